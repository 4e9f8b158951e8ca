#compdef bread
# zsh completion for bread; load it with: source <(bread completions zsh)
_bread_folders() { # option, its fallback, folder
  local root=$2 at=${words[(I)$1]}
  local -a names joined
  joined=(${(M)words:#$1=*})
  if (( at )); then root=${words[at+1]}; elif (( $#joined )); then root=${joined[-1]#*=}; fi
  names=(${root/#\~/$HOME}/$3/*(N-/:t))
  compadd -a names
}
_bread() {
  local curcontext=$curcontext state line
  local -a commands
  commands=(
    'bake:bake loaves'
    'explain:explain a flour'
  )
  _arguments -C \
    '--format=[how results are printed]:format:(text json)' \
    '(-q --quiet)'{-q,--quiet}'[say nothing but errors]' \
    '(-h --help)'{-h,--help}'[show help]' \
    '--version[show the version]' \
    '1:command:->command' \
    '*:: :->rest'
  case $state in
    command) _describe command commands ;;
    rest)
      case $line[1] in
        bake)
          _arguments \
            '(-j --jobs)'{-j+,--jobs=}'[loaves at a time]:jobs: ' \
            '(-o --output)'{-o+,--output=}'[where loaves go]:output:_files -/' \
            '*--with=[one more thing\: \[brackets\] and it'\''s quotes included]:with:_files' \
            '(-s --steam)'{-s,--steam}'[add steam]' \
            '--format=[how results are printed]:format:(text json)' \
            '(-q --quiet)'{-q,--quiet}'[say nothing but errors]' \
            '(-h --help)'{-h,--help}'[show help]' \
            '1:PLACE: ' \
            '*:RECIPE:_files' \
              && return ;;
        explain)
          _arguments \
            '--shelf=[where the flour is]:shelf:_files -/' \
            '--mill=[of which mill]:mill: _bread_folders --shelf pantry mills' \
            '--format=[how results are printed]:format:(text json)' \
            '(-q --quiet)'{-q,--quiet}'[say nothing but errors]' \
            '(-h --help)'{-h,--help}'[show help]' \
            '1:FLOUR:(rye oat)' \
              && return ;;
      esac ;;
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _bread "$@"
else
  compdef _bread bread
fi

# fish completion for bread; load it with: bread completions fish | source
function __bread_folders # option, its fallback, folder
  set -l root $argv[2]
  set -l words (commandline -opc)
  for i in (seq (count $words))
    if test "$words[$i]" = "$argv[1]"; and test $i -lt (count $words)
      set root $words[(math $i + 1)]
    else if string match -q -- "$argv[1]=*" "$words[$i]"
      set root (string replace -- "$argv[1]=" '' "$words[$i]")
    end
  end
  for folder in $root/$argv[3]/*/
    string replace -r '.*/([^/]+)/$' '$1' $folder
  end
end
complete -c bread -f
complete -c bread -n __fish_use_subcommand -a bake -d 'bake loaves'
complete -c bread -n __fish_use_subcommand -a explain -d 'explain a flour'
complete -c bread -l format -x -a 'text json' -d 'how results are printed'
complete -c bread -l quiet -s q -d 'say nothing but errors'
complete -c bread -l help -s h -d 'show help'
complete -c bread -n '__fish_use_subcommand' -l version -d 'show the version'
complete -c bread -n '__fish_seen_subcommand_from bake' -l jobs -s j -x -d 'loaves at a time'
complete -c bread -n '__fish_seen_subcommand_from bake' -l output -s o -x -a '(__fish_complete_directories)' -d 'where loaves go'
complete -c bread -n '__fish_seen_subcommand_from bake' -l with -r -F -d 'one more thing: [brackets] and it\'s quotes included'
complete -c bread -n '__fish_seen_subcommand_from bake' -l steam -s s -d 'add steam'
complete -c bread -n '__fish_seen_subcommand_from bake' -F
complete -c bread -n '__fish_seen_subcommand_from explain' -l shelf -x -a '(__fish_complete_directories)' -d 'where the flour is'
complete -c bread -n '__fish_seen_subcommand_from explain' -l mill -x -a '(__bread_folders --shelf pantry mills)' -d 'of which mill'
complete -c bread -n '__fish_seen_subcommand_from explain' -a 'rye oat'

# bash completion for bread; load it with: source <(bread completions bash)
_bread() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= word words= i
  COMPREPLY=()
  # bash splits --option=value at the sign
  if [[ $current == '=' ]]; then current=; elif [[ $previous == '=' ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    case $word in
      bake|explain) command=$word; break ;;
    esac
  done
  case $command:$previous in
    bake:--jobs|bake:-j) :; return ;;
    bake:--output|bake:-o) COMPREPLY=($(compgen -d -- "$current")); return ;;
    bake:--with) COMPREPLY=($(compgen -f -- "$current")); return ;;
    *:--format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
  esac
  if [[ $current == -* ]]; then
    case $command in
      bake) words='--jobs --output --with --steam --format --quiet --help' ;;
      explain) words='--format --quiet --help' ;;
      *) words='--format --quiet --help --version' ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    return
  fi
  case $command in
    '') COMPREPLY=($(compgen -W 'bake explain' -- "$current")) ;;
    bake) COMPREPLY=($(compgen -f -- "$current")) ;;
    explain) COMPREPLY=($(compgen -W 'rye oat' -- "$current")) ;;
  esac
}
complete -o filenames -F _bread bread

# bash completion for bread; load it with: source <(bread completions bash)
_bread_folders() { # option, its fallback, folder
  local root=$2 i name
  for ((i = 1; i < COMP_CWORD; i++)); do
    if [[ ${COMP_WORDS[i]} == "$1" ]]; then
      root=${COMP_WORDS[i+1]}
      if [[ $root == '=' ]]; then root=${COMP_WORDS[i+2]}; fi
    fi
  done
  for name in "${root/#\~/$HOME}/$3"/*/; do
    name=${name%/}
    name=${name##*/}
    if [[ $name =~ ^[A-Za-z0-9._-]+$ ]]; then printf '%s\n' "$name"; fi
  done
}
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
    explain:--shelf) COMPREPLY=($(compgen -d -- "$current")); return ;;
    explain:--mill) COMPREPLY=($(compgen -W "$(_bread_folders --shelf pantry mills)" -- "$current")); return ;;
    *:--format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
  esac
  if [[ $current == -* ]]; then
    case $command in
      bake) words='--jobs --output --with --steam --format --quiet --help' ;;
      explain) words='--shelf --mill --format --quiet --help' ;;
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

# Completion of petstore-gui for bash. tests/test_linux_desktop.py holds it to the options of the program.

_petstore_gui() {
    local word=$2 previous=$3 words
    COMPREPLY=()
    case $previous in
    --profile) words="production staging this-computer" ;;
    --base-url | --lookup | --host | --port | --log-limit) return ;;
    --picture | --database)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        return
        ;;
    *)
        if [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} == serve ]]; then
            words="--database --help --host --log-limit --port --until-stdin-closes"
        else
            words="--add --base-url --demo --help --lookup --picture --profile --self-check --version"
            [[ $COMP_CWORD -gt 1 ]] || words+=" serve"
        fi
        ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -F _petstore_gui petstore-gui

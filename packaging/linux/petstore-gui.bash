# Completion of petstore-gui for bash. tests/test_linux_desktop.py holds it to the options of the program.

_petstore_gui() {
    local word=$2 previous=$3 words
    COMPREPLY=()
    case $previous in
    --profile) words="production staging this-computer" ;;
    --status) words="available pending sold" ;;
    --sort) words="category id name status" ;;
    --base-url | --lookup | --host | --port | --log-limit | --name | --category) return ;;
    --picture | --database)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        return
        ;;
    *)
        local command=""
        [[ $COMP_CWORD -gt 1 ]] && command=${COMP_WORDS[1]}
        case $command in
        serve) words="--database --help --host --log-limit --port --until-stdin-closes" ;;
        list) words="--base-url --category --help --json --profile --reverse --sort --status" ;;
        get) words="--base-url --help --json --profile" ;;
        export) words="--base-url --category --help --json --profile --reverse --sort --status" ;;
        add) words="--again --base-url --category --help --json --name --profile --status --yes" ;;
        *)
            words="--add --base-url --demo --help --lookup --picture --profile --self-check --version"
            [[ $COMP_CWORD -gt 1 ]] || words+=" add export get list serve"
            ;;
        esac
        ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -F _petstore_gui petstore-gui

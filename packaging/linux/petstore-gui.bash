# Completion of petstore-gui for bash. tests/test_linux_desktop.py holds it to the options of the program.

_petstore_gui() {
    local word=$2 previous=$3 words command=""
    COMPREPLY=()
    case $previous in
    --profile) words="production staging this-computer" ;;
    --status) words="available pending sold" ;;
    --sort) words="category id name status" ;;
    --base-url | --lookup | --host | --port | --log-limit | --name | --category | --sheet | --column | --encoding) return ;;
    --title-row | --behind-proxy | --body-seconds | --head-seconds | --max-* | --metrics-port | --workers) return ;;
    --picture | --database | --from | --to | --tls-certificate | --tls-key | --report | --import)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        return
        ;;
    *)
        [[ $COMP_CWORD -gt 1 ]] && command=${COMP_WORDS[1]}
        case $command in
        serve)
            case ${COMP_WORDS[2]} in
            backup) words="--database --force --help" ;;
            copy) words="--from --help --to" ;;
            keys) words="--database --help add list revoke" ;;
            *)
                words="--behind-proxy --body-seconds --database --head-seconds --help --host --log-limit --max-body"
                words+=" --max-connections --max-connections-per-address --max-connections-per-key"
                words+=" --max-head --max-headers --max-requests --metrics-port --request-log"
                words+=" --port --tls-certificate --tls-key --until-stdin-closes --workers"
                [[ $COMP_CWORD -gt 2 ]] || words+=" backup copy keys"
                ;;
            esac
            ;;
        list) words="--base-url --category --help --json --profile --reverse --sort --status" ;;
        get) words="--base-url --help --json --profile" ;;
        import)
            words="--abandon --again --base-url --column --continue --dry-run --duplicates --encoding --force --help"
            words+=" --json --profile --report --sheet --title-row --yes"
            ;;
        export) words="--base-url --category --force --help --json --profile --reverse --sort --status" ;;
        add) words="--again --base-url --category --help --json --name --profile --status --yes" ;;
        *)
            words="--add --base-url --demo --help --import --lookup --picture --profile --self-check --version"
            [[ $COMP_CWORD -gt 1 ]] || words+=" add export get import list serve"
            ;;
        esac
        ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    if [[ ($command == import || $command == export || ${COMP_WORDS[2]} == backup) && $word != -* ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$word")
    fi
}
complete -F _petstore_gui petstore-gui

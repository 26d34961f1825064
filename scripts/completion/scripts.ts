import type { OptionTable } from '../command-line/options.ts'
import { lastWordOf, type Verb } from '../command-line/command.ts'

/** Scripts by shell, generated from the tables of options. */
export const scripts: Readonly<Record<string, (verbs: readonly Verb[]) => string>> = { bash, zsh, fish }

const general = ['help', 'version', '--help', '--version']

interface Word {
  word: string
  summary: string
}

function optionWords({ options }: Verb): Word[] {
  const all: OptionTable = options
  const words = Object.entries(all).map(([name, { summary }]) => ({ word: `--${name}`, summary }))
  return [...words, { word: '--help', summary: 'Print this help.' }]
}

function argumentWords({ argument, subcommands = [] }: Verb): string[] {
  return [...(argument?.values ?? []), ...subcommands.map(lastWordOf)]
}

/** The commands, each followed by its subcommands. */
function withSubcommands(verbs: readonly Verb[]): Verb[] {
  return verbs.flatMap((verb) => [verb, ...(verb.subcommands ?? [])])
}

interface ValuedOption {
  option: string
  values: readonly string[]
  isList: boolean
  isPath: boolean
}

/** Options with a value: their values, or a placeholder of files. */
function valued({ options }: Verb): ValuedOption[] {
  return Object.entries(options).flatMap(([name, { placeholder, list, values = [] }]) =>
    placeholder === undefined
      ? []
      : [{ option: `--${name}`, values, isList: list === true, isPath: /DIR|FILE/.test(placeholder) }],
  )
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

function bash(verbs: readonly Verb[]): string {
  const all = withSubcommands(verbs)
  const cases = all.map((verb) => {
    const words = [...argumentWords(verb), ...optionWords(verb).map(({ word }) => word)]
    return `    ${quoted(verb.name)}) words=${quoted(words.join(' '))} ;;`
  })
  const values = all.flatMap((verb) =>
    valued(verb).map(({ option, values: allowed, isList, isPath }) => {
      const files = isPath ? '; COMPREPLY+=($(compgen -f -- "$current"))' : ''
      // The values before the last comma of a list remain.
      const [prefix, word] = isList ? ['-P "$before" ', '${current##*,}'] : ['', '$current']
      return `    ${quoted(`${verb.name}:${option}`)}) COMPREPLY=($(compgen ${prefix}-W ${quoted(allowed.join(' '))} -- "${word}"))${files}; return ;;`
    }),
  )
  const subcommands = verbs
    .flatMap(({ subcommands = [] }) => subcommands)
    .map(({ name }) => `    ${quoted(name)}) ((COMP_CWORD > 2)) && verb=${quoted(name)} ;;`)
  return `# Completion of forge-contract for bash.
_forge_contract() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} verb=\${COMP_WORDS[1]} words= before=
  # Bash separates the name of an option, the equals sign and the value.
  if [[ $current == = ]]; then current=; elif [[ $previous == = ]]; then previous=\${COMP_WORDS[COMP_CWORD-2]}; fi
  [[ $current == *,* ]] && before=\${current%,*},
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W ${quoted([...verbs.map(({ name }) => name), ...general].join(' '))} -- "$current"))
    return
  fi
  case "$verb \${COMP_WORDS[2]}" in
${subcommands.join('\n')}
  esac
  case $verb:$previous in
${values.join('\n')}
  esac
  case $verb in
    help) words=${quoted(verbs.map(({ name }) => name).join(' '))} ;;
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -F _forge_contract forge-contract
`
}

/** Brackets and colons have a meaning in the specifications of zsh. */
const escaped = (text: string): string => text.replaceAll(/[[\]:\\]/g, String.raw`\$&`)

/** The call that completes the arguments and options of a command. */
function zshArguments(verb: Verb): string {
  const described = new Map(valued(verb).map((each) => [each.option, each]))
  const specs = optionWords(verb).map(({ word, summary }) => {
    const value = described.get(word)
    if (value === undefined) return quoted(`${word}[${escaped(summary)}]`)
    return quoted(`${value.isList ? '*' : ''}${word}=[${escaped(summary)}]:value:${zshAction(value)}`)
  })
  const words = argumentWords(verb)
  const argument = words.length === 0 ? [] : [quoted(`1:argument:(${words.join(' ')})`)]
  return `_arguments ${[...argument, ...specs].join(' ')}`
}

/** Completes a value. */
function zshAction({ values, isList, isPath }: ValuedOption): string {
  if (values.length === 0) return isPath ? '_files' : ''
  const words = values.join(' ')
  const action = isList ? `_values -s , value ${words}` : `compadd ${words}`
  return `{${action}${isPath ? '; _files' : ''}}`
}

function zsh(verbs: readonly Verb[]): string {
  const cases = verbs.map((verb) => {
    const branches = (verb.subcommands ?? []).map(
      (each) =>
        `if ((CURRENT > 2)) && [[ $words[2] == ${lastWordOf(each)} ]]; then shift words; ((CURRENT--)); ${zshArguments(each)}; return; fi; `,
    )
    return `    ${verb.name}) ${branches.join('')}${zshArguments(verb)} ;;`
  })
  const names = verbs.map(({ name, summary }) => quoted(`${name}:${summary}`))
  return `#compdef forge-contract
# Completion of forge-contract for zsh.
_forge_contract() {
  local -a commands=(${names.join(' ')} 'help:describe a command' 'version:print the version')
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  local verb=$words[2]
  shift words
  ((CURRENT--))
  case $verb in
    help) _describe command commands ;;
${cases.join('\n')}
  esac
}
compdef _forge_contract forge-contract
`
}

const seenOf = (word: string): string => `__fish_seen_subcommand_from ${word}`

/** The values before the last comma of a list remain. */
function fishValues({ values, isList }: ValuedOption): string {
  const words = values.join(' ')
  return isList && words !== '' ? `(__fish_append , ${words})` : words
}

function fish(verbs: readonly Verb[]): string {
  const complete = (condition: string, rest: string, files: '-f' | '-F' = '-f'): string =>
    `complete -c forge-contract ${files} -n ${quoted(condition)} ${rest}`
  const commands = verbs.map(({ name, summary }) =>
    complete('__fish_use_subcommand', `-a ${name} -d ${quoted(summary)}`),
  )
  const lines = withSubcommands(verbs).flatMap((verb) => {
    const own = verb.name.split(' ').map(seenOf)
    const others = (verb.subcommands ?? []).map((each) => `not ${seenOf(lastWordOf(each))}`)
    const seen = [...own, ...others].join('; and ')
    const described = new Map(valued(verb).map((each) => [each.option, each]))
    return [
      ...argumentWords(verb).map((word) => complete(seen, `-a ${word}`)),
      ...optionWords(verb).map(({ word, summary }) => {
        const value = described.get(word)
        const values = value === undefined ? '' : ` -r -a ${quoted(fishValues(value))}`
        return complete(
          seen,
          `-l ${word.slice(2)} -d ${quoted(summary)}${values}`,
          value?.isPath === true ? '-F' : '-f',
        )
      }),
    ]
  })
  return `# Completion of forge-contract for fish.
complete -c forge-contract -f
${[...commands, ...lines].join('\n')}
${complete('__fish_use_subcommand', "-a help -d 'describe a command'")}
${complete('__fish_seen_subcommand_from help', `-a ${quoted(verbs.map(({ name }) => name).join(' '))}`)}
${complete('__fish_use_subcommand', "-a version -d 'print the version'")}
`
}

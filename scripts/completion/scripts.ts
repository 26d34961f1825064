import type { OptionTable } from '../command-line/options.ts'
import type { Verb } from '../command-line/command.ts'

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

function argumentWords({ argument }: Verb): string[] {
  return [...(argument?.values ?? [])]
}

/** Options with a value: their values, or a placeholder of files. */
function valued({ options }: Verb): { option: string; values: readonly string[]; isPath: boolean }[] {
  return Object.entries(options).flatMap(([name, { placeholder, values = [] }]) =>
    placeholder === undefined ? [] : [{ option: `--${name}`, values, isPath: /DIR|FILE/.test(placeholder) }],
  )
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

function bash(verbs: readonly Verb[]): string {
  const cases = verbs.map((verb) => {
    const words = [...argumentWords(verb), ...optionWords(verb).map(({ word }) => word)]
    return `    ${verb.name}) words=${quoted(words.join(' '))} ;;`
  })
  const values = verbs.flatMap((verb) =>
    valued(verb).map(({ option, values: allowed, isPath }) => {
      const files = isPath ? '; COMPREPLY+=($(compgen -f -- "$current"))' : ''
      return `    ${verb.name}:${option}) COMPREPLY=($(compgen -W ${quoted(allowed.join(' '))} -- "$current"))${files}; return ;;`
    }),
  )
  return `# Completion of forge-contract for bash.
_forge_contract() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} verb=\${COMP_WORDS[1]} words=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W ${quoted([...verbs.map(({ name }) => name), ...general].join(' '))} -- "$current"))
    return
  fi
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

function zsh(verbs: readonly Verb[]): string {
  const cases = verbs.map((verb) => {
    const described = new Map(valued(verb).map((each) => [each.option, each]))
    const specs = optionWords(verb).map(({ word, summary }) => {
      const value = described.get(word)
      if (value === undefined) return quoted(`${word}[${escaped(summary)}]`)
      const action = value.values.length > 0 ? `(${value.values.join(' ')})` : value.isPath ? '_files' : ''
      return quoted(`${word}=[${escaped(summary)}]:value:${action}`)
    })
    const words = argumentWords(verb)
    const argument = words.length === 0 ? [] : [quoted(`1:argument:(${words.join(' ')})`)]
    return `    ${verb.name}) _arguments ${[...argument, ...specs].join(' ')} ;;`
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

function fish(verbs: readonly Verb[]): string {
  const complete = (condition: string, rest: string, files: '-f' | '-F' = '-f'): string =>
    `complete -c forge-contract ${files} -n ${quoted(condition)} ${rest}`
  const lines = verbs.flatMap((verb) => {
    const seen = `__fish_seen_subcommand_from ${verb.name}`
    const described = new Map(valued(verb).map((each) => [each.option, each]))
    return [
      complete('__fish_use_subcommand', `-a ${verb.name} -d ${quoted(verb.summary)}`),
      ...argumentWords(verb).map((word) => complete(seen, `-a ${word}`)),
      ...optionWords(verb).map(({ word, summary }) => {
        const value = described.get(word)
        const values = value === undefined ? '' : ` -r -a ${quoted(value.values.join(' '))}`
        return complete(
          seen,
          `-l ${word.slice(2)} -d ${quoted(summary)}${values}`,
          value?.isPath === true ? '-F' : '-f',
        )
      }),
    ]
  })
  return `# Completion of forge-contract for fish.
${lines.join('\n')}
${complete('__fish_use_subcommand', "-a help -d 'describe a command'")}
${complete('__fish_seen_subcommand_from help', `-a ${quoted(verbs.map(({ name }) => name).join(' '))}`)}
${complete('__fish_use_subcommand', "-a version -d 'print the version'")}
`
}

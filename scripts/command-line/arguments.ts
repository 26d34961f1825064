import { parseArgs } from 'node:util'
import { suggestion } from '../../server-stub/http/suggestion.ts'
import { lastWordOf, type Argument, type Command, type Verb } from './command.ts'
import type { Io } from './io.ts'
import { invocation } from './package-file.ts'
import { CommandError } from './io.ts'
import type { OptionTable, ValuesOf } from './options.ts'

interface OptionToken {
  readonly rawName: string
  readonly value: string | undefined
  readonly inlineValue: boolean | undefined
}

/** How the help of a command or script is called. */
function helpCall(call: string): string {
  const [, verb, rest = ''] = /^forge-contract ([^ ]+)(.*)$/.exec(call) ?? []
  return verb === undefined ? `${call} -- --help` : invocation(verb, `${rest} --help`.trim())
}

/** Reads the options and the other words. Throws `CommandError` for the first that is wrong. */
export function parseArguments<Options extends OptionTable>(
  call: string,
  usage: Pick<Command<Options>, 'options' | 'argument' | 'subcommands'>,
  args: readonly string[],
  environment: Io['environment'],
): { values: ValuesOf<Options>; words: readonly string[] } {
  const { given, words } = splitArguments(call, usage, args)
  return { values: readValues(usage.options, given, environment), words }
}

function readValues<Options extends OptionTable>(
  options: Options,
  given: ReadonlyMap<string, string>,
  environment: Io['environment'],
): ValuesOf<Options> {
  const entries = Object.entries(options).map(([name, option]): [string, unknown] => {
    const variable = option.environment
    const inherited = variable === undefined ? undefined : environment[variable] || undefined
    const value = given.get(name) ?? inherited
    try {
      return [name, option.read(value)]
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      throw new CommandError(`${given.has(name) ? `--${name}` : variable} ${error.message}`)
    }
  })
  // Each value was read by the option of the same name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(entries) as ValuesOf<Options>
}

function splitArguments(
  call: string,
  {
    options,
    argument,
    subcommands = [],
  }: { options: OptionTable; argument?: Argument; subcommands?: readonly Verb[] },
  args: readonly string[],
): { given: Map<string, string>; words: string[] } {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, option]) => [
        name,
        { type: isSwitch(option) ? 'boolean' : 'string' } as const,
      ]),
    ),
  })
  const help = `; see ${helpCall(call)}`
  const given = new Map<string, string>()
  const words: string[] = []
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') {
      if (argument === undefined || words.length === (argument.most ?? 1))
        throw new CommandError(
          `unexpected argument '${token.value}'${suggestedSubcommand(call, token.value, subcommands) || help}`,
        )
      words.push(allowed(argument, token.value))
      continue
    }
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (option === undefined)
      throw new CommandError(`unknown option ${token.rawName}${suggestedOption(token.name, options) || help}`)
    if (isSwitch(option) && token.value !== undefined)
      throw new CommandError(`${token.rawName} takes no value${help}`)
    if (!isSwitch(option)) requireValue(token, help)
    const before = option.list === true ? given.get(token.name) : undefined
    given.set(token.name, [before, token.value ?? ''].filter((part) => part !== undefined).join(','))
  }
  if (words.length < (argument?.least ?? 0))
    throw new CommandError(`requires ${argument?.placeholder}${help}`)
  return { given, words }
}

/** A value that looks like an option is most likely the next option. */
function requireValue({ rawName, value, inlineValue }: OptionToken, help: string): void {
  if (value === undefined) throw new CommandError(`${rawName} requires a value${help}`)
  if (!inlineValue && value.startsWith('-'))
    throw new CommandError(`${rawName} requires a value; one that begins with '-' is given as ${rawName}=…`)
}

function allowed({ placeholder, values }: Argument, word: string): string {
  if (values === undefined || values.includes(word)) return word
  throw new CommandError(`unknown ${placeholder} '${word}'; allowed values: ${values.join(', ')}`)
}

/** Options are at least three letters long: `-p` is not close to any. */
function suggestedOption(name: string, options: OptionTable): string {
  return name.length < 3 ? '' : suggestion(name, Object.keys(options), '--')
}

function suggestedSubcommand(call: string, word: string, subcommands: readonly Verb[]): string {
  const known = subcommands.map(lastWordOf)
  return known.includes(word) ? `; write ${call} ${word} before its options` : suggestion(word, known)
}

function isSwitch(option: OptionTable[string]): boolean {
  return option.placeholder === undefined
}

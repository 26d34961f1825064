import { parseArgs } from 'node:util'
import { suggestion } from '../../server-stub/embedding/options.ts'
import type { Argument, Command, Verb } from './command.ts'
import { commandHelp } from './help.ts'
import type { Io } from './io.ts'
import { CommandError, exit } from './io.ts'
import type { OptionTable, ValuesOf } from './options.ts'

export function verb<Options extends OptionTable>(command: Command<Options>): Verb {
  const { name, summary, options, argument } = command
  return {
    name,
    summary,
    options,
    ...(argument === undefined ? {} : { argument }),
    async execute(args, io) {
      if (args.includes('--help') || args.includes('-h')) {
        io.out(commandHelp(command, io))
        return exit.fine
      }
      const given = readArguments(command, args)
      return command.run(readValues(command, given.options, io.environment), io, given.argument)
    },
  }
}

function readValues<Options extends OptionTable>(
  { options }: Command<Options>,
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

function readArguments<Options extends OptionTable>(
  { name: verbName, options, argument }: Command<Options>,
  args: readonly string[],
): { options: Map<string, string>; argument?: string } {
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
  const help = `; see forge-contract ${verbName} --help`
  const given = new Map<string, string>()
  let word: string | undefined
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') {
      if (argument === undefined || word !== undefined)
        throw new CommandError(`unexpected argument '${token.value}'${help}`)
      word = allowed(argument, token.value)
      continue
    }
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (option === undefined)
      throw new CommandError(`unknown option ${token.rawName}${suggestedOption(token.name, options) || help}`)
    if (isSwitch(option) && token.value !== undefined)
      throw new CommandError(`${token.rawName} takes no value${help}`)
    // A value that looks like an option is most likely the next option; such a value is given with `=`.
    const forgotten = token.value === undefined || (!token.inlineValue && token.value.startsWith('-'))
    if (!isSwitch(option) && forgotten) throw new CommandError(`${token.rawName} requires a value${help}`)
    const before = option.list === true ? given.get(token.name) : undefined
    given.set(token.name, [before, token.value ?? ''].filter((part) => part !== undefined).join(','))
  }
  return { options: given, ...(word === undefined ? {} : { argument: word }) }
}

function allowed({ placeholder, values }: Argument, word: string): string {
  if (values.includes(word)) return word
  const help = suggestion(word, values) || `; one of ${values.join(', ')}`
  throw new CommandError(`unknown ${placeholder} '${word}'${help}`)
}

/** Options are at least three letters long: `-p` is not close to any. */
function suggestedOption(name: string, options: OptionTable): string {
  return name.length < 3 ? '' : suggestion(name, Object.keys(options), '--')
}

function isSwitch(option: OptionTable[string]): boolean {
  return option.placeholder === undefined
}

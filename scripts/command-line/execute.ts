import { suggestion } from '../../server-stub/http/suggestion.ts'
import { invocation, version } from './package-file.ts'
import { overview } from './help.ts'
import type { ExitCode, Io } from './io.ts'
import { CommandError, exit, styled } from './io.ts'
import type { Verb } from './command.ts'

/**
 * Runs the command that the arguments name; an error becomes one line and an exit code. A command that throws the reason of
 * `io.stop` was interrupted: it prints nothing.
 */
export async function execute(verbs: readonly Verb[], args: readonly string[], io: Io): Promise<ExitCode> {
  const [name, ...rest] = args
  const chosen = verbs.find((verb) => verb.name === name)
  try {
    if (chosen !== undefined) return await chosen.execute(rest, io)
    return await executeGeneral(verbs, args, io)
  } catch (error) {
    if (io.stop.aborted && error === io.stop.reason) return exit.interrupted
    const call = chosen?.call ?? ['forge-contract', ...(chosen === undefined ? [] : [chosen.name])].join(' ')
    io.err(`${styled(io, 'red', `${call}:`)} ${explain(error, io)}`)
    return exit.error
  }
}

/** `help [COMMAND [SUBCOMMAND]]`, `version`, and their options. Throws `CommandError` for anything else. */
async function executeGeneral(
  verbs: readonly Verb[],
  [name, topic, ...words]: readonly string[],
  io: Io,
): Promise<ExitCode> {
  if (name === '--version' || name === 'version') {
    io.out(version())
    return exit.success
  }
  if (name === 'help' && topic !== undefined) {
    const described = verbs.find((verb) => verb.name === topic)
    if (described === undefined) throw unknownCommand(verbs, topic)
    return described.execute([...words, '--help'], io)
  }
  if (name === '--help' || name === '-h' || name === 'help') {
    io.out(overview(verbs, io))
    return exit.success
  }
  throw name === undefined
    ? new CommandError(`a command is missing${commandsOf(verbs)}`)
    : unknownCommand(verbs, name)
}

function unknownCommand(verbs: readonly Verb[], name: string): CommandError {
  const isOption = name.startsWith('-')
  const known = isOption ? ['--help', '--version'] : [...verbs.map((verb) => verb.name), 'help', 'version']
  const kind = isOption ? `option ${name}` : `command '${name}'`
  return new CommandError(`unknown ${kind}${suggestion(name, known) || commandsOf(verbs)}`)
}

function commandsOf(verbs: readonly Verb[]): string {
  return `; commands: ${verbs.map((verb) => verb.name).join(', ')}; see ${invocation('--help')}`
}

/** One line for an error that the user can correct; with FORGE_DEBUG the stack of any other. */
function explain(error: unknown, io: Io): string {
  if (error instanceof CommandError) return error.message
  const trace = io.environment['FORGE_DEBUG'] ? `\n${error instanceof Error ? error.stack : ''}` : ''
  const message = error instanceof Error ? error.message : String(error)
  return `unexpected error: ${message} (set FORGE_DEBUG=1 to print the stack)${trace}`
}

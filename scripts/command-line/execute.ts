import { readFileSync } from 'node:fs'
import { packageFile } from './package-file.ts'
import { overview } from './help.ts'
import type { ExitCode, Io } from './io.ts'
import { CommandError, exit, styled } from './io.ts'
import type { Verb } from './verb.ts'

/** Runs the verb that the arguments name; what goes wrong becomes one line and an exit code. */
export async function execute(verbs: readonly Verb[], args: readonly string[], io: Io): Promise<ExitCode> {
  const [name, ...rest] = args
  const chosen = verbs.find((verb) => verb.name === name)
  try {
    if (chosen !== undefined) return await chosen.execute(rest, io)
    if (name === '--version') {
      io.out(version())
      return exit.fine
    }
    if (name === '--help' || name === '-h') {
      io.out(overview(verbs, io))
      return exit.fine
    }
    const known = verbs.map((verb) => verb.name).join(', ')
    throw new CommandError(
      `${name === undefined ? 'say what to do' : `there is no verb ${name}`}: ${known}, or --help`,
    )
  } catch (error) {
    const prefix = ['forge-contract', chosen?.name].filter((part) => part !== undefined).join(' ')
    io.err(`${styled(io, 'red', `${prefix}:`)} ${explain(error, io)}`)
    return exit.couldNotTell
  }
}

/** One line for what the user can put right; the whole story for what nobody foresaw. */
function explain(error: unknown, io: Io): string {
  if (error instanceof CommandError) return error.message
  const trace = io.environment['FORGE_DEBUG'] ? `\n${error instanceof Error ? error.stack : ''}` : ''
  const message = error instanceof Error ? error.message : String(error)
  return `${message} (unexpected; FORGE_DEBUG=1 shows where)${trace}`
}

function version(): string {
  const { version: text }: { version: string } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8'))
  return text
}

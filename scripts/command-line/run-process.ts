import { execute } from './execute.ts'
import { exit } from './io.ts'
import { printProgress } from './progress.ts'
import type { Verb } from './command.ts'
import { errorText } from './wrap.ts'

/** Runs a command with the streams, environment, signals and exit code of this process. */
export async function runProcess(verbs: readonly Verb[], args: readonly string[]): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Once only: the second signal ends a command that does not stop.
    process.once(signal, () => stopping.abort())
  }
  let isLost = false
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    stopping.abort()
    // A closed pipe (`| head`) ends the command, and is not an error.
    if (error.code === 'EPIPE' || isLost) return
    isLost = true
    process.exitCode = exit.error
    console.error(`forge-contract: cannot write to standard output: ${error.message}`)
  })
  // A server continues when the disk of its log is full or the reader of the log has ended.
  process.stderr.on('error', () => {})
  const code = await execute(verbs, args, {
    out: (text) => console.log(text),
    err: (text) => console.error(errorText(text, process.stderr.isTTY ? process.stderr.columns : undefined)),
    log: (line) => console.error(line),
    ...(process.stderr.isTTY ? { progress: printProgress } : {}),
    environment: process.env,
    ...(process.stdout.isTTY ? { columns: process.stdout.columns } : {}),
    colour: usesColours(process.env, process.stdout.isTTY),
    stop: stopping.signal,
  })
  process.exitCode = isLost ? exit.error : code
}

/** `FORCE_COLOR` and `NO_COLOR` override what the terminal suggests. */
export function usesColours(
  { FORCE_COLOR: force, NO_COLOR: no, TERM: terminal }: NodeJS.ProcessEnv,
  isTerminal: boolean,
): boolean {
  if (force !== undefined && force !== '') return force !== '0' && force !== 'false'
  return isTerminal && !no && terminal !== 'dumb'
}

import { execute } from './execute.ts'
import { printProgress } from './progress.ts'
import type { Verb } from './command.ts'

/** Runs a command with the streams, environment, signals and exit code of this process. */
export async function runProcess(verbs: readonly Verb[], args: readonly string[]): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Once only: the second signal ends a command that does not stop.
    process.once(signal, () => stopping.abort())
  }
  // A closed pipe (`| head`) is not an error.
  process.stdout.on('error', () => process.exit())
  process.exitCode = await execute(verbs, args, {
    out: (text) => console.log(text),
    err: (text) => console.error(text),
    ...(process.stderr.isTTY ? { progress: printProgress } : {}),
    environment: process.env,
    ...(process.stdout.isTTY ? { columns: process.stdout.columns } : {}),
    colour: usesColours(process.env, process.stdout.isTTY),
    stop: stopping.signal,
  })
}

/** `FORCE_COLOR` and `NO_COLOR` override what the terminal suggests. */
export function usesColours(
  { FORCE_COLOR: force, NO_COLOR: no, TERM: terminal }: NodeJS.ProcessEnv,
  isTerminal: boolean,
): boolean {
  if (force !== undefined && force !== '') return force !== '0' && force !== 'false'
  return isTerminal && !no && terminal !== 'dumb'
}

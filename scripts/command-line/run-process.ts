import { execute } from './execute.ts'
import type { Verb } from './verb.ts'

/** Runs verbs as this process: its streams, its environment, its signals, its exit code. */
export async function runProcess(verbs: readonly Verb[], args: readonly string[]): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Once only: a second signal ends a command that does not end by itself.
    process.once(signal, () => stopping.abort())
  }
  // A reader that has seen enough (`| head`) is no failure.
  process.stdout.on('error', () => process.exit())
  process.exitCode = await execute(verbs, args, {
    out: (text) => console.log(text),
    err: (text) => console.error(text),
    ...(process.stderr.isTTY ? { progress: showProgress } : {}),
    environment: process.env,
    ...(process.stdout.isTTY ? { columns: process.stdout.columns } : {}),
    colour: process.stdout.isTTY && !process.env['NO_COLOR'],
    stop: stopping.signal,
  })
}

/** On one line that is written over, and that must not break. */
function showProgress(line: string): void {
  process.stderr.write(`\r\x1b[K${line.slice(0, process.stderr.columns - 1)}`)
}

import { styleText } from 'node:util'

/** Streams, environment and terminal of a command. */
export interface Io {
  /** Prints lines of the result to standard output. */
  out(text: string): void
  /** Prints the text of an error to standard error, wrapped if that is a terminal. */
  err(text: string): void
  /** Prints a line of a log to standard error. */
  log(line: string): void
  /** Replaces the progress line; absent without a terminal. */
  progress?: (line: string) => void
  environment: Readonly<Record<string, string | undefined>>
  /** Whether colours are used. */
  colour: boolean
  /** Columns of the terminal; absent without one. */
  columns?: number
  /** Aborted when the user ends the command. */
  stop: AbortSignal
}

/** How a command ended. */
export const exit = { success: 0, negative: 1, error: 2, interrupted: 130 } as const
export type ExitCode = (typeof exit)[keyof typeof exit]

/** An error that the user can correct: one line with what is wrong and what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Why the server cannot listen there, and what to do; undefined for an error of another kind. */
export function listenError(error: unknown, where: { host: string; port: number }): CommandError | undefined {
  const message = error instanceof Error ? error.message : ''
  if (!/EADDRINUSE|EACCES|EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN/.test(message)) return undefined
  return message.includes('EADDRINUSE')
    ? new CommandError(`port ${where.port} is in use; choose another with --port (0: a free one)`)
    : new CommandError(
        `cannot listen on ${where.host} port ${where.port}; choose others with --host and --port`,
      )
}

/** The text in a format, if colours are used. */
export function styled(
  io: Pick<Io, 'colour'>,
  format: 'bold' | 'dim' | 'red' | 'green',
  text: string,
): string {
  return io.colour ? styleText(format, text, { validateStream: false }) : text
}

/** Waits until the user ends the command. */
export function untilStopped({ stop }: Io): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) resolve()
    else stop.addEventListener('abort', () => resolve(), { once: true })
  })
}

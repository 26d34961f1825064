import { styleText } from 'node:util'

/** The world as a command sees it. */
export interface Io {
  /** Prints a line (or several) of the result. */
  out(text: string): void
  /** Prints a line about what went wrong. */
  err(text: string): void
  /** Shows how far something is, in place of what it showed before; absent where nobody watches. */
  progress?: (line: string) => void
  environment: Readonly<Record<string, string | undefined>>
  /** Whether colours may be used. */
  colour: boolean
  /** Width of the terminal that reads the result; absent where none does. */
  columns?: number
  /** Aborted when the user wants a command that runs on to end. */
  stop: AbortSignal
}

/** How a command ended. */
export const exit = { fine: 0, notFine: 1, couldNotTell: 2 } as const
export type ExitCode = (typeof exit)[keyof typeof exit]

/** Something the user can put right: one line that says what is wrong and what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Why nothing can listen there, and what to do; undefined for a failure of another kind. */
export function listenError(error: unknown, where: { host: string; port: number }): CommandError | undefined {
  const message = error instanceof Error ? error.message : ''
  if (!/EADDRINUSE|EACCES|EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN/.test(message)) return undefined
  return message.includes('EADDRINUSE')
    ? new CommandError(`port ${where.port} is taken; give another with --port (0 takes a free one)`)
    : new CommandError(
        `cannot listen on ${where.host} port ${where.port}; give others with --host and --port`,
      )
}

/** Emphasis where colours may be used. */
export function styled(io: Io, format: 'bold' | 'dim' | 'red' | 'green', text: string): string {
  return io.colour ? styleText(format, text, { validateStream: false }) : text
}

/** Waits until the user wants the command to end. */
export function untilStopped({ stop }: Io): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) resolve()
    else stop.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** The process that starts the programs of `launcher.ts`. It ends with the process that needs them. */
import { execFile } from 'node:child_process'

/** A program to run. */
export interface Order {
  readonly id: number
  readonly program: string
  readonly args: readonly string[]
  readonly folder: string
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** How it ended. */
export interface Finished {
  readonly id: number
  /** Its exit status, or -1 if it did not end by itself. */
  readonly status: number
  readonly out: Buffer
  readonly err: Buffer
}

process.on('message', ({ id, program, args, folder, environment }: Order) => {
  const options = { cwd: folder, env: { ...environment }, maxBuffer: 1 << 28, encoding: 'buffer' } as const
  execFile(program, args, options, (error, out, err) => {
    const status = error === null ? 0 : typeof error.code === 'number' ? error.code : -1
    process.send?.({ id, status, out, err } satisfies Finished)
  })
})

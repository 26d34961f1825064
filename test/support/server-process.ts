/** The server as its users start it: the command, in a process of its own. */
import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

const cli = join(import.meta.dirname, '..', '..', 'scripts', 'cli.ts')

export interface ServerProcess extends AsyncDisposable {
  origin: string
  pid: number
  /** Output of the start. */
  welcome: string
  /** Ends it without a chance to tidy up. */
  kill(): Promise<void>
  /** Ends the process; returns its exit code and standard error. */
  terminate(): Promise<{ code: number | null; errors: string }>
}

/** A server that may not be ready yet. */
export interface LaunchedServer {
  /** Rejects with the standard error of the process if it ends instead. */
  ready: Promise<ServerProcess>
  /** Kills the process at any time; does nothing if it has ended. */
  kill(): Promise<void>
  /** Resolves when the process has ended. */
  ended: Promise<unknown>
}

/** Starts `serve` on a free port. Rejects with its output if it ends instead. */
export function startServer(args: readonly string[]): Promise<ServerProcess> {
  return launchServer(args).ready
}

/** Starts `serve` on a free port, with these variables in its environment, and does not wait until it is ready. */
export function launchServer(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): LaunchedServer {
  const child = spawn(process.execPath, [cli, 'serve', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const ended: Promise<unknown[]> = once(child, 'exit')
  const errors = text(child.stderr)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal)
    await ended
  }
  const ready = async (): Promise<ServerProcess> => {
    const { origin, welcome } = await welcomeOf(child, ended, errors)
    return {
      origin,
      pid: child.pid ?? 0,
      welcome,
      kill: () => end('SIGKILL'),
      terminate: async () => {
        await end('SIGTERM')
        return { code: child.exitCode, errors: await errors }
      },
      [Symbol.asyncDispose]: () => end('SIGTERM'),
    }
  }
  return { ready: ready(), kill: () => end('SIGKILL'), ended }
}

function welcomeOf(
  { stdout }: ChildProcessByStdio<null, Readable, Readable>,
  ended: Promise<unknown>,
  errors: Promise<string>,
): Promise<{ origin: string; welcome: string }> {
  let welcome = ''
  return new Promise((found, failed) => {
    stdout.on('data', (chunk: Buffer) => {
      welcome += chunk.toString()
      const origin = / API +(\S+)\/api\/v4\n/.exec(welcome)?.[1]
      if (origin !== undefined) found({ origin, welcome })
    })
    ended.then(async () => failed(new Error(await errors)), failed)
  })
}

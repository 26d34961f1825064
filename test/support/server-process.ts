/** The server as its users start it: the command, in a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const cli = join(import.meta.dirname, '..', '..', 'scripts', 'cli.ts')

export interface ServerProcess extends AsyncDisposable {
  origin: string
  pid: number
  /** What it said when it was up. */
  welcome: string
  /** Ends it without a chance to tidy up. */
  kill(): Promise<void>
  /** Asks it to end, and gives its exit code and what it wrote to standard error. */
  terminate(): Promise<{ code: number | null; errors: string }>
}

/** Starts `serve` on a free port. Rejects with what it said when it ends instead. */
export async function startServer(args: readonly string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, [cli, 'serve', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended: Promise<unknown[]> = once(child, 'exit')
  const errors = text(child.stderr)
  let welcome = ''
  const origin = await new Promise<string>((found, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      welcome += chunk.toString()
      const origin = / API +(\S+)\/api\/v4\n/.exec(welcome)?.[1]
      if (origin !== undefined) found(origin)
    })
    ended.then(async () => failed(new Error(await errors)), failed)
  })
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal)
    await ended
  }
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

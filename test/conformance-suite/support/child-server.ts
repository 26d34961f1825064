/** A server in a process of its own, started by a file that prints where it serves. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export interface ChildServer extends AsyncDisposable {
  /** What it printed: the base URL with its prefix. */
  readonly baseUrl: string
}

/** Runs a file with Node until it has printed a URL. Rejects with its output if it ends before. */
export async function serveFile(file: string, args: readonly string[]): Promise<ChildServer> {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  const errors = text(child.stderr)
  let output = ''
  const baseUrl = await new Promise<string>((found, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const baseUrl = /http:\/\/[^\s/]+\/api\/v4/.exec(output)?.[0]
      if (baseUrl !== undefined) found(baseUrl)
    })
    ended.then(async () => failed(new Error(await errors)), failed)
  })
  return {
    baseUrl,
    async [Symbol.asyncDispose]() {
      child.kill()
      await ended
    },
  }
}

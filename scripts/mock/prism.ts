import type { ChildProcessByStdio } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { CommandError, listenError } from '../command-line/io.ts'
import { contractFile } from '../command-line/package-file.ts'
import type { Contract } from '../pipeline/contract.ts'
import { mockDocument, prefix } from './document.ts'
import { startFront } from './front.ts'

/** A running mock. */
export interface Mock {
  /** URL of the API with its version prefix. */
  baseUrl: string
  /** The same of Prism itself, without the server in front of it. */
  prismUrl: string
  /** Fulfilled when the mock has ended, for any reason. */
  ended: Promise<void>
  close(): Promise<void>
}

export interface MockOptions {
  host: string
  /** 0: a free one. */
  port: number
  /** Called for every request, with its violations of the contract. */
  log?: (line: string) => void
  /** Ends the start when aborted. */
  signal?: AbortSignal
}

const prismVersion = '5.16.0'

type Child = ChildProcessByStdio<null, Readable, Readable>

/**
 * Starts Prism on the contract, below the version prefix, and waits until it listens; undefined if the start was ended before.
 * Throws `CommandError` when it is not installed or cannot listen there.
 */
export async function startMock(options: MockOptions & { signal: AbortSignal }): Promise<Mock | undefined>
export async function startMock(options: MockOptions): Promise<Mock>
export async function startMock({
  host,
  port,
  log = () => {},
  signal,
}: MockOptions): Promise<Mock | undefined> {
  const contract: Contract = JSON.parse(await readFile(contractFile, 'utf8'))
  const command = prismCommand()
  const prism = Promise.withResolvers<string>()
  const front = await startFront(prism.promise, { host, port, log }).catch((error: unknown) => {
    throw listenError(error, { host, port }) ?? error
  })
  const origin = originOf(host, front.port)
  const folder = await mkdtemp(join(tmpdir(), 'forge-mock-'))
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(mockDocument(contract, origin)))
  const child = spawn(process.execPath, [command, 'mock', file, '--host', '127.0.0.1', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  const ended = once(child, 'exit').then(() => {
    front.close()
    return rm(folder, { recursive: true, force: true })
  })
  const close = async () => {
    child.kill()
    await ended
  }
  const end = () => child.kill()
  signal?.addEventListener('abort', end, { once: true })
  if (signal?.aborted === true) end()
  try {
    const prismOrigin = await listening(child, ended, log)
    prism.resolve(prismOrigin)
    return { baseUrl: origin + prefix, prismUrl: prismOrigin + prefix, ended, close }
  } catch (error) {
    await close()
    if (signal?.aborted === true) return undefined
    throw error
  }
}

function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** The origin of Prism, once it listens. Passes the lines on that it logs afterwards; those before list its operations. */
function listening(child: Child, ended: Promise<void>, log: (line: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let output: string[] = []
    let started = false
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        const url = /is listening on (http:\S+)/.exec(line)?.[1]
        if (started) log(line)
        else if (url !== undefined) resolve(url)
        started ||= url !== undefined
        output = [...output.slice(-2), line]
      })
    }
    void ended.then(() => reject(new Error(`the mock ended before it listened: ${output.join(' ')}`)))
  })
}

function prismCommand(): string {
  const { resolve } = createRequire(import.meta.url)
  try {
    return join(dirname(resolve('@stoplight/prism-cli/package.json')), 'dist', 'index.js')
  } catch {
    throw new CommandError(
      `needs Prism, which this package does not install: npm install --save-dev @stoplight/prism-cli@${prismVersion}`,
    )
  }
}

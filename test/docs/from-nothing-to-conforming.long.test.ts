/** Follows the guide: writes each file, runs each command, and compares the output with that of the guide. */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtPackage } from '../support/built-package.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
const guide = await readFile(join(root, 'docs', 'from-nothing-to-conforming.md'), 'utf8')

interface Block {
  readonly number: number
  /** `ts`, `json`, `sh` or `text`. */
  readonly language: string
  /** Name of the file, or nothing. */
  readonly file: string
  readonly content: string
}

const blocks: readonly Block[] = [...guide.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms)].map(
  ([, language = '', file = '', content = ''], number) => ({ number, language, file, content }),
)

/** How a run of the suite ended. */
interface Ending {
  readonly command: string
  readonly status: number
  /** Rules that pass, and those that fail or are blocked; a run that does not begin has none. */
  readonly pass: number
  readonly failing: number
}

let dist = ''
let folder = ''
let port = 0
let server: ChildProcess | null = null
let exported = ''
let output = ''
const endings: Ending[] = []

beforeAll(async () => {
  dist = await builtPackage()
  // Within the checkout, where packages are found.
  folder = await mkdtemp(join(root, '.examples-'))
  port = await freePort()
})
afterAll(async () => {
  await stopServer()
  await rm(folder, { recursive: true, force: true })
})

describe('the guide', () => {
  test.for(blocks.map((block) => [titleOf(block), block] as const))('%s', async ([, block]) => {
    const content = block.content.replaceAll('3000', String(port))
    if (block.file !== '') await writeFile(join(folder, block.file), content)
    else if (block.language === 'text') expectOutput(content)
    else if (content.startsWith('export ')) exported = content
    else if (content.startsWith('node ')) await startServer(content.trim().split(' ').slice(1))
    else await runCommands(content)
  })

  test('fails fewer checks after every step', () => {
    const steps = endings.filter(({ command }) => command.includes('--area variables'))
    expect(steps.map(({ status }) => status)).toEqual([2, 1, 1, 1, 0])
    const [people, ...later] = steps.slice(1)
    expect(people?.pass).toBe(0)
    let before = people
    for (const step of later) {
      expect(step.pass).toBeGreaterThan(before?.pass ?? 0)
      expect(step.failing).toBeLessThan(before?.failing ?? 0)
      before = step
    }
    expect(before?.failing).toBe(0)
  })

  test('contains the exit statuses of its other runs', () => {
    const others = endings.filter(({ command }) => !command.includes('--area variables'))
    expect(others.map(({ status }) => status)).toEqual([1, 0, 0])
  })

  test('ends with files that are of the right types', async () => {
    await run(process.execPath, [compiler, '--noEmit', '-p', join(folder, 'tsconfig.json')])
  })
})

test('every block is executed', () => {
  expect(
    blocks.map(({ language }) => language).filter((each) => !['ts', 'json', 'sh', 'text'].includes(each)),
  ).toEqual([])
  expect(guide.match(/^```\w/gm)).toHaveLength(blocks.length)
  expect(blocks.filter(({ language, file }) => ['ts', 'json'].includes(language) && file === '')).toEqual([])
  for (const { number, language } of blocks) {
    if (language === 'text') expect(blocks[number - 1]?.language, `what block ${number} shows`).toBe('sh')
  }
})

const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc')

function titleOf({ number, language, file, content }: Block): string {
  return `${number + 1}. ${file === '' ? `${language}: ${content.split('\n')[0]}` : file}`
}

/** Runs the commands of a block in the reader's folder and returns their output, errors included. */
async function runCommands(content: string): Promise<void> {
  const commands = content
    .replaceAll('npx forge-contract', `"${process.execPath}" "${join(dist, 'cli.js')}"`)
    .replaceAll('npx tsc', `"${process.execPath}" "${compiler}"`)
  const child = spawn('sh', ['-c', `exec 2>&1\n${exported}${commands}`], { cwd: folder })
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')])
  output = printed
  if (!content.includes('conformance')) return
  const [, pass, fail, blocked] = /^all +(\d+) +(\d+) +(\d+) +\d+(?: +\d+)?$/m.exec(output) ?? []
  endings.push({
    command: content.trim(),
    status: child.exitCode ?? -1,
    pass: Number(pass ?? 0),
    failing: Number(fail ?? 0) + Number(blocked ?? 0),
  })
}

/** Each line is in the output of the last command, in this order; `…` matches anything. */
function expectOutput(content: string): void {
  let rest = output
  for (const line of content.trimEnd().split('\n')) {
    const pattern = new RegExp(line.split('…').map(literally).join('.*'))
    const found = pattern.exec(rest)
    expect(found, `${line}\n\nis not in:\n\n${output.slice(-3000)}`).not.toBeNull()
    rest = rest.slice((found?.index ?? 0) + (found?.[0].length ?? 0))
  }
}

function literally(text: string): string {
  return text
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
}

/** Starts a file in place of the server that runs, and waits until it listens. */
async function startServer([file = '', ...args]: readonly string[]): Promise<void> {
  await stopServer()
  const path = file.includes('/') ? join(root, file) : join(folder, file)
  server = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  while (!(await isListening())) {
    if (server.exitCode !== null) throw new Error(`${file} ended.`)
    await sleep(50)
  }
}

async function stopServer(): Promise<void> {
  if (server === null || server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill()
  await ended
}

async function isListening(): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const bound = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}

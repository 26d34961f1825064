/** Time and memory of the built package (`npm run prepack`) until the first response, against bare Express. */
import { once } from 'node:events'
import { get, IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { demoTokens } from '../../server-stub/index.ts'
import { packageFile } from '../command-line/package-file.ts'
import { median, timed } from './load.ts'
import { startProcess, type Running } from './processes.ts'

/** Milliseconds, and megabytes of resident memory, by what was measured. */
export type Figures = Readonly<Record<string, number>>

const measure = `
const times = [performance.now()]
const lap = () => times.push(performance.now()) && times.at(-1) - times.at(-2)
const get = async (url, token) => (await fetch(url, { headers: { 'PRIVATE-TOKEN': token } })).text()
const print = (figures) => {
  const { user, system } = process.cpuUsage()
  const total = figures.import + figures.start + figures.response
  const processor = (user + system) / 1000
  console.log(JSON.stringify({ ...figures, total, processor, memory: process.memoryUsage().rss / 1e6 }))
}`

const own = `${measure}
const { startStub } = await import(${JSON.stringify(pathToFileURL(packageFile('dist', 'server.js')).href)})
const figures = { import: lap() }
const forge = await startStub()
figures.start = lap()
await get(forge.baseUrl + '/user', forge.adminToken)
figures.response = lap()
print(figures)`

const next = `${own.replace('print(figures)', '')}
await (await startStub()).close()
print({ ...figures, next: lap() })`

const listeningExpress = `
const { default: express } = await import(${JSON.stringify(
  pathToFileURL(createRequire(import.meta.url).resolve('express')).href,
)})
const app = express().get('/user', (request, response) => response.json({ id: 1 }))
const server = await new Promise((done) => { const server = app.listen(0, '127.0.0.1', () => done(server)) })
const url = 'http://127.0.0.1:' + server.address().port + '/user'`

const express = `${measure}
${listeningExpress.replace('const app', 'const figures = { import: lap() }\nconst app')}
figures.start = lap()
await get(url, '')
figures.response = lap()
print(figures)`

/** The medians of programs that import a server, start it and request a response. */
export async function packageFigures(rounds: number): Promise<Record<string, Figures>> {
  const program = (text: string) => async (): Promise<Figures> => {
    await using running = await startProcess(['--input-type=module', '--eval', text])
    return JSON.parse(running.firstLine)
  }
  return medians(rounds, {
    'this package': program(own),
    'with a second server': program(next),
    'bare Express': program(express),
  })
}

/** The medians of `serve --memory`, with its demo, from the start of Node to the first response. */
export async function commandFigures(rounds: number): Promise<Record<string, Figures>> {
  const command = [packageFile('dist', 'cli.js'), 'serve', '--memory', '--port', '0']
  const expressCommand = ['--input-type=module', '--eval', `${listeningExpress}\nconsole.log(url)`]
  return medians(rounds, {
    'serve --memory': () => firstResponse(() => startServe(command), '/user'),
    'bare Express': () => firstResponse(() => startProcess(expressCommand), ''),
  })
}

/** Milliseconds until the first page of the reference is there, from the sources. */
export async function firstPageOfDocs(): Promise<number> {
  await using running = await startServe([packageFile('scripts', 'cli.ts'), 'serve', '--port', '0'])
  return await timed(() => request(new URL('/docs', running.firstLine).href))
}

/** On a connection of its own: a kept one may belong to an earlier server on the same port. */
async function request(url: string): Promise<void> {
  const [response]: unknown[] = await once(
    get(url, { agent: false, headers: { 'PRIVATE-TOKEN': demoTokens.mira } }),
    'response',
  )
  if (!(response instanceof IncomingMessage)) throw new Error(`No response from ${url}`)
  const { statusCode = 0, headers } = response
  await buffer(response)
  if (statusCode >= 400) throw new Error(`${url}: ${statusCode}`)
  if (headers.location !== undefined) await request(new URL(headers.location, url).href)
}

function startServe(args: readonly string[]): Promise<Running> {
  return startProcess(args, { ready: / API +(\S+)/ })
}

async function firstResponse(start: () => Promise<Running>, path: string): Promise<Figures> {
  const began = performance.now()
  await using running = await start()
  await request(running.firstLine + path)
  return { total: performance.now() - began, memory: running.memory() }
}

/** The medians of what each subject measures, in turn, so that what else the machine does concerns all of them. */
async function medians(
  rounds: number,
  subjects: Readonly<Record<string, () => Promise<Figures>>>,
): Promise<Record<string, Figures>> {
  const measured = new Map<string, Figures[]>()
  for (let round = 0; round < rounds; round++)
    for (const [name, subject] of Object.entries(subjects))
      measured.set(name, [...(measured.get(name) ?? []), await subject()])
  const medianOf = (all: readonly Figures[], key: string): number =>
    median(all.map((figures) => figures[key] ?? Number.NaN))
  return Object.fromEntries(
    [...measured].map(([name, all]) => [
      name,
      Object.fromEntries(Object.keys(all[0] ?? {}).map((key) => [key, medianOf(all, key)])),
    ]),
  )
}

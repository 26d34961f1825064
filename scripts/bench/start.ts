/** Time and memory of the built package (`npm run prepack`) from import to the first response, against bare Express. */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { packageFile } from '../command-line/package-file.ts'
import { median } from './load.ts'
import { startProcess } from './processes.ts'

/** Milliseconds, and megabytes of resident memory after the first response. */
interface Start {
  import: number
  start: number
  response: number
  /** Processor time of the process until then, the start of Node included. */
  processor: number
  /** Another server in the same process; absent for Express. */
  next?: number
  memory: number
}

const measure = `
const times = [performance.now()]
const lap = () => times.push(performance.now()) && times.at(-1) - times.at(-2)
const get = async (url, token) => (await fetch(url, { headers: { 'PRIVATE-TOKEN': token } })).text()
const print = (figures) => {
  const { user, system } = process.cpuUsage()
  console.log(JSON.stringify({ ...figures, processor: (user + system) / 1000, memory: process.memoryUsage().rss / 1e6 }))
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

const express = `${measure}
const { default: express } = await import(${JSON.stringify(
  pathToFileURL(createRequire(import.meta.url).resolve('express')).href,
)})
const figures = { import: lap() }
const app = express().get('/user', (request, response) => response.json({ id: 1 }))
const server = await new Promise((done) => { const server = app.listen(0, '127.0.0.1', () => done(server)) })
figures.start = lap()
await get('http://127.0.0.1:' + server.address().port + '/user', '')
figures.response = lap()
print(figures)`

const subjects = { 'this package': own, 'with a second server': next, 'bare Express': express }

/** The medians of each subject, measured in turn, each in processes of its own. */
export async function startFigures(rounds: number): Promise<Map<string, Start>> {
  const measured = new Map(Object.keys(subjects).map((name): [string, Start[]] => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name, program] of Object.entries(subjects)) {
      await using running = await startProcess(['--input-type=module', '--eval', program])
      const start: Start = JSON.parse(running.said)
      measured.get(name)?.push(start)
    }
  return new Map([...measured].map(([name, starts]) => [name, medians(starts)]))
}

function medians(starts: readonly Start[]): Start {
  const of = (figure: (start: Start) => number): number => median(starts.map(figure))
  return {
    import: of((start) => start.import),
    start: of((start) => start.start),
    response: of((start) => start.response),
    processor: of((start) => start.processor),
    next: of((start) => start.next ?? Number.NaN),
    memory: of((start) => start.memory),
  }
}

if (import.meta.main) {
  const figures = await startFigures(7)
  const rounded = [...figures].map(([name, start]) => [
    name,
    Object.fromEntries(Object.entries(start).map(([key, value]) => [key, Math.round(value)])),
  ])
  console.table(Object.fromEntries(rounded))
}

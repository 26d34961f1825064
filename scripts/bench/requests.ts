/** Requests per second of this server, of bare Express, of Prism and of a stateful fake, in turn. */
import { join } from 'node:path'
import { startMock } from '../mock/prism.ts'
import type { Route } from './express-server.ts'
import { median, rate, send, type Call } from './load.ts'
import type { Ready } from './own-server.ts'
import { startProcess, type Running } from './processes.ts'

/** Medians of one request. */
export interface Comparison {
  request: string
  /** Responses per second. */
  own: number
  express: number
  prism?: number
  fake?: number
  /** Microseconds of processor time for each response: less subject to what else the machine does. */
  ownTime: number
  expressTime: number
}

export interface Options {
  rounds: number
  seconds: number
  withPrism: boolean
  /** Starts the stateful fake. */
  startFake?: (routes: readonly Route[]) => Promise<Running>
  /** Only this request, such as `GET /user`. */
  only?: string | undefined
  /** Arguments of Node for the process of this server. */
  nodeOptions?: readonly string[]
}

interface Server {
  name: 'own' | 'express' | 'prism' | 'fake'
  call: Call
  process?: Running
}

interface Figures {
  rates: number[]
  times: number[]
}

/** Measures all requests of the benchmark. */
export async function compareRequests(options: Options): Promise<Comparison[]> {
  await using stack = new AsyncDisposableStack()
  // In memory, also while lists are measured on PostgreSQL.
  const inMemory = { environment: { FORGE_BENCH_DATABASE: '' } }
  const own = stack.use(
    await startProcess([...(options.nodeOptions ?? []), program('own-server.ts')], inMemory),
  )
  const { calls }: Ready = JSON.parse(own.firstLine)
  const routes = await Promise.all(Object.values(calls).map(routeOf))
  const environment = { FORGE_BENCH_ROUTES: JSON.stringify(routes) }
  const express = stack.use(await startProcess([program('express-server.ts')], { environment }))
  const fake = await options.startFake?.(routes)
  if (fake !== undefined) stack.use(fake)
  const prism = options.withPrism ? await startMock({ host: '127.0.0.1', port: 0 }) : undefined
  stack.defer(async () => prism?.close())
  const comparisons: Comparison[] = []
  for (const [request, call] of Object.entries(calls)) {
    if (options.only !== undefined && options.only !== request) continue
    const { pathname } = new URL(call.url)
    const local = (port: number): Call => ({ ...call, url: `http://127.0.0.1:${port}${pathname}` })
    const servers: Server[] = [
      { name: 'own', call, process: own },
      { name: 'express', call: local(JSON.parse(express.firstLine).port), process: express },
    ]
    if (fake !== undefined) servers.push({ name: 'fake', call: local(Number(fake.firstLine)), process: fake })
    if (prism !== undefined)
      servers.push({
        name: 'prism',
        call: { ...call, url: prism.prismUrl + pathname.replace('/api/v4', '') },
      })
    comparisons.push(comparisonOf(request, await measure(servers, options)))
  }
  return comparisons
}

function comparisonOf(request: string, figures: ReadonlyMap<Server['name'], Figures>): Comparison {
  const rateOf = (name: Server['name']): number => median(figures.get(name)?.rates ?? [])
  const timeOf = (name: Server['name']): number => median(figures.get(name)?.times ?? [])
  return {
    request,
    own: rateOf('own'),
    express: rateOf('express'),
    ...(figures.has('prism') && { prism: rateOf('prism') }),
    ...(figures.has('fake') && { fake: rateOf('fake') }),
    ownTime: timeOf('own'),
    expressTime: timeOf('express'),
  }
}

/**
 * Responses before the rounds, so that Node has optimised what it will optimise: this server creates issues faster up to about
 * the 10,000th. Fewer of slow servers.
 */
const warmUpResponses = 10_000
const warmUpSeconds = 8

/** Each round measures all servers, so that what else the machine does concerns all of them. */
async function measure(
  servers: readonly Server[],
  { rounds, seconds }: Options,
): Promise<Map<Server['name'], Figures>> {
  const figures = new Map(
    servers.map(({ name }): [Server['name'], Figures] => [name, { rates: [], times: [] }]),
  )
  for (const { call } of servers) await warmUp(call)
  for (let round = 0; round < rounds; round++)
    for (const { name, call, process } of servers) {
      const before = process?.processorTime() ?? 0
      const { perSecond, responses } = await rate(call, { seconds })
      figures.get(name)?.rates.push(perSecond)
      // Hundredths of a second of all responses, as microseconds of one.
      figures.get(name)?.times.push((((process?.processorTime() ?? 0) - before) * 10_000) / responses)
    }
  return figures
}

async function warmUp(call: Call): Promise<void> {
  let responses = 0
  for (let second = 0; second < warmUpSeconds && responses < warmUpResponses; second++)
    responses += (await rate(call)).responses
}

function program(name: string): string {
  return join(import.meta.dirname, name)
}

/** What Express has to return to the request: the body that this server returns. */
async function routeOf(call: Call): Promise<Route> {
  return { method: call.method, path: new URL(call.url).pathname, body: JSON.parse(await send(call)) }
}

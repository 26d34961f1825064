/** Requests per second of this server, of bare Express and of Prism, in turn. */
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
  /** Processor time per response in relation to that of bare Express: less subject to what else the machine does. */
  processorTime: number
}

export interface Options {
  rounds: number
  seconds: number
  withPrism: boolean
  /** Only this request, such as `GET /user`. */
  only?: string | undefined
  /** Arguments of Node for the process of this server. */
  nodeOptions?: readonly string[]
  /** Called before and after the rounds of a request. */
  around?: (own: Running) => Promise<void>
}

interface Server {
  call: Call
  process: Running | undefined
}

interface Figures {
  rates: number[]
  processorTimes: number[]
}

/** Measures all requests of the benchmark. */
export async function compareRequests(options: Options): Promise<Comparison[]> {
  await using stack = new AsyncDisposableStack()
  const own = stack.use(await startProcess([...(options.nodeOptions ?? []), program('own-server.ts')]))
  const { calls }: Ready = JSON.parse(own.said)
  const routes = await Promise.all(Object.values(calls).map(routeOf))
  const environment = { FORGE_BENCH_ROUTES: JSON.stringify(routes) }
  const express = stack.use(await startProcess([program('express-server.ts')], environment))
  const prism = options.withPrism ? await startMock({ host: '127.0.0.1', port: 0 }) : undefined
  stack.defer(async () => prism?.close())
  const comparisons: Comparison[] = []
  for (const [request, call] of Object.entries(calls)) {
    if (options.only !== undefined && options.only !== request) continue
    const { pathname } = new URL(call.url)
    const servers: Server[] = [
      { call, process: own },
      {
        call: { ...call, url: `http://127.0.0.1:${JSON.parse(express.said).port}${pathname}` },
        process: express,
      },
    ]
    if (prism !== undefined)
      servers.push({
        call: { ...call, url: prism.baseUrl + pathname.replace('/api/v4', '') },
        process: undefined,
      })
    const [ownFigures, expressFigures, prismFigures] = await measure(servers, options, () =>
      options.around?.(own),
    )
    comparisons.push({
      request,
      own: median(ownFigures?.rates ?? []),
      express: median(expressFigures?.rates ?? []),
      ...(prismFigures && { prism: median(prismFigures.rates) }),
      processorTime: median(ownFigures?.processorTimes ?? []) / median(expressFigures?.processorTimes ?? []),
    })
  }
  return comparisons
}

/** A line of the table. */
export function requestLine({ request, own, express, prism, processorTime }: Comparison): string {
  const toPrism = prism === undefined ? '' : `  ${(own / prism).toFixed(1)} × Prism`
  const rates = `${own.toFixed(0).padStart(6)}/s of ${express.toFixed(0).padStart(6)}/s`
  const ratios = `${(own / express).toFixed(2)} × Express (processor time ${processorTime.toFixed(2)} ×)`
  return `${request.padEnd(34)}${rates}  ${ratios}${toPrism}`
}

/** Responses before the rounds, so that Node has optimised what it will optimise. */
const warmUpResponses = 1500

/** Each round measures all servers, so that what else the machine does concerns all of them. */
async function measure(
  servers: readonly Server[],
  { rounds, seconds }: Options,
  around: () => Promise<void> | undefined,
): Promise<Figures[]> {
  const figures = servers.map((): Figures => ({ rates: [], processorTimes: [] }))
  for (const { call } of servers)
    for (let responses = 0; responses < warmUpResponses;) responses += (await rate(call)).responses
  await around()
  for (let round = 0; round < rounds; round++)
    for (const [index, { call, process }] of servers.entries()) {
      const before = process?.processorTime() ?? 0
      const { perSecond, responses } = await rate(call, { seconds })
      figures[index]?.rates.push(perSecond)
      figures[index]?.processorTimes.push(((process?.processorTime() ?? 0) - before) / responses)
    }
  await around()
  return figures
}

function program(name: string): string {
  return join(import.meta.dirname, name)
}

/** What Express has to return to the request: the body that this server returns. */
async function routeOf(call: Call): Promise<Route> {
  return { method: call.method, path: new URL(call.url).pathname, body: JSON.parse(await send(call)) }
}

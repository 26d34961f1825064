/** Measures this server against others in the same run: absolute figures are the machine's, ratios are the server's. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chartOf } from './bench/chart.ts'
import { listGrowth } from './bench/growth/lists.ts'
import { median, send, timed } from './bench/load.ts'
import { peers, token, type Peer, type Running } from './bench/peers.ts'
import { compareRequests, requestLine } from './bench/requests.ts'
import { goingBackTimes } from './bench/worlds.ts'

const rounds = 5

/** Milliseconds from nothing to the first answer. */
async function startTimes(): Promise<Map<Peer, number[]>> {
  return inTurn(async (peer) => {
    let running: Running | undefined
    const taken = await timed(async () => {
      running = await peer.start()
      await send({ method: 'GET', url: running.project, token })
    })
    await running?.stop()
    return taken
  })
}

async function inTurn(measure: (peer: Peer) => Promise<number>): Promise<Map<Peer, number[]>> {
  const measured = new Map(peers.map((peer): [Peer, number[]] => [peer, []]))
  for (let round = 0; round < rounds; round++)
    for (const [peer, figures] of measured) figures.push(await measure(peer))
  return measured
}

function print(title: string, unit: string, measured: ReadonlyMap<Peer, number[]>): void {
  const [own = Number.NaN] = [...measured.values()].map(median)
  console.log(`\n${title}`)
  for (const [{ name }, figures] of measured) {
    const figure = median(figures)
    const ratio = (own / figure).toFixed(2)
    console.log(
      `  ${name.padEnd(22)}${figure.toFixed(0).padStart(7)} ${unit.padEnd(10)} this server is at ${ratio} of it`,
    )
  }
}

print('Start to the first answer, in a process of its own', 'ms', await startTimes())

console.log('\nRequests per second over 10 connections, relative to bare Express and to Prism')
const requests = await compareRequests({ rounds: 5, seconds: 1, withPrism: true })
for (const comparison of requests) console.log(`  ${requestLine(comparison)}`)

console.log('\nMilliseconds with small, tenfold and hundredfold data')
const growth = await listGrowth()
for (const { request, milliseconds } of growth)
  console.log(`  ${request.padEnd(34)}${milliseconds.map((figure) => figure.toFixed(1)).join(' → ')}`)

const { start, restore } = await goingBackTimes()
console.log(`\nA fresh state in the same process\n  another start          ${start.toFixed(1)} ms`)
console.log(`  restore, 1,000 issues  ${restore.toFixed(1)} ms: ${(restore / start).toFixed(2)} of that`)

const folder = join(import.meta.dirname, '..', 'docs')
await writeFile(
  join(folder, 'benchmarks.json'),
  `${JSON.stringify({ requests, growth, start, restore }, undefined, 2)}\n`,
)
await writeFile(join(folder, 'benchmarks.svg'), chartOf(requests))

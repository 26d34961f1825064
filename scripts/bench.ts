/** Measures this server against others in the same run: absolute figures are the machine's, ratios are the server's. */
import { median, send, timed } from './bench/load.ts'
import { peers, token, type Peer, type Running } from './bench/peers.ts'
import { compareRequests, requestLine } from './bench/requests.ts'
import { goingBackTimes, pageTimes } from './bench/worlds.ts'

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
for (const comparison of await compareRequests({ rounds: 5, seconds: 1, withPrism: true }))
  console.log(`  ${requestLine(comparison)}`)

const [few = Number.NaN, many = Number.NaN] = await pageTimes([100, 10_000])
console.log(`\nOne page of a project's issues\n  with 100               ${few.toFixed(1)} ms`)
console.log(`  with 10,000            ${many.toFixed(1)} ms: ${(many / few).toFixed(2)} times that`)

const { start, restore } = await goingBackTimes()
console.log(`\nA fresh state in the same process\n  another start          ${start.toFixed(1)} ms`)
console.log(`  restore, 1,000 issues  ${restore.toFixed(1)} ms: ${(restore / start).toFixed(2)} of that`)

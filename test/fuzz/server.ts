/** The server under test, in a process of its own that measures itself. Started by `startFuzzedServer`. */
import { startStub } from '../../server-stub/stub.ts'
import { describeIncident } from '../../server-stub/http/log.ts'
import type { DatabaseLocation } from '../../server-stub/database/connection.ts'
import type { Measured, Order } from './fuzzed-server.ts'

const between = 5

/**
 * How long the event loop was blocked at most, in milliseconds of processor time of its thread: on a busy machine the clock
 * would also count what other programs do.
 */
let longest = 0
let last = process.threadCpuUsage()
const watch = setInterval(() => {
  const now = process.threadCpuUsage()
  longest = Math.max(longest, (now.user - last.user + now.system - last.system) / 1000)
  last = now
}, between)
watch.unref()

let incidents: string[] = []

const [database, adminToken = ''] = process.argv.slice(2)
const stub = await startStub({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by startFuzzedServer
  database: JSON.parse(database ?? '') as DatabaseLocation,
  adminToken,
  onIncident: (incident) => incidents.push(describeIncident(incident)),
})

process.on('message', (order: Order) => {
  if (order === 'end') {
    void stub.close().then(() => process.exit(0))
    return
  }
  if (order === 'collect') globalThis.gc?.()
  const measured: Measured = { hold: longest, rss: process.memoryUsage.rss(), incidents }
  longest = 0
  incidents = []
  process.send?.(measured)
})
process.send?.(stub.origin)

/** What a server does at rest: it returns memory to the system. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds without work after which a server is at rest. */
const rest = 5_000

/** Shares of the time in which the process has a processor. The event loop's own share grows on a machine with much other work. */
const [idle, busy] = [0.02, 0.2]

/**
 * Collects garbage once after the start and after work, when nothing has happened for some seconds. V8 collects while a
 * program allocates: without this, a server keeps the memory of its busiest time. The timer does not keep the process alive.
 */
export function releaseMemoryAtRest(): Disposable {
  let [last, time] = [process.cpuUsage(), performance.now()]
  let hasWorked = true
  const observe = () => {
    const used = process.cpuUsage(last)
    const utilization = (used.user + used.system) / 1_000 / (performance.now() - time)
    last = process.cpuUsage()
    time = performance.now()
    if (utilization > busy) hasWorked = true
    if (utilization > idle || !hasWorked) return
    hasWorked = false
    collectGarbage()
  }
  const timer = setInterval(observe, rest).unref()
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

/** V8 offers its collector to new contexts only. Any other flavor collects, and keeps the free pages. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect({ type: 'major', flavor: 'last-resort' })
}

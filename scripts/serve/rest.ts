/** What a server does at rest: it returns memory to the system. */
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds without work after which a server is at rest. */
const rest = 5_000

/** Shares of the time in which the event loop runs. */
const [idle, busy] = [0.02, 0.2]

/**
 * Collects garbage once after the start and after work, when nothing has happened for some seconds. V8 collects while a
 * program allocates: without this, a server keeps the memory of its busiest time. The timer does not keep the process alive.
 */
export function releaseMemoryAtRest(): void {
  let last = performance.eventLoopUtilization()
  let hasWorked = true
  const observe = () => {
    const current = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(current, last)
    last = current
    if (utilization > busy) hasWorked = true
    if (utilization > idle || !hasWorked) return
    hasWorked = false
    collectGarbage()
  }
  setInterval(observe, rest).unref()
}

/** V8 offers its collector to new contexts only. Any other flavor collects, and keeps the free pages. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect({ type: 'major', flavor: 'last-resort' })
}

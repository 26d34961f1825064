/** A server at rest returns the memory of its busiest time to the system. */
import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const module = pathToFileURL(join(import.meta.dirname, '../../scripts/serve/rest.ts')).href

/**
 * Prints how often garbage is collected while the program works, and then at rest, and its resident memory in megabytes.
 * The work allocates nothing; what V8's own timer collects has a flag, and is not counted.
 */
const program = `
  import { PerformanceObserver, constants } from 'node:perf_hooks'
  import { releaseMemoryAtRest } from ${JSON.stringify(module)}
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const megabytes = () => process.memoryUsage().rss / 1e6
  let collections = 0
  const { NODE_PERFORMANCE_GC_MAJOR: major, NODE_PERFORMANCE_GC_FLAGS_NO: none } = constants
  const observer = new PerformanceObserver((list) => {
    collections += list.getEntries().filter(({ detail }) => detail.kind === major && detail.flags === none).length
  })
  let records = Array.from({ length: 5_000_000 }, (_, id) => ({ id }))
  const busiest = megabytes()
  await wait(250)
  observer.observe({ entryTypes: ['gc'] })
  using _ = releaseMemoryAtRest()
  for (const start = performance.now(); performance.now() - start < 7_000; ) {
    for (const turn = performance.now(); performance.now() - turn < 30; );
    await wait(10)
  }
  const atWork = collections
  records = null
  await wait(13_000)
  console.log(JSON.stringify({ atWork, atRest: collections - atWork, busiest, resident: megabytes() }))
`

test('memory is returned after some seconds without work, and not during work', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program])
  const { atWork, atRest, busiest, resident } = JSON.parse(stdout)
  expect(atWork).toBe(0)
  expect(atRest).toBeGreaterThan(0)
  expect(resident).toBeLessThan(busiest / 2)
})

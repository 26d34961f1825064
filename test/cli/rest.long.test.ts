/** A server at rest returns the memory of its busiest time to the system. */
import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const module = pathToFileURL(join(import.meta.dirname, '../../scripts/serve/rest.ts')).href

/** Prints megabytes of resident memory: after much work, and as soon as it is half of it or 30 seconds have passed. */
const program = `
  import { releaseMemoryAtRest } from ${JSON.stringify(module)}
  const megabytes = () => process.memoryUsage().rss / 1e6
  let records = Array.from({ length: 2_000_000 }, (_, id) => ({ id }))
  const atWork = megabytes()
  records = null
  releaseMemoryAtRest()
  const timer = setInterval(() => {
    const atRest = megabytes()
    if (atRest > atWork / 2 && performance.now() < 30_000) return
    clearInterval(timer)
    console.log(JSON.stringify({ atWork, atRest }))
  }, 250)
`

test('memory is returned after some seconds without work', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program])
  const { atWork, atRest } = JSON.parse(stdout)
  expect(atRest).toBeLessThan(atWork / 2)
})

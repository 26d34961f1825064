import { watch } from 'node:fs'
import { join } from 'node:path'
import { build } from './pipeline/build.ts'
import { report } from './pipeline/report.ts'

/** Editors write a file in several steps, and several files at once. */
const quietMilliseconds = 150

const root = join(import.meta.dirname, '..')
await rebuild()
console.log('Watching openapi/; stop with Ctrl+C.')
let running = Promise.resolve()
let timer: NodeJS.Timeout | undefined
watch(join(root, 'openapi'), { recursive: true }, () => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    running = running.then(rebuild)
  }, quietMilliseconds)
})

/** A contract in the middle of a change is often wrong: whatever is found is said, and watching goes on. */
async function rebuild(): Promise<void> {
  const start = performance.now()
  try {
    const outcome = await build(root, { check: false })
    console.log(report(outcome, (performance.now() - start) / 1000, process.stdout.isTTY))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}

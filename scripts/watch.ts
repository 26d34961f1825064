import { join } from 'node:path'
import { build } from './pipeline/build.ts'
import { report } from './pipeline/report.ts'
import { watchFolders } from './pipeline/watch.ts'
import { otherGeneratedFiles } from './other-generated-files.ts'

const root = join(import.meta.dirname, '..')
await rebuild()
const folders = ['openapi', join('server-stub', 'provisioning')]
watchFolders(
  folders.map((folder) => join(root, folder)),
  rebuild,
)
console.log(`Watching ${folders.join(' and ')}; stop with Ctrl+C.`)

/** A contract in the middle of a change is often wrong: findings are printed, and watching continues. */
async function rebuild(): Promise<void> {
  const start = performance.now()
  try {
    const outcome = await build(root, { check: false, otherFiles: await otherGeneratedFiles() })
    console.log(report(outcome, (performance.now() - start) / 1000, process.stdout.isTTY))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}

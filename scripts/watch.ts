import { join } from 'node:path'
import { readArguments } from './command-line/script.ts'

readArguments({
  name: 'watch',
  summary: 'rebuild when the contract changes',
  description:
    'Runs the build now and after each change of openapi and server-stub/provisioning, until Ctrl+C.',
  options: {},
})
// Loaded after the arguments are read: the help and errors in them appear at once.
const { build } = await import('./pipeline/build.ts')
const { report } = await import('./pipeline/report.ts')
const { watchFolders } = await import('./pipeline/watch.ts')
const { otherGeneratedFiles } = await import('./other-generated-files.ts')

const root = join(import.meta.dirname, '..')
const contract = join(root, 'openapi')
const provisioning = join(root, 'server-stub', 'provisioning')
/** Unknown until they are generated without an error. */
let otherFiles: Record<string, string> | undefined
await rebuild(new Set())
watchFolders([contract, provisioning], rebuild)
console.log('Watching openapi and server-stub/provisioning; stop with Ctrl+C.')

/** A contract in the middle of a change is often wrong: findings are printed, and watching continues. */
async function rebuild(changed: ReadonlySet<string>): Promise<void> {
  const start = performance.now()
  try {
    if (changed.has(provisioning)) otherFiles = undefined
    otherFiles ??= await otherGeneratedFiles()
    const result = await build(root, { check: false, otherFiles })
    console.log(report(result, (performance.now() - start) / 1000, process.stdout.isTTY))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}

/** Memory of one server over many conformance runs. */
import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { packageFile } from '../command-line/package-file.ts'
import { startProcess } from './processes.ts'

const run = promisify(execFile)
const token = 'token-of-the-benchmark'

/** Seconds without requests after which V8 has released what a run left in the heap: its timer waits for 8. */
const rest = 15

/** Megabytes of resident memory. */
export interface MemoryOverRuns {
  before: number
  /** When each run has ended. */
  afterRun: number[]
  /** After a rest. */
  atRest: number[]
}

/** Resident memory of the built package before, between and after conformance runs. */
export async function memoryOverRuns(runs: number): Promise<MemoryOverRuns> {
  const cli = packageFile('dist', 'cli.js')
  const serve = [cli, 'serve', '--memory', '--port', '0', '--seed', 'none', '--admin-token', token]
  await using server = await startProcess([...serve, '--provisioning'], { ready: / API +(\S+)/ })
  const megabytes: MemoryOverRuns = { before: server.memory(), afterRun: [], atRest: [] }
  for (let number = 0; number < runs; number++) {
    const suite = [cli, 'conformance', '--base-url', server.firstLine, '--admin-token', token]
    await run(process.execPath, suite, { maxBuffer: 100_000_000 })
    megabytes.afterRun.push(server.memory())
    await setTimeout(rest * 1000)
    megabytes.atRest.push(server.memory())
  }
  return megabytes
}

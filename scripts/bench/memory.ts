/** Memory of one server over many conformance runs. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { packageFile } from '../command-line/package-file.ts'
import { startProcess } from './processes.ts'

const run = promisify(execFile)
const token = 'token-of-the-benchmark'

/** Megabytes of resident memory of the built package before the first run and after each. */
export async function memoryOverRuns(runs: number): Promise<number[]> {
  const cli = packageFile('dist', 'cli.js')
  const serve = [cli, 'serve', '--memory', '--port', '0', '--seed', 'none', '--admin-token', token]
  await using server = await startProcess([...serve, '--provisioning'], { ready: / API +(\S+)/ })
  const megabytes = [server.memory()]
  for (let number = 0; number < runs; number++) {
    const suite = [cli, 'conformance', '--base-url', server.firstLine, '--admin-token', token]
    await run(process.execPath, suite, { maxBuffer: 100_000_000 })
    megabytes.push(server.memory())
  }
  return megabytes
}

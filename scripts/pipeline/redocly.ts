import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What a run of the command-line tool left behind. */
export interface ToolRun {
  status: number
  output: string
}

/** Runs the lint and bundle tool as a child process: it offers no programmatic interface. */
export function redocly(root: string, args: readonly string[]): Promise<ToolRun> {
  const require = createRequire(import.meta.url)
  const command = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin', 'cli.js')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  return new Promise((fulfil, reject) => {
    const options = { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }
    execFile(process.execPath, [command, ...args], options, (error, stdout, stderr) => {
      if (error === null) fulfil({ status: 0, output: stdout + stderr })
      else if (typeof error.code === 'number') fulfil({ status: error.code, output: stdout + stderr })
      else reject(error)
    })
  })
}

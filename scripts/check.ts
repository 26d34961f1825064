import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { readArguments } from './command-line/script.ts'

/** Commands of `package.json`, the longest first; none of them writes a file that another reads. */
const parts = [
  ['format:check'],
  ['lint'],
  ['build', '--', '--check'],
  ['typecheck'],
  ['boundaries'],
  ['unused'],
  ['changes'],
  ['prose'],
  ['naming'],
  ['diagram', '--', '--check'],
] as const

/** The parts live for seconds: memory is collected late in those written in Go, and compiled code is kept. */
const environment = {
  GOGC: 'off',
  GOMEMLIMIT: '2GiB',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '..', 'node_modules', '.cache', 'node'),
  ...process.env,
}

readArguments({
  name: 'check',
  summary: 'run the static checks',
  description: `Runs these commands side by side and prints the output of each in one piece: ${parts
    .map((part) => `npm run ${part.join(' ')}`)
    .join(', ')}.`,
  options: {},
})
const waiting = [...parts]
const failed: string[] = []
await Promise.all(Array.from({ length: Math.min(availableParallelism(), parts.length) }, runNext))
if (failed.length > 0) {
  console.error(`Failed: ${failed.map((name) => `npm run ${name}`).join(', ')}`)
  process.exitCode = 1
}

/** Runs one part after the other until none is left. */
async function runNext(): Promise<void> {
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    const [name] = part
    const child = spawn('npm', ['run', '--silent', ...part], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment,
      // On Windows, npm is a script that only a shell runs.
      shell: process.platform === 'win32',
    })
    const ended = once(child, 'close')
    const [out, err] = await Promise.all([buffer(child.stdout), buffer(child.stderr)])
    await ended
    process.stdout.write(out)
    process.stderr.write(err)
    if (child.exitCode !== 0) failed.push(name)
  }
}

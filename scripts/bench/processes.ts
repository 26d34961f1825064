/** Node processes that say on their first line of output that they are ready. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

export interface Running extends AsyncDisposable {
  /** The first line of standard output. */
  said: string
  /** Asks for a signal handler of the process. */
  signal(name: NodeJS.Signals): void
  /** Processor time that the process has used, in hundredths of a second; Linux only. */
  processorTime(): number
}

/** Starts Node with these arguments. */
export async function startProcess(args: readonly string[], environment = {}): Promise<Running> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const ended = once(child, 'exit')
  const said = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([line]) => String(line)),
    ended.then(() => Promise.reject(new Error(`${args.join(' ')} ended before it was ready`))),
  ])
  return {
    said,
    signal: (name) => void child.kill(name),
    processorTime: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(' ')
      return Number(fields[13]) + Number(fields[14])
    },
    async [Symbol.asyncDispose]() {
      child.kill()
      await ended
    },
  }
}

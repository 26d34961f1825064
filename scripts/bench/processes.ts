/** Node processes that print a line when they are ready. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

export interface Running extends AsyncDisposable {
  /** The first line of standard output, or what `ready` captures of it. */
  firstLine: string
  /** Sends the signal to the process. */
  signal(name: NodeJS.Signals): void
  /** Processor time that the process has used, in hundredths of a second; Linux only. */
  processorTime(): number
  /** Resident memory in megabytes; Linux only. */
  memory(): number
}

export interface ProcessOptions {
  environment?: Readonly<Record<string, string>>
  /** The line that the process prints when it is ready; default: any. Its first group becomes `firstLine`. */
  ready?: RegExp
}

/** Starts Node with these arguments, and waits until it is ready. */
export async function startProcess(
  args: readonly string[],
  { environment = {}, ready = /^(.*)$/ }: ProcessOptions = {},
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const ended = once(child, 'exit')
  const firstLine = await Promise.race([
    new Promise<string>((resolve) => {
      createInterface(child.stdout).on('line', (line) => {
        const [, text] = ready.exec(line) ?? []
        if (text !== undefined) resolve(text)
      })
    }),
    ended.then(() => Promise.reject(new Error(`${args.join(' ')} ended before it was ready`))),
  ])
  return {
    firstLine,
    signal: (name) => void child.kill(name),
    processorTime: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(' ')
      return Number(fields[13]) + Number(fields[14])
    },
    memory: () => {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
      return Number(kilobytes) / 1000
    },
    async [Symbol.asyncDispose]() {
      child.kill()
      await ended
    },
  }
}

/** Whether the run of a journal is still in progress. */
import { statSync, utimesSync } from 'node:fs'
import { hostname } from 'node:os'
import { isRecord, type Json } from '../../protocol/exchange.ts'

/** The process of a run. */
export interface RunningProcess {
  readonly process: number
  readonly host: string
}

/** Milliseconds between two updates of the time of a journal, and after which a journal is of a run that was killed. */
const interval = 10_000
const mostAge = 60_000

export function thisProcess(): RunningProcess {
  return { process: process.pid, host: hostname() }
}

/** Updates the modification time of a file until it is disposed of. */
export function keepRecent(file: string): Disposable {
  const timer = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      // The file was removed.
    }
  }, interval)
  timer.unref()
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

/**
 * The process that a journal names, if it runs. The age of the file excludes another process that has received the same
 * number since, and is the only sign of a process on another host.
 */
export function runningProcess(file: string, named: Json | undefined): RunningProcess | null {
  if (!isRecord(named) || typeof named['process'] !== 'number' || typeof named['host'] !== 'string')
    return null
  const { process: id, host } = named
  const isRecent = Date.now() - statSync(file).mtimeMs < mostAge
  return isRecent && (host !== hostname() || exists(id)) ? { process: id, host } : null
}

/** Signal 0 is not delivered: it only reports whether the process exists. */
function exists(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

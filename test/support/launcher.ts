/**
 * Runs programs from a small process. A test process has hundreds of megabytes, and each start of a program from there copies
 * the tables of its memory, which takes ten times as long as Git takes for most of its commands.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Finished, Order } from './launcher-process.ts'

export type { Finished }

let launcher: ChildProcess | undefined
let count = 0
const pending = new Map<number, { resolve(finished: Finished): void; reject(reason: Error): void }>()

/** Runs the program to its end, and resolves with any exit status. Rejects if the process that starts it ends before. */
export function finished(order: Omit<Order, 'id'>): Promise<Finished> {
  launcher ??= start()
  const id = ++count
  launcher.ref()
  launcher.channel?.ref()
  launcher.send({ id, ...order } satisfies Order)
  return new Promise((resolve, reject) => pending.set(id, { resolve, reject }))
}

function start(): ChildProcess {
  const file = join(import.meta.dirname, 'launcher-process.ts')
  const child = fork(file, { execArgv: [], serialization: 'advanced' })
  child.on('message', (result: Finished) => {
    pending.get(result.id)?.resolve(result)
    pending.delete(result.id)
    if (pending.size > 0) return
    // It ends with this process, which need not wait for it.
    child.unref()
    child.channel?.unref()
  })
  child.on('exit', (code, signal) => {
    launcher = undefined
    for (const order of pending.values())
      order.reject(new Error(`The launcher ended with ${signal ?? code}.`))
    pending.clear()
  })
  return child
}

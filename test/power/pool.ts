/** Hands mutants out to processes, as many as there are cores. */
import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Mutant } from './mutant.ts'
import type { Trial } from './trial.ts'
import type { Order, Word } from './worker.ts'

/** Mutants side by side in one process: checks of order wait for the clock, and others can use that time. */
const lanes = 3

/** Tries all mutants; `onTrial` hears of each as it ends. Rejects when a process dies. */
export async function tryAll(
  mutants: readonly Mutant[],
  touching: ReadonlyMap<string, readonly string[]>,
  processes: number,
  onTrial: (trial: Trial) => void,
): Promise<readonly Trial[]> {
  const queue = mutants.map(({ id, operation }): Order => ({ id, touching: touching.get(operation) ?? [] }))
  const trials: Trial[] = []
  const note = (trial: Trial) => {
    trials.push(trial)
    onTrial(trial)
  }
  const workers = Array.from({ length: Math.min(processes, queue.length) }, () => startWorker())
  try {
    await Promise.all(workers.map((worker) => employ(worker, queue, note)))
  } finally {
    for (const worker of workers) worker.disconnect()
  }
  const order = new Map(mutants.map(({ id }, index) => [id, index]))
  return trials.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
}

function startWorker(): ChildProcess {
  return fork(join(import.meta.dirname, 'worker.ts'), [String(lanes)])
}

/** Sends orders to a process until there are none left and all of its lanes are free. */
function employ(worker: ChildProcess, queue: Order[], note: (trial: Trial) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let free = 0
  worker.on('exit', (code) =>
    reject(new Error(`A process that tried mutants ended with ${code ?? 'a signal'}.`)),
  )
  worker.on('message', ({ trial }: Word) => {
    if (trial !== null) note(trial)
    const next = queue.shift()
    if (next !== undefined) worker.send(next)
    else if ((free += 1) === lanes) resolve()
  })
  return promise
}

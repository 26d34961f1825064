/** Distributes mutants over processes. */
import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Mutant } from './mutant.ts'
import type { Trial } from './trial.ts'
import type { Assignment, WorkerMessage } from './worker.ts'

/** Mutants that one process tries at once: checks of order wait for the clock, and others can use that time. */
const mutantsPerProcess = 3

/** Tries all mutants, and calls `onTrial` after each. Rejects if a process ends early. */
export async function tryAll(
  mutants: readonly Mutant[],
  touching: ReadonlyMap<string, readonly string[]>,
  processes: number,
  onTrial: (trial: Trial) => void,
): Promise<readonly Trial[]> {
  const queue = mutants.map(({ id, operation }): Assignment => ({
    id,
    touching: touching.get(operation) ?? [],
  }))
  const trials: Trial[] = []
  const record = (trial: Trial) => {
    trials.push(trial)
    onTrial(trial)
  }
  const workers = Array.from({ length: Math.min(processes, queue.length) }, () => startWorker())
  try {
    await Promise.all(workers.map((worker) => assign(worker, queue, record)))
  } finally {
    for (const worker of workers) worker.disconnect()
  }
  const order = new Map(mutants.map(({ id }, index) => [id, index]))
  return trials.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
}

function startWorker(): ChildProcess {
  return fork(join(import.meta.dirname, 'worker.ts'), [String(mutantsPerProcess)])
}

/** Sends mutants to a process until none is left and all of its trials have ended. */
function assign(worker: ChildProcess, queue: Assignment[], note: (trial: Trial) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let idle = 0
  worker.on('exit', (code) =>
    reject(new Error(`A process that tried mutants ended with ${code ?? 'a signal'}.`)),
  )
  worker.on('message', ({ trial }: WorkerMessage) => {
    if (trial !== null) note(trial)
    const next = queue.shift()
    if (next !== undefined) worker.send(next)
    else if ((idle += 1) === mutantsPerProcess) resolve()
  })
  return promise
}

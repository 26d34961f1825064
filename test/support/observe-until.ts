import { setImmediate } from 'node:timers/promises'

/** Observes the state again and again until the work has ended; the work alternates with the observation. */
export async function observeUntil<Result>(
  work: Promise<Result>,
  observe: () => Promise<void>,
): Promise<Result> {
  const progress = { isEnded: false }
  const ended = work.finally(() => {
    progress.isEnded = true
  })
  while (!progress.isEnded) {
    await observe()
    await setImmediate()
  }
  return ended
}

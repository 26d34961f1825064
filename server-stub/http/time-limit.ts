/** An operation has taken too long. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'

  constructor(milliseconds: number) {
    super(`The operation took longer than ${milliseconds / 1000} seconds`)
  }
}

/**
 * The result of the work; throws `TimeLimitError` if it takes longer than that many milliseconds. The signal is
 * then aborted, so that transactions which are still running are rolled back.
 */
export async function withinTime<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new TimeLimitError(milliseconds)
    controller.abort(error)
    reject(error)
  }, milliseconds)
  try {
    return await Promise.race([work(controller.signal), timeout])
  } finally {
    clearTimeout(timer)
  }
}

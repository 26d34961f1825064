/** An operation has taken too long. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'

  constructor(milliseconds: number) {
    super(`The operation took longer than ${milliseconds / 1000} seconds`)
  }
}

/** The time of an operation. */
export class TimeLimit {
  #controller: AbortController | undefined
  #error: TimeLimitError | undefined

  /** Aborted when the time limit is exceeded. Created at its first use: most operations do not need it. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController()
      if (this.#error !== undefined) this.#controller.abort(this.#error)
    }
    return this.#controller.signal
  }

  end(error: TimeLimitError): void {
    this.#error = error
    this.#controller?.abort(error)
  }
}

/**
 * The result of the work; rejects with `TimeLimitError` if it takes longer than that many milliseconds. The signal is
 * then aborted, so that transactions which are still running are rolled back.
 */
export function withinTime<Result>(
  milliseconds: number,
  work: (limit: TimeLimit) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const limit = new TimeLimit()
    const timer = setTimeout(() => {
      const error = new TimeLimitError(milliseconds)
      limit.end(error)
      reject(error)
    }, milliseconds)
    work(limit).then(
      (result) => {
        clearTimeout(timer)
        resolve(result)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
}

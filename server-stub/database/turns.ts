/** Work with the same key takes turns within this process, so that waiting work occupies no connection. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>()

  /** Runs the work when all earlier work with the key has ended. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key)
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    this.#last.set(key, ended)
    await before
    try {
      return await work()
    } finally {
      end()
      if (this.#last.get(key) === ended) this.#last.delete(key)
    }
  }
}

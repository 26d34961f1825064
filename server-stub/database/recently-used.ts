/** Remembers a number of values by their keys, and forgets first those that were not used for the longest time. */
export class RecentlyUsed<Value> {
  readonly #values = new Map<string, Value>()
  readonly #capacity: number

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** The value of the key; it is made if it is not remembered. */
  get(key: string, make: () => Value): Value {
    const value = this.#values.get(key) ?? make()
    // A map keeps the order in which its keys were added.
    this.#values.delete(key)
    this.#values.set(key, value)
    if (this.#values.size > this.#capacity) {
      const [oldest = ''] = this.#values.keys()
      this.#values.delete(oldest)
    }
    return value
  }

  clear(): void {
    this.#values.clear()
  }
}

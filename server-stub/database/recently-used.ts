/** A cache of limited weight, by default a number of values, that drops the values that were not used for the longest time. */
export class RecentlyUsed<Value> {
  readonly #values = new Map<string, Value>()
  readonly #maxWeight: number
  readonly #weightOf: (value: Value) => number
  readonly #shared: RecentlyUsed<Value> | undefined
  #weight = 0

  constructor(maxWeight: number, weightOf: (value: Value) => number = () => 1, shared?: RecentlyUsed<Value>) {
    this.#maxWeight = maxWeight
    this.#weightOf = weightOf
    this.#shared = shared
  }

  /** An empty cache of the same weight that also finds the values of this one. What is added to it reaches this one by `publish`. */
  draft(): RecentlyUsed<Value> {
    return new RecentlyUsed(this.#maxWeight, this.#weightOf, this)
  }

  /** Adds the values of a draft to the cache that it was made of. */
  publish(): void {
    for (const [key, value] of this.#values) this.#shared?.set(key, value)
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return this.#shared?.get(key)
    // A map keeps the order in which its keys were added.
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  /** Keeps a value, unless it is heavier than the cache may be. */
  set(key: string, value: Value): void {
    this.#delete(key)
    const weight = this.#weightOf(value)
    if (weight > this.#maxWeight) return
    this.#values.set(key, value)
    this.#weight += weight
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.#maxWeight) break
      this.#delete(oldest)
    }
  }

  /** The value of the key, which is created if it is missing. */
  getOrCreate(key: string, create: () => Value): Value {
    const known = this.get(key)
    if (known !== undefined) return known
    const created = create()
    this.set(key, created)
    return created
  }

  clear(): void {
    this.#values.clear()
    this.#weight = 0
  }

  #delete(key: string): void {
    const value = this.#values.get(key)
    if (value === undefined) return
    this.#values.delete(key)
    this.#weight -= this.#weightOf(value)
  }
}

interface Entry<Value> {
  readonly value: Value
  readonly weight: number
  /** Whether it was used since it was added or last considered for removal. */
  isUsed: boolean
}

/**
 * A cache of limited weight, by default a number of values, that drops values that were not used for a long time: the oldest
 * first, unless it was used meanwhile; then it counts as new. A read changes nothing else.
 */
export class RecentlyUsed<Value> {
  /** A map keeps the order in which its keys were added. */
  readonly #entries = new Map<string, Entry<Value>>()
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
    for (const [key, { value }] of this.#entries) this.#shared?.set(key, value)
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return this.#shared?.get(key)
    entry.isUsed = true
    return entry.value
  }

  /** Keeps a value, unless it is heavier than the cache may be. */
  set(key: string, value: Value): void {
    this.#delete(key)
    const weight = this.#weightOf(value)
    if (weight > this.#maxWeight) return
    // A used entry is added again as unused and visited once more, so that the loop ends.
    for (const [oldest, entry] of this.#entries) {
      if (this.#weight + weight <= this.#maxWeight) break
      this.#delete(oldest)
      if (entry.isUsed) this.#append(oldest, entry.value, entry.weight)
    }
    this.#append(key, value, weight)
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
    this.#entries.clear()
    this.#weight = 0
  }

  #append(key: string, value: Value, weight: number): void {
    this.#entries.set(key, { value, weight, isUsed: false })
    this.#weight += weight
  }

  #delete(key: string): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#entries.delete(key)
    this.#weight -= entry.weight
  }
}

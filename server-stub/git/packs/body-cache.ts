/** Contents of objects in memory, the least recently used dropped first. */
export class BodyCache {
  readonly #kept = new Map<string, Buffer>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get(oid: string): Buffer | undefined {
    const body = this.#kept.get(oid)
    if (body === undefined) return undefined
    this.#kept.delete(oid)
    this.#kept.set(oid, body)
    return body
  }

  /** Keeps a content, unless it is larger than all that is kept may be. */
  set(oid: string, body: Buffer): void {
    if (this.#kept.has(oid) || body.length > this.#maxBytes) return
    this.#kept.set(oid, body)
    this.#bytes += body.length
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) break
      this.#kept.delete(oldest)
      this.#bytes -= length
    }
  }
}

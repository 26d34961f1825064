/** The outcomes of a client's writes: the oracle of what must exist after a failure. */

/** The content of a resource; null: it does not exist. */
export type Content = string | null

export type Acknowledgement =
  | { readonly kind: 'done' }
  /** The server or the connection failed: the write may be done or not. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'rejected'; readonly response: string }

interface Register {
  acknowledged: Content
  /** Contents of later writes without a response. */
  readonly possible: Content[]
}

/** One register per resource. Each resource has one writer, which sends one write at a time. */
export class Ledger {
  readonly #registers = new Map<string, Register>()
  /** Number of acknowledged writes. */
  acknowledged = 0
  readonly #rejections: string[] = []

  /** The last acknowledged content. */
  contentOf(key: string): Content {
    return this.#registers.get(key)?.acknowledged ?? null
  }

  /** Whether the outcome of a write to it is unknown, so that no further write can be predicted. */
  isUncertain(key: string): boolean {
    return (this.#registers.get(key)?.possible.length ?? 0) > 0
  }

  /** Records a write around the request that sends it. */
  async write(key: string, content: Content, send: () => Promise<Acknowledgement>): Promise<void> {
    const register = this.#registerOf(key)
    register.possible.push(content)
    const acknowledgement = await send()
    if (acknowledgement.kind === 'unknown') return
    register.possible.pop()
    if (acknowledgement.kind === 'rejected') {
      this.#rejections.push(`${key}: a valid write returned ${acknowledgement.response}`)
      return
    }
    register.acknowledged = content
    this.acknowledged++
  }

  /**
   * Compares with what the server contains now, which is certain from here on. Returns a line per resource whose content
   * is neither the last acknowledged one nor that of a later write without a response.
   */
  settle(observed: ReadonlyMap<string, Content>): string[] {
    const problems = this.#rejections.splice(0)
    for (const key of new Set([...this.#registers.keys(), ...observed.keys()])) {
      const register = this.#registerOf(key)
      const content = observed.get(key) ?? null
      if (content !== register.acknowledged && !register.possible.includes(content))
        problems.push(
          `${key}: is ${shown(content)}; acknowledged ${shown(register.acknowledged)}` +
            (register.possible.length > 0 ? `, then sent ${register.possible.map(shown).join(', ')}` : ''),
        )
      register.acknowledged = content
      register.possible.length = 0
    }
    return problems
  }

  #registerOf(key: string): Register {
    const known = this.#registers.get(key)
    if (known !== undefined) return known
    const register: Register = { acknowledged: null, possible: [] }
    this.#registers.set(key, register)
    return register
  }
}

const shown = (content: Content): string => (content === null ? 'absent' : `'${content}'`)

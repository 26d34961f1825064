/** Counts that a server updates some time after the write. */
import { isRecord, type Record_ } from './json.ts'
import type { InnerResponse } from './variation.ts'

const names = ['open_issues_count', 'forks_count', 'user_notes_count'] as const

/** Delay in milliseconds. */
const delay = 200

interface Shown {
  readonly counts: Record_
  /** When other counts were first seen; null while they are the same. */
  changed: number | null
}

/** The counts that were returned last, by record. */
export class DelayedCounts {
  readonly #shown = new Map<string, Shown>()
  readonly #fired: () => void

  constructor(fired: () => void) {
    this.#fired = fired
  }

  /** The response with the earlier counts until the delay is over. */
  delay(response: InnerResponse): InnerResponse {
    const { body } = response
    if (!isRecord(body)) return response
    const counts = Object.fromEntries(names.flatMap((name) => (name in body ? [[name, body[name]]] : [])))
    const key = `${Object.keys(counts).join(' ')} ${String(body['web_url'])}`
    const shown = this.#shown.get(key)
    const isSame = shown === undefined || names.every((name) => shown.counts[name] === counts[name])
    if (isSame || (shown.changed !== null && Date.now() - shown.changed >= delay)) {
      this.#shown.set(key, { counts, changed: null })
      return response
    }
    shown.changed ??= Date.now()
    this.#fired()
    return { ...response, body: { ...body, ...shown.counts } }
  }
}

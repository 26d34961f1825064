/** Names in place of secrets, the same for each throughout a transcript, so that requests can be sent again. */
import { createHmac } from 'node:crypto'
import type { Secrets } from '../../protocol/secrets.ts'

/** String properties of responses that are secrets by their name, on any server. */
const secretMembers =
  /("[\w-]*(?:token|secret|password|passwd|cookie|credential|private_key|api_key)[\w-]*"\s*:\s*")((?:[^"\\\s]|\\.)+)(")/gi
/** What a name in place of a secret looks like: text that JSON, forms and query strings leave as it is. */
const placeholder = /^~[A-Z0-9_]+~$/
/** A text that consists of characters that tokens are made of. */
const word = /^[\w-]+$/

/** The name that replaces a secret. */
export function placeholderOf(name: string): string {
  return `~${name}~`
}

export class Placeholders {
  readonly #secrets: Secrets
  readonly #key: Uint8Array
  #known = 0
  readonly #byValue = new Map<string, string>()
  /** Lengths of the secrets that are words; others are searched for one by one. */
  readonly #lengths = new Set<number>()
  /** Words that are long enough to contain a secret. */
  #words: RegExp | undefined
  readonly #odd = new Map<string, string>()

  /** `key` makes names for secrets that have none, and is to be forgotten with this object. */
  constructor(secrets: Secrets, key: Uint8Array) {
    this.#secrets = secrets
    this.#key = key
  }

  /** A text of the suite, in which only known secrets are replaced. */
  in(text: string): string {
    for (const [value, name] of this.#secrets.since(this.#known)) {
      this.#known += 1
      this.#add(value, placeholderOf(name))
    }
    let masked = this.#words === undefined ? text : text.replaceAll(this.#words, (run) => this.#inWord(run))
    for (const [value, name] of this.#odd) masked = masked.replaceAll(value, name)
    return masked
  }

  /** A text of the server's, in which members are secret by their name. What is found is secret from then on. */
  inResponse(text: string): string {
    const masked = this.in(text)
    return masked.replaceAll(secretMembers, (_, before: string, value: string, after: string) => {
      return before + this.learn(unescaped(value)) + after
    })
  }

  /** The name of something that is a secret by its place. */
  learn(value: string): string {
    if (placeholder.test(value)) return value
    const digest = createHmac('sha256', this.#key).update(value).digest('hex')
    const name = placeholderOf(`SECRET_${digest.slice(0, 10).toUpperCase()}`)
    if (value.length >= 8) this.#add(value, name)
    return name
  }

  #add(value: string, name: string): void {
    if (this.#byValue.has(value) || this.#odd.has(value)) return
    if (word.test(value)) {
      this.#byValue.set(value, name)
      this.#lengths.add(value.length)
      this.#words = new RegExp(`[\\w-]{${Math.min(...this.#lengths)},}`, 'g')
      return
    }
    for (const form of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]) {
      this.#odd.set(form, name)
    }
  }

  /** A secret is part of one sequence of word characters. */
  #inWord(run: string): string {
    const whole = this.#byValue.get(run)
    if (whole !== undefined) return whole
    for (const length of this.#lengths) {
      for (let at = 0; at + length <= run.length; at += 1) {
        const name = this.#byValue.get(run.slice(at, at + length))
        if (name === undefined) continue
        return this.#inWord(run.slice(0, at)) + name + this.#inWord(run.slice(at + length))
      }
    }
    return run
  }
}

/** The content of a JSON string without quotation marks; other texts unchanged. */
function unescaped(written: string): string {
  try {
    return String(JSON.parse(`"${written}"`))
  } catch {
    return written
  }
}

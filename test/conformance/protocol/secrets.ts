/** Masks the tokens and passwords of a run, and every property that is a secret by its name, in all output. */

const propertyNames = 'private_token|access_token|runners_token|token|cookie|password|impersonation_token'
const secretProperties = new RegExp(String.raw`("(?:${propertyNames})"\s*:\s*")((?:[^"\\]|\\.)*)(")`, 'g')
/** The same in JSON that is quoted within a text of JSON, however deep. */
const quotedProperties = new RegExp(String.raw`(\\+"(?:${propertyNames})\\+"\s*:\s*\\+")([^"\\]+)`, 'g')
const secretFields =
  /((?:^|[?&;\s])(?:private_token|access_token|runners_token|token|password|_service_session)=)([^&;\s"']+)/g
const credentials = /\b((?:Basic|Bearer)\s+)([\w.~+/=$-]+)/g

/** Secrets by the name that replaces them in output, for example `FORGE_ADMIN_TOKEN`. */
export class Secrets {
  readonly #names = new Map<string, string>()

  /**
   * From now on `$NAME` replaces `value` in output, with a number after the name if it is taken. Values that are too
   * short to be distinguished from ordinary text are not replaced.
   */
  add(name: string, value: string): void {
    if (value.length < 6 || this.#names.has(value)) return
    const taken = new Set(this.#names.values())
    let free = name
    for (let number = 2; taken.has(free); number += 1) free = `${name}_${number}`
    this.#names.set(value, free)
  }

  /** The name of a secret; null for a value that is none. */
  nameOf(value: string): string | null {
    return this.#names.get(value) ?? null
  }

  /** The secrets with their names, from the one after the first `count` on. */
  since(count: number): readonly (readonly [value: string, name: string])[] {
    return count === this.#names.size ? [] : [...this.#names].slice(count)
  }

  /** A text in which every known secret is replaced by the result of `show` for its name. */
  replace(text: string, show: (name: string) => string): string {
    let masked = text
    for (const [value, name] of this.#names) {
      masked = masked.replaceAll(value, show(name))
      const encoded = encodeURIComponent(value)
      if (encoded !== value) masked = masked.replaceAll(encoded, show(name))
    }
    return masked
  }

  /** A text for output: known secrets by name, properties and fields that are secrets by their name as `***`. */
  mask(text: string): string {
    const named = new Set([...this.#names.values()].map((name) => `$${name}`))
    // A secret that has been replaced by its name is not replaced again.
    const hidden = (value: string): string => (named.has(value) ? value : '***')
    return this.replace(text, (name) => `$${name}`)
      .replace(
        secretProperties,
        (_, before: string, value: string, after: string) => before + hidden(value) + after,
      )
      .replace(quotedProperties, (_, before: string, value: string) => before + hidden(value))
      .replace(secretFields, (_, before: string, value: string) => before + hidden(value))
      .replace(credentials, (_, before: string, value: string) => before + hidden(value))
  }
}

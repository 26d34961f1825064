/** What must never be shown: the tokens and passwords a run works with, and every member that is a secret by its name. */

const memberNames = 'private_token|access_token|runners_token|token|cookie|password|impersonation_token'
const secretMembers = new RegExp(String.raw`("(?:${memberNames})"\s*:\s*")((?:[^"\\]|\\.)*)(")`, 'g')
/** The same in JSON that is quoted within a text of JSON, however deep. */
const quotedMembers = new RegExp(String.raw`(\\+"(?:${memberNames})\\+"\s*:\s*\\+")([^"\\]+)`, 'g')
const secretFields =
  /((?:^|[?&;\s])(?:private_token|access_token|runners_token|token|password|_service_session)=)([^&;\s"']+)/g
const credentials = /\b((?:Basic|Bearer)\s+)([\w.~+/=$-]+)/g

/** Remembers secrets by a name under which they may be shown, for example `FORGE_ADMIN_TOKEN`. */
export class Secrets {
  readonly #names = new Map<string, string>()

  /**
   * From now on `value` is shown as `$NAME` only, with a number after the name where it is taken. Values too short to be
   * told from ordinary text are left alone.
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

  /** Every known secret of a text replaced by what `show` makes of its name; nothing else is changed. */
  replace(text: string, show: (name: string) => string): string {
    let masked = text
    for (const [value, name] of this.#names) {
      masked = masked.replaceAll(value, show(name))
      const encoded = encodeURIComponent(value)
      if (encoded !== value) masked = masked.replaceAll(encoded, show(name))
    }
    return masked
  }

  /** A text that may be shown: known secrets by name, members and fields that are secrets by their name as `***`. */
  mask(text: string): string {
    return this.replace(text, (name) => `$${name}`)
      .replace(
        secretMembers,
        (_, before: string, value: string, after: string) => before + hidden(value) + after,
      )
      .replace(quotedMembers, (_, before: string, value: string) => before + hidden(value))
      .replace(secretFields, (_, before: string, value: string) => before + hidden(value))
      .replace(credentials, (_, before: string, value: string) => before + hidden(value))
  }
}

/** A secret that is shown by its name stays so. */
function hidden(value: string): string {
  return value.startsWith('$') ? value : '***'
}

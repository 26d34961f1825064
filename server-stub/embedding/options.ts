/** Options of test helpers: a misspelled name or a value of another type is an error, not ignored. */
import { inspect } from 'node:util'
import { suggestion } from '../http/suggestion.ts'

type JavaScriptType = 'array' | 'boolean' | 'function' | 'number' | 'object' | 'string'

/** What an option accepts: values of these types, one of these values, or numbers from `least`. */
export type Accepted =
  | readonly JavaScriptType[]
  | { readonly allowed: readonly string[] }
  | { readonly least: number }

/** What each option of a callee accepts. */
export type OptionTypes<Options> = { readonly [Name in keyof Options]-?: Accepted }

/** Throws `TypeError` for an option that is not known or has a value that it does not accept. */
export function requireOptions<Options extends object>(
  callee: string,
  options: Options,
  known: OptionTypes<Options>,
): void {
  const accepted = new Map(Object.entries<Accepted>(known))
  requireKnownOptions(callee, options, [...accepted.keys()])
  for (const [name, value] of Object.entries(options)) {
    const types = accepted.get(name)
    if (types !== undefined && value !== undefined)
      requireAccepted(`The option '${name}' of ${callee}`, value, types)
  }
}

/** Throws `TypeError` for an option that is not known, and suggests the closest one. */
export function requireKnownOptions(callee: string, options: object, known: readonly string[]): void {
  requireAccepted(`The argument of ${callee}`, options, ['object'])
  for (const name of Object.keys(options))
    if (!known.includes(name))
      throw new TypeError(`Unknown option '${name}' of ${callee}${suggestion(name, known)}`)
}

/** Throws `TypeError` for a value that is not accepted. */
export function requireAccepted(what: string, value: unknown, accepted: Accepted): void {
  if ('allowed' in accepted) {
    if (typeof value === 'string' && accepted.allowed.includes(value)) return
    const hint = typeof value === 'string' ? suggestion(value, accepted.allowed) : ''
    throw new TypeError(`${what} must be ${oneOf(accepted.allowed)}, not ${inspect(value)}${hint}`)
  }
  if ('least' in accepted) {
    if (typeof value === 'number' && value >= accepted.least) return
    throw new TypeError(
      `${what} must be a number of at least ${accepted.least}, not ${inspect(value, { depth: 0 })}`,
    )
  }
  if (!accepted.some((type) => hasType(value, type)))
    throw new TypeError(
      `${what} must be ${oneOf(accepted.map(withArticle))}, not ${inspect(value, { depth: 0 })}`,
    )
}

function hasType(value: unknown, type: JavaScriptType): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null
  return typeof value === type && !Number.isNaN(value)
}

function withArticle(type: JavaScriptType): string {
  return type === 'array' || type === 'object' ? `an ${type}` : `a ${type}`
}

function oneOf(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)
}

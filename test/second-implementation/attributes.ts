/** Reads parameters by the types of the contract, from JSON, forms and query strings. */
import type { Level, Visibility } from './contract.ts'
import { invalid, missing } from './request-error.ts'

/** Types of attributes: JSON has types, forms and query strings contain text. */
interface Kind<Value> {
  /** The value, or undefined when it is none of the kind. */
  readonly read: (value: unknown) => Value | undefined
  /** The error message after the name of the attribute. */
  readonly words: string
}

export const text: Kind<string> = {
  read: (value) => (typeof value === 'string' ? value : undefined),
  words: 'is no text',
}

export const integer: Kind<number> = {
  read(value) {
    const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
    return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
  },
  words: 'is no integer',
}

export const positive: Kind<number> = {
  read(value) {
    const number = integer.read(value)
    return number !== undefined && number > 0 ? number : undefined
  },
  words: 'is no positive integer',
}

export const flag: Kind<boolean> = {
  read: (value) =>
    value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined,
  words: 'is neither true nor false',
}

/** A day of the calendar, written `YYYY-MM-DD`. */
export const day: Kind<string> = {
  read(value) {
    if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
    const time = new Date(`${value}T00:00:00Z`)
    return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value) ? value : undefined
  },
  words: 'is no day written YYYY-MM-DD',
}

/** A time in ISO 8601 with a time zone. */
export const time: Kind<Date> = {
  read(value) {
    if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d([T ].*)?$/.test(value)) return undefined
    const read = new Date(value)
    return Number.isNaN(read.getTime()) ? undefined : read
  },
  words: 'is no time',
}

/** A number, with a point where needed. */
export const decimal: Kind<number> = {
  read(value) {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined
  },
  words: 'is no number',
}

/** IDs, also as the text of a form, which has one item without brackets. */
export const ids: Kind<readonly number[]> = {
  read(value) {
    const read = (Array.isArray(value) ? value : [value]).map((item) => integer.read(item))
    return read.every((item) => item !== undefined) ? read : undefined
  },
  words: 'is no list of IDs',
}

/** JSON objects, each with attributes of its own. */
export const objects: Kind<readonly Attributes[]> = {
  read: (value) =>
    Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)
      ? value.map((item) => new Attributes(new Map(Object.entries(item))))
      : undefined,
  words: 'is no list of objects',
}

export const texts: Kind<readonly string[]> = {
  read: (value) =>
    Array.isArray(value) && value.every((item): item is string => typeof item === 'string')
      ? value
      : undefined,
  words: 'is no list of texts',
}

export const visibility: Kind<Visibility> = oneOf(['private', 'internal', 'public'])

/** Spec: document 2, "Access levels": the last is for groups only. */
const projectLevels = [10, 20, 30, 40] as const
const groupLevels = [...projectLevels, 50] as const

export function levelIn(kind: 'groups' | 'projects'): Kind<Level> {
  const allowed = oneOf<Level>(kind === 'groups' ? groupLevels : projectLevels)
  return { ...allowed, read: (value) => allowed.read(integer.read(value)) }
}

export class Attributes {
  readonly #values: ReadonlyMap<string, unknown>

  constructor(values: ReadonlyMap<string, unknown>) {
    this.#values = values
  }

  has(name: string): boolean {
    return this.#values.has(name)
  }

  /** An attribute that has to be there. Throws a `RequestError` that names it. */
  required<Value>(name: string, kind: Kind<Value>): Value {
    const value = this.optional(name, kind)
    if (value === undefined) throw missing(name)
    return value
  }

  /** An optional attribute. Throws a `RequestError` if its value is of another kind. */
  optional<Value>(name: string, { read, words }: Kind<Value>): Value | undefined {
    const given = this.#values.get(name)
    if (given === undefined || given === null) return undefined
    const value = read(given)
    if (value === undefined) throw invalid(name, words)
    return value
  }
}

export function oneOf<const Value extends string | number>(values: readonly Value[]): Kind<Value> {
  return {
    read: (given) => values.find((value) => value === given),
    words: `is none of ${values.join(', ')}`,
  }
}

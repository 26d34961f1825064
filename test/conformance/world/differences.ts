/** Where a value differs from a part that is claimed of it. */
import { isRecord } from '../engine/exchange.ts'

export interface Difference {
  /** The member, for example `commit.id`; empty for the value itself. */
  readonly at: string
  readonly expected: string
  readonly actual: string
}

/** Compares only the members that `part` names, at any depth; lists and plain values are compared as a whole. */
export function differences(part: unknown, value: unknown, at = ''): readonly Difference[] {
  if (isRecord(part) && isRecord(value)) {
    return Object.entries(part)
      .filter(([, expected]) => expected !== undefined)
      .flatMap(([key, expected]) => differences(expected, value[key], at === '' ? key : `${at}.${key}`))
  }
  if (Array.isArray(part) && Array.isArray(value) && part.length === value.length) {
    return part.flatMap((item, index) => differences(item, value[index], `${at}[${index}]`))
  }
  if (sameInstant(part, value) || JSON.stringify(part) === JSON.stringify(value)) return []
  return [{ at, expected: show(part), actual: show(value) }]
}

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** One instant may be written in several ways: `Z` or an offset, with or without fractions. */
function sameInstant(a: unknown, b: unknown): boolean {
  if (typeof a !== 'string' || typeof b !== 'string' || !timestamp.test(a) || !timestamp.test(b)) return false
  return Date.parse(a) === Date.parse(b)
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent'
  return text.length > 200 ? `${text.slice(0, 200)} ...` : text
}

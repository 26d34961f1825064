/** Requests that follow a wrong value of an earlier response. */
import type { ObservedViolation } from '../protocol/conversation.ts'
import { isRecord, withoutQuery, type Exchange } from '../protocol/exchange.ts'
import { jsonOf } from '../protocol/json-body.ts'
import { propertiesOn } from '../protocol/property-path.ts'

/**
 * Whether the path of a request contains the value with which an earlier response violates the contract, for example a name
 * that is a number: what the request returns says nothing about its operation.
 */
export function isMisled(
  { request }: Exchange,
  { violation: { about }, exchange: earlier }: ObservedViolation,
): boolean {
  if (about?.kind !== 'property') return false
  const segments = new Set(withoutQuery(request.target).split('/').map(decoded))
  return valuesAt(jsonOf(earlier), propertiesOn(about.path)).some((value) => segments.has(String(value)))
}

/** The texts and numbers at a path of properties, in each item of lists. */
function valuesAt(value: unknown, names: readonly string[]): readonly (string | number)[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => valuesAt(item, names))
  const [name, ...others] = names
  if (name === undefined) return typeof value === 'string' || typeof value === 'number' ? [value] : []
  return isRecord(value) ? valuesAt(value[name], others) : []
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Requests that follow a wrong value of an earlier response. */
import type { ObservedViolation } from '../protocol/conversation.ts'
import { isRecord, withoutQuery, type Exchange } from '../protocol/exchange.ts'
import { jsonOf } from '../protocol/json-body.ts'
import type { Failure } from './failure.ts'
import { explains } from './explains.ts'
import { propertiesOn } from '../protocol/property-path.ts'

/**
 * The violation in an earlier response that a failure follows from: the request contains the wrong value, or the check
 * compares the response with it.
 */
export function misleadingViolation(
  mismatch: Failure,
  observed: readonly ObservedViolation[],
): ObservedViolation | undefined {
  const { exchanges, about } = mismatch
  const isEvidence = ({ exchange }: ObservedViolation) => exchanges.includes(exchange)
  const isAboutSame = ({ violation }: ObservedViolation) =>
    violation.about?.kind === 'property' && about.kind !== 'status' && explains(violation, mismatch)
  const isOwn = observed.some((each) => isEvidence(each) && explains(each.violation, mismatch))
  return observed.find(
    (each) =>
      !isEvidence(each) &&
      (exchanges.some((exchange) => isMisled(exchange, each)) || (!isOwn && isAboutSame(each))),
  )
}

/**
 * Whether a request contains, in its path or its body, the value with which an earlier response violates the contract, for
 * example a name that is a number: what the request returns says nothing about its operation.
 */
function isMisled(
  { request }: Exchange,
  { violation: { about }, exchange: earlier }: ObservedViolation,
): boolean {
  if (about?.kind !== 'property') return false
  const names = propertiesOn(about.path)
  const segments = new Set(withoutQuery(request.target).split('/').map(decoded))
  const sent = bodyOf(request)?.[names.at(-1) ?? '']
  return valuesAt(jsonOf(earlier), names).some((value) => segments.has(String(value)) || sent === value)
}

/** The attributes that a request sends as JSON; null if it sends none. */
function bodyOf({ body, headers }: Exchange['request']): Readonly<Record<string, unknown>> | null {
  if (body === null || headers['content-type'] !== 'application/json') return null
  const value: unknown = JSON.parse(Buffer.from(body).toString('utf8'))
  return isRecord(value) ? value : null
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

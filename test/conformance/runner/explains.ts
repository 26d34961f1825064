/** Whether a response that violates the contract is why a check failed. */
import { propertiesOn } from '../protocol/property-path.ts'
import type { Violation } from '../protocol/violation.ts'
import type { Failure } from './failure.ts'

/** Whether a violation of the contract is why a check failed: the response itself, or the same header or property. */
export function explains({ key, about: wrong }: Violation, { about, expected }: Failure): boolean {
  if (wrong?.kind === 'header') {
    const names = wrong.name.toLowerCase().split(', ')
    if (about.kind === 'header') return names.includes(about.name.toLowerCase())
    return key.endsWith('|missing') && names.some((name) => expected.toLowerCase().includes(name))
  }
  if (wrong?.kind === 'property') {
    // With the right status, it is the body that is not as expected.
    if (about.kind === 'status' && about.expected.some((each) => each === about.actual)) return true
    const at = propertiesOn(wrong.path)
    const compared = 'path' in about ? propertiesOn(about.path) : []
    return compared.length > 0 ? isSameOrWithin(compared, at) : mentions(expected, at)
  }
  return true
}

/** Whether one of two paths leads to the other, or to a part of it. */
function isSameOrWithin(one: readonly string[], other: readonly string[]): boolean {
  const shared = Math.min(one.length, other.length)
  return one.slice(0, shared).every((name, index) => name === other[index])
}

/** Whether a sentence names the last property of a path; a path without properties is the body. */
function mentions(text: string, path: readonly string[]): boolean {
  const name = path.at(-1)
  return name === undefined || new Set(text.split(/\W+/)).has(name)
}

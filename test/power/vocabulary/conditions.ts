/** Conditions of defects: some callers, some requests, or every operation. */
import type { AccessActor } from '../../../generated/access.ts'
import type { AccountName, userOfCheck } from '../../conformance/fixtures/roles.ts'
import { isNameOf } from '../../conformance/fixtures/run.ts'
import { isHash, segmentsOf, valueOf, valuesOf, type Call } from '../message.ts'
import type { Upstream, Fault } from '../mutant.ts'

export type Condition = (call: Call, upstream: Upstream) => boolean

/** A defect under a condition. Only for defects that alter calls and responses. */
export function when(condition: Condition, fault: Fault): Fault {
  const around = alterationOf(fault)
  return {
    alone: fault.alone === true,
    around: (call, upstream) => (condition(call, upstream) ? around(call, upstream) : upstream.pass(call)),
  }
}

/** A defect of every operation. Only for defects that alter calls and responses. */
export function everywhere(fault: Fault): Fault {
  return { alone: fault.alone === true, everywhere: alterationOf(fault) }
}

/**
 * Several defects at once, if one alone would be no defect. The first is the outermost. Only for defects that alter calls
 * and responses.
 */
export function together(first: Fault, ...rest: readonly Fault[]): Fault {
  const [second, ...others] = rest
  if (second === undefined) return first
  const outer = alterationOf(first)
  const inner = alterationOf(together(second, ...others))
  return {
    alone: [first, ...rest].some(({ alone }) => alone === true),
    around: (call, upstream) => outer(call, { ...upstream, pass: (passed) => inner(passed, upstream) }),
  }
}

/** How a defect alters calls and responses. Throws if it does not. */
export function alterationOf({ around }: Fault): NonNullable<Fault['around']> {
  if (around === undefined) throw new TypeError('Only a defect that alters calls can depend on them.')
  return around
}

/** The parameter is sent. */
export function has(name: string): Condition {
  return (call) => valuesOf(call, name).length > 0
}

/** The parameter is not sent. */
export function lacks(name: string): Condition {
  return (call) => valuesOf(call, name).length === 0
}

/** The parameter is sent with this value, compared as text. */
export function hasValue(name: string, value: string | number | boolean): Condition {
  return (call) => String(valueOf(call, name)) === String(value)
}

const noFilters: ReadonlySet<string> = new Set(['page', 'per_page', 'order_by', 'sort', 'sudo'])

/** These are all filters of the query. */
export function hasOnlyFilters(...names: readonly string[]): Condition {
  return ({ query }) => {
    const sent = [...new URLSearchParams(query).keys()].map((name) => name.replace('[]', ''))
    const filters = new Set(sent.filter((name) => !noFilters.has(name)))
    return filters.size === names.length && names.every((name) => filters.has(name))
  }
}

/** The users of a run. The names are those of the suite: renaming one there does not compile here. */
export type UserOfRun = 'admin' | AccountName | typeof userOfCheck | Extract<AccessActor, 'external'>

/** The caller is one of these users, or has no credentials. */
export function by(...callers: readonly (UserOfRun | 'anonymous')[]): Condition {
  return (call, upstream) => {
    const { 'private-token': token, sudo } = call.headers
    if (token === upstream.adminToken && sudo === undefined) return callers.includes('admin')
    const username = upstream.usernameOf(call)
    if (username !== null) return callers.some((user) => isNameOf(user, username))
    return callers.includes('anonymous') && isAnonymous(call)
  }
}

/** The request has no credentials. */
export function isAnonymous({ headers, query }: Call): boolean {
  return (
    headers['private-token'] === undefined &&
    headers['authorization'] === undefined &&
    headers['cookie'] === undefined &&
    !/(^|&)(private_token|access_token)=/.test(query)
  )
}

/** The project, group or user of the path is not identified by an ID. */
export function isByPath(call: Call): boolean {
  return !isNumber(segmentsOf(call)[1])
}

/** The user whom an administrator asks to be; null if the request has no sudo. */
export function sudoOf({ headers, query }: Call): string | null {
  return headers['sudo'] ?? new URLSearchParams(query).get('sudo')
}

/** The user of `sudo` is identified by an ID. */
export function isSudoById(call: Call): boolean {
  return isNumber(sudoOf(call))
}

const isNumber = (value: string | null | undefined): boolean => /^\d+$/.test(value ?? '')

/** The caller is not the administrator of the run. */
export const isNormal: Condition = ({ headers }, { adminToken }) => headers['private-token'] !== adminToken

/** The `ref` is the hash of a commit. */
export const namesCommit: Condition = (call) => isHash(valueOf(call, 'ref'))

/** The opposite condition. */
export function not(condition: Condition): Condition {
  return (call, upstream) => !condition(call, upstream)
}

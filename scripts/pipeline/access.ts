/** The access matrix: what the contract states about each kind of caller, by operation. Where it states nothing, there is no cell. */
import type { AccessState, AccessStates, Contract, LocatedOperation } from './contract.ts'
import { operationsOf } from './contract.ts'

/** Kinds of callers, from outside inwards. `external` is a user with that flag, whose effect is not specified. */
export const actors = [
  'anonymous',
  'non-member',
  'external',
  'guest',
  'reporter',
  'developer',
  'master',
  'owner',
  'author',
  'administrator',
] as const
export type Actor = (typeof actors)[number]

export const visibilities = ['private', 'internal', 'public'] as const
export type Visibility = (typeof visibilities)[number]

/** The response that one kind of caller must get, and the rule that states it. */
export interface Cell {
  decision: 'allowed' | 'rejected'
  /** The statuses of a rejection; each of them conforms. */
  statuses: readonly number[]
  rule: string
}

/** Equal cells of an operation. */
export interface Statement extends Cell {
  callers: readonly Actor[]
  /** Of the group or project; empty where the operation is about neither. */
  visibilities: readonly Visibility[]
}

/** One operation of the matrix. */
export interface AccessRow {
  located: LocatedOperation
  within: 'project' | 'group' | 'instance'
  actors: readonly Actor[]
  statements: readonly Statement[]
}

/** Each operation with what is stated about its callers. */
export function accessOf(contract: Contract): readonly AccessRow[] {
  return operationsOf(contract).map((located) => {
    const within = scopeKindOf(located.path)
    const access = located.operation['x-access']
    const subject: Subject = { within, callers: access?.callers ?? '', states: access?.states ?? {} }
    const who = actors.filter((actor) => isActorOf(actor, subject))
    return { located, within, actors: who, statements: statementsOn(subject, who) }
  })
}

interface Subject {
  within: AccessRow['within']
  callers: string
  states: AccessStates
}

type Where = Visibility | null

function scopeKindOf(path: string): AccessRow['within'] {
  if (path.startsWith('/groups/{id}')) return 'group'
  return path.startsWith('/projects/{id}') || path.includes('{project_id}/events') ? 'project' : 'instance'
}

const actorsOnInstance: readonly Actor[] = ['anonymous', 'non-member', 'external', 'administrator']

function isActorOf(actor: Actor, { within, callers }: Subject): boolean {
  if (actor === 'author') return callers === 'author-or-administrator'
  return within !== 'instance' || actorsOnInstance.includes(actor)
}

function statementsOn(subject: Subject, who: readonly Actor[]): readonly Statement[] {
  const scopes: readonly Where[] = subject.within === 'instance' ? [null] : visibilities
  const statements = new Map<string, Statement>()
  for (const where of scopes) {
    for (const { cell, callers } of grouped(who, (actor) => cellOf(actor, where, subject))) {
      const key = JSON.stringify([cell, callers])
      const earlier = statements.get(key)?.visibilities ?? []
      statements.set(key, { ...cell, callers, visibilities: where === null ? earlier : [...earlier, where] })
    }
  }
  return [...statements.values()]
}

/** Callers with the same statement. */
function grouped(who: readonly Actor[], cellFor: (actor: Actor) => Cell | null) {
  const groups = new Map<string, { cell: Cell; callers: Actor[] }>()
  for (const actor of who) {
    const cell = cellFor(actor)
    if (cell === null) continue
    const key = JSON.stringify(cell)
    groups.set(key, { cell, callers: [...(groups.get(key)?.callers ?? []), actor] })
  }
  return groups.values()
}

/** One cell of the matrix; null where the access is not specified. */
function cellOf(actor: Actor, where: Where, subject: Subject): Cell | null {
  if (actor === 'anonymous') return withoutCredentials(where, subject)
  const { callers, states, within } = subject
  if (callers === 'administrator') {
    return actor === 'administrator' ? allowed(states['callers']) : rejected(states['callers'], [403])
  }
  if (within === 'project' && where === 'private' && isNonMember(actor))
    return forNonMembers(states, 'general/no-access-to-private-projects')
  const chosen = /^(owner|author)-or-administrator$/.exec(callers)?.[1]
  if (chosen !== undefined) {
    // Not specified: whether a caller without permission can tell that the record exists.
    return [chosen, 'administrator'].includes(actor)
      ? allowed(states['callers'])
      : rejected(states['callers'], [403, 404])
  }
  if (within === 'group' && where === 'private' && isNonMember(actor))
    return forNonMembers(states, 'general/no-access-to-private-groups')
  if (callers === 'anyone') return forSignedIn(actor, where, states)
  return within === 'instance' && actor !== 'external' ? allowed(states['callers']) : null
}

/** Document 1, "Authentication": credentials are required unless stated otherwise. */
function withoutCredentials(where: Where, { callers, states }: Subject): Cell | null {
  if (callers !== 'anyone') return rejected(states['anonymous'], [401], 'general/authentication-by-default')
  if (where === null || where === 'public') return allowed(states['callers'])
  // The response must not reveal whether a record exists that is not public.
  return rejected(undefined, [401, 404], 'general/authentication-by-default')
}

/** Document 2, "Visibility levels": access to what is private has to be granted. */
function forNonMembers({ outsiders, rejection: problem }: AccessStates, general: string): Cell | null {
  if (outsiders === 'open') return null
  const usual = typeof problem === 'object' ? (problem.status ?? 403) : 403
  return rejected(outsiders, [usual, 404], general)
}

/** What needs no credentials where it is public. */
function forSignedIn(actor: Actor, where: Where, states: AccessStates): Cell | null {
  if (where === null || where === 'public') return allowed(states['callers'])
  if (where === 'internal') {
    return actor === 'external' ? null : allowed(states['internal'], 'general/internal-for-signed-in-users')
  }
  return actor === 'administrator' ? null : allowed(states['members'])
}

function isNonMember(actor: Actor): boolean {
  return actor === 'non-member' || actor === 'external'
}

type State = AccessState | 'open' | undefined

function allowed(state: State, general?: string): Cell | null {
  const rule = ruleOf(state, general)
  return rule === undefined ? null : { decision: 'allowed', statuses: [], rule }
}

function rejected(state: State, statuses: readonly number[], general?: string): Cell | null {
  const rule = ruleOf(state, general)
  if (rule === undefined) return null
  const stated = typeof state === 'object' ? state.status : undefined
  return { decision: 'rejected', statuses: stated === undefined ? statuses : [stated], rule }
}

function ruleOf(state: State, general: string | undefined): string | undefined {
  return typeof state === 'object' ? state.rule : general
}

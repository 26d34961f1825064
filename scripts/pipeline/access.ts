/** The access matrix: what the contract says of each kind of caller, operation by operation; silence stays silence. */
import type { AccessState, AccessStates, Contract, Place } from './contract.ts'
import { operationsOf } from './contract.ts'

/** Kinds of callers, from outside inwards. `external` is a user who is marked so; what that changes is not shown. */
export const personas = [
  'anonymous',
  'stranger',
  'external',
  'guest',
  'reporter',
  'developer',
  'master',
  'owner',
  'author',
  'administrator',
] as const
export type Persona = (typeof personas)[number]

export const visibilities = ['private', 'internal', 'public'] as const
export type Visibility = (typeof visibilities)[number]

/** What one kind of caller has to be answered, and the rule that says so. */
export interface Cell {
  outcome: 'allowed' | 'refused'
  /** Of a refusal; each is lawful. */
  statuses: readonly number[]
  rule: string
}

/** Equal cells of an operation. */
export interface Statement extends Cell {
  callers: readonly Persona[]
  /** Of the group or project; empty where the operation is about neither. */
  visibilities: readonly Visibility[]
}

/** What the matrix holds of one operation. */
export interface AccessRow {
  place: Place
  within: 'project' | 'group' | 'instance'
  personas: readonly Persona[]
  statements: readonly Statement[]
}

/** Each operation with what is said of its callers. */
export function accessOf(contract: Contract): readonly AccessRow[] {
  return operationsOf(contract).map((place) => {
    const within = surroundings(place.path)
    const access = place.operation['x-access']
    const subject: Subject = { within, callers: access?.callers ?? '', states: access?.states ?? {} }
    const who = personas.filter((persona) => takesPart(persona, subject))
    return { place, within, personas: who, statements: statementsOn(subject, who) }
  })
}

interface Subject {
  within: AccessRow['within']
  callers: string
  states: AccessStates
}

type Where = Visibility | null

function surroundings(path: string): AccessRow['within'] {
  if (path.startsWith('/groups/{id}')) return 'group'
  return path.startsWith('/projects/{id}') || path.includes('{project_id}/events') ? 'project' : 'instance'
}

const outsideOfAnything: readonly Persona[] = ['anonymous', 'stranger', 'external', 'administrator']

function takesPart(persona: Persona, { within, callers }: Subject): boolean {
  if (persona === 'author') return callers === 'author-or-administrator'
  return within !== 'instance' || outsideOfAnything.includes(persona)
}

function statementsOn(subject: Subject, who: readonly Persona[]): readonly Statement[] {
  const places: readonly Where[] = subject.within === 'instance' ? [null] : visibilities
  const statements = new Map<string, Statement>()
  for (const where of places) {
    for (const [said, callers] of grouped(who, (persona) => cellOf(persona, where, subject))) {
      const known = statements.get(said.key + callers.join())
      const spots = [...(known?.visibilities ?? []), ...(where === null ? [] : [where])]
      statements.set(said.key + callers.join(), { ...said.cell, callers, visibilities: spots })
    }
  }
  return [...statements.values()]
}

/** Callers of whom the same is said. */
function grouped(who: readonly Persona[], cellFor: (persona: Persona) => Cell | null) {
  const groups = new Map<string, { cell: Cell; callers: Persona[] }>()
  for (const persona of who) {
    const cell = cellFor(persona)
    if (cell === null) continue
    const key = JSON.stringify(cell)
    groups.set(key, { cell, callers: [...(groups.get(key)?.callers ?? []), persona] })
  }
  return [...groups].map(([key, { cell, callers }]) => [{ key, cell }, callers] as const)
}

/** One cell of the matrix; null where the specification is silent. */
function cellOf(persona: Persona, where: Where, subject: Subject): Cell | null {
  if (persona === 'anonymous') return withoutCredentials(where, subject)
  const { callers, states, within } = subject
  if (callers === 'administrator') {
    return persona === 'administrator' ? allowed(states['callers']) : refused(states['callers'], [403])
  }
  if (within === 'project' && where === 'private' && isOutsider(persona)) return forOutsiders(states)
  const chosen = /^(owner|author)-or-administrator$/.exec(callers)?.[1]
  if (chosen !== undefined) {
    // Whether those who may not are shown that the thing exists is left open.
    return [chosen, 'administrator'].includes(persona)
      ? allowed(states['callers'])
      : refused(states['callers'], [403, 404])
  }
  if (callers === 'anyone') return forSignedIn(persona, where, states)
  return within === 'instance' && persona !== 'external' ? allowed(states['callers']) : null
}

/** Document 1, "Authentication": credentials are needed unless it is said that they are not. */
function withoutCredentials(where: Where, { callers, states }: Subject): Cell | null {
  if (callers !== 'anyone') return refused(states['anonymous'], [401], 'general/authentication-by-default')
  if (where === null || where === 'public') return allowed(states['callers'])
  // Nobody is told whether there is something that is not public.
  return refused(undefined, [401, 404], 'general/authentication-by-default')
}

/** Document 2, "Visibility levels": access to what is private has to be granted. */
function forOutsiders({ outsiders, refusal }: AccessStates): Cell | null {
  if (outsiders === 'open') return null
  const usual = typeof refusal === 'object' ? (refusal.status ?? 403) : 403
  return refused(outsiders, [usual, 404], 'general/no-access-to-private-projects')
}

/** What needs no credentials where it is public. */
function forSignedIn(persona: Persona, where: Where, states: AccessStates): Cell | null {
  if (where === null || where === 'public') return allowed(states['callers'])
  if (where === 'internal') {
    return persona === 'external' ? null : allowed(states['internal'], 'general/internal-for-signed-in-users')
  }
  return persona === 'administrator' ? null : allowed(states['members'])
}

function isOutsider(persona: Persona): boolean {
  return persona === 'stranger' || persona === 'external'
}

type State = AccessState | 'open' | undefined

function allowed(state: State, general?: string): Cell | null {
  const rule = ruleOf(state, general)
  return rule === undefined ? null : { outcome: 'allowed', statuses: [], rule }
}

function refused(state: State, statuses: readonly number[], general?: string): Cell | null {
  const rule = ruleOf(state, general)
  if (rule === undefined) return null
  const stated = typeof state === 'object' ? state.status : undefined
  return { outcome: 'refused', statuses: stated === undefined ? statuses : [stated], rule }
}

function ruleOf(state: State, general: string | undefined): string | undefined {
  return typeof state === 'object' ? state.rule : general
}

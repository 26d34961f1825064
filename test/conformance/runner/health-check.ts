/** Lists of an administrator: a later health check compares with their responses at the beginning. */
import { Conversation, type Channel } from '../protocol/conversation.ts'
import { type Exchange, type Json, type Transport, type WireRequest } from '../protocol/exchange.ts'
import { jsonOf } from '../protocol/json-body.ts'
import type { HealthCheck } from '../protocol/circuit-breaker.ts'
import { isPlausibleSuccess } from '../protocol/soundness.ts'
import { isNotImplemented } from '../protocol/unimplemented.ts'
import { Blocked } from '../protocol/signals.ts'
import type { Actors } from '../fixtures/actors.ts'
import { Actor, type Account } from '../fixtures/actor.ts'
import { identify, keyOf } from '../fixtures/record-kinds.ts'

/** One of the lists, as it was at the beginning. */
export interface BaselineList {
  /** What is listed, in the plural. */
  readonly name: 'users' | 'projects' | 'groups'
  readonly target: string
  readonly exchange: Exchange
  /** The first page; null if the response was none. */
  readonly items: readonly Json[] | null
}

const lists = {
  users: '/users?per_page=100',
  projects: '/projects?per_page=100',
  groups: '/groups?all_available=true&per_page=100',
} as const

/** Reads the lists, all at once. */
export async function readBaseline(admin: Account, channel: Channel): Promise<readonly BaselineList[]> {
  const administrator = new Actor('admin', admin, new Conversation(channel, 'pre-flight'))
  const names = ['users', 'projects', 'groups'] as const
  return Promise.all(
    names.map(async (name) => {
      const target = lists[name]
      const { exchange } = await administrator.sendRaw({ method: 'GET', target })
      const json = isPlausibleSuccess(exchange.outcome) ? jsonOf(exchange) : undefined
      return { name, target, exchange, items: Array.isArray(json) ? json : null }
    }),
  )
}

/** The records in the lists, by `keyOf`. The example of the contract in place of a response contains none. */
export function recordsIn(baseline: readonly BaselineList[]): readonly string[] {
  return baseline.flatMap(({ name, exchange, items }) => {
    const listed = isNotImplemented(exchange) ? [] : (items ?? [])
    const records = listed.map((item) => identify(name, item)).filter((record) => record !== null)
    return records.map(({ id }) => keyOf(name, id))
  })
}

/** The server works while it returns the administrator, and any of the lists that it returned at the beginning. */
export function healthCheckOf(admin: Account, baseline: readonly BaselineList[]): HealthCheck {
  const targets = baseline.filter(({ items }) => items !== null).map(({ target }) => target)
  return async (send) => {
    if (!(await isResponding(send, admin, '/user'))) return false
    for (const target of targets) if (await isResponding(send, admin, target)) return true
    return targets.length === 0
  }
}

async function isResponding(send: Transport, admin: Account, target: string): Promise<boolean> {
  const headers = { accept: '*/*', ...admin.credentials }
  const request: WireRequest = { method: 'GET', target, headers, body: null }
  return isPlausibleSuccess(await send(request))
}

/** Why no check can begin, and the responses that prove it; null if the run can continue. */
export function reasonUnusable(
  baseline: readonly BaselineList[],
  actors: Actors | null,
): { readonly text: string; readonly proof: readonly Exchange[] } | null {
  const bad = baseline.map(({ exchange }) => exchange).filter(isBroken)
  const isUnusable = bad.length === baseline.length
  if (actors === null) {
    return isUnusable && bad.every(isFault)
      ? { text: 'The server responds to GET /user only.', proof: bad }
      : null
  }
  const areAllBlocked = [...actors.accounts.values()].every((account) => account instanceof Blocked)
  const failed = actors.exchanges.filter(isBroken)
  if (!areAllBlocked || failed.length === 0 || !(isUnusable || failed.every(isFault))) return null
  return { text: 'The server does not let the administrator create users.', proof: [...failed, ...bad] }
}

/** What a server does not have yet is not broken. */
function isBroken(exchange: Exchange): boolean {
  return !isPlausibleSuccess(exchange.outcome) && !isNotImplemented(exchange)
}

function isFault({ outcome }: Exchange): boolean {
  return outcome.kind === 'fault'
}

/** Runs create and delete users and change settings: a server that seems to be in production is tested only with an option. */
import { type Exchange, type Json } from '../protocol/exchange.ts'
import { jsonOf } from '../protocol/json-body.ts'
import { identify } from '../fixtures/record-kinds.ts'
import { isOfSomeRun } from '../fixtures/run-names.ts'
import type { Actor } from '../fixtures/actor.ts'
import { PreflightError } from './preflight.ts'
import type { BaselineList } from './health-check.ts'

/** Most users, projects or groups on a server for tests that no run has created. */
const mostRecords = 20
/** Most pages of one list that are read. */
const mostPages = 10

/**
 * Throws `PreflightError` if an administrator sees more than a few users, projects or groups that no run has
 * named. A list that cannot be read counts as empty: the health check or its checks report it.
 */
export async function rejectInUse(
  baseline: readonly BaselineList[],
  admin: Actor,
  origin: string,
): Promise<void> {
  for (const list of baseline) {
    const count = await foreignIn(list, admin)
    if (count <= mostRecords) continue
    throw new PreflightError(
      `${origin} seems to be in use: it has ${totalOf(list.exchange, count)} ${list.name}, and no run created ${count} ` +
        `${count < mostRecords * 2 ? '' : 'or more '}of them. A run creates and deletes users and changes settings: test a ` +
        'server that no one uses, or add --in-use.',
    )
  }
}

/** Number of records of a list that no run has created; counting stops above the limit. */
async function foreignIn({ name, target, exchange }: BaselineList, admin: Actor): Promise<number> {
  const seen = new Map<number, string>()
  let shown = itemsOf(exchange)
  for (let page = 2; page <= mostPages + 1; page += 1) {
    const before = seen.size
    for (const item of shown) {
      const resource = identify(name, item)
      if (resource !== null) seen.set(resource.id, resource.name)
    }
    const foreign = [...seen.values()].filter((each) => !isOfSomeRun(each)).length
    if (foreign > mostRecords || seen.size === before || shown.length < 20) return foreign
    const next = await admin.sendRaw({ method: 'GET', target: `${target}&page=${page}` })
    shown = itemsOf(next.exchange)
  }
  return 0
}

function itemsOf(exchange: Exchange): readonly Json[] {
  const json = jsonOf(exchange)
  return Array.isArray(json) ? json : []
}

function totalOf({ outcome }: Exchange, count: number): string {
  const total = outcome.kind === 'response' ? Number(outcome.response.headers.get('x-total') ?? count) : count
  return String(Number.isSafeInteger(total) && total >= count ? total : count)
}

/** What a run leaves behind, proven by reading it. It changes no verdict. */
import { Blocked } from '../../protocol/signals.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { keyOf, nameOf } from '../../fixtures/record-kinds.ts'
import type { Leftover, Run } from '../../fixtures/run.ts'
import type { Pending } from './file.ts'
import { findLeftovers, type Leftovers } from './leftovers.ts'

/** Delays before the server is read again, for servers that delete records in the background. */
const retryDelays = [100, 300, 600, 1_000]

/** Reduces the leftovers to those that still exist. `pending` are the records that the journal does not list as removed. */
export async function cleanUpLeftovers(run: Run, admin: Actor, pending: readonly Pending[]): Promise<void> {
  try {
    const proven = await proveLeftovers(run, admin, pending)
    run.leftovers.splice(0, run.leftovers.length, ...proven)
  } catch (error) {
    if (!(error instanceof Blocked)) throw error
    run.leftovers.push({
      what: 'what could not be listed',
      why: `What is left could not be listed: ${error.by}.`,
    })
  }
}

/**
 * Every record of the run that a list includes or that can be read by its id, whether its deletion was rejected or never
 * requested. A record whose deletion was rejected is gone only if the server returns 404 for its id: a search may not find it.
 */
async function proveLeftovers(
  run: Run,
  admin: Actor,
  pending: readonly Pending[],
): Promise<readonly Leftover[]> {
  const options = { pending: [...pending, ...run.leftovers.flatMap(pendingOf)] }
  let now = await findLeftovers(admin, run.id, options)
  for (const pause of retryDelays) {
    if (now.leftovers.length === 0) break
    await run.sleep(pause)
    now = await findLeftovers(admin, run.id, options)
  }
  return remaining(run.leftovers, now)
}

/** A record whose deletion was rejected, as it is looked for. */
function pendingOf({ record }: Leftover): readonly Pending[] {
  if (record === undefined) return []
  const { kind, id } = record
  return [typeof id === 'number' ? { kind, id, names: [] } : { kind, id: null, names: [id] }]
}

function remaining(
  rejected: readonly Leftover[],
  { leftovers, unclear, absent, foreign }: Leftovers,
): readonly Leftover[] {
  const reasons = new Map(
    rejected.map(({ record, why }) => [record === undefined ? '' : keyOf(record.kind, record.id), why]),
  )
  const found = new Set(leftovers.map(({ kind, id }) => keyOf(kind, id)))
  const unproven = rejected.filter(({ record }) => {
    const key = record === undefined ? '' : keyOf(record.kind, record.id)
    return !found.has(key) && !absent.has(key)
  })
  const returned = [...foreign.entries()].filter(([key]) => !reasons.has(key))
  const all = [
    ...unproven,
    ...returned.map(([, record]) => ({
      what: nameOf(record),
      why: 'A response to a creation has its id, and its name is not of the run.',
    })),
    ...leftovers.map(({ kind, id, what }) => ({
      what,
      why: reasons.get(keyOf(kind, id)) ?? 'It still exists.',
    })),
    ...unclear.map((why) => ({ what: 'what could not be listed', why })),
  ]
  return [...new Map(all.map((each) => [`${each.what} ${each.why}`, each])).values()]
}

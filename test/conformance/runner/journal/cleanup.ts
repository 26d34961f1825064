/** Removes the leftovers of a run and restores settings; lists prove that they are gone. */
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { differences } from '../../fixtures/differences.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { Journal } from './file.ts'
import { kindNames } from '../../fixtures/record-kinds.ts'
import { findLeftovers, type Leftover } from './leftovers.ts'

export interface CleanUp {
  readonly removed: readonly Leftover[]
  /** Names of settings that are as they were before the run. */
  readonly restored: readonly string[]
  /** What is still there or otherwise, and why. */
  readonly left: readonly { readonly what: string; readonly why: string }[]
  /** What could not be looked at, each as a sentence. */
  readonly unclear: readonly string[]
}

/** Rounds of listing and removing: deletion may be asynchronous, and some records can only be deleted after others. */
const rounds = 4

export async function cleanUpAfter(
  run: string,
  journal: Journal | null,
  admin: Actor,
  sleep: (milliseconds: number) => Promise<void>,
): Promise<CleanUp> {
  const settings = await restore(journal?.settings ?? null, admin)
  const options = { pending: journal?.pending ?? [], thorough: true }
  const seen = new Map<string, Leftover>()
  const responses = new Map<string, string>()
  let now = await findLeftovers(admin, run, options)
  for (let round = 0; round < rounds && now.leftovers.length > 0; round += 1) {
    if (round > 0) await sleep(250 * round)
    for (const leftover of inOrder(now.leftovers)) {
      seen.set(leftover.target, leftover)
      const { status } = await admin.sendRaw({ method: 'DELETE', target: leftover.target })
      responses.set(
        leftover.target,
        `DELETE ${leftover.target} returned ${status ?? 'no response'}, and the record still exists.`,
      )
    }
    now = await findLeftovers(admin, run, options)
  }
  const stays = new Set(now.leftovers.map(({ target }) => target))
  const left = now.leftovers.map(({ what, target }) => ({
    what,
    why: responses.get(target) ?? 'It is listed.',
  }))
  return {
    removed: [...seen.values()].filter(({ target }) => !stays.has(target)),
    restored: settings.restored,
    left: [...settings.left, ...left],
    unclear: [...settings.unclear, ...now.unclear],
  }
}

function inOrder(leftovers: readonly Leftover[]): readonly Leftover[] {
  return leftovers.toSorted((a, b) => kindNames.indexOf(a.kind) - kindNames.indexOf(b.kind))
}

type Restored = Pick<CleanUp, 'restored' | 'left' | 'unclear'>

async function restore(before: Journal['settings'], admin: Actor): Promise<Restored> {
  if (before === null) return { restored: [], left: [], unclear: [] }
  const changed = await changedFrom(before, admin)
  if (changed === null) {
    return { restored: [], left: [], unclear: ['GET /application/settings does not return the settings.'] }
  }
  if (changed.length === 0) return { restored: [], left: [], unclear: [] }
  const body = JSON.stringify(Object.fromEntries(changed.map((name) => [name, before[name] ?? null])))
  const headers = { 'content-type': 'application/json' }
  const { status } = await admin.sendRaw({ method: 'PUT', target: '/application/settings', headers, body })
  const still = (await changedFrom(before, admin)) ?? changed
  return {
    restored: changed.filter((name) => !still.includes(name)),
    left: still.map((name) => ({
      what: `setting ${name}`,
      why: `PUT /application/settings returned ${status ?? 'no response'}, and the setting is not restored.`,
    })),
    unclear: [],
  }
}

/** Names of the settings with other values than before; null if the settings cannot be read. */
async function changedFrom(
  before: Readonly<Record<string, Json>>,
  admin: Actor,
): Promise<readonly string[] | null> {
  const { json } = await admin.sendRaw({ method: 'GET', target: '/application/settings' })
  if (!isRecord(json)) return null
  return Object.keys(before).filter((name) => differences(before[name] ?? null, json[name]).length > 0)
}

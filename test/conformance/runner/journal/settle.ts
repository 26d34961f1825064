/** What a run leaves behind, proven by listing. It changes no verdict. */
import { Blocked } from '../../protocol/signals.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { Leftover, Run } from '../../fixtures/run.ts'
import { findLeftovers } from './leftovers.ts'

/** Delays before the lists are read again, for servers that delete records in the background. */
const retryDelays = [100, 300, 600, 1_000]

/** Reduces the run's leftovers to those that lists prove. */
export async function cleanUpLeftovers(run: Run, admin: Actor): Promise<void> {
  try {
    const proven = await proveLeftovers(run, admin)
    run.leftovers.splice(0, run.leftovers.length, ...proven)
  } catch (error) {
    if (!(error instanceof Blocked)) throw error
    run.leftovers.push({ what: 'unknown', why: `What is left could not be listed: ${error.by}.` })
  }
}

/**
 * The leftovers of a run, by the lists of the server. A record whose deletion was rejected counts only if a list still
 * includes it, or if the list cannot be read. A record that was never deleted counts as well.
 */
async function proveLeftovers(run: Run, admin: Actor): Promise<readonly Leftover[]> {
  let now = await findLeftovers(admin, run.id)
  for (const pause of retryDelays) {
    if (now.leftovers.length === 0) break
    await run.sleep(pause)
    now = await findLeftovers(admin, run.id)
  }
  const rejected = new Map(run.leftovers.map((each) => [each.what, each]))
  const left = now.leftovers.map(({ what }) => {
    const known = [...rejected.values()].find((each) => what.startsWith(`${each.what} (`))
    return { what, why: known?.why ?? 'It still exists.' }
  })
  if (now.unclear.length > 0) {
    return [...rejected.values(), ...left, ...now.unclear.map((why) => ({ what: 'unknown', why }))]
  }
  return [...[...rejected.values()].filter(({ what }) => what.startsWith('setting')), ...left]
}

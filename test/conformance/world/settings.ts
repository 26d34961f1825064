/** Settings of the instance are nobody's own: who changes them puts them back. */
import { isRecord } from '../engine/exchange.ts'
import { differences } from './differences.ts'
import type { Persona } from './persona.ts'
import type { RunFacts } from './run-facts.ts'

/** Reads settings, and returns what puts them back as they were; what cannot be put back is residue. */
export async function settingsKeeper(
  run: RunFacts,
  admin: Persona,
  names: readonly string[],
): Promise<() => Promise<void>> {
  const { json } = await admin.does('getApplicationSettings')
  const before = Object.fromEntries(
    Object.entries(isRecord(json) ? json : {}).filter(([name]) => names.includes(name)),
  )
  return async () => {
    await admin.sends({ operation: 'updateApplicationSettings', body: before })
    const after = await admin.sends({ operation: 'getApplicationSettings' })
    for (const { at, expected, actual } of differences(before, after.json)) {
      run.residue.push({ what: `setting ${at}`, why: `It was ${expected} and is ${actual}.` })
    }
  }
}

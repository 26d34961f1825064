/** Removing what was made. It is best effort: what stays is told as residue and decides no verdict. */
import { isUnimplemented } from '../engine/unimplemented.ts'
import { Blocked } from '../run/signals.ts'
import type { Persona } from './persona.ts'
import type { RunFacts } from './run-facts.ts'

/** Deletes a user for good, with what belongs to them. */
export async function removeUser(run: RunFacts, admin: Persona, id: number): Promise<void> {
  await removeBy(run, admin, `user ${id}`, `/users/${id}?hard_delete=true`)
}

/** Deletes whatever lies at an address. What is gone already is removed. */
export async function removeBy(run: RunFacts, admin: Persona, what: string, target: string): Promise<void> {
  const { status, exchange } = await admin.requests({ method: 'DELETE', target })
  const isMissing = isUnimplemented(exchange)
  if (!isMissing && status !== null && (status < 300 || status === 404)) return
  const why = isMissing ? 'is not implemented' : `answered ${status ?? 'nothing'}`
  run.residue.push({ what, why: `DELETE ${target} ${why}` })
}

/** Undoes something, as far as the server still lets anything be done. */
export async function orResidue(run: RunFacts, what: string, undo: () => Promise<void>): Promise<void> {
  try {
    await undo()
  } catch (error) {
    if (!(error instanceof Blocked)) throw error
    run.residue.push({ what, why: error.message })
  }
}

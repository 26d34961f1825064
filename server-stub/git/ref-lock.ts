/** Work on the same ref takes turns: within this process by a queue, between processes by a lock in the database. */
import type { Tx } from '../database/connection.ts'
import { lockProject } from '../database/locks.ts'
import { prepareQuery } from '../database/prepared.ts'
import { Turns } from '../database/turns.ts'

/**
 * Locks a ref (full name) until the end of the transaction and returns its target; null if it does not exist.
 * Others who lock it wait. While a ref does not exist, its project is locked in its place. Lock it before the project:
 * two transactions that lock both in different orders would wait for each other.
 */
export async function lockRef(tx: Tx, projectId: number, name: string): Promise<string | null> {
  const oid = await lockExisting(tx, projectId, name)
  if (oid !== undefined) return oid
  await lockProject(tx, projectId)
  return (await lockExisting(tx, projectId, name)) ?? null
}

async function lockExisting(tx: Tx, projectId: number, name: string): Promise<string | undefined> {
  const row = await lockedRef.first(tx, { projectId, name }, null)
  return row?.oid
}

const lockedRef = prepareQuery((db, { projectId, name }: { projectId: number; name: string }, _shape: null) =>
  db
    .updateTable('git_ref')
    .set((eb) => ({ oid: eb.ref('oid') }))
    .where('project_id', '=', projectId)
    .where('name', '=', name)
    .returning('oid'),
)

/** A queue for work on the same ref within this process, so that waiting work occupies no connection. */
export class RefQueue {
  readonly #turns = new Turns()

  /** Runs the work when all earlier work on the ref has ended. */
  async run<Result>(projectId: number, name: string, work: () => Promise<Result>): Promise<Result> {
    return this.#turns.run(`${projectId}/${name}`, work)
  }

  /** The same for several refs. All take their turns in the order of the names, so that no two wait for each other. */
  async runAll<Result>(
    projectId: number,
    names: readonly string[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const inOrder = [...new Set(names)].toSorted()
    return inOrder.reduceRight((inner, name) => () => this.run(projectId, name, inner), work)()
  }
}

/**
 * Locks for rules that concern several rows: a locked row belongs to the caller to the end of the transaction, and
 * other transactions that lock it wait, and then see the changes. SQLite has one writer anyway.
 */
import type { Db, Tx } from './connection.ts'
import { prepareQuery } from './prepared.ts'

type Table = 'namespace' | 'project' | 'user'

/** An update that changes nothing locks its rows. */
const lock = (db: Db | Tx, table: Table) => db.updateTable(table).set((eb) => ({ name: eb.ref('name') }))

const lockRow = prepareQuery((db, { id }: { id: number }, table: Table) =>
  lock(db, table).where('id', '=', id),
)

/** Locks a group or a user's namespace. */
export async function lockNamespace(tx: Tx, id: number): Promise<void> {
  await lockRow.all(tx, { id }, 'namespace')
}

/** Locks a project. */
export async function lockProject(tx: Tx, id: number): Promise<void> {
  await lockRow.all(tx, { id }, 'project')
}

/** Locks a project; false if it is being deleted or does not exist. */
export async function lockPresentProject(tx: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await lock(tx, 'project')
    .where('id', '=', id)
    .where((eb) => eb('pending_delete', '=', eb.lit(0)))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Locks a user. */
export async function lockUser(tx: Tx, id: number): Promise<void> {
  await lockRow.all(tx, { id }, 'user')
}

/** Locks the first account, for writes that concern the whole instance. */
export async function lockInstance(tx: Tx): Promise<void> {
  await lock(tx, 'user')
    .where('id', '=', (eb) => eb.selectFrom('user').select((first) => first.fn.min('id').as('id')))
    .execute()
}

/**
 * Locks for rules that concern several rows: a locked row belongs to the caller to the end of the transaction, and
 * other transactions that lock it wait, and then see the changes. SQLite has one writer anyway.
 */
import type { Tx } from './connection.ts'

/** Locks a group or a user's namespace. */
export async function lockNamespace(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('namespace')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .execute()
}

/** Locks a project. */
export async function holdProject(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('project')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .execute()
}

/** Locks a project; false if it is being deleted or does not exist. */
export async function holdPresentProject(tx: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('project')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .where((eb) => eb('pending_delete', '=', eb.lit(0)))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Locks a user. */
export async function lockUser(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('user')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .execute()
}

/** Locks the first account, for writes that concern the whole instance. */
export async function lockInstance(tx: Tx): Promise<void> {
  await tx
    .updateTable('user')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', (eb) => eb.selectFrom('user').select((first) => first.fn.min('id').as('id')))
    .execute()
}

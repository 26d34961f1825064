/** SQL of Git objects. */
import { sql, type OnConflictBuilder } from 'kysely'
import type { Db, Tx } from '../database/connection.ts'
import {
  listAmong,
  prepareQuery,
  prepareStatement,
  type ListValues,
  type QueryValues,
} from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import type { ObjectType, StoredObject } from './stored-object.ts'

const secondsUntilRefresh = 3600

/** An object that is stored again counts as new, so that it is not collected before a ref leads to it. */
export function refreshStoredAt(conflict: OnConflictBuilder<Tables, 'git_object'>) {
  return conflict
    .columns(['project_id', 'oid'])
    .doUpdateSet((eb) => ({ stored_at: eb.ref('excluded.stored_at') }))
    .where((eb) =>
      eb('git_object.stored_at', '<', eb('excluded.stored_at', '-', eb.lit(secondsUntilRefresh))),
    )
}

/** Stores objects of a project by one statement. `storedAt` is in seconds. */
export async function storeObjects(
  db: Db | Tx,
  projectId: number,
  storedAt: number,
  objects: readonly StoredObject[],
): Promise<void> {
  const values: Record<string, QueryValues[string]> = { projectId, storedAt }
  for (const [index, { oid, type, size, data }] of objects.entries()) {
    values[`oid${index}`] = oid
    values[`type${index}`] = type
    values[`size${index}`] = size
    values[`data${index}`] = data
  }
  await db.getExecutor().executeQuery(objectsStored(db, values, objects.length))
}

const objectsStored = prepareStatement((db, values: QueryValues, count: number) =>
  db
    .insertInto('git_object')
    .values(
      Array.from({ length: count }, (_, index) => ({
        project_id: sql<number>`${values['projectId']}`,
        stored_at: sql<number>`${values['storedAt']}`,
        oid: sql<string>`${values[`oid${index}`]}`,
        type: sql<ObjectType>`${values[`type${index}`]}`,
        size: sql<number>`${values[`size${index}`]}`,
        data: sql<Uint8Array>`${values[`data${index}`]}`,
      })),
    )
    .onConflict(refreshStoredAt),
)

export const objectRow = prepareQuery(
  (db, { projectId, oid }: { projectId: number; oid: string }, _shape: null) =>
    db
      .selectFrom('git_object')
      .select(['type', 'size', 'data'])
      .where('project_id', '=', projectId)
      .where('oid', '=', oid),
)

export const namesWithin = prepareQuery(
  (db, values: { projectId: number; first: string; end: string }, limit: number) =>
    db
      .selectFrom('git_object')
      .select('oid')
      .where('project_id', '=', values.projectId)
      .where('oid', '>=', values.first)
      .where('oid', '<', values.end)
      .limit(limit),
)

/** Names of objects of a project. A type, since only types are also records of values. */
export type Names = ListValues<string> & { projectId: number }

function named(db: Db, names: Names, count: number) {
  return db
    .selectFrom('git_object')
    .where('project_id', '=', names.projectId)
    .where('oid', 'in', listAmong(names, count))
}

export const lengthRows = prepareQuery((db, names: Names, count: number) =>
  named(db, names, count).select(['oid', (eb) => eb.fn<number>('length', ['data']).as('length')]),
)

export const typeRows = prepareQuery((db, names: Names, count: number) =>
  named(db, names, count).select(['oid', 'type', 'size']),
)

export const objectRows = prepareQuery((db, names: Names, count: number) =>
  named(db, names, count).select(['oid', 'type', 'size', 'data']),
)

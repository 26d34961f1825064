import { deflateSync, inflateSync } from 'node:zlib'
import { sql, type Kysely } from 'kysely'
import { createIndex, createTable, partOf, type Migration } from './schema.ts'

/**
 * Objects have their type and size in columns, and the content alone is compressed: packs contain it like that,
 * so that a clone sends what is stored. Before, `data` was Git's loose-object file, which compresses a header with it.
 */
export const objectTypes: Migration = async (db, dialect) => {
  await createTable(
    [db, dialect],
    'git_object_next',
    { project_id: partOf('project'), oid: 'text', type: 'text', size: 'integer', data: 'bytes' },
    { primary: ['project_id', 'oid'] },
  )
  await convertObjects(db)
  await db.schema.dropTable('git_object').execute()
  await db.schema.alterTable('git_object_next').renameTo('git_object').execute()
  if (dialect === 'postgres')
    await sql`alter table git_object rename constraint git_object_next_key to git_object_key`.execute(db)
  await createIndex(db, 'git_object', ['project_id', 'type', 'oid'])
}

type Tables = {
  git_object: { project_id: number; oid: string; data: Uint8Array }
  git_object_next: { project_id: number; oid: string; type: string; size: number; data: Uint8Array }
}

const rowsAtOnce = 50

async function convertObjects(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped.withTables<Tables>()
  let [project, oid] = [0, '']
  for (;;) {
    const rows = await db
      .selectFrom('git_object')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('project_id', '>', project),
          eb.and([eb('project_id', '=', project), eb('oid', '>', oid)]),
        ]),
      )
      .orderBy('project_id')
      .orderBy('oid')
      .limit(rowsAtOnce)
      .execute()
    const last = rows.at(-1)
    if (last === undefined) return
    await db.insertInto('git_object_next').values(rows.map(converted)).execute()
    project = last.project_id
    oid = last.oid
  }
}

function converted({ project_id, oid, data }: Tables['git_object']): Tables['git_object_next'] {
  const file = inflateSync(data)
  const end = file.indexOf(0)
  const [type = ''] = file.toString('latin1', 0, end).split(' ')
  const body = file.subarray(end + 1)
  return { project_id, oid, type, size: body.length, data: deflateSync(body) }
}

import { deflateSync, inflateSync } from 'node:zlib'
import { Kysely } from 'kysely'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { NodeSqliteDialect } from '../../../server-stub/database/dialects.ts'
import { migrate } from '../../../server-stub/database/migrate.ts'
import { migrations } from '../../../server-stub/database/migrations/index.ts'
import { nodeSqlite } from '../../../server-stub/database/node-sqlite.ts'
import type { Tables } from '../../../server-stub/database/tables.ts'
import { addProject, addUser } from '../../support/rows.ts'

interface EarlierTables {
  git_object: { project_id: number; oid: string; data: Uint8Array }
}

/** More than are converted at once. */
const count = 120

test('objects that were stored as loose-object files are converted, one by one and without loss', async () => {
  const sqlite = nodeSqlite(new DatabaseSync(':memory:'))
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqlite) })
  const loose = new Kysely<EarlierTables>({ dialect: new NodeSqliteDialect(sqlite) })
  const earlier = Object.entries(migrations).filter(([name]) => name < '0015')
  await migrate(db, 'sqlite', Object.fromEntries(earlier))
  const user = await addUser(db, 'ada')
  const projects = [await addProject(db, user, 'one'), await addProject(db, user, 'two')]
  for (const project_id of projects)
    for (let n = 0; n < count; n += 1) {
      const data = deflateSync(`${n === 0 ? 'commit' : 'blob'} ${String(n).length}\0${n}`)
      await loose
        .insertInto('git_object')
        .values({ project_id, oid: nameOf(n), data })
        .execute()
    }
  await migrate(db, 'sqlite')
  const rows = await db.selectFrom('git_object').selectAll().orderBy('project_id').orderBy('oid').execute()
  const read = rows.map(({ data, ...row }) => ({ ...row, content: inflateSync(data).toString() }))
  expect(read).toEqual(
    projects.flatMap((project_id) =>
      Array.from({ length: count }, (_, n) => {
        const type = n === 0 ? 'commit' : 'blob'
        const size = String(n).length
        return { project_id, oid: nameOf(n), type, size, stored_at: 0, content: String(n) }
      }),
    ),
  )
  await db.destroy()
})

const nameOf = (n: number): string => n.toString(16).padStart(40, '0')

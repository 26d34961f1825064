/** Counters and versions of issues, which triggers update. */
import { DatabaseSync } from 'node:sqlite'
import { Kysely, type Dialect } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Db, Tx } from '../../../server-stub/database/connection.ts'
import { NodeSqliteDialect, type DialectName } from '../../../server-stub/database/dialects.ts'
import { migrate } from '../../../server-stub/database/migrate.ts'
import { migrations } from '../../../server-stub/database/migrations/index.ts'
import { nodeSqlite } from '../../../server-stub/database/node-sqlite.ts'
import { connectPostgres } from '../../../server-stub/database/postgres.ts'
import type { Tables } from '../../../server-stub/database/tables.ts'
import { emptyDatabase } from '../../support/fresh-database.ts'
import { whyNoPostgres } from '../../support/postgres.ts'
import { addProject, addUser, fixedTime, type Person } from '../../support/rows.ts'
import { onEachDatabase } from './databases.ts'

const noPostgres = await whyNoPostgres()
const firstSchema = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0029'))

onEachDatabase((subject) => {
  test('issues are counted when they are added, closed, get another author, move, and are deleted', async () => {
    const { db } = subject().database
    const { ada, grace, engine, compiler } = await addIssues(db)
    await expectExactCounts(db)
    const changes = [
      db.updateTable('issue').set({ state: 'closed' }).where('iid', '<', 3),
      db.updateTable('issue').set({ author_id: grace.id, state: 'opened' }).where('iid', '=', 2),
      db
        .updateTable('issue')
        .set({ project_id: compiler, iid: 9 })
        .where('project_id', '=', engine)
        .where('iid', '=', 1),
      db.updateTable('issue').set({ title: 'Loops' }),
      db.deleteFrom('issue').where('iid', '=', 3),
      db.deleteFrom('user').where('id', '=', ada.id),
      db.deleteFrom('project').where('id', '=', compiler),
    ]
    for (const change of changes) {
      await change.execute()
      await expectExactCounts(db)
    }
    expect(await storedCounts(db)).toEqual([
      { project_id: engine, author_id: grace.id, issues: 3, open_issues: 2 },
    ])
  })

  test('each change of what searches read gives the portion of the issue a new version, and no other', async () => {
    const { db } = subject().database
    const { engine, compiler, grace } = await addIssues(db)
    const issues = db.updateTable('issue').where('project_id', '=', engine)
    const ofEngine = [
      issues.set({ title: 'Loops' }),
      issues.set({ description: 'Knots' }),
      issues.set({ state: 'closed' }),
      issues.set('iid', (eb) => eb('iid', '+', 10)),
      db.insertInto('issue').values(newIssue(engine, 99, grace)),
      db.deleteFrom('issue').where('iid', '=', 99),
    ]
    const other = await versionOf(db, compiler)
    const seen = [other, await versionOf(db, engine)]
    for (const change of ofEngine) {
      await change.execute()
      const version = await versionOf(db, engine)
      expect(seen).not.toContain(version)
      seen.push(version)
      expect(await versionOf(db, compiler)).toBe(other)
    }
    await db.updateTable('user').set({ bio: 'Weaver' }).execute()
    expect(await versionOf(db, engine)).toBe(seen.at(-1))
  })
})

onEachDatabase((subject) => {
  test('a version that is rolled back is never used again', async () => {
    const { db } = subject().database
    const { engine } = await addIssues(db)
    const before = await versionOf(db, engine)
    const rolledBack: unknown[] = []
    const failing = db.transaction().execute(async (tx) => {
      await rename(tx, 'Never')
      rolledBack.push(await versionOf(tx, engine))
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await versionOf(db, engine)).toBe(before)
    await db.transaction().execute((tx) => rename(tx, 'Loops'))
    expect([before, ...rolledBack]).not.toContain(await versionOf(db, engine))
  })

  test('a change gives a new version to the portions of the issue before and after, and to no other', async () => {
    const { db } = subject().database
    const { engine, grace } = await addIssues(db)
    await db
      .insertInto('issue')
      .values([999, 1000, 2000].map((iid) => newIssue(engine, iid, grace)))
      .execute()
    const changedBy = async (change: { execute(): Promise<unknown> }) => {
      const before = await versionsOf(db, engine)
      await change.execute()
      const after = [...(await versionsOf(db, engine))].filter(
        ([portion, version]) => before.get(portion) !== version,
      )
      return after.map(([portion]) => portion).sort((a, b) => a - b)
    }
    const issue = db.updateTable('issue').where('project_id', '=', engine)
    expect([...(await versionsOf(db, engine)).keys()].sort((a, b) => a - b)).toEqual([0, 1, 2])
    expect(await changedBy(issue.set({ title: 'Loops' }).where('iid', '=', 999))).toEqual([0])
    expect(await changedBy(issue.set({ title: 'Loops' }).where('iid', '=', 1000))).toEqual([1])
    expect(await changedBy(issue.set({ iid: 3001 }).where('iid', '=', 2000))).toEqual([2, 3])
    expect(await changedBy(db.deleteFrom('issue').where('iid', '=', 3001))).toEqual([3])
  })

  test('a milestone is deleted with its project, also if issues have it', async () => {
    const { db } = subject().database
    const { engine } = await addIssues(db)
    const { id } = await db
      .insertInto('milestone')
      .values({ project_id: engine, iid: 1, title: 'First', created_at: fixedTime, updated_at: fixedTime })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('issue').set({ milestone_id: id }).where('project_id', '=', engine).execute()
    await db.deleteFrom('project').where('id', '=', engine).execute()
    await expectExactCounts(db)
    expect(await versionOf(db, engine)).toBeUndefined()
  })
})

test('the migration counts the issues of an SQLite database', async () => {
  await migratesIssues(new NodeSqliteDialect(nodeSqlite(new DatabaseSync(':memory:'))), 'sqlite')
})

describe.skipIf(noPostgres)('PostgreSQL', () => {
  test('the migration counts the issues of a PostgreSQL database', async () => {
    const { dialect } = await connectPostgres(await emptyDatabase())
    await migratesIssues(dialect, 'postgres')
  })
})

async function migratesIssues(dialect: Dialect, name: DialectName): Promise<void> {
  const db = new Kysely<Tables>({ dialect })
  await migrate(db, name, firstSchema)
  const { engine, compiler } = await addIssues(db)
  await migrate(db, name)
  expect(await storedCounts(db)).toHaveLength(4)
  await expectExactCounts(db)
  const versions = [await versionOf(db, engine), await versionOf(db, compiler)]
  expect(versions).toEqual([expect.any(String), expect.any(String)])
  expect(new Set(versions).size).toBe(2)
  await db.destroy()
}

function newIssue(project_id: number, iid: number, author: Person, state: 'opened' | 'closed' = 'opened') {
  const times = { created_at: fixedTime, updated_at: fixedTime }
  return { project_id, iid, title: 'Knots', state, author_id: author.id, ...times }
}

/** Three issues of Ada and two of Grace in each of two projects of a third user; one of them is closed. */
async function addIssues(db: Db) {
  const owner = await addUser(db, 'owner')
  const ada = await addUser(db, 'ada')
  const grace = await addUser(db, 'grace')
  const engine = await addProject(db, owner, 'engine')
  const compiler = await addProject(db, owner, 'compiler')
  for (const project of [engine, compiler])
    await db
      .insertInto('issue')
      .values([
        ...[1, 2, 3].map((iid) => newIssue(project, iid, ada)),
        newIssue(project, 4, grace),
        newIssue(project, 5, grace, 'closed'),
      ])
      .execute()
  return { ada, grace, engine, compiler }
}

async function expectExactCounts(db: Db): Promise<void> {
  expect(await storedCounts(db)).toEqual(await countedIssues(db))
}

function storedCounts(db: Db) {
  return db
    .selectFrom('issue_count')
    .selectAll()
    .where('issues', '<>', 0)
    .orderBy('project_id')
    .orderBy('author_id')
    .execute()
}

function countedIssues(db: Db) {
  return db
    .selectFrom('issue')
    .select((eb) => [
      'project_id',
      'author_id',
      eb.fn.countAll<number>().as('issues'),
      eb.fn.sum<number>(eb.case().when('state', '=', 'opened').then(1).else(0).end()).as('open_issues'),
    ])
    .groupBy(['project_id', 'author_id'])
    .orderBy('project_id')
    .orderBy('author_id')
    .execute()
}

async function rename(tx: Tx, title: string): Promise<void> {
  await tx.updateTable('issue').set({ title }).execute()
}

async function versionOf(db: Db | Tx, project: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('issue_version')
    .select('version')
    .where('project_id', '=', project)
    .executeTakeFirst()
  return row?.version
}

async function versionsOf(db: Db, project: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('issue_version')
    .select(['portion', 'version'])
    .where('project_id', '=', project)
    .execute()
  return new Map(rows.map(({ portion, version }) => [portion, version]))
}

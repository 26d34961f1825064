/** What a folder stores between two starts of servers on it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createForgeClient, unwrap, type ForgeClient } from '../../generated/client.ts'
import { databaseFile } from '../../server-stub/database/data-directory.ts'
import { NodeSqliteDialect } from '../../server-stub/database/dialects.ts'
import { migrate } from '../../server-stub/database/migrate.ts'
import { migrations } from '../../server-stub/database/migrations/index.ts'
import { nodeSqlite } from '../../server-stub/database/node-sqlite.ts'
import type { Tables } from '../../server-stub/database/tables.ts'
import { seedDemo } from '../../server-stub/seed/demo.ts'
import { startStub, type Stub, type StubOptions } from '../../server-stub/stub.ts'
import { addUser } from '../support/rows.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'

const token = 'pt-kept'
let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forge-kept-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

/** In a process of its own, which can be killed. */
const start = (): Promise<ServerProcess> => startServer(['--data', directory, '--admin-token', token])

const startHere = (options: StubOptions = {}): Promise<Stub> =>
  startStub({ database: { kind: 'file', directory }, adminToken: token, ...options })

function clientOf({ origin }: { origin: string }): ForgeClient {
  return createForgeClient({ baseUrl: `${origin}/api/v4`, token })
}

test('the given administrator’s token restores access after the account has lost it', async () => {
  {
    await using locked = await startHere()
    const other = {
      username: 'ada',
      name: 'Ada',
      email: 'ada@example.com',
      reset_password: true,
      admin: true,
    }
    await unwrap(clientOf(locked).createUser({ body: other }))
    const { response } = await clientOf(locked).updateUser({ path: { id: 1 }, body: { admin: false } })
    expect(response.ok).toBe(true)
    expect((await clientOf(locked).listAllRunners()).response.status).toBe(403)
  }
  await using again = await startHere()
  expect((await clientOf(again).listAllRunners()).response.status).toBe(200)
})

test('acknowledged writes survive the end of the server', async () => {
  const killed = await start()
  const admin = clientOf(killed)
  await unwrap(admin.createProject({ body: { name: 'Loom' } }))
  const path = { id: 'root/loom' }
  const answered = new Set<string>()
  const write = async (n: number): Promise<void> => {
    const actions = [{ action: 'create' as const, file_path: `${n}.md`, content: `${n}` }]
    await unwrap(admin.createCommit({ path, body: { branch: 'master', commit_message: `${n}`, actions } }))
    answered.add(String(n))
    if (answered.size === 10) void killed.kill()
  }
  const writeProjects = async (): Promise<void> => {
    for (let n = 0; ; n++) await write(n)
  }
  await expect(writeProjects()).rejects.toThrow()
  await killed.kill()

  await using again = await start()
  const kept = new Set<string>()
  for await (const { title } of clientOf(again).paginate('listCommits', { path })) kept.add(title)
  expect(answered.size).toBeGreaterThanOrEqual(10)
  expect([...answered].filter((title) => !kept.has(title))).toEqual([])
  expect(kept.size - answered.size, 'at most the one that was under way').toBeLessThanOrEqual(1)
  expect(
    (await clientOf(again).getFile({ path: { ...path, file_path: '9.md' }, query: { ref: 'master' } })).ok,
  ).toBe(true)
})

test('the demo data is created once, and later changes are stored', async () => {
  {
    await using first = await startHere({ seed: seedDemo })
    await unwrap(clientOf(first).deleteProject({ path: { id: 'mira/sketches' } }))
  }
  await using second = await startHere({ seed: seedDemo })
  const admin = clientOf(second)
  expect((await admin.getProject({ path: { id: 'atelier/loom' } })).status).toBe(200)
  expect((await admin.getProject({ path: { id: 'mira/sketches' } })).status).toBe(404)
})

test('data of an older version is migrated', async () => {
  const db = new Kysely<Tables>({
    dialect: new NodeSqliteDialect(nodeSqlite(new DatabaseSync(join(directory, databaseFile)))),
  })
  await migrate(db, 'sqlite', Object.fromEntries(Object.entries(migrations).slice(0, 3)))
  await addUser(db, 'barbara')
  await db.destroy()
  await using server = await startHere()
  expect(await unwrap(clientOf(server).listUsers({ query: { username: 'barbara' } }))).toHaveLength(1)
  expect((await clientOf(server).listTodos()).ok).toBe(true)
})

test('data of a newer version is rejected', async () => {
  await (await startHere()).close()
  const database = new DatabaseSync(join(directory, databaseFile))
  database.exec(`insert into schema_migration (name, timestamp) values ('9999-tomorrow', '2099')`)
  database.close()
  await expect(start()).rejects.toThrow(
    /^forge-contract serve: The database was written by a newer version \(schema step 9999-tomorrow .*\)\. Update/,
  )
})

test('two servers use one folder in turn', async () => {
  await using one = await start()
  await using other = await start()
  const clients = [clientOf(one), clientOf(other)]
  await unwrap(clientOf(one).createProject({ body: { name: 'Loom' } }))
  const path = { id: 'root/loom' }
  const reported = await Promise.all(
    Array.from({ length: 30 }, async (_, n) => {
      const client = clients[n % 2] ?? clientOf(one)
      return (await unwrap(client.createIssue({ path, body: { title: `Issue ${n}` } }))).iid
    }),
  )
  expect(reported.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
  for (const client of clients) {
    const found = await unwrap(client.listProjectIssues({ path, query: { per_page: 100 } }))
    expect(found).toHaveLength(30)
  }
})

/** Backup and restore, as the guide for operators describes them. */
import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startStub, type Stub } from '../../server-stub/index.ts'
import type { DatabaseLocation } from '../../server-stub/database/connection.ts'
import { emptyDatabase, freshDatabase } from '../support/fresh-database.ts'
import { runPostgresProgram, whyNoPostgres } from '../support/postgres.ts'

const guide = join(import.meta.dirname, '..', '..', 'docs', 'operating.md')
const adminToken = 'token-of-the-administrator'

const start = (database: DatabaseLocation): Promise<Stub> => startStub({ database, adminToken })

async function call(stub: Stub, method: string, path: string, body?: object): Promise<Response> {
  const headers = { 'PRIVATE-TOKEN': adminToken, 'Content-Type': 'application/json' }
  return fetch(stub.baseUrl + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

/** Adds a project with one file. */
async function addProject(stub: Stub, name: string): Promise<void> {
  const actions = [{ action: 'create', file_path: 'README.md', content: `${name}\n` }]
  const commit = { branch: 'master', commit_message: 'Begin', actions }
  expect((await call(stub, 'POST', '/projects', { name })).status).toBe(201)
  const made = await call(stub, 'POST', `/projects/root%2F${name}/repository/commits`, commit)
  expect(made.status).toBe(201)
}

/** What a restored server has of the project: its file, which needs rows and Git objects; or the status of the error. */
async function contentOf(stub: Stub, name: string): Promise<string | number> {
  const response = await call(
    stub,
    'GET',
    `/projects/root%2F${name}/repository/files/README.md/raw?ref=master`,
  )
  return response.ok ? response.text() : response.status
}

/** The backup contains what was written before it, and the restored server accepts writes. */
async function expectRestored(stub: Stub): Promise<void> {
  expect(await contentOf(stub, 'before')).toBe('before\n')
  expect(await contentOf(stub, 'after')).toBe(404)
  await addProject(stub, 'after')
  expect(await contentOf(stub, 'after')).toBe('after\n')
}

test('a backup of SQLite is made while a server runs, and restored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forge-backup-'))
  try {
    const [data, backup] = [join(folder, 'data'), join(folder, 'backup')]
    await mkdir(backup)
    const [, command = ''] = /^(node -e .*vacuum into.*)$/m.exec(await readFile(guide, 'utf8')) ?? []
    const stub = await start({ kind: 'file', directory: data })
    await addProject(stub, 'before')
    const local = command.replace('/data/', `${data}/`).replace('/backup/', `${backup}/`)
    await promisify(execFile)('sh', ['-c', local])
    await addProject(stub, 'after')
    await stub.close()
    for (const suffix of ['', '-wal', '-shm'])
      await rm(join(data, `forge.sqlite${suffix}`), { force: suffix !== '' })
    await copyFile(join(backup, 'forge.sqlite'), join(data, 'forge.sqlite'))
    await using restored = await start({ kind: 'file', directory: data })
    await expectRestored(restored)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test.skipIf(await whyNoPostgres())(
  'a backup of PostgreSQL is made while a server runs, and restored',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forge-backup-'))
    try {
      const [url, empty, file] = [await freshDatabase(), await emptyDatabase(), join(folder, 'forge.dump')]
      await using stub = await start({ kind: 'postgres', url })
      await addProject(stub, 'before')
      await runPostgresProgram('pg_dump', ['--format=custom', `--file=${file}`, url])
      await addProject(stub, 'after')
      await runPostgresProgram('pg_restore', [`--dbname=${empty}`, '--exit-on-error', file])
      await using restored = await start({ kind: 'postgres', url: empty })
      await expectRestored(restored)
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)

/** The database file: locked, damaged, empty or full. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../../server-stub/database/connection.ts'
import { databaseFile } from '../../../server-stub/database/data-directory.ts'
import { DatabaseError } from '../../../server-stub/database/errors.ts'
import { startStub, type Incident } from '../../../server-stub/index.ts'

const cli = join(import.meta.dirname, '..', '..', '..', 'scripts', 'cli.ts')

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forge-file-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

test('a write waits for another program that has locked the file, and reads continue', async () => {
  await using stub = await startStub({ database: { kind: 'file', directory } })
  const headers = { 'PRIVATE-TOKEN': stub.adminToken }
  const other = new DatabaseSync(join(directory, databaseFile))
  other.exec('begin immediate')
  const pendingWrite = fetch(`${stub.baseUrl}/projects?name=p`, { method: 'POST', headers })
  expect((await fetch(`${stub.baseUrl}/projects`, { headers })).status).toBe(200)
  expect((await fetch(`${stub.baseUrl}/user`, { headers })).status).toBe(200)
  other.exec('rollback')
  expect((await pendingWrite).status).toBe(201)
  other.close()
})

test('a write returns 503 when another program does not unlock the file', async () => {
  const incidents: Incident[] = []
  await using stub = await startStub({
    database: { kind: 'file', directory },
    onIncident: (incident) => incidents.push(incident),
  })
  const headers = { 'PRIVATE-TOKEN': stub.adminToken }
  const other = new DatabaseSync(join(directory, databaseFile))
  other.exec('begin immediate')
  const rejected = await fetch(`${stub.baseUrl}/projects?name=p`, { method: 'POST', headers })
  expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([503, '1'])
  other.exec('rollback')
  other.close()
  expect(incidents.map(({ kind }) => kind)).toEqual(['unavailable'])
  const repeated = await fetch(`${stub.baseUrl}/projects?name=p`, { method: 'POST', headers })
  expect(repeated.status).toBe(201)
})

test('reports that an empty file has lost its data', async () => {
  await writeFile(join(directory, databaseFile), '')
  const opening = openDatabase({ kind: 'file', directory })
  await expect(opening).rejects.toThrow(DatabaseError)
  await expect(opening).rejects.toThrow(/forge\.sqlite is empty \(0 bytes\)/)
})

test('finds a missing table at the start', async () => {
  await (await openDatabase({ kind: 'file', directory })).close()
  const other = new DatabaseSync(join(directory, databaseFile))
  other.exec('drop table todo')
  other.close()
  await expect(openDatabase({ kind: 'file', directory })).rejects.toThrow(
    'The database is incomplete: no such table: todo. Restore a backup.',
  )
})

test('reports that the disk is full at the first start, and leaves no incomplete database', async () => {
  // A limit on the size of files, in blocks of 1 KiB, has the effect of a full disk.
  const command = `ulimit -f 16; exec "$0" "$1" serve --port 0 --data "$2"`
  const child = spawn('bash', ['-c', command, process.execPath, cli, directory])
  const errors = text(child.stderr)
  expect(await once(child, 'exit')).toEqual([2, null])
  expect(await errors).toMatch(/^forge-contract serve: .*(disk I\/O error|database or disk is full).*\n$/)
  expect(await readdir(directory)).not.toContain(databaseFile)
  await (await openDatabase({ kind: 'file', directory })).close()
  expect((await readdir(directory)).filter((name) => name.includes('.new'))).toEqual([])
})

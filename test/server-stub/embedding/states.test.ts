import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unwrap } from '../../../generated/client.ts'
import { seedDemo, startStub } from '../../../server-stub/index.ts'

const now = (): Date => new Date('2026-03-01T12:00:00Z')

test('reset restores the seed, ids and actors included', async () => {
  await using forge = await startStub({ seed: seedDemo, now })
  const admin = await forge.as('admin')
  const first = await forge.project()
  await unwrap(admin.deleteProject({ path: { id: 'atelier/loom' } }))
  forge.clock.advance('1h')

  await forge.reset()
  expect(forge.requests()).toEqual([])
  expect(forge.clock.now()).toEqual(now())
  expect((await admin.getProject({ path: { id: first.id } })).status).toBe(404)
  expect(await unwrap(admin.getProject({ path: { id: 'atelier/loom' } }))).toMatchObject({ name: 'Loom' })
  expect((await forge.project()).id).toBe(first.id)
})

test('a snapshot contains all data and can be restored several times', async () => {
  await using forge = await startStub({ now })
  const { id } = await forge.project({ files: { 'README.md': 'one' } })
  const developer = await forge.as('developer', { in: id })
  const snapshot = await forge.snapshot()
  expect(snapshot.takenAt).toBe('2026-03-01T12:00:00.000Z')

  const file = { id, file_path: 'README.md' }
  for (const content of ['two', 'three']) {
    const actions = [{ action: 'update' as const, file_path: 'README.md', content }]
    const master = await forge.as('master')
    const body = { branch: 'master', commit_message: 'Change', actions }
    await unwrap(master.createCommit({ path: { id }, body }))
    forge.clock.advance('7d')
    await forge.account('nonMember')
    await forge.restore(snapshot)
    const found = await unwrap(developer.getFile({ path: file, query: { ref: 'master' } }))
    expect(found).toMatchObject({ content: btoa('one') })
    expect(await unwrap(developer.listCommits({ path: { id } }))).toHaveLength(1)
    expect(forge.clock.now()).toEqual(now())
  }
  expect(await unwrap((await forge.as('nonMember')).getCurrentUser())).toMatchObject({
    username: 'nonMember',
  })
})

test('commits after a snapshot are not found by their hash either', async () => {
  await using forge = await startStub()
  const { id } = await forge.project({ files: { 'README.md': 'one' } })
  const developer = await forge.as('developer')
  const snapshot = await forge.snapshot()
  const body = { branch: 'other', commit_message: 'More', actions: [more] }
  const master = await forge.as('master')
  const branched = await master.createBranch({ path: { id }, body: { branch: 'other', ref: 'master' } })
  expect(branched.ok).toBe(true)
  const { id: sha } = await unwrap(master.createCommit({ path: { id }, body }))
  const path = { id, sha }
  expect((await developer.getCommit({ path })).status).toBe(200)
  await forge.restore(snapshot)
  expect((await developer.getCommit({ path })).status).toBe(404)
})

const more = { action: 'create', file_path: 'more.md', content: 'more' } as const

test('a snapshot can be restored only on its own server, with data in memory', async () => {
  await using one = await startStub()
  await using other = await startStub()
  await expect(other.restore(await one.snapshot())).rejects.toThrow('This snapshot is of another server')

  const directory = await mkdtemp(join(tmpdir(), 'forge-states-'))
  try {
    await using kept = await startStub({ database: { kind: 'file', directory } })
    for (const going of [kept.reset(), kept.snapshot()])
      await expect(going).rejects.toThrow('Only a server with its data in memory can go back')
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})

test('several servers in one process share no data', async () => {
  await using one = await startStub()
  await using other = await startStub()
  one.clock.advance('10d')
  const [{ id }] = await Promise.all([one.project({ name: 'Loom' }), other.account('guest')])
  await other.reset()
  expect((await (await one.as('guest')).getProject({ path: { id } })).status).toBe(200)
  expect((await (await other.as('admin')).getProject({ path: { id } })).status).toBe(404)
  expect(other.requests()).toHaveLength(1)
  expect(other.clock.now() < one.clock.now()).toBe(true)
})

test('after close(), what needs the server says that it is closed', async () => {
  const forge = await startStub({ now })
  await (await forge.as('anonymous')).listProjects()
  const snapshot = await forge.snapshot()
  await forge.close()
  const calls = {
    'as()': () => forge.as('admin'),
    'account()': () => forge.account('developer'),
    'project()': () => forge.project(),
    'reset()': () => forge.reset(),
    'snapshot()': () => forge.snapshot(),
    'restore()': () => forge.restore(snapshot),
    'waitFor()': () => forge.waitFor('listProjects'),
    'waitForEvent()': () => forge.waitForEvent(1, () => true),
    'dump()': () => forge.dump('unused'),
    'provision.board()': () => forge.provision.board({ project_id: 1 }),
    'provision.change.pipeline()': () => forge.provision.change.pipeline(1, { status: 'success' }),
    'fail()': async () => forge.fail('listProjects', { status: 500 }),
  }
  for (const [name, call] of Object.entries(calls))
    await expect(call()).rejects.toThrow(
      new Error(`${name} was called after close(): the server is closed; start another one with startStub()`),
    )
  // What was recorded remains readable.
  expect(forge.requests().map(({ operationId }) => operationId)).toEqual(['listProjects'])
  expect(forge.trace()).toContain('/projects')
  expect(forge.coverage().operations.exercised).toBeGreaterThan(0)
  expect(() => forge.assertNoViolations()).not.toThrow()
  expect(forge.clock.now()).toEqual(now())
})

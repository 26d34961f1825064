/** Unreachable objects are deleted, also while servers run. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { startStub } from '../../../server-stub/index.ts'
import { collectGarbage, danglingObjects } from '../../../server-stub/git/garbage.ts'
import { run } from '../../cli/captured.ts'
import { idOf, test, type Forge } from '../../support/forge.ts'
import { commit, create, newBranch, newRepository, objectsOf } from '../../support/repository.ts'
import { newTeam, type Team } from '../../support/team.ts'

/** A project with the objects of a deleted branch, and the hash of its commit. */
async function withGarbage(forge: Forge): Promise<{ team: Team; project: number; head: string }> {
  const team = await newTeam(forge)
  const project = await newRepository(team)
  await newBranch(team.owner, project, 'gone')
  await commit(team.owner, project, 'gone', [create('dir/one.txt')])
  const head = await commit(team.owner, project, 'gone', [create('dir/two.txt')])
  expect((await team.owner.delete(`/projects/${project}/repository/branches/gone`)).status).toBe(200)
  return { team, project, head }
}

const all = { olderThanSeconds: 0 }

test('deletes only unreachable objects', async ({ forge }) => {
  const { team, project } = await withGarbage(forge)
  const { db } = forge.appContext
  const before = await objectsOf(forge, project)
  const dangling = await danglingObjects(db, project)
  // Two commits, two root directories, two versions of one directory, two files.
  expect(dangling).toHaveLength(8)
  expect(await collectGarbage(db, project, { ...all, isDryRun: true })).toMatchObject({ objects: 8 })
  expect(await objectsOf(forge, project)).toEqual(before)
  expect(await collectGarbage(db, project, all)).toMatchObject({ objects: 8, bytes: expect.any(Number) })
  expect(await objectsOf(forge, project)).toEqual(before.filter((oid) => !dangling.includes(oid)))
  expect(await collectGarbage(db, project, all)).toEqual({ objects: 0, bytes: 0 })
  expect((await team.owner.get(`/projects/${project}/repository/commits/master`)).status).toBe(200)
})

test('keeps objects that were stored a short time ago, or stored again', async ({ forge }) => {
  const { team, project } = await withGarbage(forge)
  const { db } = forge.appContext
  expect(await collectGarbage(db, project, { olderThanSeconds: 3600 })).toEqual({ objects: 0, bytes: 0 })
  await db.updateTable('git_object').set({ stored_at: 0 }).where('project_id', '=', project).execute()
  // The commit stores a blob and a directory that are garbage, and leads to them only when its ref has moved.
  await commit(team.owner, project, 'master', [create('dir/one.txt')])
  const { stored_at } = await db
    .selectFrom('git_object')
    .select((eb) => eb.fn.max('stored_at').as('stored_at'))
    .where('project_id', '=', project)
    .where('type', '=', 'blob')
    .executeTakeFirstOrThrow()
  expect(stored_at).toBeGreaterThan(0)
})

test('keeps the objects of a merge request', async ({ forge }) => {
  const { team, project } = await withGarbage(forge)
  const { db } = forge.appContext
  await collectGarbage(db, project, all)
  await newBranch(team.owner, project, 'feature')
  const head = await commit(team.owner, project, 'feature', [create('feature.txt')])
  const body = { source_branch: 'feature', target_branch: 'master', title: 'Feature' }
  const request = await team.owner.post(`/projects/${project}/merge_requests`, body)
  expect(idOf(request)).toBeGreaterThan(0)
  await team.owner.delete(`/projects/${project}/repository/branches/feature`)
  expect(await collectGarbage(db, project, all)).toEqual({ objects: 0, bytes: 0 })
  expect((await team.owner.get(`/projects/${project}/repository/commits/${head}`)).status).toBe(200)
})

test('a branch that begins at a collected commit returns 404 and is not created', async ({ forge }) => {
  const { team, project, head } = await withGarbage(forge)
  const { db } = forge.appContext
  // Reads the commit into the cache of the server.
  expect((await team.owner.get(`/projects/${project}/repository/commits/${head}`)).status).toBe(200)
  await collectGarbage(db, project, all)
  const created = await team.owner.post(`/projects/${project}/repository/branches`, {
    branch: 'late',
    ref: head,
  })
  expect(created.status).toBe(404)
  expect((await team.owner.get(`/projects/${project}/repository/branches/late`)).status).toBe(404)
})

test('a branch that is created during the collection keeps its objects', async ({ forge }) => {
  const { team, project, head } = await withGarbage(forge)
  const { db } = forge.appContext
  const [collected, created] = await Promise.all([
    collectGarbage(db, project, all),
    team.owner.post(`/projects/${project}/repository/branches`, { branch: 'kept', ref: head }),
  ])
  expect([
    [201, 0],
    [404, 8],
  ]).toContainEqual([created.status, collected.objects])
  expect((await team.owner.get(`/projects/${project}/repository/tree?ref=master`)).status).toBe(200)
  if (created.status === 201)
    expect((await team.owner.get(`/projects/${project}/repository/tree?ref=kept`)).status).toBe(200)
})

test('the command collects while a server is running', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'forge-garbage-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await using stub = await startStub({ database: { kind: 'file', directory } })
  const call = async (method: string, path: string, body?: object): Promise<number> => {
    const headers = { 'PRIVATE-TOKEN': stub.adminToken, 'Content-Type': 'application/json' }
    const init = body === undefined ? {} : { body: JSON.stringify(body) }
    return (await fetch(stub.baseUrl + path, { method, headers, ...init })).status
  }
  await call('POST', '/projects', { name: 'loom' })
  for (const branch of ['master', 'gone']) {
    const change = {
      branch,
      commit_message: branch,
      actions: [{ action: 'create', file_path: branch, content: branch }],
    }
    if (branch === 'gone') await call('POST', '/projects/1/repository/branches', { branch, ref: 'master' })
    expect(await call('POST', '/projects/1/repository/commits', change)).toBe(201)
  }
  expect(await call('DELETE', '/projects/1/repository/branches/gone')).toBe(200)
  const command = ['collect-garbage', '--data', directory]
  expect((await run(command)).out).toBe('Deleted 0 objects (0 bytes) of 0 projects.\n')
  const sooner = [...command, '--older-than', '0']
  expect((await run([...sooner, '--dry-run'])).out).toMatch(
    /^Would delete 3 objects \(\d+ bytes\) of 1 projects.\n$/,
  )
  expect((await run(sooner)).out).toMatch(/^Deleted 3 objects /)
  expect(await call('GET', '/projects/1/repository/tree')).toBe(200)
})

test('the command rejects a folder without data', async () => {
  expect(await run(['collect-garbage', '--data', '/nonexistent'])).toEqual({
    code: 2,
    out: '',
    err: 'forge-contract collect-garbage: --data: /nonexistent contains no forge.sqlite\n',
  })
  expect((await run(['collect-garbage'])).err).toBe(
    'forge-contract collect-garbage: requires --data or --database\n',
  )
})

import { expect } from 'vitest'
import { deleteBranch } from '../../../server-stub/resources/branches/commands/branches.ts'
import { updateRefs } from '../../../server-stub/resources/branches/commands/push.ts'
import { administratorServices, servicesOf } from '../../support/services.ts'
import { statusesAtOnce } from '../../support/at-once.ts'
import { at, each } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { observeUntil } from '../../support/observe-until.ts'
import {
  branchWith,
  commit,
  create,
  newBranch,
  newRepository,
  openMergeRequest,
  tryCommit,
} from '../../support/repository.ts'
import { newProject, permittedFrom, statusByRole, type Team } from '../../support/team.ts'

const branchPath = (project: number, name: string): string =>
  `/projects/${project}/repository/branches/${encodeURIComponent(name)}`

async function names(team: Team, project: number): Promise<unknown[]> {
  return each(await team.owner.get(`/projects/${project}/repository/branches?per_page=100`), 'name')
}

test('lists branches by name, in pages', async ({ team, repository: project }) => {
  for (const name of ['zwirn', 'Anfang', 'feature/warp', 'feature-a', '10'])
    await newBranch(team.owner, project, name)
  expect(await names(team, project)).toEqual(['10', 'Anfang', 'feature-a', 'feature/warp', 'master', 'zwirn'])
  const page = await team.owner.get(`/projects/${project}/repository/branches?per_page=2&page=3`)
  expect(each(page, 'name')).toEqual(['master', 'zwirn'])
  expect(page.headers.get('x-total')).toBe('6')
})

test('a branch that is protected while a commit waits for it rejects the commit', async ({
  forge,
  team,
  repository: project,
}) => {
  await newBranch(team.owner, project, 'open')
  const held = Promise.withResolvers<void>()
  const holding = forge.appContext.refQueue.run(project, 'refs/heads/open', () => held.promise)
  const committing = tryCommit(team.developer, project, 'open', [create('late.md')])
  // The response to a later request: the commit has been authorized and waits.
  for (let count = 0; count < 5; count += 1) await team.developer.get(branchPath(project, 'open'))
  // As another process does, which does not wait for this one.
  await forge.appContext.db
    .insertInto('protected_branch')
    .values({ project_id: project, name: 'open', created_at: new Date().toISOString() })
    .execute()
  held.resolve()
  await holding
  expect(await committing).toMatchObject({ status: 403 })
})

test('an empty repository has no branches', async ({ team, project }) => {
  expect(await names(team, project)).toEqual([])
  expect(
    await team.owner.post(`/projects/${project}/repository/branches`, { branch: 'a', ref: 'master' }),
  ).toMatchObject({ status: 400, body: { message: { ref: ['does not exist'] } } })
})

test('creates a branch of a branch, a tag or a commit', async ({ team, repository: project }) => {
  const sha = await branchWith(team.owner, project, 'feature')
  await team.owner.post(`/projects/${project}/repository/tags`, {
    tag_name: 'v1',
    ref: 'feature',
    message: 'x',
  })
  for (const [branch, ref] of [
    ['from/branch', 'feature'],
    ['from/tag', 'v1'],
    ['from/sha', sha],
    ['ünï/100%+&#', sha],
  ] as const) {
    const made = await team.owner.post(`/projects/${project}/repository/branches`, { branch, ref })
    expect(made).toMatchObject({ status: 201, body: { name: branch, protected: false, commit: { id: sha } } })
    expect((await team.owner.get(branchPath(project, branch))).body).toEqual(made.body)
  }
})

test('rejects existing, conflicting and invalid names', async ({ team, repository: project }) => {
  await newBranch(team.owner, project, 'feature/warp')
  const make = async (branch: string, ref = 'master') =>
    (await team.owner.post(`/projects/${project}/repository/branches`, { branch, ref })).status
  for (const taken of ['feature/warp', 'feature', 'feature/warp/a', 'master'])
    expect(await make(taken)).toBe(409)
  for (const invalid of [
    '',
    'a b',
    'a..b',
    '-a',
    '/a',
    'a/',
    'a~',
    'a^',
    'a:',
    'a.lock',
    '@',
    'HEAD',
    'a\0b',
    'x'.repeat(256),
  ])
    expect([invalid, await make(invalid)]).toEqual([invalid, 400])
  expect(await make('fine', 'nowhere')).toBe(400)
  expect((await team.owner.post(`/projects/${project}/repository/branches`, { branch: 'a' })).status).toBe(
    400,
  )
  expect(await names(team, project)).toEqual(['feature/warp', 'master'])
})

test('one of three concurrent requests creates the branch', async ({ team, repository: project }) => {
  const make = () =>
    team.developer.post(`/projects/${project}/repository/branches`, { branch: 'once', ref: 'master' })
  expect(await statusesAtOnce(make, make, make)).toEqual([201, 409, 409])
})

test('a branch is merged if the default branch contains its head', async ({ team, repository: project }) => {
  await newBranch(team.owner, project, 'behind')
  const merged = async (name: string) => at(await team.owner.get(branchPath(project, name)), 'merged')
  expect(await merged('behind')).toBe(false)
  await commit(team.owner, project, 'master', [create('more.txt')])
  await branchWith(team.owner, project, 'ahead')
  expect([await merged('behind'), await merged('ahead'), await merged('master')]).toEqual([
    true,
    false,
    false,
  ])
})

test('deletes merged branches, except default and protected ones', async ({ team, repository: project }) => {
  for (const name of ['merged/one', 'merged/two', 'kept']) await newBranch(team.owner, project, name)
  await team.owner.put(`${branchPath(project, 'kept')}/protect`, {})
  await commit(team.owner, project, 'master', [create('more.txt')])
  await branchWith(team.owner, project, 'ahead')
  await newBranch(team.owner, project, 'fresh')
  const path = `/projects/${project}/repository/merged_branches`
  expect(await team.developer.delete(path)).toMatchObject({ status: 202, body: {} })
  expect(await names(team, project)).toEqual(['ahead', 'fresh', 'kept', 'master'])
  expect((await team.developer.delete(path)).status).toBe(202)
})

test('deletes branches, except default and protected ones', async ({ team, repository: project }) => {
  for (const name of ['feature/warp', 'guarded']) await newBranch(team.owner, project, name)
  await team.owner.put(`${branchPath(project, 'guarded')}/protect`, {})
  expect(await team.developer.delete(branchPath(project, 'feature/warp'))).toMatchObject({
    status: 200,
    body: { branch: 'feature/warp' },
  })
  expect((await team.owner.get(branchPath(project, 'feature/warp'))).status).toBe(404)
  expect((await team.developer.delete(branchPath(project, 'feature/warp'))).status).toBe(200)
  for (const [name, message] of [
    ['guarded', 'Protected branch cannot be removed'],
    ['master', 'The default branch cannot be removed'],
  ] as const)
    expect(await team.owner.delete(branchPath(project, name))).toMatchObject({
      status: 405,
      body: { message },
    })
  expect(await names(team, project)).toEqual(['guarded', 'master'])
})

test('a branch that has been protected meanwhile is neither deleted nor pushed to', async ({
  forge,
  team,
  repository: project,
}) => {
  const head = await branchWith(team.owner, project, 'late')
  const master = await administratorServices(forge)
  const developer = await servicesOf(forge, team.developer)
  const found = await developer.find.project(project)
  await team.owner.put(`${branchPath(project, 'late')}/protect`, {})
  const move = { ref: 'refs/heads/late', from: head, to: null }
  const branch = { projectId: project, name: 'late', head }
  expect(await deleteBranch(master, branch)).toBe('protected')
  expect(await updateRefs(master, found, [move], { atomic: false })).toEqual([
    'protected branch: it cannot be deleted',
  ])
  expect(await updateRefs(developer, found, [{ ...move, to: head }], { atomic: false })).toEqual([
    'protected branch: you are not allowed to push to it',
  ])
  const elsewhere = await branchWith(team.owner, project, 'elsewhere')
  expect(await updateRefs(master, found, [{ ...move, to: elsewhere }], { atomic: false })).toEqual([
    'protected branch: its history cannot be rewritten',
  ])
  await team.owner.put(`${branchPath(project, 'late')}/unprotect`)
  await team.owner.put(`/projects/${project}`, { name: found.name, default_branch: 'late' })
  expect(await deleteBranch(master, branch)).toBe('default')
  expect(await names(team, project)).toContain('late')
})

test('protects a branch, changes its protection and removes it', async ({ team, repository: project }) => {
  await newBranch(team.owner, project, 'feature/warp')
  const path = branchPath(project, 'feature/warp')
  const protect = async (body?: object) => (await team.master.put(`${path}/protect`, body)).body
  const open = { developers_can_push: true, developers_can_merge: false }
  expect(await protect()).toMatchObject({ protected: true, developers_can_push: false })
  expect(await protect({ developers_can_push: true })).toMatchObject({ protected: true, ...open })
  expect(await protect()).toMatchObject({ protected: true, ...open })
  const both = { developers_can_push: false, developers_can_merge: true }
  expect(await protect(both)).toMatchObject({ protected: true, ...both })
  expect((await team.owner.get(path)).body).toMatchObject({ protected: true, ...both })
  for (let count = 0; count < 2; count += 1)
    expect(await team.master.put(`${path}/unprotect`)).toMatchObject({
      status: 200,
      body: { protected: false, developers_can_push: false, developers_can_merge: false },
    })
  expect((await team.master.put(`${branchPath(project, 'nowhere')}/protect`)).status).toBe(404)
  expect(
    await team.master.send('PUT', `${path}/protect`, { form: { developers_can_push: '1' } }),
  ).toMatchObject({
    status: 200,
    body: open,
  })
})

test('developers push and merge as the protection allows', async ({ forge, team, repository: project }) => {
  const path = branchPath(project, 'master')
  const push = async () =>
    (await tryCommit(team.developer, project, 'master', [create(`${forge.appContext.now().getTime()}.txt`)]))
      .status
  const merge = async (branch: string) => {
    await branchWith(team.developer, project, branch)
    const iid = await openMergeRequest(team.developer, project, branch)
    return (await team.developer.put(`/projects/${project}/merge_requests/${iid}/merge`, {})).status
  }
  expect([await push(), await merge('a')]).toEqual([403, 401])
  await team.owner.put(`${path}/protect`, { developers_can_merge: true })
  expect([await push(), await merge('b')]).toEqual([403, 200])
  await team.owner.put(`${path}/protect`, { developers_can_merge: false, developers_can_push: true })
  expect([await push(), await merge('c')]).toEqual([201, 200])
  await team.owner.put(`${path}/unprotect`)
  expect([await push(), await merge('d')]).toEqual([201, 200])
})

test('protects the first branch by the setting of the instance', async ({ forge, team }) => {
  const { db, now } = forge.appContext
  const levels = [
    [0, { protected: false, developers_can_push: false }, 201],
    [1, { protected: true, developers_can_push: true }, 201],
    [2, { protected: true, developers_can_push: false }, 403],
  ] as const
  for (const [level, branch, developer] of levels) {
    const row = {
      key: 'default_branch_protection',
      value: JSON.stringify(level),
      updated_at: now().toISOString(),
    }
    await db.deleteFrom('application_setting').execute()
    await db.insertInto('application_setting').values(row).execute()
    const project = await newProject(team)
    expect((await tryCommit(team.developer, project, 'master', [create('first.txt')])).status).toBe(developer)
    if (developer === 403) await commit(team.owner, project, 'master', [create('first.txt')])
    expect((await team.owner.get(branchPath(project, 'master'))).body).toMatchObject(branch)
  }
  await db.deleteFrom('application_setting').execute()
})

test('roles that read, create, protect and delete branches', async ({ team, repository: project }) => {
  expect(await statusByRole(team, (caller) => caller.get(branchPath(project, 'master')))).toEqual({
    ...permittedFrom('reporter'),
    anonymous: 404,
  })
  expect(
    await statusByRole(team, (caller, role) =>
      caller.post(`/projects/${project}/repository/branches`, { branch: `by-${role}`, ref: 'master' }),
    ),
  ).toEqual(permittedFrom('developer', 201))
  expect(
    await statusByRole(team, (caller) => caller.put(`${branchPath(project, 'by-developer')}/protect`)),
  ).toEqual(permittedFrom('master'))
  expect(
    await statusByRole(team, (caller, role) => caller.delete(branchPath(project, `by-${role}`))),
  ).toEqual({ ...permittedFrom('developer'), developer: 405 })
})

test('branches of a public project are visible to all callers', async ({ forge, team }) => {
  const open = await newRepository(team, { visibility: 'public' })
  const closed = await newRepository(team)
  await newBranch(team.owner, closed, 'secret')
  expect((await forge.anonymous.get(branchPath(open, 'master'))).status).toBe(200)
  expect((await forge.anonymous.get(`/projects/${open}/repository/branches`)).status).toBe(200)
  expect((await forge.anonymous.get(`/projects/${closed}/repository/branches`)).status).toBe(404)
  expect((await team.owner.get(branchPath(open, 'secret'))).status).toBe(404)
})

test('deletes merged branches with other requests in between', async ({
  forge,
  team,
  repository: project,
}) => {
  for (const name of ['a', 'b', 'c', 'd']) await newBranch(team.owner, project, name)
  await commit(team.owner, project, 'master', [create('later.txt')])
  const { db } = forge.appContext
  const refs = db.selectFrom('git_ref').select('name').where('project_id', '=', project)
  const counts = new Set<number>()
  const path = `/projects/${project}/repository/merged_branches`
  const deletion = await observeUntil(team.owner.delete(path), async () => {
    counts.add((await refs.execute()).length)
  })
  expect(deletion.status).toBe(202)
  expect((await refs.execute()).map(({ name }) => name)).toEqual(['refs/heads/master'])
  expect(counts.size).toBeGreaterThan(2)
})

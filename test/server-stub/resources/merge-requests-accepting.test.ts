import { expect } from 'vitest'
import { statusesAtOnce } from '../../support/at-once.ts'
import { at, each, textAt, type Forge, type User } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import {
  branchWith,
  commit,
  create,
  fileAt,
  headOf,
  newBranch,
  newRepository,
  openMergeRequest,
  update,
} from '../../support/repository.ts'
import { newTeam, statusByRole, type Team } from '../../support/team.ts'

interface Opened {
  team: Team
  project: number
  /** Of the merge request. */
  path: string
  /** The commit at the head of `feature`. */
  sha: string
  accept: (body?: object, who?: User) => ReturnType<User['put']>
}

/** A merge request from `feature` into `master`, opened by the owner. */
async function opened(forge: Forge, attributes: object = {}): Promise<Opened> {
  const team = await newTeam(forge)
  const project = await newRepository(team)
  const sha = await branchWith(team.owner, project, 'feature')
  const iid = await openMergeRequest(team.owner, project, 'feature', attributes)
  const path = `/projects/${project}/merge_requests/${iid}`
  const accept = (body: object = {}, who = team.owner) => who.put(`${path}/merge`, body)
  return { team, project, path, sha, accept }
}

/** Both branches change the same line. */
async function conflict({ team, project }: Opened): Promise<void> {
  await commit(team.owner, project, 'feature', [update('README.md', '# One\n')])
  await commit(team.owner, project, 'master', [update('README.md', '# Other\n')])
}

test('an accepted merge request is merged by a commit of both branches', async ({ forge }) => {
  const { team, project, path, sha, accept } = await opened(forge)
  const before = await commit(team.owner, project, 'master', [create('meanwhile.txt')])
  const response = await accept({ merge_commit_message: 'Weave them together' }, team.master)
  expect(response).toMatchObject({
    status: 200,
    body: { state: 'merged', merge_status: 'can_be_merged', sha, subscribed: false },
  })
  expect(await headOf(team.owner, project, 'master')).toMatchObject({
    id: textAt(response, 'merge_commit_sha'),
    message: 'Weave them together',
    parent_ids: [before, sha],
    author_name: 'master Example',
  })
  expect(await fileAt(team.owner, project, 'feature.txt')).toBe('feature.txt\n')
  expect(await fileAt(team.owner, project, 'meanwhile.txt')).toBe('meanwhile.txt\n')
  expect(await fileAt(team.owner, project, 'feature.txt', 'feature')).toBe('feature.txt\n')
  expect(at(await team.owner.get(`/projects/${project}/repository/branches/feature`), 'merged')).toBe(true)
  expect(each(await team.owner.get(`${path}/commits`), 'id')).toEqual([sha])
})

test('without a message the merge commit names both branches', async ({ forge }) => {
  const { team, project, accept } = await opened(forge)
  await accept()
  expect(await headOf(team.owner, project, 'master')).toMatchObject({
    title: "Merge branch 'feature' into 'master'",
    message: expect.stringContaining('Merge feature\n\nSee merge request !1'),
  })
})

test('conflicts are 405, and nothing changes', async ({ forge }) => {
  const given = await opened(forge)
  const { team, project, path, accept } = given
  await conflict(given)
  const [head, before] = [await headOf(team.owner, project, 'master'), await team.owner.get(path)]
  for (const body of [{}, { should_remove_source_branch: true }, { merge_when_pipeline_succeeds: true }])
    expect(await accept(body)).toMatchObject({ status: 405, body: { message: 'Branch cannot be merged' } })
  expect((await team.owner.get(path)).body).toEqual(before.body)
  expect(await headOf(team.owner, project, 'master')).toEqual(head)
  expect(await fileAt(team.owner, project, 'README.md', 'feature')).toBe('# One\n')
})

test('a merged or closed merge request is 406', async ({ forge }) => {
  const [merged, closed] = [await opened(forge), await opened(forge)]
  await merged.accept()
  await closed.team.owner.put(closed.path, { state_event: 'close' })
  for (const { accept, team, path } of [merged, closed]) {
    const before = await team.owner.get(path)
    for (const body of [{}, { sha: '0'.repeat(40) }])
      expect(await accept(body)).toMatchObject({ status: 406, body: { message: 'Method Not Allowed' } })
    expect((await team.owner.get(path)).body).toEqual(before.body)
  }
})

test('a sha that is not the head of the source branch is 409, the right one merges', async ({ forge }) => {
  const { team, project, path, sha, accept } = await opened(forge)
  const head = await commit(team.owner, project, 'feature', [create('more.txt')])
  expect(await accept({ sha })).toMatchObject({
    status: 409,
    body: { message: 'SHA does not match HEAD of source branch' },
  })
  expect(at(await team.owner.get(path), 'state')).toBe('opened')
  expect(await accept({ sha: head })).toMatchObject({ status: 200, body: { state: 'merged' } })
})

test('a caller without permission to accept gets 401; forms work like JSON', async ({ forge }) => {
  const { team, path } = await opened(forge)
  const rejected = { anonymous: 401, nonMember: 404, guest: 401, reporter: 401, developer: 401 }
  expect(
    await statusByRole(team, (caller) => caller.send('PUT', `${path}/merge`, { form: { sha: '' } })),
  ).toEqual({ ...rejected, master: 409, owner: 409, admin: 409 })
  expect((await team.master.send('PUT', `${path}/merge`)).status).toBe(200)
})

test('work in progress is not merged', async ({ forge }) => {
  const { team, path, accept } = await opened(forge)
  for (const title of ['WIP: Warp', '[WIP] Warp', 'wip warp']) {
    expect((await team.owner.put(path, { title })).body).toMatchObject({ work_in_progress: true })
    expect((await accept()).status).toBe(405)
  }
  expect((await team.owner.put(path, { title: 'Wiper' })).body).toMatchObject({ work_in_progress: false })
  expect((await accept()).status).toBe(200)
})

test('the merge deletes the source branch on request, and keeps the changes', async ({ forge }) => {
  for (const [created, accepted, stays] of [
    [{}, { should_remove_source_branch: true }, 404],
    [{ remove_source_branch: true }, {}, 404],
    [{ remove_source_branch: true }, { should_remove_source_branch: false }, 200],
    [{}, {}, 200],
  ] as const) {
    const { team, project, path, accept } = await opened(forge, created)
    const changes = at(await team.owner.get(`${path}/changes`), 'changes')
    expect((await accept(accepted)).body).toMatchObject({ should_remove_source_branch: stays === 404 })
    expect((await team.owner.get(`/projects/${project}/repository/branches/feature`)).status).toBe(stays)
    expect(at(await team.owner.get(`${path}/changes`), 'changes')).toEqual(changes)
    expect(each(await team.owner.get(`${path}/commits`), 'title')).toEqual(['Change something'])
  }
})

test('a source branch that is protected or the default one is not deleted', async ({ forge }) => {
  const { team, project, accept } = await opened(forge)
  await team.owner.put(`/projects/${project}/repository/branches/feature/protect`)
  await accept({ should_remove_source_branch: true })
  expect((await team.owner.get(`/projects/${project}/repository/branches/feature`)).status).toBe(200)
  await newBranch(team.owner, project, 'old', 'feature')
  await commit(team.owner, project, 'master', [create('news.txt')])
  const iid = await openMergeRequest(team.owner, project, 'master', { target_branch: 'old' })
  await team.owner.put(`/projects/${project}/merge_requests/${iid}/merge`, {
    should_remove_source_branch: true,
  })
  expect((await team.owner.get(`/projects/${project}/repository/branches/master`)).status).toBe(200)
})

test('of several concurrent accepts, one merges', async ({ forge }) => {
  const { team, project, accept } = await opened(forge)
  expect(
    await statusesAtOnce(
      () => accept(),
      () => accept({}, team.master),
      () => accept({}, team.master),
    ),
  ).toEqual([200, 406, 406])
  expect(each(await team.owner.get(`/projects/${project}/repository/commits`), 'id')).toHaveLength(3)
})

test('concurrently accepted merge requests are all merged', async ({ team, repository: project }) => {
  const requests: string[] = []
  for (const name of ['a', 'b', 'c', 'd']) {
    await branchWith(team.owner, project, name)
    requests.push(`/projects/${project}/merge_requests/${await openMergeRequest(team.owner, project, name)}`)
  }
  expect(await statusesAtOnce(...requests.map((path) => () => team.owner.put(`${path}/merge`, {})))).toEqual([
    200, 200, 200, 200,
  ])
  for (const name of ['a', 'b', 'c', 'd'])
    expect(await fileAt(team.owner, project, `${name}.txt`)).toBe(`${name}.txt\n`)
})

test('of a concurrent accept and close, one succeeds', async ({ forge }) => {
  const { team, project, path, accept } = await opened(forge)
  await Promise.all([team.owner.put(path, { state_event: 'close' }), accept()])
  const state = at(await team.owner.get(path), 'state')
  const merged = (await fileAt(team.owner, project, 'feature.txt')) !== 404
  expect([state, merged]).toEqual(merged ? ['merged', true] : ['closed', false])
})

test('with concurrent pushes, the merged commit is the head', async ({ forge }) => {
  for (let round = 0; round < 8; round += 1) {
    const { team, project, path, accept } = await opened(forge)
    const [response] = await Promise.all([
      accept(),
      commit(team.owner, project, 'feature', [create('late.txt')]),
    ])
    const { body } = await team.owner.get(path)
    if (response.status === 409) expect(body).toMatchObject({ state: 'opened', merge_commit_sha: null })
    else {
      expect(body).toMatchObject({ state: 'merged', sha: expect.any(String) })
      const merged = await headOf(team.owner, project, 'master')
      expect(merged).toMatchObject({
        parent_ids: [expect.any(String), at(await team.owner.get(path), 'sha')],
      })
    }
  }
})

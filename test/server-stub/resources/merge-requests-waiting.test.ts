import { expect } from 'vitest'
import { scheduleMerge } from '../../../server-stub/resources/merge-requests/commands/scheduled.ts'
import { administratorServices } from '../../support/services.ts'
import { at, test, type Forge } from '../../support/forge.ts'
import {
  branchWith,
  commit,
  create,
  headOf,
  newRepository,
  openMergeRequest,
} from '../../support/repository.ts'
import { newTeam, statusByRole, type Team } from '../../support/team.ts'

interface Waiting {
  team: Team
  project: number
  /** Of the merge request. */
  path: string
  state: () => Promise<unknown>
  /** Sets a status on the commit at the head of `feature`. */
  set: (state: string, name?: string) => Promise<unknown>
  /** Accepts when the pipeline succeeds. */
  accept: (more?: object) => ReturnType<Team['owner']['put']>
}

/** A merge request from `feature` into `master`, whose head has the given statuses. */
async function given(forge: Forge, statuses: Record<string, string>): Promise<Waiting> {
  const team = await newTeam(forge)
  const project = await newRepository(team)
  const sha = await branchWith(team.owner, project, 'feature')
  const path = `/projects/${project}/merge_requests/${await openMergeRequest(team.owner, project, 'feature')}`
  const set = (state: string, name = 'unit') =>
    team.developer.post(`/projects/${project}/statuses/${sha}`, { state, name })
  for (const [name, state] of Object.entries(statuses)) await set(state, name)
  return {
    team,
    project,
    path,
    set,
    state: async () => at(await team.owner.get(path), 'state'),
    accept: (more = {}) => team.master.put(`${path}/merge`, { merge_when_pipeline_succeeds: true, ...more }),
  }
}

test('a merge waits until every status of the head is a success', async ({ forge }) => {
  const { team, project, path, state, set, accept } = await given(forge, { unit: 'running', lint: 'pending' })
  expect(await accept({ merge_commit_message: 'At last', should_remove_source_branch: true })).toMatchObject({
    status: 200,
    body: {
      state: 'opened',
      merge_when_pipeline_succeeds: true,
      should_remove_source_branch: true,
      merge_commit_sha: null,
    },
  })
  await set('success', 'lint')
  expect(await state()).toBe('opened')
  await set('success')
  expect((await team.owner.get(path)).body).toMatchObject({
    state: 'merged',
    merge_when_pipeline_succeeds: false,
  })
  expect(await headOf(team.owner, project, 'master')).toMatchObject({
    message: 'At last',
    author_name: 'master Example',
  })
  expect((await team.owner.get(`/projects/${project}/repository/branches/feature`)).status).toBe(404)
})

test('a pipeline that succeeds while the merge is being scheduled is not missed', async ({ forge }) => {
  const { project, state, set } = await given(forge, { unit: 'running' })
  const services = await administratorServices(forge)
  const pending = await services.find.mergeRequest(await services.find.project(project), 1)
  await set('success')
  expect(await scheduleMerge(services, pending, {})).toMatchObject({ state: 'merged' })
  expect(await state()).toBe('merged')
})

test('a pipeline that fails does not merge; one that succeeds does', async ({ forge }) => {
  for (const bad of ['failed', 'canceled']) {
    const { state, set, accept } = await given(forge, { unit: 'running' })
    await accept()
    await set(bad)
    expect(await state()).toBe('opened')
    await set('pending')
    await set('success')
    expect(await state()).toBe('merged')
  }
})

test('without a pipeline, or with one that has succeeded, the merge is immediate', async ({ forge }) => {
  for (const statuses of [{}, { unit: 'success' }]) {
    const { accept } = await given(forge, statuses)
    expect((await accept()).body).toMatchObject({ state: 'merged' })
  }
})

test('a running pipeline does not prevent an immediate merge', async ({ forge }) => {
  const { accept } = await given(forge, { unit: 'running' })
  expect((await accept({ merge_when_pipeline_succeeds: false })).body).toMatchObject({ state: 'merged' })
})

test('a push to the source branch cancels the scheduled merge of the previous head', async ({ forge }) => {
  const { team, project, path, state, set, accept } = await given(forge, { unit: 'running' })
  await accept()
  await commit(team.owner, project, 'feature', [create('more.txt')])
  expect(at(await team.owner.get(path), 'merge_when_pipeline_succeeds')).toBe(false)
  await set('success')
  expect(await state()).toBe('opened')
})

test('closing cancels the scheduled merge, also after reopening', async ({ forge }) => {
  const { team, path, state, set, accept } = await given(forge, { unit: 'running' })
  await accept()
  for (const state_event of ['close', 'reopen'])
    expect((await team.owner.put(path, { state_event })).body).toMatchObject({
      merge_when_pipeline_succeeds: false,
    })
  await set('success')
  expect(await state()).toBe('opened')
})

test('the author and developers cancel a scheduled merge, once', async ({ forge }) => {
  const { team, path, state, set, accept } = await given(forge, { unit: 'running' })
  const cancel = `${path}/cancel_merge_when_pipeline_succeeds`
  expect((await team.owner.post(cancel)).status).toBe(400)
  await accept()
  expect(await statusByRole(team, (caller) => caller.post(cancel))).toEqual({
    anonymous: 401,
    nonMember: 404,
    guest: 403,
    reporter: 403,
    developer: 201,
    master: 400,
    owner: 400,
    admin: 400,
  })
  expect((await team.owner.get(path)).body).toMatchObject({
    merge_when_pipeline_succeeds: false,
    should_remove_source_branch: false,
  })
  await set('success')
  expect(await state()).toBe('opened')
})

test('a user who has lost the permission in the meantime does not merge', async ({ forge }) => {
  const { team, project, state, set, accept } = await given(forge, { unit: 'running' })
  await accept()
  await team.owner.put(`/projects/${project}/members/${team.master.id}`, { access_level: 20 })
  await set('success')
  expect(await state()).toBe('opened')
})

test('a project that requires successful pipelines merges nothing else', async ({ forge }) => {
  const { team, project, path, set } = await given(forge, { unit: 'running' })
  await team.owner.put(`/projects/${project}`, {
    name: 'Strict',
    only_allow_merge_if_pipeline_succeeds: true,
  })
  const accept = async () => (await team.owner.put(`${path}/merge`, {})).status
  expect(await accept()).toBe(405)
  await set('failed')
  expect(await accept()).toBe(405)
  await set('success')
  expect(await accept()).toBe(200)
})

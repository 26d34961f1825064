import { expect } from 'vitest'
import { at, each, idOf, test, type Forge, type User } from '../../support/forge.ts'
import {
  branchWith,
  commit,
  create,
  fileAt,
  newRepository,
  openMergeRequest,
} from '../../support/repository.ts'
import { newTeam, type Team } from '../../support/team.ts'

interface Forked {
  team: Team
  origin: number
  forker: User
  fork: number
  /** The commit at the head of the fork's `feature`. */
  sha: string
}

/** A public project, and its fork by a non-member, with a branch `feature`. */
async function forked(forge: Forge): Promise<Forked> {
  const team = await newTeam(forge)
  const origin = await newRepository(team, { visibility: 'public' })
  const forker = await forge.newUser('forker')
  const fork = idOf(await forker.post(`/projects/${origin}/fork`))
  const sha = await branchWith(forker, fork, 'feature')
  return { team, origin, forker, fork, sha }
}

test('a merge request from a fork targets the original project', async ({ forge }) => {
  const { team, origin, forker, fork, sha } = await forked(forge)
  const iid = await openMergeRequest(forker, fork, 'feature', { target_project_id: origin })
  const path = `/projects/${origin}/merge_requests/${iid}`
  expect((await team.owner.get(path)).body).toMatchObject({
    project_id: origin,
    source_project_id: fork,
    target_project_id: origin,
    merge_status: 'can_be_merged',
    sha,
  })
  expect((await team.owner.get(`/projects/${fork}/merge_requests`)).body).toEqual([])
  const next = await commit(forker, fork, 'feature', [create('more.txt')])
  expect(each(await team.owner.get(`${path}/commits`), 'id')).toEqual([next, sha])
  expect(at(await team.owner.get(`${path}/changes`), 'changes')).toHaveLength(2)
  expect((await forker.put(`${path}/merge`, {})).status).toBe(401)
  expect((await team.owner.put(`${path}/merge`, { should_remove_source_branch: true })).body).toMatchObject({
    state: 'merged',
    sha: next,
  })
  expect(await fileAt(team.owner, origin, 'more.txt')).toBe('more.txt\n')
  // The user who merges may not push to the fork.
  expect((await forker.get(`/projects/${fork}/repository/branches/feature`)).status).toBe(200)
})

test('authors who are not members of the target project do not plan its work', async ({ forge }) => {
  const { team, origin, forker, fork } = await forked(forge)
  const milestone_id = (
    await forge.appContext.db
      .insertInto('milestone')
      .values({
        project_id: origin,
        iid: 1,
        title: 'Autumn',
        created_at: '2026-03-01T08:00:00.000Z',
        updated_at: '2026-03-01T08:00:00.000Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
  const details = { assignee_id: team.owner.id, milestone_id, labels: 'urgent' }
  const iid = await openMergeRequest(forker, fork, 'feature', { target_project_id: origin, ...details })
  const path = `/projects/${origin}/merge_requests/${iid}`
  const unplanned = { assignee: null, milestone: null, labels: [] }
  expect((await team.owner.get(path)).body).toMatchObject(unplanned)
  expect(await forker.put(path, { title: 'Better', ...details })).toMatchObject({
    status: 200,
    body: { title: 'Better', ...unplanned },
  })
  expect(await team.reporter.put(path, details)).toMatchObject({ status: 403 })
  expect(await team.developer.put(path, details)).toMatchObject({
    status: 200,
    body: { assignee: { id: team.owner.id }, milestone: { id: milestone_id }, labels: ['urgent'] },
  })
})

test('an archived project receives no merge requests from forks', async ({ forge }) => {
  const { team, origin, forker, fork } = await forked(forge)
  await forge.appContext.db.updateTable('project').set({ archived: 1 }).where('id', '=', origin).execute()
  const body = { title: 'Late', source_branch: 'feature', target_branch: 'master', target_project_id: origin }
  expect(await forker.post(`/projects/${fork}/merge_requests`, body)).toMatchObject({ status: 403 })
  expect((await team.owner.get(`/projects/${origin}/merge_requests`)).body).toEqual([])
})

test('a successful status of the fork’s pipeline executes the scheduled merge', async ({ forge }) => {
  const { team, origin, forker, fork, sha } = await forked(forge)
  const iid = await openMergeRequest(forker, fork, 'feature', { target_project_id: origin })
  const path = `/projects/${origin}/merge_requests/${iid}`
  await forker.post(`/projects/${fork}/statuses/${sha}`, { state: 'running' })
  await team.owner.put(`${path}/merge`, { merge_when_pipeline_succeeds: true })
  expect(at(await team.owner.get(path), 'state')).toBe('opened')
  await forker.post(`/projects/${fork}/statuses/${sha}`, { state: 'success' })
  expect(at(await team.owner.get(path), 'state')).toBe('merged')
})

test('a merge request outlives the fork, but cannot be merged without it', async ({ forge }) => {
  const { team, origin, forker, fork, sha } = await forked(forge)
  const iid = await openMergeRequest(forker, fork, 'feature', { target_project_id: origin })
  const path = `/projects/${origin}/merge_requests/${iid}`
  await forker.delete(`/projects/${fork}`)
  expect((await team.owner.get(path)).body).toMatchObject({ sha, merge_status: 'cannot_be_merged' })
  expect(at(await team.owner.get(`${path}/changes`), 'changes')).toHaveLength(1)
  expect(at(await team.owner.get(path), 'source_project_id')).toBe(fork)
  expect(await team.owner.get(`/projects/${origin}/merge_requests`)).toMatchObject({
    body: [{ source_project_id: fork, target_project_id: origin }],
  })
  // A branch of the same name in the target project is another one.
  await branchWith(team.owner, origin, 'feature', 'other.txt')
  expect((await team.owner.get(path)).body).toMatchObject({
    source_project_id: fork,
    sha,
    merge_status: 'cannot_be_merged',
  })
  expect((await team.owner.put(`${path}/merge`, {})).status).toBe(405)
  expect((await team.owner.put(path, { state_event: 'close' })).body).toMatchObject({ state: 'closed' })
  expect((await team.owner.put(path, { state_event: 'reopen' })).status).toBe(400)
})

test('forks of one project target each other, but no invisible project', async ({ forge }) => {
  const { team, origin, forker, fork } = await forked(forge)
  const [one, other] = [await forge.newUser('sibling'), await forge.newUser('child')]
  const sibling = idOf(await one.post(`/projects/${origin}/fork`))
  const child = idOf(await other.post(`/projects/${fork}/fork`))
  const propose = async (target_project_id: number) => {
    const body = { source_branch: 'feature', target_branch: 'master', title: 'Across', target_project_id }
    return (await forker.post(`/projects/${fork}/merge_requests`, body)).status
  }
  expect([await propose(sibling), await propose(child)]).toEqual([201, 201])
  await team.owner.put(`/projects/${origin}`, { name: 'Hidden', visibility: 'private' })
  expect(await propose(origin)).toBe(404)
})

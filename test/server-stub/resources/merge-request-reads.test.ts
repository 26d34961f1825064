import { expect } from 'vitest'
import { at, each, idOf, type Forge } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import {
  branchWith,
  commit,
  create,
  newBranch,
  newRepository,
  openMergeRequest,
} from '../../support/repository.ts'
import { permittedFrom, statusByRole } from '../../support/team.ts'

const instant = '2026-03-01T00:00:00.000Z'

async function milestone({ appContext }: Forge, project: number, title: string): Promise<number> {
  const row = { project_id: project, iid: 1, title, created_at: instant, updated_at: instant }
  const made = await appContext.db
    .insertInto('milestone')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

test('filters by number, state, milestone and labels, and orders', async ({
  forge,
  team,
  repository: project,
}) => {
  const milestone_id = await milestone(forge, project, 'First cloth')
  const given = [{ labels: 'bug, weaving' }, { labels: 'bug' }, { milestone_id }, {}]
  for (const [number, attributes] of given.entries()) {
    await branchWith(team.owner, project, `branch-${number}`)
    await openMergeRequest(team.owner, project, `branch-${number}`, attributes)
  }
  const requests = `/projects/${project}/merge_requests`
  await team.owner.put(`${requests}/2`, { state_event: 'close' })
  await team.owner.put(`${requests}/3/merge`, {})
  await team.owner.put(`${requests}/1`, { description: 'Changed last' })
  const list = async (query: string) => each(await team.owner.get(`${requests}?${query}`), 'iid')
  expect(await list('')).toEqual([4, 3, 2, 1])
  expect(await list('state=all')).toEqual([4, 3, 2, 1])
  expect(await list('state=opened')).toEqual([4, 1])
  expect(await list('state=closed')).toEqual([2])
  expect(await list('state=merged')).toEqual([3])
  expect(await list('iids[]=1&iids[]=4')).toEqual([4, 1])
  expect(await list('iids=2')).toEqual([2])
  expect(await list('labels=bug')).toEqual([2, 1])
  expect(await list('labels=bug,weaving')).toEqual([1])
  expect(await list('labels=bug,nothing')).toEqual([])
  expect(await list('milestone=First%20cloth')).toEqual([3])
  expect(await list('sort=asc')).toEqual([1, 2, 3, 4])
  expect(await list('order_by=updated_at')).toEqual([1, 3, 2, 4])
  expect(await list('per_page=1&page=2')).toEqual([3])
  const listed = await team.owner.get(requests)
  for (const record of Array.isArray(listed.body) ? listed.body : [])
    expect(record).not.toHaveProperty('subscribed')
  for (const wrong of ['state=open', 'order_by=title', 'sort=up', 'iids=first'])
    expect((await team.owner.get(`${requests}?${wrong}`)).status).toBe(400)
})

test('a merge request has the commits and changes of its branches', async ({ team, repository: project }) => {
  const base = await commit(team.owner, project, 'master', [create('shared.txt', 'one\ntwo\nthree\n')])
  const first = await branchWith(team.owner, project, 'feature')
  const iid = await openMergeRequest(team.owner, project, 'feature')
  const path = `/projects/${project}/merge_requests/${iid}`
  const second = await commit(team.owner, project, 'feature', [
    { action: 'move', file_path: 'moved.txt', previous_path: 'shared.txt' },
  ])
  await commit(team.owner, project, 'master', [create('elsewhere.txt')])
  expect((await team.owner.get(path)).body).toMatchObject({
    sha: second,
    merge_status: 'can_be_merged',
    diff_refs: { base_sha: base, head_sha: second, start_sha: base },
  })
  expect(each(await team.owner.get(`${path}/commits`), 'id')).toEqual([second, first])
  expect((await team.owner.get(`${path}/changes`)).body).toMatchObject({
    subscribed: true,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    changes: [
      { new_path: 'feature.txt', new_file: true },
      { new_path: 'moved.txt', old_path: 'shared.txt', renamed_file: true },
    ],
  })
  await commit(team.owner, project, 'master', [create('feature.txt', 'other\n')])
  expect((await team.owner.get(path)).body).toMatchObject({ merge_status: 'cannot_be_merged' })
  await commit(team.owner, project, 'master', [{ action: 'delete', file_path: 'feature.txt' }])
  expect((await team.owner.get(path)).body).toMatchObject({ merge_status: 'can_be_merged' })
})

test('without source branch or changes it cannot be merged', async ({ team, repository: project }) => {
  const sha = await branchWith(team.owner, project, 'gone')
  await newBranch(team.owner, project, 'empty')
  const paths: string[] = []
  for (const name of ['gone', 'empty'])
    paths.push(`/projects/${project}/merge_requests/${await openMergeRequest(team.owner, project, name)}`)
  await team.owner.delete(`/projects/${project}/repository/branches/gone`)
  for (const path of paths) {
    expect((await team.owner.get(path)).body).toMatchObject({
      state: 'opened',
      merge_status: 'cannot_be_merged',
    })
    expect((await team.owner.put(`${path}/merge`, {})).status).toBe(405)
  }
  expect((await team.owner.get(`${paths[0]}/changes`)).body).toMatchObject({
    sha,
    changes: [{ new_path: 'gone.txt' }],
  })
  await branchWith(team.owner, project, 'gone', 'again.txt')
  expect((await team.owner.get(paths[0] ?? '')).body).toMatchObject({ merge_status: 'can_be_merged' })
})

test('author and assignee are subscribed, others are not', async ({ team, repository: project }) => {
  await branchWith(team.owner, project, 'feature')
  const attributes = { assignee_id: team.reporter.id }
  const path = `/projects/${project}/merge_requests/${await openMergeRequest(team.owner, project, 'feature', attributes)}`
  const subscribed = async (user: typeof team.owner) => at(await user.get(path), 'subscribed')
  expect(await subscribed(team.owner)).toBe(true)
  expect(await subscribed(team.reporter)).toBe(true)
  expect(await subscribed(team.developer)).toBe(false)
})

test('roles that read merge requests; unknown ones are 404', async ({ team }) => {
  const [project, other] = [await newRepository(team), await newRepository(team)]
  await branchWith(team.owner, project, 'feature')
  const iid = await openMergeRequest(team.owner, project, 'feature')
  for (const suffix of ['', `/${iid}`, `/${iid}/commits`, `/${iid}/changes`])
    expect(
      await statusByRole(team, (caller) => caller.get(`/projects/${project}/merge_requests${suffix}`)),
    ).toEqual(permittedFrom('reporter'))
  expect((await team.owner.get(`/projects/${other}/merge_requests/${iid}`)).status).toBe(404)
  expect((await team.owner.get(`/projects/${project}/merge_requests/999`)).status).toBe(404)
  expect((await team.guest.get(`/projects/${project}/merge_requests/999`)).status).toBe(403)
})

test('disabled merge requests are visible to no caller', async ({ team, repository: project }) => {
  await branchWith(team.owner, project, 'feature')
  const iid = await openMergeRequest(team.owner, project, 'feature')
  await team.owner.put(`/projects/${project}`, { name: 'Off', merge_requests_enabled: false })
  const path = `/projects/${project}/merge_requests`
  expect((await team.owner.get(path)).status).toBe(403)
  expect((await team.owner.put(`${path}/${iid}/merge`, {})).status).toBe(401)
  expect(
    (await team.owner.post(path, { source_branch: 'feature', target_branch: 'master', title: 'x' })).status,
  ).toBe(403)
})

test('concurrent merge requests have numbers without gaps', async ({ team, repository: project }) => {
  const names = ['a', 'b', 'c', 'd', 'e']
  for (const name of names) await branchWith(team.owner, project, name)
  const rejected = { source_branch: 'nowhere', target_branch: 'master', title: 'Refused' }
  const opened = await Promise.all([
    ...names.map((name) => openMergeRequest(team.owner, project, name)),
    team.owner.post(`/projects/${project}/merge_requests`, rejected).then(() => 0),
  ])
  expect(opened.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5])
  expect(idOf(await team.owner.get(`/projects/${project}/merge_requests/5`))).toBeGreaterThan(0)
})

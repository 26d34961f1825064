/** Reading stores nothing. */
import { describe, expect } from 'vitest'
import { test, textAt, type Forge, type User } from '../../support/forge.ts'
import {
  commit,
  create,
  newBranch,
  newRepository,
  openMergeRequest,
  update,
} from '../../support/repository.ts'
import { statementsOf } from '../../support/statements.ts'
import { newTeam } from '../../support/team.ts'

/** What the paths refer to. */
interface Records {
  project: number
  sha: string
}

type PathOf = (records: Records) => string

const reads: Record<string, PathOf> = {
  'merge requests': ({ project }) => `/projects/${project}/merge_requests`,
  'a merge request': ({ project }) => `/projects/${project}/merge_requests/1`,
  'the commits of a merge request': ({ project }) => `/projects/${project}/merge_requests/1/commits`,
  'the changes of a merge request': ({ project }) => `/projects/${project}/merge_requests/1/changes`,
  todos: () => '/todos',
  events: () => '/events',
  'events of a project': ({ project }) => `/projects/${project}/events`,
  tags: ({ project }) => `/projects/${project}/repository/tags`,
  branches: ({ project }) => `/projects/${project}/repository/branches`,
  'a branch': ({ project }) => `/projects/${project}/repository/branches/feature`,
  commits: ({ project }) => `/projects/${project}/repository/commits`,
  'a commit': ({ project, sha }) => `/projects/${project}/repository/commits/${sha}`,
  'the statuses of a commit': ({ project, sha }) => `/projects/${project}/repository/commits/${sha}/statuses`,
  'the tree': ({ project }) => `/projects/${project}/repository/tree`,
  'a file': ({ project }) => `/projects/${project}/repository/files/cloth.txt?ref=master`,
}

describe('reading stores nothing', () => {
  test.for(Object.entries(reads))('%s', async ([, pathOf], { forge }) => {
    const { owner, records } = await createRecords(forge)
    // The outcome must not depend on what is kept in memory.
    forge.appContext.cache.clear()
    const statements = await statementsOf(async () => {
      expect((await owner.get(pathOf(records))).status).toBe(200)
    })
    expect(statements.length).toBeGreaterThan(1)
    expect(statements.filter((sql) => !sql.startsWith('select'))).toEqual([])
  })
})

test('reading merge requests does not change the size of the repository', async ({ forge }) => {
  const { owner, records } = await createRecords(forge)
  const { db, cache } = forge.appContext
  const objects = async () =>
    db.selectFrom('git_object').select(['project_id', 'oid']).orderBy('oid').execute()
  const before = await objects()
  cache.clear()
  const { body } = await owner.get(`/projects/${records.project}/merge_requests/1`)
  expect(body).toMatchObject({ merge_status: 'can_be_merged' })
  expect(await objects()).toEqual(before)
})

test('whether a merge request can be merged follows its branches', async ({ forge }) => {
  const { owner, records } = await createRecords(forge)
  const status = async () =>
    textAt(await owner.get(`/projects/${records.project}/merge_requests/1`), 'merge_status')
  await commit(owner, records.project, 'master', [update('cloth.txt', weave('warp', 'silk', 'of hemp'))])
  expect(await status()).toBe('cannot_be_merged')
  await commit(owner, records.project, 'feature', [update('cloth.txt', weave())])
  expect(await status()).toBe('can_be_merged')
})

/** A repository with a merge request whose merge combines two versions of one file. */
async function createRecords(forge: Forge): Promise<{ owner: User; records: Records }> {
  const team = await newTeam(forge)
  const { owner } = team
  const project = await newRepository(team)
  await commit(owner, project, 'master', [create('cloth.txt', weave())])
  await newBranch(owner, project, 'feature')
  await commit(owner, project, 'feature', [update('cloth.txt', weave('warp', 'plain', 'of linen'))])
  const sha = await commit(owner, project, 'master', [update('cloth.txt', weave('warp', 'of wool'))])
  await openMergeRequest(owner, project, 'feature', { assignee_id: owner.id })
  await owner.post(`/projects/${project}/repository/tags`, {
    tag_name: 'v1',
    ref: 'master',
    message: 'First',
  })
  await owner.post(`/projects/${project}/statuses/${sha}`, { state: 'success' })
  expect(textAt(await owner.get(`/projects/${project}/merge_requests/1`), 'merge_status')).toBe(
    'can_be_merged',
  )
  return { owner, records: { project, sha } }
}

/** A file whose first, or last, line differs. */
function weave(name = 'warp', first = 'plain', last = 'plain'): string {
  return [
    `${name} ${first}`,
    ...Array.from({ length: 8 }, (_, row) => `row ${row}`),
    `weft ${last}`,
    '',
  ].join('\n')
}

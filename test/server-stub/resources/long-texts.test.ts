import { expect } from 'vitest'
import { limits } from '../../../server-stub/limits.ts'
import { test } from '../../support/test.ts'
import { branchWith, create, openMergeRequest } from '../../support/repository.ts'

const text = 'x'.repeat(limits.textCharacters.max + 1)
const commit = { branch: 'master', commit_message: text }
const file = { ...commit, content: '' }
const branches = { source_branch: 'side', target_branch: 'master' }

/** Every request for a record of a project with a text of any length. */
const requests: [method: string, path: string, body: object][] = [
  ['PUT', '', { name: 'Loom', description: text }],
  ['POST', '/repository/commits', { ...commit, actions: [create('new')] }],
  ['POST', '/repository/commits/master/comments', { note: text }],
  ['POST', '/statuses/SHA', { state: 'success', description: text }],
  ['POST', '/repository/files/new', file],
  ['PUT', '/repository/files/README.md', file],
  ['POST', '/repository/tags', { tag_name: 'v2', ref: 'master', message: text }],
  ['POST', '/repository/tags', { tag_name: 'v2', ref: 'master', release_description: text }],
  ['POST', '/repository/tags/v1/release', { description: text }],
  ['PUT', '/repository/tags/v1/release', { description: text }],
  ['POST', '/issues', { title: 'Knot', description: text }],
  ['PUT', '/merge_requests/1', { description: text }],
  ['PUT', '/merge_requests/1/merge', { merge_commit_message: text }],
  ['POST', '/merge_requests', { ...branches, title: 'Again', description: text }],
  ['POST', '/issues/1/notes', { body: text }],
  ['POST', '/merge_requests/1/notes', { body: text }],
  ['POST', '/triggers', { description: text }],
]

test('a text beyond the limit is rejected', async ({ team: { owner }, repository }) => {
  const project = `/projects/${repository}`
  const sha = await branchWith(owner, repository, 'side')
  await openMergeRequest(owner, repository, 'side')
  await owner.post(`${project}/issues`, { title: 'Knot' })
  await owner.post(`${project}/repository/tags`, {
    tag_name: 'v1',
    ref: 'master',
    release_description: 'One',
  })
  const accepted: string[] = []
  for (const [method, path, json] of requests) {
    const { status } = await owner.send(method, `${project}${path.replace('SHA', sha)}`, { json })
    if (status !== 400) accepted.push(`${status} ${method} ${path} ${Object.keys(json).join()}`)
  }
  expect(accepted).toEqual([])
})

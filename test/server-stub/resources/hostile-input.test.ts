/** Records made to stall the server or to make a later read fail, over HTTP. */
import { describe, expect } from 'vitest'
import { limits } from '../../../server-stub/limits.ts'
import { textAt, at, idOf } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import {
  branchWith,
  commit,
  create,
  newBranch,
  newRepository,
  tryCommit,
  update,
} from '../../support/repository.ts'
import { newProject, newTeam } from '../../support/team.ts'

const lines = (count: number): string => Array.from({ length: count }, (_, index) => `${index}\n`).join('')

const deep = (index: number, depth: number) => create(`${index}/${'d/'.repeat(depth - 1)}f`, '')

describe('large commits', () => {
  test('a file of 200,000 lines is committed, read and compared', async ({ forge }) => {
    const { owner, ...team } = await newTeam(forge)
    const project = await newProject({ owner, ...team })
    const sha = await commit(owner, project, 'master', [create('f', lines(200_000))])
    const path = `/projects/${project}/repository/commits/${sha}`
    expect(await owner.get(path)).toMatchObject({ status: 200, body: { stats: { additions: 200_000 } } })
    expect(await owner.get(`${path}/diff`)).toMatchObject({
      status: 200,
      body: [{ new_path: 'f', diff: expect.stringContaining('+199999') }],
    })
  })

  test('files of 200,000 lines are merged, and the list of merge requests is readable', async ({ team }) => {
    const { owner } = team
    const project = await newRepository(team)
    const text = lines(200_000)
    await commit(owner, project, 'master', [create('f', text)])
    await newBranch(owner, project, 'side', 'master')
    await commit(owner, project, 'side', [update('f', `${text}last\n`)])
    await commit(owner, project, 'master', [update('f', `first\n${text}`)])
    const path = `/projects/${project}/merge_requests`
    const opened = await owner.post(path, { source_branch: 'side', target_branch: 'master', title: 'm' })
    expect(opened).toMatchObject({ status: 201 })
    expect(await owner.get(path)).toMatchObject({ status: 200, body: [{ iid: at(opened, 'iid') }] })
    expect(await owner.put(`${path}/${textAt(opened, 'iid')}/merge`)).toMatchObject({
      status: 200,
      body: { state: 'merged' },
    })
  })

  test('thousands of equal files are moved', async ({ team, project }) => {
    const count = 3000
    const numbers = Array.from({ length: count }, (_, index) => index)
    await commit(
      team.owner,
      project,
      'master',
      numbers.map((index) => create(`a${index}`, 'same')),
    )
    const moves = numbers.map((index) => ({
      action: 'move' as const,
      previous_path: `a${index}`,
      file_path: `b${index}`,
    }))
    expect(await tryCommit(team.owner, project, 'master', moves)).toMatchObject({
      status: 201,
      body: { stats: { additions: 0, deletions: 0 } },
    })
  })
})

describe('names and paths in commits', () => {
  test.for(['a\rb', 'a\u2028b', 'a\u2029b'])(
    'the author %j is stored',
    async (author_name, { team, project }) => {
      expect(await tryCommit(team.owner, project, 'master', [create('f')], { author_name })).toMatchObject({
        status: 201,
        body: { author_name },
      })
    },
  )

  test('a user whose name has a line separator commits', async ({ forge }) => {
    const user = await forge.newUser('weaver', { name: 'a\u2028b' })
    const project = idOf(await user.post('/projects', { name: 'mine' }))
    expect(await tryCommit(user, project, 'master', [create('f')])).toMatchObject({
      status: 201,
      body: { committer_name: 'a\u2028b' },
    })
  })

  const dots = `a${'.'.repeat(1_000_000)}a`
  test.for<[string, object, string]>([
    ['author_name', { author_name: dots }, 'author_name'],
    ['author_email', { author_email: dots }, 'author_email'],
    ['commit_message', { commit_message: dots }, 'commit_message'],
    ['file_path', { actions: [{ action: 'create', file_path: dots, content: '' }] }, 'actions[0][file_path]'],
    [
      'previous_path',
      { actions: [{ action: 'move', file_path: 'x', previous_path: dots }] },
      'actions[0][previous_path]',
    ],
  ])('a %s of a million characters is rejected', async ([, more, name], { team, project }) => {
    const response = await tryCommit(team.owner, project, 'master', [create('f')], more)
    expect(response).toMatchObject({
      status: 400,
      body: { message: { [name]: [expect.stringContaining('too long')] } },
    })
  })

  test('directories are limited in depth and number', async ({ team, project }) => {
    const { max } = limits.pathDepth
    expect(await tryCommit(team.owner, project, 'master', [deep(1, max + 1)])).toMatchObject({
      status: 400,
      body: { message: { 'actions[0][file_path]': [`is in more than ${max} directories`] } },
    })
    const count = Math.ceil(limits.commitDirectories.max / max) + 1
    const many = Array.from({ length: count }, (_, index) => deep(index, max))
    expect(await tryCommit(team.owner, project, 'master', many)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('directories') },
    })
    expect(await tryCommit(team.owner, project, 'master', [deep(1, max)])).toMatchObject({ status: 201 })
  })
})

describe('texts', () => {
  test('a search looks through long texts without trying every position', async ({ team, project }) => {
    const path = `/projects/${project}/issues`
    for (let index = 0; index < 5; index++)
      await team.owner.post(path, { title: `t${index}`, description: 'a'.repeat(1_000_000) })
    await team.owner.post(path, {
      title: 'found',
      description: `${'x'.repeat(1000)}100%_${'x'.repeat(1000)}`,
    })
    const search = async (text: string) =>
      (await team.owner.get(`${path}?search=${encodeURIComponent(text)}`)).body
    expect(await search(`${'a'.repeat(250)}b`)).toEqual([])
    expect(await search('x100%_X')).toMatchObject([{ title: 'found' }])
    expect(await search('x100_')).toEqual([])
  })

  test('a URL that Node.js can only seemingly parse is rejected', async ({ forge, team }) => {
    const url = `http://${'A=='.repeat(10_000)}`
    expect(await team.owner.post('/projects', { name: 'imported', import_url: url })).toMatchObject({
      status: 400,
    })
    expect(await forge.admin.put('/application/settings', { home_page_url: url })).toMatchObject({
      status: 400,
    })
  })

  test('an issue of long discussions has a description up to the limit', async ({
    team,
    repository: project,
  }) => {
    await branchWith(team.owner, project, 'side', 'g')
    const requests = `/projects/${project}/merge_requests`
    const { body } = await team.owner.post(requests, {
      source_branch: 'side',
      target_branch: 'master',
      title: 'm',
    })
    expect(body).toMatchObject({ iid: 1 })
    for (const _ of [1, 2]) await team.owner.post(`${requests}/1/notes`, { body: `${'\n'.repeat(999_998)}x` })
    const issue = await team.owner.post(`/projects/${project}/issues`, {
      title: 't',
      merge_request_to_resolve_discussions_of: 1,
    })
    expect(issue).toMatchObject({ status: 201 })
    expect(textAt(issue, 'description').length).toBe(limits.textCharacters.max)
  })

  test('a leap second in provisioning is rejected', async ({ forge }) => {
    const response = await fetch(`${forge.origin}/provisioning/sessions`, {
      method: 'POST',
      headers: { 'PRIVATE-TOKEN': forge.admin.token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ user_id: 1, expires_at: '2016-12-31T23:59:60Z' }),
    })
    expect(response.status).toBe(400)
  })
})

test('a list of more text than a response may have is rejected, and its items are readable one by one', async ({
  team: { owner },
  project,
}) => {
  // Each character has six in JSON.
  const description = '\u0001'.repeat(limits.textCharacters.max)
  for (const title of ['1', '2', '3', '4', '5', '6'])
    expect(await owner.post(`/projects/${project}/issues`, { title, description })).toMatchObject({
      status: 201,
    })
  expect(await owner.get(`/projects/${project}/issues`)).toMatchObject({
    status: 400,
    body: { message: 'The page has more than 33554432 characters; request fewer items with per_page' },
  })
  expect(await owner.get(`/projects/${project}/issues?per_page=1`)).toMatchObject({
    status: 200,
    body: [{ description }],
  })
})

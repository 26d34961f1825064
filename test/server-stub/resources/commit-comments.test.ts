import { expect } from 'vitest'
import { each } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import { commit, create, update } from '../../support/repository.ts'
import { permittedFrom, statusByRole } from '../../support/team.ts'

const nowhere = { path: null, line: null, line_type: null }

test('a comment on an existing line has the line', async ({ team, repository: project }) => {
  const sha = await commit(team.owner, project, 'master', [create('two.txt', 'one\ntwo')])
  const on = { path: 'two.txt', line: 2, line_type: 'new' }
  const comments = `/projects/${project}/repository/commits/${sha}/comments`
  expect(await team.reporter.post(comments, { note: 'Well woven', ...on })).toMatchObject({
    status: 201,
    body: { note: 'Well woven', ...on, author: { username: team.reporter.username } },
  })
  expect((await team.owner.get(comments)).body).toMatchObject([{ note: 'Well woven', ...on }])
})

test('the old side of a line is that of the first parent', async ({ team, repository: project }) => {
  await commit(team.owner, project, 'master', [create('long.txt', 'one\ntwo\n')])
  const sha = await commit(team.owner, project, 'master', [update('long.txt', 'one\n')])
  const comments = `/projects/${project}/repository/commits/${sha}/comments`
  const on = { path: 'long.txt', line: 2, line_type: 'old' }
  expect((await team.owner.post(comments, { note: 'Gone', ...on })).body).toMatchObject(on)
  expect((await team.owner.post(comments, { note: 'x', ...on, line_type: 'new' })).body).toMatchObject(
    nowhere,
  )
})

test('a comment on a missing line or path is on the commit', async ({ team, repository: project }) => {
  const sha = await commit(team.owner, project, 'master', [create('two.txt', 'one\ntwo\n')])
  const on = { path: 'two.txt', line: 2, line_type: 'new' }
  for (const [name, given] of [
    [sha, { ...on, line: 3 }],
    [sha, { ...on, line: 0 }],
    [sha, { ...on, line: -1 }],
    [sha, { ...on, path: 'nowhere.txt' }],
    [sha, { ...on, path: 'a/../two.txt' }],
    [sha, { path: 'two.txt', line: 2 }],
    [sha, { path: 'two.txt' }],
    [sha.slice(0, 10), on],
    ['master', on],
    ['master', { ...on, line: 9 }],
  ] as const) {
    const path = `/projects/${project}/repository/commits/${name}/comments`
    expect(await team.owner.post(path, { note: 'On it all', ...given })).toMatchObject({
      status: 201,
      body: nowhere,
    })
  }
  const listed = await team.owner.get(`/projects/${project}/repository/commits/master/comments`)
  expect(each(listed, 'note')).toHaveLength(10)
})

test('a comment can be a form, and requires a text and a commit', async ({ team, repository: project }) => {
  const comments = `/projects/${project}/repository/commits/master/comments`
  const form = { note: 'From a form', line: '1', line_type: 'new', path: 'README.md' }
  expect(await team.owner.send('POST', comments, { form })).toMatchObject({ status: 201, body: nowhere })
  for (const wrong of [{}, { note: ' ' }, { note: 'x', line_type: 'both' }, { note: 'x', line: 'first' }])
    expect((await team.owner.post(comments, wrong)).status).toBe(400)
  const missing = `/projects/${project}/repository/commits/${'0'.repeat(40)}/comments`
  expect((await team.owner.post(missing, { note: 'x' })).status).toBe(404)
  expect(each(await team.owner.get(comments), 'note')).toEqual(['From a form'])
})

test('users who read the code add comments', async ({ team, repository: project }) => {
  const comments = `/projects/${project}/repository/commits/master/comments`
  expect(await statusByRole(team, (caller) => caller.post(comments, { note: 'Hm' }))).toEqual(
    permittedFrom('reporter', 201),
  )
})

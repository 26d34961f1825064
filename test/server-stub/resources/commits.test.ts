import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { at, each, textAt } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import {
  branchWith,
  commit,
  create,
  fileAt,
  headOf,
  newBranch,
  newRepository,
  readme,
  tryCommit,
  update,
  type Change,
} from '../../support/repository.ts'
import { newProject, permittedFrom, statusByRole } from '../../support/team.ts'

test('the first commit creates the default branch', async ({ team, project }) => {
  expect((await team.owner.get(`/projects/${project}/repository/commits`)).body).toEqual([])
  await commit(team.owner, project, 'trunk', [create('README.md')])
  expect((await team.owner.get(`/projects/${project}`)).body).toMatchObject({ default_branch: 'trunk' })
  const branches = await team.owner.get(`/projects/${project}/repository/branches`)
  expect(each(branches, 'name')).toEqual(['trunk'])
})

test('one commit creates, updates, moves and deletes files', async ({ team, repository: project }) => {
  await commit(team.owner, project, 'master', [create('old.txt'), create('lib/a.rb'), create('gone.txt')])
  const response = await tryCommit(team.owner, project, 'master', [
    create('new/deep/file.txt', 'one\ntwo\n'),
    update('README.md', '# Changed\n'),
    { action: 'move', file_path: 'lib/b c%.rb', previous_path: 'lib/a.rb' },
    { action: 'move', file_path: 'young.txt', previous_path: 'old.txt', content: 'young\n' },
    { action: 'delete', file_path: 'gone.txt' },
  ])
  expect(response).toMatchObject({
    status: 201,
    body: {
      title: 'Change something',
      author_name: 'owner Example',
      stats: { additions: 4, deletions: 3, total: 7 },
      status: null,
    },
  })
  expect(await fileAt(team.owner, project, 'new/deep/file.txt')).toBe('one\ntwo\n')
  expect(await fileAt(team.owner, project, 'README.md')).toBe('# Changed\n')
  expect(await fileAt(team.owner, project, 'lib/b c%.rb')).toBe('lib/a.rb\n')
  expect(await fileAt(team.owner, project, 'young.txt')).toBe('young\n')
  for (const gone of ['lib/a.rb', 'old.txt', 'gone.txt'])
    expect(await fileAt(team.owner, project, gone)).toBe(404)
})

test('a commit with one invalid action among ten changes nothing', async ({ team, repository: project }) => {
  const before = await headOf(team.owner, project, 'master')
  const actions = Array.from({ length: 10 }, (_, number) => create(`file${number}.txt`))
  const wrong: Change[] = [
    { action: 'delete', file_path: 'nowhere.txt' },
    { action: 'update', file_path: 'nowhere.txt', content: '' },
    { action: 'create', file_path: 'README.md', content: '' },
    { action: 'create', file_path: 'README.md/inside', content: '' },
    { action: 'create', file_path: 'a/../b', content: '' },
    { action: 'create', file_path: '.git/config', content: '' },
    { action: 'create', file_path: '/etc/passwd', content: '' },
    { action: 'create', file_path: 'a\0b', content: '' },
    { action: 'create', file_path: 'x'.repeat(256), content: '' },
    { action: 'create', file_path: 'x.bin', content: '%%%', encoding: 'base64' },
    { action: 'create', file_path: 'x.txt' },
    { action: 'move', file_path: 'x.txt' },
    { action: 'move', file_path: 'x.txt', previous_path: 'nowhere.txt' },
  ]
  for (const ninth of wrong) {
    const response = await tryCommit(team.owner, project, 'master', actions.with(8, ninth))
    expect([ninth, response.status]).toEqual([ninth, 400])
    expect(at(response, 'message')).toBeTruthy()
  }
  expect(await headOf(team.owner, project, 'master')).toEqual(before)
  expect(await fileAt(team.owner, project, 'file0.txt')).toBe(404)
})

test('names the action or the path that a commit is rejected for', async ({ team, repository: project }) => {
  const rejected: readonly [action: Change, message: unknown][] = [
    [{ action: 'create', file_path: 'README.md', content: '' }, 'The file README.md already exists'],
    [{ action: 'update', file_path: 'lib/none.rb', content: '' }, 'The file lib/none.rb does not exist'],
    [{ action: 'delete', file_path: 'lib/none.rb' }, 'The file lib/none.rb does not exist'],
    [{ action: 'move', file_path: 'a', previous_path: 'lib/none.rb' }, 'The file lib/none.rb does not exist'],
    [{ action: 'create', file_path: 'a/../b', content: '' }, 'Git does not allow the path "a/../b"'],
    [{ action: 'move', file_path: 'a' }, 'actions[1][previous_path] is missing'],
    [
      { action: 'create', file_path: 'x'.repeat(256), content: '' },
      { 'actions[1][file_path]': ['has a name of more than 255 bytes'] },
    ],
    [
      { action: 'move', file_path: 'a', previous_path: 'x'.repeat(256) },
      { 'actions[1][previous_path]': ['has a name of more than 255 bytes'] },
    ],
  ]
  for (const [action, message] of rejected)
    expect(await tryCommit(team.owner, project, 'master', [create('first.txt'), action])).toMatchObject({
      status: 400,
      body: { message },
    })
})

test('decodes base64 content to the bytes that Git would store', async ({ team, repository: project }) => {
  const bytes = Buffer.from(Array.from({ length: 300 }, (_, number) => number % 256))
  const content = bytes.toString('base64')
  await commit(team.owner, project, 'master', [
    { action: 'create', file_path: 'all.bin', content, encoding: 'base64' },
  ])
  const file = await team.owner.get(`/projects/${project}/repository/files/all.bin?ref=master`)
  const blob = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
  expect(file.body).toMatchObject({ content, size: 300, blob_id: blob })
})

test('rejects an unknown branch if the repository has others', async ({ team, repository: project }) => {
  expect(await tryCommit(team.owner, project, 'nowhere', [create('a.txt')])).toMatchObject({
    status: 400,
    body: { message: { branch: ['does not exist'] } },
  })
  for (const name of ['a..b', 'a b', '-a', 'a.lock', 'HEAD', 'x'.repeat(256)])
    expect((await tryCommit(team.owner, await newProject(team), name, [create('a.txt')])).status).toBe(400)
})

test('rejects a commit without actions or with a blank message', async ({ team, repository: project }) => {
  expect((await tryCommit(team.owner, project, 'master', [])).status).toBe(400)
  for (const commit_message of ['', '  \n', 'a\0b'])
    expect(
      (await tryCommit(team.owner, project, 'master', [create('a.txt')], { commit_message })).status,
    ).toBe(400)
  expect(await fileAt(team.owner, project, 'a.txt')).toBe(404)
})

test('names all types of actions if the type of an action is unknown', async ({
  team,
  repository: project,
}) => {
  const post = (action: object) =>
    team.owner.post(`/projects/${project}/repository/commits`, {
      branch: 'master',
      commit_message: 'm',
      actions: [action],
    })
  const unknown = ['must be equal to one of the allowed values: create, update, move, delete']
  expect((await post({ action: 'rename', file_path: 'a' })).body).toEqual({
    message: { 'actions[0][action]': unknown },
  })
  expect((await post({ action: 'rename' })).body).toEqual({ message: 'actions[0][file_path] is missing' })
})

test('a commit has the given author, and the caller as committer', async ({ team, repository: project }) => {
  const author = { author_name: 'Yuki Brandt', author_email: 'yuki@example.com' }
  expect((await tryCommit(team.owner, project, 'master', [create('a.txt')], author)).body).toMatchObject({
    ...author,
    committer_name: 'owner Example',
  })
  const blank = { author_name: '', author_email: '' }
  expect((await tryCommit(team.owner, project, 'master', [create('b.txt')], blank)).body).toMatchObject({
    author_name: 'owner Example',
    author_email: `${team.owner.username}@example.com`,
  })
})

test('developers commit, but not to the protected first branch', async ({ team, repository: project }) => {
  await newBranch(team.owner, project, 'feature')
  const to = (branch: string) =>
    statusByRole(team, (caller, role) => tryCommit(caller, project, branch, [create(`${role}.txt`)]))
  expect(await to('feature')).toEqual(permittedFrom('developer', 201))
  expect(await to('master')).toEqual(permittedFrom('master', 201))
})

test('rejects commits to archived projects, and non-members', async ({
  forge,
  team,
  repository: project,
}) => {
  const read = await statusByRole(team, (caller) => caller.get(`/projects/${project}/repository/commits`))
  expect(read).toEqual(permittedFrom('reporter'))
  await forge.appContext.db.updateTable('project').set({ archived: 1 }).where('id', '=', project).execute()
  expect((await tryCommit(team.owner, project, 'master', [create('a.txt')])).status).toBe(403)
})

test('concurrent commits to one branch all succeed', async ({ team, repository: project }) => {
  const names = Array.from({ length: 12 }, (_, number) => `at-once-${number}.txt`)
  const responses = await Promise.all(
    names.map((name) => tryCommit(team.owner, project, 'master', [create(name)])),
  )
  expect(responses.map((response) => response.status)).toEqual(names.map(() => 201))
  for (const name of names) expect(await fileAt(team.owner, project, name)).toBe(`${name}\n`)
  expect(each(await team.owner.get(`/projects/${project}/repository/commits`), 'id')).toHaveLength(13)
})

test('two concurrent first commits create one history', async ({ team, project }) => {
  const responses = await Promise.all(
    ['a.txt', 'b.txt'].map((name) => tryCommit(team.owner, project, 'master', [create(name)])),
  )
  expect(responses.map((response) => response.status)).toEqual([201, 201])
  expect(each(await team.owner.get(`/projects/${project}/repository/commits`), 'parent_ids')).toHaveLength(2)
})

test('finds a commit by its hash, a short hash, a branch and a tag', async ({ team }) => {
  const [project, other] = [await newRepository(team), await newRepository(team, { visibility: 'public' })]
  const sha = await branchWith(team.owner, project, 'feature/ä%b')
  await team.owner.post(`/projects/${project}/repository/tags`, { tag_name: 'v1', ref: 'feature/ä%b' })
  const commits = `/projects/${project}/repository/commits`
  for (const name of [sha, sha.slice(0, 8), 'feature%2F%C3%A4%25b', 'v1'])
    expect((await team.owner.get(`${commits}/${name}`)).body).toMatchObject({ id: sha })
  expect((await team.owner.get(`${commits}/nowhere`)).status).toBe(404)
  expect((await team.owner.get(`/projects/${other}/repository/commits/${sha}`)).status).toBe(404)
})

test('lists commits of a ref between two points in time', async ({ forge, team, repository: project }) => {
  const shas: string[] = []
  for (const day of ['01', '02', '03']) {
    forge.setClock(`2027-05-${day}T12:00:00.000Z`)
    shas.push(await commit(team.owner, project, 'master', [create(`${day}.txt`)]))
  }
  const list = async (query: string) =>
    each(await team.owner.get(`/projects/${project}/repository/commits?${query}`), 'id')
  expect((await list('')).slice(0, 3)).toEqual(shas.toReversed())
  expect(await list('since=2027-05-02T12:00:00Z')).toEqual([shas[2], shas[1]])
  expect(await list('since=2027-05-02T14:00%2B02')).toEqual([shas[2], shas[1]])
  expect(await list('since=2027-05-02T12:00:01Z&until=2027-05-03T12:00:00Z')).toEqual([shas[2]])
  expect(await list('until=2027-05-01T12:00:00Z&per_page=1')).toEqual([shas[0]])
  expect(await list(`ref_name=${shas[0]}&per_page=1`)).toEqual([shas[0]])
  const page = await team.owner.get(`/projects/${project}/repository/commits?per_page=2&page=2`)
  expect(Object.fromEntries(page.headers)).toMatchObject({ 'x-total': '4', 'x-page': '2' })
  expect((await team.owner.get(`/projects/${project}/repository/commits?ref_name=nowhere`)).status).toBe(404)
  expect((await team.owner.get(`/projects/${project}/repository/commits?since=yesterday`)).status).toBe(400)
})

test('a diff includes new, changed, renamed and deleted files', async ({ team, repository: project }) => {
  const long = 'weft\n'.repeat(30)
  await commit(team.owner, project, 'master', [create('warp.txt', long), create('gone.txt')])
  const sha = await commit(team.owner, project, 'master', [
    create('added.txt', 'new\n'),
    update('README.md', '# Looms\n'),
    { action: 'move', file_path: 'weft.txt', previous_path: 'warp.txt', content: `${long}end\n` },
    { action: 'delete', file_path: 'gone.txt' },
  ])
  const { body } = await team.owner.get(`/projects/${project}/repository/commits/${sha}/diff`)
  expect(body).toMatchObject([
    { new_path: 'README.md', old_path: 'README.md', diff: expect.stringContaining('-# Loom\n+# Looms\n') },
    { new_path: 'added.txt', new_file: true, a_mode: null, b_mode: '100644' },
    { new_path: 'gone.txt', deleted_file: true, a_mode: '100644', b_mode: null },
    { new_path: 'weft.txt', old_path: 'warp.txt', renamed_file: true, new_file: false },
  ])
})

test('a cherry-picked commit keeps author and message', async ({ team, repository: project }) => {
  await newBranch(team.owner, project, 'feature')
  const author = { author_name: 'Tom Okafor', author_email: 'tom@example.com', commit_message: 'Pick me' }
  const sha = await commit(team.owner, project, 'feature', [create('picked.txt')], author)
  await commit(team.owner, project, 'master', [create('meanwhile.txt')])
  const pick = (branch: string) =>
    team.master.post(`/projects/${project}/repository/commits/${sha}/cherry_pick`, { branch })
  expect(await pick('master')).toMatchObject({
    status: 201,
    body: { message: 'Pick me', author_name: 'Tom Okafor', committer_name: 'master Example' },
  })
  expect(await fileAt(team.owner, project, 'picked.txt')).toBe('picked.txt\n')
  expect(await fileAt(team.owner, project, 'meanwhile.txt')).toBe('meanwhile.txt\n')

  const before = await headOf(team.owner, project, 'master')
  expect((await pick('master')).status).toBe(400)
  expect((await pick('nowhere')).status).toBe(400)
  expect(await headOf(team.owner, project, 'master')).toEqual(before)
})

test('a cherry-pick that conflicts changes nothing', async ({ team, repository: project }) => {
  await newBranch(team.owner, project, 'feature')
  const sha = await commit(team.owner, project, 'feature', [update('README.md', '# One\n')])
  await commit(team.owner, project, 'master', [update('README.md', '# Other\n')])
  const path = `/projects/${project}/repository/commits/${sha}/cherry_pick`
  expect(await team.owner.post(path, { branch: 'master' })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('cannot be cherry-picked') },
  })
  expect(await fileAt(team.owner, project, 'README.md')).toBe('# Other\n')
  const missing = path.replace(sha, '0'.repeat(40))
  expect((await team.owner.post(missing, { branch: 'master' })).status).toBe(404)
})

test('a commit updates the last activity of its project', async ({ forge, team, repository: project }) => {
  forge.setClock('2028-01-01T00:00:00.000Z')
  await commit(team.owner, project, 'master', [create('late.txt', readme)])
  expect(textAt(await team.owner.get(`/projects/${project}`), 'last_activity_at')).toMatch(/^2028-01-01/)
})

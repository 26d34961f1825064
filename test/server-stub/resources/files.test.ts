import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { statusesAtOnce } from '../../support/at-once.ts'
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
  update,
} from '../../support/repository.ts'
import { permittedFrom, statusByRole } from '../../support/team.ts'

const filePath = (project: number, path: string): string =>
  `/projects/${project}/repository/files/${encodeURIComponent(path)}`

const write = (content: string, more: object = {}): object => ({
  branch: 'master',
  content,
  commit_message: 'Write a file',
  ...more,
})

test('returns a file of a ref, with its last commit', async ({ team, repository: project }) => {
  const first = await commit(team.owner, project, 'master', [create('lib/a.rb', 'one\n')])
  const last = await commit(team.owner, project, 'master', [create('other.txt')])
  await team.owner.post(`/projects/${project}/repository/tags`, { tag_name: 'v1', ref: first })
  const shown = {
    file_name: 'a.rb',
    file_path: 'lib/a.rb',
    size: 4,
    encoding: 'base64',
    content: Buffer.from('one\n').toString('base64'),
    blob_id: createHash('sha1').update('blob 4\0one\n').digest('hex'),
    last_commit_id: first,
  }
  const get = async (ref: string) =>
    (await team.owner.get(`${filePath(project, 'lib/a.rb')}?ref=${ref}`)).body
  expect(await get('master')).toEqual({ ...shown, ref: 'master', commit_id: last })
  expect(await get('v1')).toEqual({ ...shown, ref: 'v1', commit_id: first })
  expect(await get(last)).toEqual({ ...shown, ref: last, commit_id: last })
})

test('HEAD is the default branch unless a branch or tag has the name', async ({
  forge,
  team,
  repository: project,
}) => {
  const feature = await branchWith(team.owner, project, 'feature')
  const master = await commit(team.owner, project, 'master', [create('other.txt')])
  await team.owner.put(`/projects/${project}`, { name: 'Loom', default_branch: 'feature' })
  const repository = `/projects/${project}/repository`
  const ids = async () => {
    const [file, commits, tree, branch, tag] = [
      await team.owner.get(`${filePath(project, 'README.md')}?ref=HEAD`),
      await team.owner.get(`${repository}/commits?ref_name=HEAD`),
      await team.owner.get(`${repository}/tree?ref=HEAD`),
      await team.owner.post(`${repository}/branches`, { branch: crypto.randomUUID(), ref: 'HEAD' }),
      await team.owner.post(`${repository}/tags`, { tag_name: crypto.randomUUID(), ref: 'HEAD' }),
    ]
    expect([file, tree].map(({ status }) => status)).toEqual([200, 200])
    const single = await team.owner.get(`${repository}/commits/HEAD`)
    const created = [branch, tag].map((response) => at(response, 'commit'))
    return [
      textAt(file, 'commit_id'),
      at(single, 'id'),
      each(commits, 'id')[0],
      ...created.map(Object).map(({ id }) => id),
    ]
  }
  expect(new Set(await ids())).toEqual(new Set([feature]))
  // The API and pushes reject the name; imported repositories can contain it.
  const ref = { project_id: project, name: 'refs/tags/HEAD', oid: master }
  await forge.appContext.db.insertInto('git_ref').values(ref).execute()
  expect(new Set(await ids())).toEqual(new Set([master]))
})

test('HEAD of an empty repository is not found', async ({ team, project }) => {
  expect((await team.owner.get(`${filePath(project, 'README.md')}?ref=HEAD`)).status).toBe(404)
  expect((await team.owner.get(`/projects/${project}/repository/commits/HEAD`)).status).toBe(404)
})

test('returns 400 without ref, 404 for a missing file or ref', async ({ team, repository: project }) => {
  await commit(team.owner, project, 'master', [create('lib/a.rb')])
  for (const suffix of ['', '/raw']) {
    const status = async (path: string, query: string) =>
      (await team.owner.get(`${filePath(project, path)}${suffix}${query}`)).status
    expect(await status('README.md', '')).toBe(400)
    for (const [path, ref] of [
      ['nowhere.txt', 'master'],
      ['lib', 'master'],
      ['lib/../README.md', 'master'],
      ['README.md/', 'master'],
      ['README.md', 'nowhere'],
    ] as const)
      expect([path, await status(path, `?ref=${ref}`)]).toEqual([path, 404])
  }
})

test('returns raw files byte by byte, never as HTML', async ({ forge, team, repository: project }) => {
  const bytes = Uint8Array.from([0xff, 0xfe, 0, 13, 10, 127])
  const content = Buffer.from(bytes).toString('base64')
  await commit(team.owner, project, 'master', [
    create('page.html', '<script>alert(1)</script>\r\nä\n'),
    { action: 'create', file_path: 'some.bin', content, encoding: 'base64' },
    create('empty.txt', ''),
  ])
  const raw = async (path: string) => {
    const headers = { 'PRIVATE-TOKEN': team.owner.token }
    const response = await fetch(`${forge.baseUrl}${filePath(project, path)}/raw?ref=master`, { headers })
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const type = response.headers.get('content-type')
    return { type, body: new Uint8Array(await response.arrayBuffer()) }
  }
  expect(await raw('page.html')).toEqual({
    type: expect.stringMatching(/^text\/plain/),
    body: new TextEncoder().encode('<script>alert(1)</script>\r\nä\n'),
  })
  expect(await raw('some.bin')).toEqual({ type: 'application/octet-stream', body: bytes })
  expect((await raw('empty.txt')).body).toHaveLength(0)
})

test('creates, updates and deletes a file, each in a commit', async ({ team, repository: project }) => {
  const path = 'lib/wärp & weft%20+#?.rb'
  const change = { file_name: path, branch: 'master' }
  const author = { author_name: 'Yuki Brandt', author_email: 'yuki@example.com' }
  const created = await team.owner.post(filePath(project, path), write('one\n', author))
  expect(created).toMatchObject({ status: 201, body: change })
  expect(await fileAt(team.owner, project, path)).toBe('one\n')
  expect(await headOf(team.owner, project, 'master')).toMatchObject({ message: 'Write a file', ...author })

  const encoded = write(Buffer.from('two\n').toString('base64'), { encoding: 'base64' })
  expect(await team.owner.put(filePath(project, path), encoded)).toMatchObject({ status: 200, body: change })
  expect(await fileAt(team.owner, project, path)).toBe('two\n')

  const query = new URLSearchParams({ branch: 'master', commit_message: 'Drop it', ...author }).toString()
  expect(await team.owner.delete(`${filePath(project, path)}?${query}`)).toMatchObject({
    status: 200,
    body: change,
  })
  expect(await fileAt(team.owner, project, path)).toBe(404)
  expect(await headOf(team.owner, project, 'master')).toMatchObject({ message: 'Drop it', ...author })
})

test('creates the branch with the first file of a repository', async ({ team, project }) => {
  expect((await team.owner.post(filePath(project, 'a.txt'), write('a'))).status).toBe(201)
  expect((await team.owner.get(`/projects/${project}`)).body).toMatchObject({ default_branch: 'master' })
})

test('creates, updates and deletes files by forms', async ({ team, repository: project }) => {
  const path = filePath(project, 'form.txt')
  const form = { branch: 'master', content: 'a=b&c d\r\n', commit_message: 'From a form' }
  expect((await team.owner.send('POST', path, { form })).status).toBe(201)
  expect(await fileAt(team.owner, project, 'form.txt')).toBe('a=b&c d\r\n')
  const gone = { branch: 'master', commit_message: 'Drop it' }
  expect((await team.owner.send('DELETE', path, { form: gone })).status).toBe(200)
  expect(await fileAt(team.owner, project, 'form.txt')).toBe(404)
})

test('rejects creating an existing file, updating a missing one', async ({ team, repository: project }) => {
  expect(await team.owner.post(filePath(project, 'README.md'), write('again'))).toMatchObject({
    status: 400,
    body: { message: 'The file README.md already exists' },
  })
  expect(await fileAt(team.owner, project, 'README.md')).toBe(readme)
  expect((await team.owner.put(filePath(project, 'nowhere.txt'), write('x'))).status).toBe(400)
  expect(await fileAt(team.owner, project, 'nowhere.txt')).toBe(404)
})

test('an update that fails omits the cause and changes nothing', async ({ team, repository: project }) => {
  const first = await commit(team.owner, project, 'master', [create('a.txt', 'one\n')])
  await commit(team.owner, project, 'master', [update('a.txt', 'two\n')])
  const before = await headOf(team.owner, project, 'master')
  for (const [path, body] of [
    ['README.md', write(readme)],
    ['lib/../README.md', write('x')],
    ['a.txt', write('three\n', { last_commit_id: first })],
    ['a.txt', write('three\n', { last_commit_id: 'nonsense' })],
    ['a.txt', write('%%%', { encoding: 'base64' })],
    ['nowhere.txt', write('x')],
    ['a.txt', write('x', { branch: 'nowhere' })],
  ] as const)
    expect(await team.owner.put(filePath(project, path), body)).toMatchObject({
      status: 400,
      body: { message: 'The file could not be updated' },
    })
  expect(await headOf(team.owner, project, 'master')).toEqual(before)
})

test('accepts an update with the last commit of the file', async ({ team, repository: project }) => {
  const last_commit_id = await commit(team.owner, project, 'master', [create('a.txt', 'one\n')])
  await commit(team.owner, project, 'master', [create('other.txt')])
  const body = write('two\n', { last_commit_id })
  expect((await team.owner.put(filePath(project, 'a.txt'), body)).status).toBe(200)
  expect(await fileAt(team.owner, project, 'a.txt')).toBe('two\n')
})

test('of concurrent updates with one last commit, one succeeds', async ({ team, repository: project }) => {
  const last_commit_id = await commit(team.owner, project, 'master', [create('a.txt', 'one\n')])
  const put = (text: string) => () =>
    team.owner.put(filePath(project, 'a.txt'), write(text, { last_commit_id }))
  expect(await statusesAtOnce(put('x'), put('y'), put('z'))).toEqual([200, 400, 400])
  expect(['x', 'y', 'z']).toContain(await fileAt(team.owner, project, 'a.txt'))
})

test('one of the concurrent requests creates the file', async ({ team, repository: project }) => {
  const make = () => team.owner.post(filePath(project, 'once.txt'), write('x'))
  expect(await statusesAtOnce(make, make)).toEqual([201, 400])
})

test('rejects missing and invalid properties and writes nothing', async ({ team, repository: project }) => {
  const before = await headOf(team.owner, project, 'master')
  for (const body of [
    { content: 'x', commit_message: 'x' },
    { branch: 'master', commit_message: 'x' },
    { branch: 'master', content: 'x' },
    write('x', { commit_message: ' ' }),
    write('x', { encoding: 'utf-7' }),
    write('%%%', { encoding: 'base64' }),
    write('x', { branch: 'nowhere' }),
  ])
    expect((await team.owner.post(filePath(project, 'a.txt'), body)).status).toBe(400)
  for (const path of ['.git/config', 'a/../b', '../b', '/a', 'a//b', 'a/', 'x'.repeat(300)])
    expect([path, (await team.owner.post(filePath(project, path), write('x'))).status]).toEqual([path, 400])
  expect((await team.owner.delete(`${filePath(project, 'README.md')}?branch=master`)).status).toBe(400)
  expect(await headOf(team.owner, project, 'master')).toEqual(before)
})

test('deleting a missing file succeeds, in a missing branch is 400', async ({
  team,
  repository: project,
}) => {
  const path = filePath(project, 'README.md')
  const before = async () =>
    textAt(await team.owner.get(`/projects/${project}/repository/commits/master`), 'id')
  expect((await team.owner.delete(`${path}?branch=master&commit_message=x`)).status).toBe(200)
  const head = await before()
  expect((await team.owner.delete(`${path}?branch=master&commit_message=x`)).status).toBe(200)
  expect(await before()).toBe(head)
  expect((await team.owner.delete(`${path}?branch=nowhere&commit_message=x`)).status).toBe(400)
})

test('roles that read and write files', async ({ team, repository: project }) => {
  await newBranch(team.owner, project, 'open')
  expect(
    await statusByRole(team, (caller) => caller.get(`${filePath(project, 'README.md')}?ref=master`)),
  ).toEqual({ ...permittedFrom('reporter'), anonymous: 404 })
  const make = (branch: string) =>
    statusByRole(team, (caller, role) =>
      caller.post(filePath(project, `${branch}-${role}.txt`), write('x', { branch })),
    )
  expect(await make('open')).toEqual(permittedFrom('developer', 201))
  expect(await make('master')).toEqual(permittedFrom('master', 201))
})

test('files of a public project are visible to all callers', async ({ forge, team }) => {
  const open = await newRepository(team, { visibility: 'public' })
  expect((await forge.anonymous.get(`${filePath(open, 'README.md')}?ref=master`)).status).toBe(200)
  expect((await forge.anonymous.get(`${filePath(open, 'README.md')}/raw?ref=master`)).status).toBe(200)
  expect((await forge.anonymous.post(filePath(open, 'a.txt'), write('x'))).status).toBe(401)
})

test('returns the tree and its blobs', async ({ team, repository: project }) => {
  await branchWith(team.owner, project, 'feature', 'lib/a.rb')
  const tree = await team.owner.get(`/projects/${project}/repository/tree?ref=feature`)
  expect(tree.body).toMatchObject([
    { name: 'README.md', type: 'blob', path: 'README.md', mode: '100644' },
    { name: 'lib', type: 'tree', path: 'lib', mode: '040000' },
  ])
  const sha = createHash('sha1').update(`blob ${readme.length}\0${readme}`).digest('hex')
  expect((await team.owner.get(`/projects/${project}/repository/blobs/${sha}`)).body).toMatchObject({
    size: readme.length,
    content: Buffer.from(readme).toString('base64'),
  })
  expect((await team.owner.get(`/projects/${project}/repository/blobs/nowhere`)).status).toBe(404)
  expect((await team.owner.get(`/projects/${project}/repository/tree?ref=nowhere`)).status).toBe(404)
})

test('returns the entries of a directory, and of all directories in it', async ({
  team,
  repository: project,
}) => {
  await commit(team.owner, project, 'master', [
    create('lib/a.rb'),
    create('lib/deep/b.rb'),
    create('lib/deep/c/d.rb'),
  ])
  const tree = async (query: string) => team.owner.get(`/projects/${project}/repository/tree?${query}`)
  const paths = async (query: string) => each(await tree(query), 'path')
  const [inLib, belowLib] = [
    ['lib/a.rb', 'lib/deep'],
    ['lib/a.rb', 'lib/deep', 'lib/deep/b.rb', 'lib/deep/c', 'lib/deep/c/d.rb'],
  ]
  expect(await paths('path=lib')).toEqual(inLib)
  expect(await paths('path=%2Flib%2F&recursive=false')).toEqual(inLib)
  expect(await paths('path=lib%2Fdeep&ref=master')).toEqual(['lib/deep/b.rb', 'lib/deep/c'])
  expect(await paths('path=lib&recursive=true')).toEqual(belowLib)
  expect(await paths('path=&recursive=1')).toEqual(['README.md', 'lib', ...belowLib])
  for (const path of ['nope', 'lib/nope', 'README.md', 'lib/..', '%00'])
    expect([path, await tree(`path=${path}`)]).toMatchObject([path, { status: path === '%00' ? 400 : 404 }])
  expect((await tree('path=nope')).body).toEqual({ message: '404 Tree Not Found' })
  expect((await tree('recursive=maybe')).body).toEqual({ message: { recursive: ['must be boolean'] } })
  // As for declared parameters, the last of several values counts.
  expect(await paths('path=nope&path=lib')).toEqual(inLib)
  expect((await tree('path[]=lib&path[]=nope')).status).toBe(404)
  // The former name of `ref` is not declared.
  expect((await tree('ref_name=nowhere')).status).toBe(200)
})

test('the links of the pages of a tree repeat its directory', async ({ team, repository: project }) => {
  await commit(team.owner, project, 'master', [create('lib/a.rb'), create('lib/b.rb'), create('lib/c/d.rb')])
  const url = `/projects/${project}/repository/tree?path=lib&recursive=true&colour=red&per_page=2`
  const { headers } = await team.owner.get(url)
  expect(headers.get('x-total')).toBe('4')
  const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? ''
  expect(new URL(next).search).toBe('?path=lib&recursive=true&page=2&per_page=2')
})

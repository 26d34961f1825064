import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createForgeClient } from '../../generated/client.ts'
import { readSeed, seedDemo, startStub, type SeedData } from '../../server-stub/index.ts'

const run = promisify(execFile)
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-seed-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const data: SeedData = {
  users: [
    { username: 'ada', name: 'Ada Vogel', token: 'ada-token', admin: true },
    { username: 'ben', token: 'ben-token' },
    { username: 'cleo', state: 'blocked' },
  ],
  groups: [
    { path: 'tools', visibility: 'public', members: { ben: 'reporter' } },
    { path: 'tools/looms', name: 'Looms', members: { ada: 'owner' } },
  ],
  projects: [
    {
      path: 'tools/looms/shuttle',
      description: 'A shuttle.',
      members: { ben: 'developer', cleo: 'reporter' },
      files: { 'README.md': '# Shuttle\n', 'src/main.txt': 'warp\n' },
      labels: [{ name: 'bug', color: '#d9534f' }],
      milestones: [{ title: 'v1', due_date: '2030-01-31' }],
      issues: [
        {
          title: 'It sticks',
          author: 'ben',
          assignee: 'ben',
          labels: ['bug'],
          milestone: 'v1',
          notes: [{ author: 'cleo', body: 'Here, too.' }, { body: 'Fixed.' }],
          state: 'closed',
        },
        { title: 'It squeaks' },
      ],
      merge_requests: [
        { title: 'Oil it', author: 'ben', source_branch: 'oil', files: { 'OIL.md': 'Oil.\n' } },
        {
          title: 'Paint it',
          author: 'ben',
          source_branch: 'paint',
          files: { 'P.md': 'P\n' },
          state: 'closed',
        },
        {
          title: 'Polish it',
          author: 'ben',
          source_branch: 'polish',
          files: { 'S.md': 'S\n' },
          state: 'merged',
        },
      ],
    },
    { path: 'ben/notes', visibility: 'public' },
  ],
}

test('creates what the data describes', async () => {
  await using forge = await startStub({ seed: data })
  const { baseUrl } = forge
  expect(forge.requests()).toEqual([])
  const ben = createForgeClient({ baseUrl, token: 'ben-token' })
  const path = { id: 'tools/looms/shuttle' }
  expect(await ben.getProject({ path })).toMatchObject({
    data: { description: 'A shuttle.', visibility: 'private', default_branch: 'master' },
  })
  expect(await ben.listProjectIssues({ path, query: { state: 'closed' } })).toMatchObject({
    data: [
      {
        title: 'It sticks',
        author: { username: 'ben' },
        assignee: { username: 'ben' },
        labels: ['bug'],
        milestone: { title: 'v1', due_date: '2030-01-31' },
        user_notes_count: 2,
      },
    ],
  })
  const requests = await ben.listMergeRequests({ path, query: { state: 'all', sort: 'asc' } })
  expect(requests.ok && requests.data.map(({ title, state }) => [title, state])).toEqual([
    ['Oil it', 'opened'],
    ['Paint it', 'closed'],
    ['Polish it', 'merged'],
  ])
  const file = await ben.getFile({ path: { ...path, file_path: 'S.md' }, query: { ref: 'master' } })
  expect(file.status).toBe(200)
  const ada = createForgeClient({ baseUrl, token: 'ada-token' })
  expect(await ada.listUsers({ query: { username: 'cleo' } })).toMatchObject({ data: [{ state: 'blocked' }] })
})

test('reset() restores the seeded state', async () => {
  await using forge = await startStub({ seed: data })
  const admin = await forge.as('admin')
  await admin.deleteProject({ path: { id: 'ben/notes' } })
  await forge.reset()
  expect((await admin.getProject({ path: { id: 'ben/notes' } })).status).toBe(200)
})

test('pushes all branches and tags of a local repository; its current branch becomes the default', async () => {
  const repository = join(folder, 'local')
  const git = (...args: string[]) =>
    run('git', ['-C', repository, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args])
  await run('git', ['init', '--quiet', '--initial-branch=trunk', repository])
  await git('commit', '--quiet', '--allow-empty', '--message=Start')
  await git('branch', 'feature/a')
  await git('tag', 'v1')
  await writeFile(
    join(folder, 'with-repository.json'),
    JSON.stringify({ projects: [{ path: 'root/local', repository: 'local' }] }),
  )
  await using forge = await startStub({ seed: await readSeed(join(folder, 'with-repository.json')) })
  const admin = await forge.as('admin')
  const path = { id: 'root/local' }
  expect(await admin.getProject({ path })).toMatchObject({ data: { default_branch: 'trunk' } })
  const branches = await admin.listBranches({ path })
  expect(branches.ok && branches.data.map(({ name }) => name)).toEqual(['feature/a', 'trunk'])
  expect((await admin.getTag({ path: { ...path, tag_name: 'v1' } })).status).toBe(200)
})

test('a dump is seed data that creates the same records', async () => {
  const first = join(folder, 'first')
  const second = join(folder, 'second')
  {
    await using forge = await startStub({ seed: data })
    expect(await forge.dump(first)).toBe(join(first, 'seed.yaml'))
  }
  await using again = await startStub({ seed: await readSeed(join(first, 'seed.yaml')) })
  await again.dump(second)
  const [dumped, redumped] = await Promise.all(
    [first, second].map(async (each) => parse(await readFile(join(each, 'seed.yaml'), 'utf8'))),
  )
  expect(redumped).toEqual(dumped)
  expect(dumped).toMatchObject({
    groups: [{ path: 'tools' }, { path: 'tools/looms', members: { ada: 'owner' } }],
  })
  const { stdout } = await run('git', [
    '-C',
    join(second, 'repositories/tools/looms/shuttle.git'),
    'branch',
    '--list',
    '--format=%(refname:short)',
  ])
  expect(stdout.split('\n').filter(Boolean)).toEqual(['master', 'oil', 'paint', 'polish'])
})

test('the demo data can be dumped and used as seed data', async () => {
  const target = join(folder, 'demo')
  {
    await using forge = await startStub({ seed: seedDemo })
    await forge.dump(target)
  }
  await using again = await startStub({ seed: await readSeed(join(target, 'seed.yaml')) })
  const admin = await again.as('admin')
  expect((await admin.getProject({ path: { id: 'atelier/loom' } })).status).toBe(200)
})

const rejected = {
  "users[0] must have required property 'username'": { users: [{ name: 'Ada' }] },
  "projects[0].issue is not a known attribute; did you mean 'issues'?": {
    projects: [{ path: 'root/a', issue: [] }],
  },
  "project is not a known attribute; did you mean 'projects'?": { project: [] },
  'projects[0].issues[0].state must be equal to one of the allowed values (opened, closed)': {
    projects: [{ path: 'root/a', issues: [{ title: 'A', state: 'done' }] }],
  },
  'groups[0]: its parent tools does not precede it': { groups: [{ path: 'tools/looms' }] },
  'projects[0]: there is no user or group nobody in the data': { projects: [{ path: 'nobody/a' }] },
  'projects[0].issues[0]: there is no milestone v2 in the project': {
    projects: [{ path: 'root/a', issues: [{ title: 'A', milestone: 'v2' }] }],
  },
}

test.for(Object.entries(rejected))('rejects: %s', async ([message, wrong]) => {
  const seed: SeedData = JSON.parse(JSON.stringify(wrong))
  await expect(startStub({ seed })).rejects.toThrow(expect.objectContaining({ name: 'SeedError', message }))
})

test('does not change a database with records, and closes the server if the seed is rejected', async () => {
  const database = { kind: 'file', directory: join(folder, 'kept') } as const
  const seed = { users: [{ username: 'ada' }] }
  for (let start = 1; start <= 2; start++) {
    await using forge = await startStub({ database, seed })
    const admin = createForgeClient({ baseUrl: forge.baseUrl, token: forge.adminToken })
    const users = await admin.listUsers()
    expect(users.ok && users.data).toHaveLength(2)
  }
  const other = await startStub()
  await other.close()
  const port = Number(new URL(other.origin).port)
  await expect(startStub({ port, seed: { projects: [{ path: 'missing/a' }] } })).rejects.toThrow(
    'projects[0]',
  )
  await using again = await startStub({ port })
  expect(again.origin).toBe(other.origin)
})

test('a rejected seed is not served by the next start', async () => {
  const database = { kind: 'file', directory: join(folder, 'rejected') } as const
  const wrong = { users: [{ username: 'ada' }, { username: 'ada' }] }
  await expect(startStub({ database, seed: wrong })).rejects.toThrow(/^users\[1\]: createUser: 409/)
  const unfinished = {
    name: 'SeedError',
    message: expect.stringMatching(/has not finished.* Delete the database/),
  }
  const corrected = { users: [{ username: 'ada' }, { username: 'bo' }] }
  await expect(startStub({ database, seed: corrected })).rejects.toMatchObject(unfinished)
  await expect(startStub({ database, seed: seedDemo })).rejects.toMatchObject(unfinished)
})

test('names the record that the API rejects, and the file that cannot be read', async () => {
  const seed = { users: [{ username: 'ada' }, { username: 'ada' }] }
  await expect(startStub({ seed })).rejects.toThrow(/^users\[1\]: createUser: 409/)
  await writeFile(join(folder, 'text.yaml'), 'a text')
  await expect(readSeed(join(folder, 'text.yaml'))).rejects.toThrow(/text\.yaml: seed data must be object$/)
  await expect(readSeed(join(folder, 'missing.yaml'))).rejects.toThrow(/missing\.yaml cannot be read: ENOENT/)
})

import { expect } from 'vitest'
import { at, idOf, test } from '../../support/forge.ts'

const settings = '/application/settings'

test('returns the defaults and the time of their creation at first', async ({ forge }) => {
  expect(await forge.admin.get(settings)).toMatchObject({
    status: 200,
    body: {
      id: 1,
      default_projects_limit: 100_000,
      signup_enabled: true,
      signin_enabled: true,
      default_branch_protection: 2,
      restricted_visibility_levels: null,
      domain_whitelist: null,
      default_project_visibility: 'private',
      repository_storages: ['default'],
      repository_storage: 'default',
      devenv_enabled: false,
      created_at: expect.stringMatching(/^2026-03-01T08:00:00/),
      updated_at: expect.stringMatching(/^2026-03-01T08:00:00/),
    },
  })
})

test('updates the given settings and keeps the others', async ({ forge }) => {
  const before = await forge.admin.get(settings)
  const change = { sign_in_text: 'Welcome.', max_attachment_size: 25, polling_interval_multiplier: 0.5 }
  const changed = await forge.admin.put(settings, { ...change, id: 9, created_at: '2001-01-01T00:00:00Z' })
  expect(changed).toMatchObject({
    status: 200,
    body: { ...change, id: 1, created_at: at(before, 'created_at') },
  })
  expect(at(changed, 'updated_at') === at(before, 'updated_at')).toBe(false)
  expect((await forge.admin.get(settings)).body).toEqual(changed.body)
  expect(changed.body).toEqual({ ...Object(before.body), ...change, updated_at: at(changed, 'updated_at') })
})

test('accepts a form with lists in brackets', async ({ forge }) => {
  const form = new URLSearchParams([
    ['restricted_visibility_levels[]', 'public'],
    ['restricted_visibility_levels[]', 'internal'],
    ['terminal_max_session_time', '60'],
  ])
  expect((await forge.admin.send('PUT', settings, { form })).body).toMatchObject({
    restricted_visibility_levels: ['public', 'internal'],
    terminal_max_session_time: 60,
  })
  const free = { restricted_visibility_levels: null }
  expect((await forge.admin.put(settings, free)).body).toMatchObject(free)
})

test('lets only administrators read and update settings', async ({ forge }) => {
  const user = await forge.newUser()
  for (const [caller, status] of [
    [forge.anonymous, 401],
    [user, 403],
  ] as const) {
    expect((await caller.get(settings)).status).toBe(status)
    expect((await caller.put(settings, { signup_enabled: false })).status).toBe(status)
  }
  expect((await forge.admin.get(settings)).body).toMatchObject({ signup_enabled: true })
})

test('returns 400 for a flag without the setting that it requires', async ({ forge }) => {
  for (const [flag, name, value] of [
    ['domain_blacklist_enabled', 'domain_blacklist', ['spam.example']],
    ['devenv_enabled', 'devenv_url', 'https://dev.example.com'],
    ['diagram_enabled', 'diagram_url', 'https://draw.example.com'],
  ] as const) {
    const alone = await forge.admin.put(settings, { [flag]: true, max_attachment_size: 99 })
    expect(alone).toMatchObject({ status: 400, body: { message: `${name} is missing` } })
    const empty = await forge.admin.put(settings, { [flag]: true, [name]: null, max_attachment_size: 99 })
    expect(empty).toMatchObject({ status: 400, body: { message: { [name]: ["can't be blank"] } } })
    const both = { [flag]: true, [name]: value }
    expect(await forge.admin.put(settings, both)).toMatchObject({ status: 200, body: both })
    expect((await forge.admin.put(settings, { [name]: null })).status).toBe(400)
    expect((await forge.admin.get(settings)).body).toMatchObject(both)
    const off = { [flag]: false, [name]: null }
    expect(await forge.admin.put(settings, off)).toMatchObject({ status: 200, body: off })
  }
  expect(at(await forge.admin.get(settings), 'max_attachment_size')).not.toBe(99)
})

test.for<[string, unknown]>([
  ['default_projects_limit', -1],
  ['default_projects_limit', 1e12],
  ['default_branch_protection', 3],
  ['default_project_visibility', 'secret'],
  ['restricted_visibility_levels', ['secret']],
  ['enabled_git_access_protocol', 'ftp'],
  ['max_attachment_size', 0],
  ['session_expire_delay', 0],
  ['polling_interval_multiplier', -0.5],
  ['home_page_url', 'nowhere'],
  ['home_page_url', 'javascript:alert(1)'],
  ['after_sign_out_path', 'javascript:alert(1)'],
  ['domain_whitelist', ['no domain']],
  ['repository_storages', []],
  ['signup_enabled', 'perhaps'],
  ['sign_in_text', 'x'.repeat(10_001)],
])('rejects the setting %s: %j', async ([name, value], { forge }) => {
  const before = await forge.admin.get(settings)
  expect((await forge.admin.put(settings, { max_attachment_size: 77, [name]: value })).status).toBe(400)
  expect((await forge.admin.get(settings)).body).toEqual(before.body)
})

test('applies the defaults for projects, groups and users', async ({ forge }) => {
  await forge.admin.put(settings, {
    default_project_visibility: 'internal',
    default_group_visibility: 'public',
    default_projects_limit: 1,
  })
  const user = await forge.newUser()
  expect((await user.post('/projects', { name: 'First' })).body).toMatchObject({ visibility: 'internal' })
  expect((await user.post('/projects', { name: 'Second' })).status).toBe(400)
  const group = await user.post('/groups', { name: 'Group', path: `group-of-${user.username}` })
  expect(group.body).toMatchObject({ visibility: 'public' })
  await forge.admin.put(settings, {
    default_project_visibility: 'private',
    default_group_visibility: 'private',
    default_projects_limit: 100_000,
  })
})

test('lets only administrators set a restricted visibility', async ({ forge }) => {
  await forge.admin.put(settings, { restricted_visibility_levels: ['public'] })
  const user = await forge.newUser()
  expect((await user.post('/projects', { name: 'Open', visibility: 'public' })).status).toBe(400)
  expect((await forge.admin.post('/projects', { name: 'Open', visibility: 'public' })).status).toBe(201)
  await forge.admin.put(settings, { restricted_visibility_levels: null })
  expect((await user.post('/projects', { name: 'Open', visibility: 'public' })).status).toBe(201)
})

test('a restricted visibility is not reached by a default or a fork either', async ({ forge }) => {
  const [owner, other] = [await forge.newUser(), await forge.newUser()]
  const open = idOf(await owner.post('/projects', { name: 'Open', visibility: 'public' }))
  const above = { name: 'Above', path: 'above-default', visibility: 'public' }
  const parent_id = idOf(await other.post('/groups', above))
  await forge.admin.put(settings, {
    restricted_visibility_levels: ['public'],
    default_project_visibility: 'public',
    default_group_visibility: 'public',
  })
  const rejected = { status: 400, body: { message: { visibility: [expect.stringContaining('restricted')] } } }
  expect(await other.post('/projects', { name: 'Default' })).toMatchObject(rejected)
  for (const parent of [{}, { parent_id }])
    expect(
      await other.post('/groups', { name: 'Default', path: 'default-visibility', ...parent }),
    ).toMatchObject(rejected)
  expect((await forge.admin.post('/projects', { name: 'Default' })).body).toMatchObject({
    visibility: 'public',
  })
  expect((await other.post(`/projects/${open}/fork`)).body).toMatchObject({ visibility: 'internal' })
  await forge.admin.put(settings, { restricted_visibility_levels: ['public', 'internal', 'private'] })
  expect(await (await forge.newUser()).post(`/projects/${open}/fork`)).toMatchObject(rejected)
  await forge.admin.put(settings, {
    restricted_visibility_levels: null,
    default_project_visibility: 'private',
    default_group_visibility: 'private',
  })
})

test('returns the first of the storages as repository_storage', async ({ forge }) => {
  const changed = await forge.admin.put(settings, { repository_storage: 'cellar' })
  expect(changed.body).toMatchObject({ repository_storage: 'cellar', repository_storages: ['cellar'] })
  const back = await forge.admin.put(settings, { repository_storages: ['default', 'cellar'] })
  expect(back.body).toMatchObject({ repository_storage: 'default' })
})

test('applies the setting for branch protection to new projects', async ({ forge }) => {
  for (const [level, expected] of [
    [0, { protected: false }],
    [1, { protected: true, developers_can_push: true }],
    [2, { protected: true, developers_can_push: false }],
  ] as const) {
    await forge.admin.put(settings, { default_branch_protection: level })
    const owner = await forge.newUser()
    const id = idOf(await owner.post('/projects', { name: 'Guarded' }))
    await owner.post(`/projects/${id}/repository/files/README.md`, {
      branch: 'master',
      content: 'Hello',
      commit_message: 'Begin',
    })
    expect((await owner.get(`/projects/${id}/repository/branches/master`)).body).toMatchObject(expected)
  }
})

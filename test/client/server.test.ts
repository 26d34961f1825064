/** The client against the reference server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ForgeClient } from '../../generated/client.ts'
import { createForgeClient, unwrap } from '../../generated/client.ts'
import type { Stub } from '../../server-stub/index.ts'
import { startStub } from '../../server-stub/index.ts'

let stub: Stub
let client: ForgeClient
const path = { id: 'atelier/dyes/loom' }
const branch = 'feature/größe-50%-#1'
const file_path = 'lib/größe & höhe/a%b c.rb'

beforeAll(async () => {
  stub = await startStub()
  client = createForgeClient({ baseUrl: stub.baseUrl, token: stub.adminToken })
  const { id: parent_id } = await unwrap(client.createGroup({ body: { name: 'Atelier', path: 'atelier' } }))
  const group = await unwrap(client.createGroup({ body: { name: 'Dyes', path: 'dyes', parent_id } }))
  await unwrap(client.createProject({ body: { name: 'Loom', namespace_id: group.id } }))
  const actions = [{ action: 'create' as const, file_path: 'README.md', content: '# Loom\n' }]
  await unwrap(client.createCommit({ path, body: { branch: 'master', commit_message: 'Begin', actions } }))
  await unwrap(client.createBranch({ path, body: { branch, ref: 'master' } }))
})

afterAll(() => stub.close())

describe('URLs', () => {
  it('finds nested groups, branches and files with special characters in their names', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at)
    const content = Buffer.from(bytes).toString('base64')
    const body = { branch, commit_message: 'Weave', content, encoding: 'base64' as const }
    await unwrap(client.createFile({ path: { ...path, file_path }, body }))
    const raw = client.getRawFile({ path: { ...path, file_path }, query: { ref: branch } })
    expect(await unwrap(raw)).toEqual(bytes)
    expect((await unwrap(client.getBranch({ path: { ...path, branch } }))).name).toBe(branch)
  })

  it('gets 404 of the operation for a missing record, not of an unknown route', async () => {
    const response = await client.getProject({ path: { id: 'group/sub group/project' } })
    expect(response).toMatchObject({ ok: false, status: 404, error: { message: expect.anything() } })
    const missing = await client.getFile({
      path: { ...path, file_path: 'lib/a%b.rb' },
      query: { ref: 'feature/a b' },
    })
    expect(missing).toMatchObject({ ok: false, status: 404, error: { message: expect.anything() } })
  })
})

describe('forms', () => {
  it.for(['json', 'form', 'multipart'] as const)(
    'sends arrays, numbers and booleans as %s',
    async (bodyAs) => {
      const body = { name: `Sent as ${bodyAs}`, tag_list: ['weaving', 'größe & höhe'], issues_enabled: false }
      const { id } = await unwrap(client.createProject({ body, bodyAs }))
      expect(await unwrap(client.getProject({ path: { id: id ?? 0 } }))).toMatchObject(body)
    },
  )
})

describe('lists', () => {
  it('reads all pages of a list, and returns the total', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    for (const name of names)
      await unwrap(client.createBranch({ path, body: { branch: name, ref: 'master' } }))
    const listing = client.paginate('listBranches', { path, query: { per_page: 2 } })
    const seen: number[] = []
    for await (const { page } of listing.pages()) seen.push(page.page, page.total)
    expect(seen).toEqual([1, 7, 2, 7, 3, 7, 4, 7])
    expect((await listing.toArray()).map(({ name }) => name)).toEqual([...names, branch, 'master'])
  })

  it('filters by an array', async () => {
    for (const source_branch of ['a', 'b', 'c']) {
      const body = { source_branch, target_branch: 'master', title: source_branch }
      await unwrap(client.createMergeRequest({ path, body }))
    }
    const found = await unwrap(client.listMergeRequests({ path, query: { iids: [1, 3] } }))
    expect(found.map(({ iid }) => iid)).toEqual(expect.arrayContaining([1, 3]))
    expect(found).toHaveLength(2)
  })
})

describe('callers', () => {
  it('acts as another user, and anonymously without credentials', async () => {
    const body = {
      username: 'mira',
      name: 'Mira Castell',
      email: 'mira@example.com',
      password: 'a-long-password',
    }
    await unwrap(client.createUser({ body }))
    expect(await unwrap(client.as('mira').getCurrentUser())).toMatchObject({ username: 'mira' })
    expect((await client.as('mira').getProject({ path })).status).toBe(404)
    expect(await client.as('nobody').getCurrentUser()).toMatchObject({
      status: 404,
      error: { message: '404 Not Found: No user id or username for: nobody' },
    })
    const anonymous = createForgeClient({ baseUrl: stub.baseUrl })
    expect(await anonymous.getCurrentUser()).toMatchObject({
      status: 401,
      error: { message: '401 Unauthorized' },
    })
  })

  it('returns 304 if the resource has not changed', async () => {
    const first = await client.getProject({ path })
    const tag = first.response.headers.get('ETag') ?? ''
    expect((await client.getProject({ path, headers: { 'If-None-Match': tag } })).status).toBe(304)
  })
})

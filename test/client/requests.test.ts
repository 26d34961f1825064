import { describe, expect, it } from 'vitest'
import { createForgeClient } from '../../generated/client.ts'
import { createFetchClient } from '../../generated/fetch.ts'
import { baseUrl, json, observed, only } from './observed.ts'

const project = ({ method }: Request) => json({}, method === 'POST' ? 201 : 200)

describe('credentials', () => {
  it('sends the private token in its header, never in the URL', async () => {
    const { client, requests } = observed(project, { token: 'pt-1' })
    await client.getProject({ path: { id: 7 } })
    expect(only(requests).headers.get('PRIVATE-TOKEN')).toBe('pt-1')
    expect(only(requests).url).toBe(`${baseUrl}/projects/7`)
  })

  it('sends an OAuth token as bearer', async () => {
    const { client, requests } = observed(project, { oauthToken: 'ot-1' })
    await client.getProject({ path: { id: 7 } })
    expect(only(requests).headers.get('Authorization')).toBe('Bearer ot-1')
  })

  it('calls anonymously without a token', async () => {
    const { client, requests } = observed(project)
    await client.getProject({ path: { id: 7 } })
    expect([...only(requests).headers.keys()]).toEqual([])
  })

  it('rejects two tokens', () => {
    expect(() => createForgeClient({ baseUrl, token: 'a', oauthToken: 'b' })).toThrow(
      'Pass either token or oauthToken',
    )
  })

  it('acts as another user for one call, or for all calls of `as`', async () => {
    const { client, requests } = observed(project, { token: 'pt-1', sudo: 'mira' })
    await client.getProject({ path: { id: 7 } })
    await client.getProject({ path: { id: 7 }, sudo: 3 })
    await client.as('yuki').getProject({ path: { id: 7 } })
    expect(requests.map(({ headers }) => headers.get('SUDO'))).toEqual(['mira', '3', 'yuki'])
    expect(requests.every(({ headers }) => headers.get('PRIVATE-TOKEN') === 'pt-1')).toBe(true)
  })
})

describe('URLs', () => {
  it.for([
    ['group/sub group/project', 'group%2Fsub%20group%2Fproject'],
    ['größe/лён', 'gr%C3%B6%C3%9Fe%2F%D0%BB%D1%91%D0%BD'],
    ['lib/a%b.rb', 'lib%2Fa%25b.rb'],
    ['a?b#c', 'a%3Fb%23c'],
    ['$&{id}', '%24%26%7Bid%7D'],
  ] as const)('writes the id %s as one segment', async ([id, segment]) => {
    const { client, requests } = observed(project)
    await client.getProject({ path: { id } })
    expect(only(requests).url).toBe(`${baseUrl}/projects/${segment}`)
  })

  it.for(['', '.', '..'])('rejects the id %j, which leads to another route', async (id) => {
    const { client, requests } = observed(project)
    await expect(client.deleteProject({ path: { id } })).rejects.toThrow(TypeError)
    expect(requests).toEqual([])
  })

  it('accepts a base URL with and without trailing slash', async () => {
    const { client, requests } = observed(project, { baseUrl: `${baseUrl}/` })
    await client.getProject({ path: { id: 7 } })
    expect(only(requests).url).toBe(`${baseUrl}/projects/7`)
  })

  it.for([
    'forge.example.com',
    '/api/v4',
    'ftp://forge.example.com',
    'https://mira:secret@forge.example.com',
  ])('rejects the base URL %s', (url) => {
    expect(() => createForgeClient({ baseUrl: url })).toThrow(TypeError)
  })

  it('omits undefined query parameters and encodes the others', async () => {
    const { client, requests } = observed(() => json([]))
    await client.listProjects({ query: { search: 'a b&c', owned: true, per_page: 5 } })
    expect(new URL(only(requests).url).search).toBe('?search=a%20b%26c&owned=true&per_page=5')
  })
})

describe('bodies', () => {
  const body = {
    name: 'Loom & Söhne',
    description: '1 + 1',
    tag_list: ['weaving', 'ci'],
    issues_enabled: false,
  }

  it('are JSON by default', async () => {
    const { client, requests } = observed(project)
    await client.createProject({ body })
    expect(only(requests).headers.get('Content-Type')).toBe('application/json')
    expect(await only(requests).json()).toEqual(body)
  })

  it('are forms on request, with arrays as repeated `name[]`', async () => {
    const { client, requests } = observed(project)
    await client.createProject({ body, bodyAs: 'form' })
    expect(only(requests).headers.get('Content-Type')).toBe('application/x-www-form-urlencoded')
    expect([...new URLSearchParams(await only(requests).text())]).toEqual([
      ['name', 'Loom & Söhne'],
      ['description', '1 + 1'],
      ['tag_list[]', 'weaving'],
      ['tag_list[]', 'ci'],
      ['issues_enabled', 'false'],
    ])
  })

  it('are multipart on request, with a boundary', async () => {
    const { client, requests } = observed(project)
    await client.createProject({ body, bodyAs: 'multipart' })
    expect(only(requests).headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
    expect((await only(requests).formData()).getAll('tag_list[]')).toEqual(['weaving', 'ci'])
  })

  it('are rejected if a form cannot express them', async () => {
    const { client, requests } = observed(project)
    await expect(
      client.createProject({ body: { name: 'Loom', tag_list: [] }, bodyAs: 'form' }),
    ).rejects.toThrow('A form cannot express the empty array tag_list. Send JSON.')
    await expect(
      client.updateApplicationSettings({ body: { restricted_visibility_levels: null }, bodyAs: 'form' }),
    ).rejects.toThrow('A form cannot express the value of restricted_visibility_levels. Send JSON.')
    expect(requests).toEqual([])
  })

  it('are sent as they are if they are a form already', async () => {
    const { client, requests } = observed(project)
    const form = new FormData()
    form.append('name', 'Loom')
    await client.call('createProject', { body: Object.assign(form, body), bodyAs: 'multipart' })
    expect([...(await only(requests).formData())]).toEqual([['name', 'Loom']])
  })
})

it('rejects an operation that does not exist', async () => {
  const { client, requests } = observed(project)
  await expect(
    Promise.resolve(Reflect.apply(Reflect.get(client, 'call'), client, ['listProject', {}])),
  ).rejects.toThrow("The API has no operation 'listProject'")
  expect(requests).toEqual([])
})

it('passes the signal of a call to fetch', async () => {
  const { client } = observed((request) => {
    request.signal.throwIfAborted()
    return json({})
  })
  const gone = AbortSignal.abort(new Error('no longer wanted'))
  await expect(client.getProject({ path: { id: 7 }, signal: gone })).rejects.toThrow('no longer wanted')
})

describe('the client of openapi-fetch', () => {
  it('sends the same credentials, and encodes paths and forms in the same way', async () => {
    const requests: Request[] = []
    const forge = createFetchClient({
      baseUrl,
      token: 'pt-1',
      fetch: async (request) => {
        requests.push(request.clone())
        return json({}, 201)
      },
    })
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8' }
    const body = { name: 'Loom', tag_list: ['a', 'b'] }
    await forge.PUT('/projects/{id}', { params: { path: { id: 'atelier/loom' } }, body, headers })
    expect(only(requests).url).toBe(`${baseUrl}/projects/atelier%2Floom`)
    expect(only(requests).headers.get('PRIVATE-TOKEN')).toBe('pt-1')
    expect(await only(requests).text()).toBe('name=Loom&tag_list%5B%5D=a&tag_list%5B%5D=b')
  })
})

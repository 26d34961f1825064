import { expect, expectTypeOf, it } from 'vitest'
import type { Schema } from '../../generated/schemas.ts'
import { ForgeError } from '../../generated/client.ts'
import { baseUrl, json, observed, page } from './observed.ts'

const cursor = `${baseUrl}/projects?cursor=xyz%2F1`
const twoPages = ({ url }: Request) =>
  url === cursor ? page([{ id: 3 }]) : page([{ id: 1 }, { id: 2 }], cursor)

it('yields all items by following the URL of the server', async () => {
  const { client, requests } = observed(twoPages, { token: 'pt-1' })
  const projects = await client
    .paginate('listProjects', { query: { search: 'loom' }, sudo: 'mira' })
    .toArray()
  expect(projects.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(requests.map(({ url }) => url)).toEqual([`${baseUrl}/projects?search=loom`, cursor])
  expect(requests.map(({ headers }) => headers.get('PRIVATE-TOKEN'))).toEqual(['pt-1', 'pt-1'])
  expect(requests.map(({ headers }) => headers.get('SUDO'))).toEqual(['mira', 'mira'])
  expectTypeOf(projects).items.toEqualTypeOf<Schema<'ProjectList'>[number]>()
})

it('yields pages with their position', async () => {
  const { client } = observed(twoPages)
  const seen: [number, number][] = []
  for await (const { data, page } of client.paginate('listProjects').pages())
    seen.push([page.page, data.length])
  expect(seen).toEqual([
    [1, 2],
    [2, 1],
  ])
})

it('requests only pages that are read', async () => {
  const { client, requests } = observed(twoPages)
  for await (const project of client.paginate('listProjects')) if (project.id === 2) break
  expect(requests).toHaveLength(1)
})

it('can be read again from the start', async () => {
  const { client } = observed(twoPages)
  const listing = client.paginate('listProjects')
  expect(await listing.toArray()).toEqual(await listing.toArray())
})

it('throws the error response of a page', async () => {
  const { client } = observed(({ url }) =>
    url === cursor ? json({ message: '401 Unauthorized' }, 401) : page([], cursor),
  )
  await expect(client.paginate('listProjects').toArray()).rejects.toThrow('listProjects: 401 Unauthorized')
})

it('stops if pages link in a circle', async () => {
  const { client, requests } = observed(() => page([{ id: 1 }], cursor))
  await expect(client.paginate('listProjects').toArray()).rejects.toThrow(ForgeError)
  expect(requests).toHaveLength(2)
})

it.for([
  'https://elsewhere.example/api/v4/projects?page=2',
  'http://forge.example.com/api/v4/projects?page=2',
])('sends no credentials to %s', async (next) => {
  const { client, requests } = observed(() => page([], next), { token: 'pt-1' })
  await expect(client.paginate('listProjects').toArray()).rejects.toThrow('Credentials are not sent to')
  expect(requests).toHaveLength(1)
})

it('follows to an origin that is declared to be the same server', async () => {
  const inner = 'http://10.0.0.5:3000/api/v4/projects?page=2'
  const { client, requests } = observed(({ url }) => page([], url === inner ? undefined : inner), {
    token: 'pt-1',
    trustedOrigins: ['http://10.0.0.5:3000/'],
  })
  await client.paginate('listProjects').toArray()
  expect(requests.map(({ url }) => url)).toEqual([`${baseUrl}/projects`, inner])
})

it('follows a URL that is relative to the API', async () => {
  const { client, requests } = observed(({ url }) =>
    page([], url.includes('page=2') ? undefined : '/api/v4/projects?page=2'),
  )
  await client.paginate('listProjects').toArray()
  expect(requests.map(({ url }) => url)).toEqual([`${baseUrl}/projects`, `${baseUrl}/projects?page=2`])
})

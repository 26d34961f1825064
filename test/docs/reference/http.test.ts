import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Parser } from 'marked'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { referenceHandler } from '../../../scripts/reference/handler.ts'
import { loadSite } from '../../../scripts/reference/load.ts'
import { startStub, type Stub } from '../../../server-stub/index.ts'

let stub: Stub
const token = 'token-that-only-this-computer-sees'

beforeAll(async () => {
  const actors = [{ name: 'mira', role: 'owner', token }]
  stub = await startStub({
    docs: referenceHandler({ actors: () => actors, requests: () => stub.requests() }),
  })
})

afterAll(() => stub.close())

/** The response with its body as text. `host` is the name that the caller believes the server to have. */
async function get(path: string, host?: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(stub.origin)
  const headers = host === undefined ? {} : { host }
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
    })
      .on('error', reject)
      .end()
  })
}

it('lists required properties of a request before optional ones', async () => {
  const { body } = await get('/docs/operations/addProjectMember')
  const names = [...body.matchAll(/<li id="body\.(\w+)">/g)].map(([, name]) => name)
  expect(names).toEqual(['access_level', 'user_id', 'expires_at'])
})

it('shows every example of a response, with what it shows', async () => {
  const { body } = await get('/docs/operations/listIssueNoteAwardEmoji')
  for (const kind of ['an issue', 'a merge request', 'a snippet', 'a note'])
    expect(body).toContain(`<figcaption>Thumbs up for ${kind}</figcaption>`)
})

it('says where the access to an operation is, and has it there', async () => {
  expect((await get('/docs/guides/permissions')).body).toContain('section &quot;Access&quot; of its page')
  expect((await get('/docs/operations/createBranch')).body).toMatch(/<h2[^>]*>Access/)
})

it('has a page for every operation, with its own title, description and preview', async () => {
  for (const id of Object.keys(operations)) {
    const { status, body } = await get(`/docs/operations/${id}`)
    expect(status).toBe(200)
    expect(body).toMatch(/<title>.+ · Forge REST API<\/title>/)
    expect(body).toContain(' aria-current="page">')
    expect(body).not.toMatch(/<[a-z][^<>]* (?:aria|data)-[a-z]+=&quot;/)
    expect(body).toMatch(/<meta name="description" content="[A-Z]+ \/api\/v4\//)
    expect(body).toContain('<meta property="og:title"')
    expect(body).toContain(`<code>${id}</code>`)
  }
})

it('renders no more for the first page than for the next', async () => {
  const parsed = [vi.spyOn(Parser.prototype, 'parse'), vi.spyOn(Parser.prototype, 'parseInline')]
  await using fresh = await startStub({ docs: referenceHandler() })
  const work = async (): Promise<number> => {
    for (const spy of parsed) spy.mockClear()
    await (await fetch(`${fresh.origin}/docs/operations/createBranch`)).text()
    return parsed.reduce((count, { mock }) => count + mock.calls.length, 0)
  }
  const [first, second] = [await work(), await work()]
  expect(second).toBeGreaterThan(0)
  expect(first).toBe(second)
})

it('has samples with the URL and a token of the server, no placeholder', async () => {
  const site = await loadSite()
  const paths = [
    '/',
    '/docs',
    ...['rules', 'errors', 'schemas', 'missing-operations', 'changelog'].map((name) => `/docs/${name}`),
    ...site.guides.map(({ slug }) => `/docs/guides/${slug}`),
    ...[...site.areas.keys()].map((area) => `/docs/areas/${area}`),
    ...[...site.operations.keys()].map((id) => `/docs/operations/${id}`),
  ]
  for (const path of paths) {
    const { status, body } = await get(path)
    const samples = /<div class="tabs".*?<details class="try-it"/s.exec(body)?.[0] ?? ''
    const hasPlaceholder = samples.includes('https://forge.example.com') || body.includes('YOUR_TOKEN')
    expect([path, status, hasPlaceholder]).toEqual([path, 200, false])
  }
})

it('has a picture for links to it', async () => {
  const { body } = await get('/docs/operations/getProject')
  const picture = /<meta property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? ''
  expect(picture).toBe(`${stub.origin}/docs/assets/preview.png`)
  const response = await fetch(picture)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
})

it.for([
  '/docs/nothing',
  '/docs/operations/nothing',
  '/docs/operations',
  '/docs/schemas/constructor',
  '/docs/assets/nothing',
  '/docs/%E0%A4%A',
])('returns 404 or 400 for %s', async (path) => {
  const { status } = await get(path)
  expect([400, 404]).toContain(status)
})

it.for([
  ['operations/createIsue', 'operations/createIssue'],
  ['createBranch', 'operations/createBranch'],
  ['schemas/branch', 'schemas/Branch'],
  ['guides/paginaton', 'guides/pagination'],
])('offers for %s the page %s', async ([path, page]) => {
  const { status, body } = await get(`/docs/${path}`)
  const main = /<main.*?<\/main>/s.exec(body)?.[0] ?? ''
  expect(status).toBe(404)
  expect(main).toContain(`href="/docs/${page}"`)
  expect(main.match(/<li>/g)?.length).toBeLessThanOrEqual(3)
})

it.for(['x'.repeat(5000), 'nothing-like-a-page'])('offers no page for %s', async (path) => {
  expect((await get(`/docs/${path}`)).body).not.toContain('similar name')
})

it('leaves paths of the API and unknown paths to the server', async () => {
  expect((await get('/api/v4/projects')).body).toBe('[]')
  expect(JSON.parse((await get('/nothing')).body)).toEqual({ error: '404 Not Found' })
})

it('offers the document as JSON and YAML', async () => {
  expect(JSON.parse((await get('/openapi.json')).body)).toMatchObject({ openapi: '3.1.0' })
  expect((await get('/openapi.yaml')).body).toMatch(/^openapi: 3\.1\.0/)
})

it('compresses pages and returns 304 for a known entity tag', async () => {
  const url = `${stub.origin}/docs/operations/createBranch`
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  expect(response.headers.get('Content-Encoding')).toBe('br')
  expect(await response.text()).toContain('Create a branch')
  const tag = response.headers.get('ETag') ?? ''
  const again = await fetch(url, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': tag } })
  expect(again.status).toBe(304)
})

it('greets with entry points, tokens and the last requests', async () => {
  await fetch(`${stub.baseUrl}/projects?search=loom`)
  const { body } = await get('/')
  expect(body).toContain(stub.baseUrl)
  expect(body).toContain(token)
  expect(body).toContain('/api/v4/projects?search=loom')
  expect(body).toContain('href="/docs/operations/listProjects"')
})

it('contains tokens and requests only for callers who use a name of this computer', async () => {
  for (const path of ['/', '/docs/operations/getProject']) {
    const { body } = await get(path, 'attacker.example')
    expect(body).not.toContain(token)
    expect(body).not.toContain('search=loom')
  }
})

it('shows no tokens through a proxy that adds no headers: it uses HTTP/1.0', async () => {
  const { hostname, port, host } = new URL(stub.origin)
  const socket = connect(Number(port), hostname)
  socket.end(`GET / HTTP/1.0\r\nHost: ${host}\r\n\r\n`)
  const response = await text(socket)
  expect(response).toContain('Forge reference server')
  expect(response).not.toContain(token)
  expect((await get('/')).body).toContain(token)
})

it.for(['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Proto', 'X-Real-IP'])(
  'shows no tokens through a proxy that adds %s',
  async (name) => {
    const page = await fetch(stub.origin, { headers: { [name]: '192.0.2.7' } })
    expect(await page.text()).not.toContain(token)
  },
)

it('has the URL of the server for a Host header that is no host', async () => {
  const { body } = await get('/docs/operations/getProject', 'evil>"x')
  expect(body).not.toContain('evil')
  expect(body).toContain(`${stub.origin}/docs/assets/preview.png`)
})

it('has the URL that a trusted proxy reports, and returns to its pages after the choice of an actor', async () => {
  await using proxied = await startStub({ trustProxy: true, docs: referenceHandler() })
  const headers = { 'X-Forwarded-Host': 'forge.example.com', 'X-Forwarded-Proto': 'https' }
  const page = await fetch(`${proxied.origin}/docs/operations/getProject`, { headers })
  expect(await page.text()).toContain('https://forge.example.com/docs/assets/preview.png')
  const chosen = await fetch(`${proxied.origin}/docs/actor`, {
    headers: { ...headers, Referer: 'https://forge.example.com/docs/rules' },
    redirect: 'manual',
  })
  expect(chosen.headers.get('location')).toBe('/docs/rules')
})

it('loads nothing from elsewhere', async () => {
  const { body } = await get('/docs/operations/createBranch')
  const loaded = [...body.matchAll(/<(?:script|link|img)[^>]+(?:src|href)="([^"]+)"/g)].map(([, url]) => url)
  expect(loaded.length).toBeGreaterThan(2)
  expect(loaded.filter((url) => !url?.startsWith('/docs/'))).toEqual([])
})

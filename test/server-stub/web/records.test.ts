import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createForgeClient, unwrap } from '../../../generated/client.ts'
import { demoPasswords, demoTokens, seedDemo } from '../../../server-stub/seed/demo.ts'
import { startStub, type Stub } from '../../../server-stub/stub.ts'
import { browse, type Browser } from './browser.ts'

type Username = keyof typeof demoTokens
const usernames = ['mira', 'tom', 'yuki', 'lena'] as const satisfies readonly Username[]

let stub: Stub
beforeAll(async () => {
  stub = await startStub({ seed: seedDemo })
})
afterAll(() => stub.close())

async function signedIn(login: Username): Promise<Browser> {
  const browser = browse(stub)
  await browser.get('/users/sign_in')
  await browser.send('/users/sign_in', { login, password: demoPasswords[login] })
  return browser
}

async function api(path: string, token: string | null): Promise<{ status: number; body: unknown }> {
  const headers = token === null ? {} : { 'PRIVATE-TOKEN': token }
  const response = await fetch(`${stub.baseUrl}${path}`, { headers })
  return { status: response.status, body: await response.json() }
}

/** The paths that `web_url` names anywhere in a response. */
function webPaths(body: unknown): string[] {
  return [...JSON.stringify(body).matchAll(/"web_url":"([^"]+)"/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
}

const lists = [
  '/projects?per_page=100',
  '/groups?per_page=100',
  '/users?per_page=100',
  '/issues?per_page=100&scope=all',
  '/projects/atelier%2Floom/issues',
  '/projects/atelier%2Floom/merge_requests',
]

test('every web_url leads to a page of the record', async () => {
  const browser = await signedIn('mira')
  const paths = new Set<string>()
  for (const list of lists)
    for (const path of webPaths((await api(list, demoTokens.mira)).body)) paths.add(path)
  expect(paths.size).toBeGreaterThan(10)
  for (const path of paths) {
    const shown = await browser.get(path)
    expect([path, shown.status, shown.headers.get('content-type')]).toEqual([
      path,
      200,
      'text/html; charset=utf-8',
    ])
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})

test('the path of the API is broken after slashes, and the title of a commit is shown once', async () => {
  const browser = await signedIn('mira')
  const issue = await browser.get('/atelier/loom/issues/1')
  expect(issue.html).toContain('GET /api/<wbr>v4/<wbr>projects/<wbr>1/<wbr>issues/<wbr>1<wbr></code>')
  const { body } = await api('/projects/atelier%2Floom/repository/commits', demoTokens.mira)
  const [, id] = /"id":"(\w{40})"/.exec(JSON.stringify(body)) ?? []
  const [, title = ''] = /"title":"([^"]+)"/.exec(JSON.stringify(body)) ?? []
  const commit = await browser.get(`/atelier/loom/commit/${id}`)
  expect(commit.html.split('<main')[1]?.split(title)).toHaveLength(2)
})

const records: readonly (readonly [page: string, api: string])[] = [
  ['/atelier/loom', '/projects/atelier%2Floom'],
  ['/mira/sketches', '/projects/mira%2Fsketches'],
  ['/tom/loom', '/projects/tom%2Floom'],
  ['/groups/atelier', '/groups/atelier'],
  ['/groups/atelier/dyes', '/groups/atelier%2Fdyes'],
  ['/groups/weavers', '/groups/weavers'],
  ['/mira', '/users/2'],
  ['/atelier/loom/issues', '/projects/atelier%2Floom/issues'],
  ['/atelier/loom/issues/1', '/projects/atelier%2Floom/issues/1'],
  ['/atelier/loom/issues/2', '/projects/atelier%2Floom/issues/2'],
  ['/atelier/loom/merge_requests', '/projects/atelier%2Floom/merge_requests'],
  ['/atelier/loom/merge_requests/1', '/projects/atelier%2Floom/merge_requests/1'],
  ['/atelier/loom/commits', '/projects/atelier%2Floom/repository/commits'],
  ['/atelier/loom/commits/feature/warp', '/projects/atelier%2Floom/repository/commits?ref_name=feature/warp'],
  ['/atelier/loom/commit/master', '/projects/atelier%2Floom/repository/commits/master'],
  ['/atelier/loom/blob/master/README.md', '/projects/atelier%2Floom/repository/files/README.md?ref=master'],
  ['/atelier/loom/tree/master', '/projects/atelier%2Floom/repository/tree?ref=master'],
  ['/atelier/loom/tree/master/lib', '/projects/atelier%2Floom/repository/tree?ref=master'],
  ['/atelier/loom/tree/none', '/projects/atelier%2Floom/repository/tree?ref=none'],
  ['/atelier/loom/branches', '/projects/atelier%2Floom/repository/branches'],
  ['/atelier/loom/pipelines', '/projects/atelier%2Floom/pipelines'],
  ['/atelier/loom/pipelines/1', '/projects/atelier%2Floom/pipelines/1/jobs'],
  ['/atelier/loom/builds/1', '/projects/atelier%2Floom/jobs/1'],
  ['/atelier/loom/builds/99', '/projects/atelier%2Floom/jobs/99'],
  ['/mira/sketches/snippets/1', '/projects/mira%2Fsketches/snippets/1/notes'],
  ['/atelier/loom/snippets/1', '/projects/atelier%2Floom/snippets/1/notes'],
  ['/explore', '/projects'],
]

describe('a page is visible exactly if the API returns the record', () => {
  it.for([...usernames, null])('to %s', async (username) => {
    const browser = username === null ? browse(stub) : await signedIn(username)
    const statuses: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const [page, path] of records) {
      statuses[page] = (await browser.get(page)).status === 200
      expected[page] = (await api(path, username === null ? null : demoTokens[username])).status === 200
    }
    expect(statuses).toEqual(expected)
    // Otherwise nothing is compared.
    expect(new Set(Object.values(expected))).toEqual(new Set([true, false]))
  })
})

test('all links of all pages lead to pages', async () => {
  const browser = await signedIn('mira')
  const seen = new Set<string>()
  const waiting = ['/explore', '/groups/atelier']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const { status, html } = await browser.get(path)
    expect([path, status]).toEqual([path, 200])
    for (const [, link = ''] of html.matchAll(/href="(\/[^"]*)"/g))
      if (!/^\/(users|profile)\//.test(link)) waiting.push(link.replaceAll('&amp;', '&'))
  }
  expect([...seen].filter((path) => path.startsWith('/api/')).length).toBeGreaterThan(5)
  for (const kind of ['blob', 'tree', 'commit', 'builds', 'pipelines', 'issues', 'merge_requests'])
    expect([...seen].some((path) => path.startsWith(`/atelier/loom/${kind}/`))).toBe(true)
})

test('what users wrote is escaped', async () => {
  const mira = createForgeClient({ baseUrl: stub.baseUrl, token: demoTokens.mira })
  const hostile = `<script>alert(1)</script>"'&`
  const file_path = 'a "b"&c <i>.txt'
  const { id } = await unwrap(mira.createProject({ body: { name: 'Hostile', description: hostile } }))
  const commit = { branch: 'master', commit_message: hostile, content: hostile }
  await unwrap(mira.createFile({ path: { id, file_path }, body: commit }))
  await unwrap(mira.createFile({ path: { id, file_path: 'README.md' }, body: commit }))
  const issue = { title: hostile, description: hostile, labels: hostile }
  await unwrap(mira.createIssue({ path: { id }, body: issue }))
  await unwrap(mira.createIssueNote({ path: { id, issue_iid: 1 }, body: { body: hostile } }))
  const browser = await signedIn('mira')
  const file = `/blob/master/${encodeURIComponent(file_path)}`
  for (const page of ['', '/issues', '/issues/1', '/tree/master', file, '/commit/master', '/commits']) {
    const { status, html } = await browser.get(`/mira/hostile${page}`)
    expect([page, status]).toEqual([page, 200])
    expect(html).not.toMatch(/<script|<i>|="[^"]*&c/)
  }
  const { html } = await browser.get('/mira/hostile/issues/1')
  expect(html.split('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;').length).toBeGreaterThan(4)
})

const get = (path: string, accept: string) => fetch(`${stub.origin}${path}`, { headers: { accept } })
const linkIn = (html: string): string => /href="(\/users\/sign_in\?return_to=[^"]+)"/.exec(html)?.[1] ?? ''

describe('a path without page', () => {
  const asBrowser = 'text/html,application/xhtml+xml,*/*;q=0.8'

  it.for(['/nothing/here', '/nothing', '/atelier/loom/issues/99', '/a/b/blob/c'])(
    '%s is a page with status 404 for browsers and JSON for other clients',
    async (path) => {
      const page = await get(path, asBrowser)
      expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
      const json = await get(path, '*/*')
      expect([json.status, json.headers.get('content-type')]).toEqual([404, 'application/json'])
      expect(json.headers.get('set-cookie')).toBeNull()
    },
  )

  it('of the API is JSON for browsers as well', async () => {
    const response = await get('/api/v4/nothing', asBrowser)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  })
})

describe('after signing in', () => {
  it('the browser returns to the page', async () => {
    const browser = browse(stub)
    const hidden = await (await get('/atelier/loom/issues/1', 'text/html')).text()
    const form = await browser.get(linkIn(hidden))
    const [, return_to = ''] = /name="return_to" value="([^"]*)"/.exec(form.html) ?? []
    const fields = { login: 'mira', password: demoPasswords.mira, return_to }
    expect(await browser.send('/users/sign_in', fields)).toMatchObject({
      status: 303,
      location: '/atelier/loom/issues/1',
    })
    expect(await browser.get(linkIn(hidden))).toMatchObject({ location: '/atelier/loom/issues/1' })
  })

  it.for([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:1',
    '',
    '/a b',
    '/\t/evil.example',
  ])('the browser does not leave the site for %j', async (return_to) => {
    const browser = browse(stub)
    await browser.get('/users/sign_in')
    const fields = { login: 'mira', password: demoPasswords.mira, return_to }
    expect((await browser.send('/users/sign_in', fields)).location).toBe('/profile/account')
    const again = await browser.get(`/users/sign_in?return_to=${encodeURIComponent(return_to)}`)
    expect(again.location).toBe('/profile/account')
  })
})

test('pages link to the home page and the reference if the server has them', async () => {
  expect((await browse(stub).get('/mira/sketches')).html).not.toContain('href="/docs"')
  await using other = await startStub({ seed: seedDemo, docs: (_request, _response, next) => next() })
  const { html } = await browse(other).get('/users/sign_in')
  expect(html).toContain('href="/"')
  expect(html).toContain('href="/docs"')
})

test('the clone URL has the host that a trusted proxy reports, and no Host header that is no host', async () => {
  await using proxied = await startStub({ seed: seedDemo, trustProxy: true })
  const cloneUrlFor = async (headers: Record<string, string>): Promise<string | undefined> => {
    const page = await fetch(`${proxied.origin}/mira/sketches`, { headers })
    return /git clone ([^<]+)</.exec(await page.text())?.[1]
  }
  const proxy = { 'X-Forwarded-Host': 'forge.example.com', 'X-Forwarded-Proto': 'https' }
  expect(await cloneUrlFor(proxy)).toBe('https://forge.example.com/mira/sketches.git')
  expect(await cloneUrlFor({ 'X-Forwarded-Host': 'evil>;' })).toBe(`${proxied.origin}/mira/sketches.git`)
})

test('the page of a merge request names the project of the source branch', async () => {
  await using own = await startStub({ seed: seedDemo })
  const tom = createForgeClient({ baseUrl: own.baseUrl, token: demoTokens.tom })
  const { id: target_project_id } = await unwrap(tom.getProject({ path: { id: 'atelier/loom' } }))
  await unwrap(tom.createBranch({ path: { id: 'tom/loom' }, body: { branch: 'feature/hem', ref: 'v0.9.0' } }))
  const body = { source_branch: 'feature/hem', target_branch: 'master', title: 'Hem', target_project_id }
  await unwrap(tom.createMergeRequest({ path: { id: 'tom/loom' }, body }))
  const browser = browse(own)
  await browser.get('/users/sign_in')
  await browser.send('/users/sign_in', { login: 'tom', password: demoPasswords.tom })
  const page = async () => (await browser.get('/atelier/loom/merge_requests/4')).html
  expect(await page()).toContain('tom/loom:feature/hem → master')
  await tom.deleteProject({ path: { id: 'tom/loom' } })
  expect(await page()).toContain('feature/hem of a project that is deleted or not visible → master')
})

import { describe, expect, onTestFinished, test } from 'vitest'
import { startStub, type Stub, type StubOptions } from '../../../server-stub/index.ts'
import { run } from '../../cli/captured.ts'

async function limited(rateLimit: number, options: StubOptions = {}): Promise<Stub> {
  const stub = await startStub({ rateLimit, ...options })
  onTestFinished(() => stub.close())
  return stub
}

/** The statuses of that many equal requests, one after the other. */
async function statuses(count: number, url: string, init?: RequestInit): Promise<number[]> {
  const found: number[] = []
  for (let sent = 0; sent < count; sent++) {
    const response = await fetch(url, init)
    await response.text()
    found.push(response.status)
  }
  return found
}

describe('requests beyond the limit return 429', () => {
  test('in the shape of the other errors, with the time to wait', async () => {
    const { baseUrl } = await limited(2)
    const first = await fetch(`${baseUrl}/projects`)
    expect([first.headers.get('RateLimit-Limit'), first.headers.get('RateLimit-Remaining')]).toEqual([
      '2',
      '1',
    ])
    expect(await statuses(1, `${baseUrl}/projects`)).toEqual([200])
    const rejected = await fetch(`${baseUrl}/projects`)
    expect(rejected.status).toBe(429)
    expect(await rejected.json()).toEqual({ message: '429 Too Many Requests' })
    expect(rejected.headers.get('Content-Type')).toBe('application/json')
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(Number(rejected.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
    expect(rejected.headers.get('RateLimit-Remaining')).toBe('0')
  })

  test('for pages and Git as well, not for preflight requests and the endpoints below /-/', async () => {
    const { origin, baseUrl } = await limited(1, { cors: ['*'] })
    expect(await statuses(1, `${origin}/users/sign_in`)).toEqual([200])
    expect(await statuses(1, `${origin}/users/sign_in`)).toEqual([429])
    expect(await statuses(1, `${origin}/a/b.git/info/refs?service=git-upload-pack`)).toEqual([429])
    expect(await statuses(2, `${origin}/-/health`)).toEqual([200, 200])
    const preflight = { Origin: 'https://example.com', 'Access-Control-Request-Method': 'GET' }
    expect(await statuses(1, `${baseUrl}/user`, { method: 'OPTIONS', headers: preflight })).toEqual([204])
  })
})

test('scripts of other origins can read a 429 and when to repeat the request', async () => {
  const { baseUrl } = await limited(1, { cors: ['https://app.example.com'] })
  const headers = { Origin: 'https://app.example.com' }
  await statuses(1, `${baseUrl}/projects`, { headers })
  const rejected = await fetch(`${baseUrl}/projects`, { headers })
  expect([rejected.status, rejected.headers.get('Access-Control-Allow-Origin')]).toEqual([
    429,
    'https://app.example.com',
  ])
  const exposed = rejected.headers.get('Access-Control-Expose-Headers')?.split(',')
  const sent = [...rejected.headers.keys()].filter((name) => /^(?:ratelimit-|retry-after)/.test(name))
  expect(sent).toHaveLength(4)
  expect(exposed?.map((name) => name.toLowerCase())).toEqual(expect.arrayContaining(sent))
})

test('each valid token has a limit of its own, the IP the requests without one', async () => {
  const stub = await limited(3)
  const url = `${stub.baseUrl}/projects`
  const withToken = { headers: { 'PRIVATE-TOKEN': stub.adminToken } }
  // The first request with a token counts for the IP, since the token has not been validated yet.
  expect(await statuses(5, url, withToken)).toEqual([200, 200, 200, 200, 429])
  expect(await statuses(3, url)).toEqual([200, 200, 429])
  expect(await statuses(1, `${url}?private_token=${stub.adminToken}`)).toEqual([429])
})

test('invalid tokens count for the IP', async () => {
  const { baseUrl } = await limited(3)
  const found: number[] = []
  for (const token of ['a', 'b', 'c', 'd', 'e']) {
    const headers = { 'PRIVATE-TOKEN': token }
    found.push(...(await statuses(1, `${baseUrl}/projects`, { headers })))
  }
  expect(found).toEqual([401, 401, 401, 429, 429])
})

test('Basic credentials that only Git uses do not count as a token on public operations', async () => {
  const { baseUrl } = await limited(2)
  const found: number[] = []
  for (const name of ['a', 'a', 'b', 'b']) {
    const headers = { Authorization: `Basic ${btoa(`${name}:x`)}` }
    found.push(...(await statuses(1, `${baseUrl}/projects`, { headers })))
  }
  expect(found).toEqual([200, 200, 429, 429])
})

test('valid Basic credentials of Git have a limit of their own', async () => {
  const stub = await limited(3)
  const asRoot = { method: 'POST', headers: { 'PRIVATE-TOKEN': stub.adminToken } }
  expect(await statuses(1, `${stub.baseUrl}/projects?name=a&visibility=private`, asRoot)).toEqual([201])
  const owner = 'root'
  const url = `${stub.origin}/${owner}/a.git/info/refs?service=git-upload-pack`
  const headers = { Authorization: `Basic ${btoa(`${owner}:${stub.adminToken}`)}` }
  expect(await statuses(5, url, { headers })).toEqual([200, 200, 200, 200, 429])
})

test('IPs of one IPv6 network count together, behind a trusted proxy', async () => {
  const { baseUrl } = await limited(1, { trustProxy: true })
  const from = (ip: string) => statuses(1, `${baseUrl}/projects`, { headers: { 'X-Forwarded-For': ip } })
  expect(await from('2001:db8:1:2::1')).toEqual([200])
  expect(await from('2001:db8:1:2:ffff:ffff:ffff:ffff')).toEqual([429])
  expect(await from('2001:db8:1:3::1')).toEqual([200])
  expect(await from('192.0.2.1')).toEqual([200])
  expect(await from('::ffff:192.0.2.1')).toEqual([429])
})

test('there is no limit without --rate-limit', async () => {
  const args = ['serve', '--port', '0', '--seed', 'none']
  const seen: number[][] = []
  for (const more of [[], ['--rate-limit', '2']]) {
    let working: Promise<unknown> | undefined
    await run([...args, ...more], {
      onOutput: (out, stop) => {
        working ??= statuses(4, `${/http\S+\/api\/v4/.exec(out)?.[0]}/projects`)
          .then((found) => seen.push(found))
          .finally(stop)
      },
    })
  }
  expect(seen).toEqual([
    [200, 200, 200, 200],
    [200, 200, 429, 429],
  ])
})

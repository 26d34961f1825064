import { expect, test } from 'vitest'
import { startStub, type Stub } from '../../../server-stub/index.ts'

interface Call {
  method?: string
  as?: 'developer' | 'reporter'
  body?: Record<string, string>
}

/** The status of the response. The typed client throws for a status that the contract does not document, as 503. */
async function statusOf(forge: Stub, path: string, { method = 'GET', as, body }: Call = {}): Promise<number> {
  const headers = as === undefined ? {} : { 'PRIVATE-TOKEN': (await forge.account(as)).token }
  const init = { method, headers, ...(body === undefined ? {} : { body: new URLSearchParams(body) }) }
  return (await fetch(forge.baseUrl + path, init)).status
}

const knot = { method: 'POST', as: 'developer', body: { title: 'Knot' } } as const

test('an injected status affects the given number of requests, then the operation works again', async () => {
  await using forge = await startStub()
  const { id } = await forge.project()
  const fault = forge.fail('createIssue', { status: 503, retryAfter: 2, times: 2 })
  for (const expected of [503, 503, 201])
    expect(await statusOf(forge, `/projects/${id}/issues`, knot)).toBe(expected)
  expect(fault.hits).toBe(2)
  const developer = await forge.as('developer')
  const issues = await developer.listProjectIssues({ path: { id } })
  expect(issues.ok && issues.data.length).toBe(1)
  expect(forge.requests().map(({ status, fault: injected }) => [status, injected])).toEqual([
    [503, 'status 503'],
    [503, 'status 503'],
    [201, undefined],
    [200, undefined],
  ])
})

test('the error response has the form of the contract and Retry-After', async () => {
  await using forge = await startStub()
  forge.fail('*', { status: 429, retryAfter: 30 })
  const response = await fetch(`${forge.baseUrl}/projects`)
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('30')
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ message: '429 Too Many Requests' })
})

test('other operations are not affected', async () => {
  await using forge = await startStub()
  forge.fail('listProjects', { status: 500 })
  expect(await statusOf(forge, '/user', { as: 'developer' })).toBe(200)
  expect(await statusOf(forge, '/projects', { as: 'developer' })).toBe(500)
})

test('performed: the write is done although the client gets an error', async () => {
  await using forge = await startStub()
  const { id } = await forge.project()
  const developer = await forge.as('developer')
  forge.fail('createIssue', { status: 504, performed: true, times: 1 })
  expect(await statusOf(forge, `/projects/${id}/issues`, knot)).toBe(504)
  const issues = await developer.listProjectIssues({ path: { id } })
  expect(issues.ok && issues.data.map(({ title }) => title)).toEqual(['Knot'])
})

test.for(['reset', 'truncate'] as const)(
  'connection %s: the client gets a network error',
  async (connection) => {
    await using forge = await startStub()
    const fault = forge.fail('listProjects', { connection })
    const read = async (): Promise<unknown> => (await fetch(`${forge.baseUrl}/projects`)).json()
    await expect(read()).rejects.toThrow(TypeError)
    fault.remove()
    expect(await read()).toEqual([])
  },
)

test('connection truncate: the part of a file has the media type of the file', async () => {
  await using forge = await startStub()
  const { id } = await forge.project({ files: { 'README.md': '# Loom\n' } })
  const { token } = await forge.account('developer')
  forge.fail('getRawFile', { connection: 'truncate' })
  const response = await fetch(`${forge.baseUrl}/projects/${id}/repository/files/README.md/raw?ref=master`, {
    headers: { 'PRIVATE-TOKEN': token },
  })
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('content-length')).toBe('7')
  await expect(response.text()).rejects.toThrow(TypeError)
})

test('connection hang: the client aborts, and closing the server does not wait for it', async () => {
  await using forge = await startStub()
  forge.fail('listProjects', { connection: 'hang' })
  const given = fetch(`${forge.baseUrl}/projects`, { signal: AbortSignal.timeout(100) })
  await expect(given).rejects.toThrow('aborted due to timeout')
  const hanging = fetch(`${forge.baseUrl}/projects`)
  const failed = expect(hanging).rejects.toThrow(TypeError)
  await expect.poll(() => forge.requests().length).toBe(2)
  await forge.close()
  await failed
})

test('a delayed request is handled normally, and closing the server ends the delay', async () => {
  await using forge = await startStub()
  forge.fail('listProjects', { delay: 20, times: 1 })
  expect((await fetch(`${forge.baseUrl}/projects`)).status).toBe(200)
  expect(forge.requests()[0]?.fault).toBe('delay 20 ms')
  forge.fail('listProjects', { delay: 3_600_000 })
  const waiting = expect(fetch(`${forge.baseUrl}/projects`)).rejects.toThrow(TypeError)
  await expect.poll(() => forge.requests().length).toBe(2)
  await forge.close()
  await waiting
})

test('a fault can be limited to one caller and to later requests', async () => {
  await using forge = await startStub()
  const { id } = await forge.project()
  forge.fail('getProject', { status: 502, as: 'developer', after: 1 })
  forge.fail('listProjects', { status: 503, as: 'anonymous' })
  const statuses = [
    await statusOf(forge, `/projects/${id}`, { as: 'developer' }),
    await statusOf(forge, `/projects/${id}`, { as: 'reporter' }),
    await statusOf(forge, `/projects/${id}`, { as: 'developer' }),
    await statusOf(forge, '/projects', { as: 'reporter' }),
    await statusOf(forge, '/projects'),
  ]
  expect(statuses).toEqual([200, 200, 502, 200, 503])
})

test('faults end with their block and with reset()', async () => {
  await using forge = await startStub()
  const status = (): Promise<number> => statusOf(forge, '/projects')
  {
    using fault = forge.fail('listProjects', { status: 500 })
    expect(await status()).toBe(500)
    expect(fault.hits).toBe(1)
  }
  expect(await status()).toBe(200)
  forge.fail('listProjects', { status: 500 })
  await forge.reset()
  expect(await status()).toBe(200)
})

const rejected = {
  "Unknown operation 'createIsue'; did you mean 'createIssue'?": ['createIsue', { status: 500 }],
  "Unknown option 'stauts' of fail(); did you mean 'status'?": ['createIssue', { stauts: 500 }],
  'A fault needs status, delay or connection': ['createIssue', {}],
  'A fault has either a status or a connection, not both': [
    'createIssue',
    { status: 500, connection: 'reset' },
  ],
  'The status of a fault must be from 400 to 599, not 200': ['createIssue', { status: 200 }],
  'retryAfter needs a status': ['createIssue', { delay: 1, retryAfter: 1 }],
  "The option 'status' of fail() must be a number, not '500'": ['createIssue', { status: '500' }],
  "The option 'connection' of fail() must be reset, hang or truncate, not 'drop'": [
    'createIssue',
    { connection: 'drop' },
  ],
  "The option 'connection' of fail() must be reset, hang or truncate, not 'rset'; did you mean 'reset'?": [
    'createIssue',
    { connection: 'rset' },
  ],
  "The option 'as' of fail() must be admin, owner, master, developer, reporter, guest, nonMember or anonymous, not 'devloper'; did you mean 'developer'?":
    ['createIssue', { as: 'devloper', status: 500 }],
  'The argument of fail() must be an object, not null': ['createIssue', null],
  'times must be a number of at least 0, not -1': ['createIssue', { status: 500, times: -1 }],
}

test.for(Object.entries(rejected))('%s', async ([message, parameters]) => {
  await using forge = await startStub()
  // As from JavaScript, where no type rejects them.
  const untyped: Parameters<Stub['fail']> = JSON.parse(JSON.stringify(parameters))
  expect(() => forge.fail(...untyped)).toThrow(new TypeError(message))
})

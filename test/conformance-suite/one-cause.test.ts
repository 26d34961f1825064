/** A fault in what a server does for many operations, or in one operation that many checks call, is one finding. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import type { Report } from '../conformance/index.ts'
import { forwarding } from './support/forwarding.ts'
import { alterJson, rewriting, sendPlainly, type Passing, type Reject } from './support/proxy.ts'
import { runSuite } from './support/runs.ts'

let stub: Stub
beforeAll(async () => {
  stub = await startStub()
})
afterAll(() => stub.close())

async function reportOn(alter: (passed: Passing) => void, reject?: Reject): Promise<Report> {
  await using server = await rewriting(stub.baseUrl, alter, sendPlainly, reject)
  return await runSuite({ baseUrl: server.baseUrl, adminToken: stub.adminToken }, { areas: ['tags'] })
}

const keysOf = ({ findings }: Report) => findings.map(({ key }) => key)

describe('of all operations', () => {
  test.for([
    [
      'a status',
      'contract/undocumented-status/200',
      (passed: Passing) => {
        if (passed.status === 201) passed.status = 200
      },
    ],
    [
      'a media type',
      'contract/media-type/text/html',
      (passed: Passing) => {
        if (passed.status === 404) passed.headers['content-type'] = 'text/html'
      },
    ],
    [
      'a header that is missing',
      'contract/header/Link/missing',
      (passed: Passing) => {
        delete passed.headers['link']
      },
    ],
    [
      'a header with another value',
      'contract/header/X-Total/is-not-the-number-of-items',
      (passed: Passing) => {
        const total = passed.headers['x-total']
        if (total !== undefined) passed.headers['x-total'] = String(Number(total) + 1)
      },
    ],
    [
      'the format of times',
      'contract/schema/format/date-time',
      (passed: Passing) => {
        const text = passed.body.toString('utf8')
        passed.body = Buffer.from(text.replaceAll(/(\d{4}-\d\d-\d\d)T([\d:.]+)Z/g, '$1 $2 UTC'))
      },
    ],
    [
      'an object around every list',
      'contract/schema/body/The-body-is-an-array',
      (passed: Passing) => {
        if (passed.body.toString('utf8').startsWith('[')) alterJson(passed, (data) => ({ data }))
      },
    ],
  ] as const)('%s', async ([, key, alter]) => {
    expect(keysOf(await reportOn(alter))).toEqual([key])
  })

  test('text outside the Basic Multilingual Plane', async () => {
    const report = await reportOn((passed) => {
      passed.body = Buffer.from(passed.body.toString('utf8').replaceAll(/[\u{10000}-\u{10ffff}]/gu, '????'))
    })
    expect(report.findings.length).toBeGreaterThan(0)
    expect(report.findings.length).toBeLessThanOrEqual(3)
    expect(new Set(report.findings.flatMap(({ operations }) => operations))).toContain('createTag')
  })
})

test('a content coding of bodies that are not encoded', async () => {
  const report = await reportOn((passed) => {
    if (passed.body.length > 0) passed.headers['content-encoding'] = 'gzip'
  })
  expect(keysOf(report)).toEqual(['contract/encoding/Content-Encoding/gzip'])
})

test('the pages of one list', async () => {
  const report = await reportOn((passed) => {
    if (passed.method !== 'GET' || !/\/repository\/tags(?:\?|$)/.test(passed.target)) return
    if ('x-page' in passed.headers) passed.headers['x-page'] = '7'
  })
  expect(report.findings).toMatchObject([{ operations: ['listTags'] }])
})

test('a deletion that is confirmed and not done', async () => {
  await using server = await forwarding(stub.origin, async ({ method, path, send }) => {
    const isDeletion = method === 'DELETE' && /\/repository\/tags\/[^/]+$/.test(path)
    const kept = isDeletion ? await send({ method: 'GET', body: null }) : null
    return kept?.ok === true ? kept : await send()
  })
  const target = { baseUrl: server.baseUrl, adminToken: stub.adminToken }
  const { findings } = await runSuite(target, { areas: ['tags'] })
  // Without credentials, the tag of a public project is found.
  const ofEffect = findings.filter(({ key }) => !key.startsWith('topic/no-credentials'))
  expect(ofEffect).toMatchObject([{ operations: ['deleteTag'] }])
})

test('different faults are different findings', async () => {
  const report = await reportOn((passed) => {
    const path = passed.target.replace(/\?.*/, '')
    if (passed.method === 'POST' && path.endsWith('/repository/tags') && passed.status === 201)
      passed.status = 200
    if (passed.method === 'GET' && path.endsWith('/repository/tags')) {
      delete passed.headers['x-total']
      alterJson(passed, (tags) => (Array.isArray(tags) ? tags.toReversed() : tags))
    }
    if (passed.method === 'PUT' && path.endsWith('/release') && passed.status === 200) passed.status = 500
    if (passed.method === 'POST' && path.endsWith('/release') && passed.status === 201) passed.status = 500
    if (passed.method === 'DELETE' && path.includes('/repository/tags/') && passed.status === 200)
      passed.status = 500
  })
  expect(keysOf(report).toSorted()).toEqual([
    'contract/header/X-Total/missing',
    'contract/unavailable/createRelease',
    'contract/unavailable/deleteTag',
    'contract/unavailable/updateRelease',
    'contract/undocumented-status/createTag/200',
    'order/listTags',
  ])
})

test('a status that blocks checks and fails others', async () => {
  const report = await reportOn((passed) => {
    if (passed.method !== 'GET' || !/\/repository\/tags\/[^/?]+(?:\?|$)/.test(passed.target)) return
    if (passed.status === 404) passed.status = 403
  })
  const [finding] = report.findings
  expect(keysOf(report)).toEqual(['status/404/403'])
  const blocked = report.checks.filter(({ verdict }) => verdict === 'blocked')
  expect(blocked.length).toBeGreaterThan(0)
  expect(new Set(blocked.map(({ cause }) => cause?.finding))).toEqual(new Set([finding?.key]))
})

test('routes that do not find encoded slashes', async () => {
  const report = await reportOn(
    () => {},
    ({ target }) =>
      /%2f/i.test(target.replace(/\?.*/, ''))
        ? {
            status: 404,
            headers: { 'content-type': 'application/json' },
            body: Buffer.from('{"error":"404 Not Found"}'),
          }
        : undefined,
  )
  expect(keysOf(report)).toEqual(['contract/unknown-route/a-path-that-contains-2F'])
})

test('the evidence, the check and the rule of a finding belong together', async () => {
  const report = await reportOn((passed) => {
    if (passed.method === 'GET' && /\/repository\/tags(?:\?|$)/.test(passed.target))
      alterJson(passed, (tags) => (Array.isArray(tags) ? tags.toReversed() : tags))
  })
  const [finding] = report.findings
  expect(report.findings).toMatchObject([
    { key: 'order/listTags', title: 'listTags: Its items are in another order.' },
  ])
  const shown = report.checks.find(({ id }) => id === finding?.checks[0])
  expect(shown?.rules).toContain(finding?.rules[0])
  expect(shown?.reason).toContain(finding?.expected)
})

test('operations for which a framework has no route', async () => {
  const has = /^(?:GET \/user|POST \/users|DELETE \/users\/\d+|(?:POST \/projects|GET \/projects\/[^/]+))$/
  const report = await reportOn(
    () => {},
    ({ method, target }) => {
      const path = target.replace(/\?.*/, '')
      if (has.test(`${method} ${path}`)) return undefined
      const body = Buffer.from(`<!doctype html><pre>Cannot ${method} /api/v4${path}</pre>`)
      return { status: 404, headers: { 'content-type': 'text/html' }, body }
    },
  )
  expect(keysOf(report)).toEqual(['contract/not-implemented'])
  const [finding] = report.findings
  expect(finding?.operations).toEqual(expect.arrayContaining(['createCommit']))
  // The set-up of the repository failed, and no check has its requests.
  expect(finding?.script).toMatch(/^curl /m)
})

test('an operation that rejects every request in its own words has a route', async () => {
  const report = await reportOn(
    () => {},
    ({ method, target }) => {
      if (method !== 'POST' || !/\/repository\/tags(?:\?|$)/.test(target)) return undefined
      const body = Buffer.from('{"message":"404 Branch Not Found"}')
      return { status: 404, headers: { 'content-type': 'application/json' }, body }
    },
  )
  expect(keysOf(report)).toEqual(['contract/unavailable/createTag'])
})

test('several checks of one rule about all operations', async () => {
  await using server = await rewriting(
    stub.baseUrl,
    () => {},
    sendPlainly,
    ({ target }) =>
      /no.such.route/.test(target)
        ? { status: 404, headers: { 'content-type': 'application/json' }, body: Buffer.from('{"code":404}') }
        : undefined,
  )
  const target = { baseUrl: server.baseUrl, adminToken: stub.adminToken }
  const { findings } = await runSuite(target, { rules: ['general/unknown-route-is-404'] })
  expect(findings).toMatchObject([{ rules: ['general/unknown-route-is-404'], count: 5 }])
})

test('private projects that non-members can read say nothing about sudo', async () => {
  await using server = await forwarding(stub.origin, async ({ path, send }) => {
    const response = await send()
    if (response.status !== 404 || !/\/projects\/\d+$/.test(path)) return response
    return await send({ headers: { 'private-token': stub.adminToken } })
  })
  const target = { baseUrl: server.baseUrl, adminToken: stub.adminToken }
  const rules = ['general/sudo-header', 'general/sudo-by-username']
  const { checks } = await runSuite(target, { rules })
  expect(checks.filter(({ verdict }) => verdict === 'fail')).toEqual([])
  expect(checks.filter(({ verdict }) => verdict === 'blocked')).toHaveLength(2)
})

test('sudo that is ignored', async () => {
  await using server = await forwarding(stub.origin, ({ url, headers, send }) => {
    headers.delete('sudo')
    url.searchParams.delete('sudo')
    return send()
  })
  const target = { baseUrl: server.baseUrl, adminToken: stub.adminToken }
  const { findings, checks, exitCode } = await runSuite(target, { areas: ['tags'] })
  expect(findings).toMatchObject([{ key: 'contract/unavailable/sudo', operations: ['getCurrentUser'] }])
  expect(checks.filter(({ verdict }) => verdict === 'fail')).toEqual([])
  expect(exitCode).toBe(1)
})

test('requests that a server rejects because of their rate are sent again', async () => {
  let requests = 0
  const report = await reportOn(
    () => {},
    () => {
      requests += 1
      if (requests % 50 !== 0) return undefined
      return { status: 429, headers: { 'retry-after': '0' }, body: Buffer.from('Too many requests.') }
    },
  )
  expect(keysOf(report)).toEqual([])
  expect(report.notes.join('\n')).toMatch(/limits the rate of requests \(status 429\): \d+ were sent again/)
})

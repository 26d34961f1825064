import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { OperationId } from '../../generated/operations.ts'
import type { Exchange } from '../conformance/protocol/exchange.ts'
import { violationsOf } from '../conformance/protocol/validate.ts'

interface Given {
  readonly target?: string
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body?: unknown
  readonly raw?: Uint8Array
}

const json = { 'content-type': 'application/json' }

const paging = {
  ...json,
  link: '<https://forge.example.com/api/v4/x?page=1>; rel="first", <https://forge.example.com/api/v4/x?page=1>; rel="last"',
  'x-total': '1',
  'x-total-pages': '1',
  'x-per-page': '20',
  'x-page': '1',
  'x-next-page': '',
  'x-prev-page': '',
}

const user = {
  id: 2,
  username: 'mira',
  name: 'Mira Castell',
  state: 'active',
  avatar_url: null,
  web_url: 'https://forge.example.com/mira',
}

/** The kinds of the violations in a response. */
function kinds(operation: OperationId | null, given: Given): string[] {
  return violations(operation, given).map(({ kind }) => kind)
}

function violations(
  operation: OperationId | null,
  { status = 200, target = '/x', headers = json, body, raw }: Given,
) {
  const bytes = raw ?? Buffer.from(body === undefined ? '' : JSON.stringify(body))
  const exchange: Exchange = {
    phase: 'act',
    operation,
    actor: 'somebody',
    request: { method: 'GET', target, headers: {}, body: null },
    outcome: {
      kind: 'response',
      response: { status, headers: new Map(Object.entries(headers)), body: bytes },
    },
    milliseconds: 1,
    waited: 0,
  }
  return violationsOf(exchange)
}

test('a response that matches the contract is accepted', () => {
  expect(kinds('listProjectUsers', { headers: paging, body: [user] })).toEqual([])
})

test('properties that the contract does not declare are lawful', () => {
  expect(kinds('listProjectUsers', { headers: paging, body: [{ ...user, mood: 'fine' }] })).toEqual([])
})

test('parameters of the media type and its case do not matter', () => {
  const headers = { ...paging, 'content-type': 'Application/JSON; charset=utf-8' }
  expect(kinds('listProjectUsers', { headers, body: [user] })).toEqual([])
})

test('a status of 500 or above is always one', () => {
  expect(kinds('listProjectUsers', { status: 500 })).toEqual(['server-error'])
  expect(kinds(null, { status: 503 })).toEqual(['server-error'])
})

test('an undocumented status is named', () => {
  expect(violations('getProject', { status: 418 })[0]).toMatchObject({
    kind: 'undocumented-status',
    actual: 'Status 418.',
  })
})

test('another media type, no body and broken JSON are distinguished', () => {
  const html = { 'content-type': 'text/html' }
  expect(kinds('getUser', { headers: html, raw: Buffer.from('<p>') })).toEqual(['media-type'])
  expect(kinds('getUser', {})).toEqual(['missing-body'])
  expect(kinds('getUser', { raw: Buffer.from('{"id":') })).toEqual(['encoding'])
  expect(kinds('getUser', { raw: Buffer.from([0x22, 0xff, 0x22]) })).toEqual(['encoding'])
})

test.for(['getRawFile', 'downloadJobArtifacts', 'downloadArtifactsOfRef', 'getJobTrace'] as const)(
  'any media type of the file that %s returns is lawful',
  (operation) => {
    const raw = Buffer.from('{ PK')
    for (const type of ['application/zip', 'image/png', 'application/json'])
      expect(kinds(operation, { headers: { 'content-type': type }, raw })).toEqual([])
    expect(kinds(operation, { headers: {}, raw })).toEqual([])
  },
)

test('a body that is not specified may be absent', () => {
  expect(kinds('deleteMergeRequest', {})).toEqual([])
})

test.for([
  'blockUser',
  'unblockUser',
  'unstarProject',
  'subscribeToItem',
  'unsubscribeFromItem',
  'cancelMergeWhenPipelineSucceeds',
  'stopEnvironment',
  'triggerPipeline',
] as const)('%s may succeed with or without a body', (operation) => {
  for (const status of [200, 201]) {
    expect(kinds(operation, { status, body: { id: 7 } })).toEqual([])
    expect(kinds(operation, { status })).toEqual([])
  }
  expect(kinds(operation, { status: 204, headers: {} })).toEqual([])
})

test('a subscription or star that does not change may be 304', () => {
  for (const operation of ['unstarProject', 'subscribeToItem', 'unsubscribeFromItem'] as const)
    expect(kinds(operation, { status: 304, headers: {} })).toEqual([])
})

test('an error whose status is not specified may be 405, 409 or 422', () => {
  const jobs = ['cancelJob', 'retryJob', 'eraseJob', 'keepJobArtifacts'] as const
  for (const operation of [...jobs, 'enableProjectRunner', 'updateMergeRequest', 'updateRelease'] as const)
    for (const status of [405, 409, 422])
      expect(kinds(operation, { status, body: { message: 'Not now' } })).toEqual([])
})

test('a missing property is reported once with its path, for any item of a list', () => {
  const { username: _, ...nameless } = user
  const headers = { ...paging, 'x-total': '3' }
  const found = violations('listProjectUsers', { headers, body: [nameless, user, nameless] })
  expect(found).toHaveLength(1)
  expect(found[0]?.expected).toBe('[] has the property `username`.')
})

test('of several alternatives the closest is reported', () => {
  const found = violations('listUsers', { headers: paging, body: [{ ...user, state: 'asleep' }] })
  expect(found.map(({ expected }) => expected)).toEqual(['[].state is one of ["active","blocked"].'])
})

test('two properties that allow null are two defects', () => {
  const found = violations('listIssues', { headers: paging, body: [{ milestone: 5, assignee: 'mira' }] })
  const ofType = found.filter(({ actual }) => /^\[\]\.(milestone|assignee) is/.test(actual))
  expect(ofType.map(({ expected }) => expected).toSorted()).toEqual([
    '[].assignee is an object.',
    '[].milestone is an object.',
  ])
  expect(new Set(ofType.map(({ key }) => key)).size).toBe(2)
})

const wrongCounts = (operation: OperationId, body: unknown) =>
  violations(operation, { headers: paging, body }).filter(({ key }) => key.includes('Count/type'))

test('properties that have one schema are defects of their own, each the same in all responses', () => {
  const project = { star_count: '0', forks_count: '1', open_issues_count: 2 }
  const keys = wrongCounts('listProjects', [project, project]).map(({ key }) => key)
  expect(keys.toSorted()).toEqual(['schema|Count/type/forks_count', 'schema|Count/type/star_count'])
  expect(
    wrongCounts('getProject', project)
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(keys.toSorted())
  expect(wrongCounts('getProject', project)[0]?.formerKeys).toContain('schema|Count/type')
})

test('the key of a property that allows null names its schema', () => {
  const found = violations('listIssues', { headers: paging, body: [{ assignee: 'mira', author: 'mira' }] })
  const keys = found.filter(({ key }) => key.includes('UserSummary')).map(({ key }) => key)
  expect(keys.toSorted()).toEqual([
    'schema|UserSummaryFields/type/assignee',
    'schema|UserSummaryFields/type/author',
  ])
})

test('each alternative is compiled once, however many items violate it', () => {
  const body = Array.from({ length: 20 }, (_, index) => ({ ...user, state: `state ${index}` }))
  const headers = { ...paging, 'x-total': '20' }
  const compile = vi.spyOn(Ajv2020.prototype, 'compile')
  onTestFinished(() => compile.mockRestore())
  expect(violations('listUsers', { headers, body })).not.toEqual([])
  const first = compile.mock.calls.length
  expect(violations('listUsers', { headers, body })).not.toEqual([])
  expect(compile.mock.calls.length).toBe(first)
  expect(first).toBeLessThan(20)
})

test('formats are validated completely', () => {
  const found = violations('getCurrentUserSshKey', {
    body: { id: 1, title: 'a', key: 'b', created_at: '2017-13-41T00:00:00Z' },
  })
  expect(found.map(({ expected }) => expected)).toEqual(['created_at has the format date-time.'])
})

test('each missing or malformed paging header is reported', () => {
  const { 'x-total': _, ...others } = paging
  const found = violations('listProjectUsers', { headers: { ...others, 'x-page': 'one' }, body: [user] })
  expect(found.map(({ kind, actual }) => `${kind}: ${actual}`)).toEqual([
    'header: The header X-Total is missing.',
    'header: X-Page: one',
  ])
})

const ofUsers = (headers: Record<string, string>, body: unknown) =>
  violations('listProjectUsers', { headers: { ...paging, ...headers }, body }).map(({ actual }) => actual)

test('a total that is not the number of items of a first page that is not full is one', () => {
  expect(ofUsers({ 'x-total': '2' }, [user])).toEqual(['X-Total: 2'])
  expect(ofUsers({}, [])).toEqual(['X-Total: 1'])
  expect(ofUsers({ 'x-total': '2', 'x-per-page': '1' }, [user])).toEqual([])
  expect(ofUsers({ 'x-total': '21', 'x-page': '2' }, [user])).toEqual([])
})

const ofSearch = (target: string) =>
  violations('listUsers', { target, headers: { ...paging, 'x-total': '2' }, body: [user] }).map(
    ({ actual }) => actual,
  )

test('the total of a list of the instance is compared if a text narrows it down', () => {
  expect(ofSearch('/users?search=mats')).toEqual(['X-Total: 2'])
  expect(ofSearch('/users?active=true')).toEqual([])
  expect(ofSearch('/users?search=&active=true')).toEqual([])
})

test('a missing response is reported by its cause', () => {
  const exchange: Exchange = {
    phase: 'act',
    operation: 'getUser',
    actor: 'somebody',
    request: { method: 'GET', target: '/x', headers: {}, body: null },
    outcome: { kind: 'fault', fault: { kind: 'timeout', text: 'No complete answer within 10 s.' } },
    milliseconds: 1,
    waited: 0,
  }
  expect(violationsOf(exchange)[0]).toMatchObject({
    kind: 'no-response',
    actual: 'No complete answer within 10 s.',
  })
})

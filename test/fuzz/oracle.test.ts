import { expect, test } from 'vitest'
import { readAccessTable } from './access-table.ts'
import type { ApiRequest } from './case.ts'
import { problemsOf } from './oracle.ts'
import type { Sent } from './send.ts'
import type { World } from './world.ts'

const access = readAccessTable()
const world: World = {
  tokens: new Map([['owner', 'secret-token']]),
  records: { private: {}, internal: {}, public: {} },
}
const step: ApiRequest = {
  operation: 'getProject',
  method: 'GET',
  actor: 'non-member',
  credential: 'header',
  visibility: 'private',
  path: { id: { record: 'project' } },
  query: [],
  body: {},
  unknown: { count: 0, length: 1 },
  encoding: 'json',
  form: 'origin',
}

function response(status: number, body: unknown, headers: Record<string, string> = {}): Sent {
  const all = new Map(Object.entries({ 'content-type': 'application/json', ...headers }))
  return {
    method: 'GET',
    target: '/api/v4/projects/1',
    path: ['1'],
    isCut: false,
    actor: 'non-member',
    outcome: {
      kind: 'response',
      response: { status, headers: all, body: Buffer.from(JSON.stringify(body)) },
    },
  }
}

const kinds = (sent: Sent): string[] => problemsOf(step, sent, world, access).map(({ kind }) => kind)

test('reads the access table by operation, visibility and caller', () => {
  expect(access('getProject', 'private', 'non-member')).toBe(404)
  expect(access('getProject', 'public', 'anonymous')).toBe(200)
  expect(access('createProjectForUser', 'public', 'external')).toBe(403)
  expect(access('deleteGroup', 'internal', 'administrator')).toBe(200)
})

test('reports a 400 of an operation that declares none, unless the request has no Host', () => {
  const read: ApiRequest = { ...step, operation: 'getBranch' }
  const sent: Sent = response(400, { message: '400 Bad Request' })
  expect(problemsOf(read, sent, world, access)).toMatchObject([{ kind: 'violation' }])
  expect(problemsOf({ ...read, form: 'no-host' }, sent, world, access)).toEqual([])
})

test.for<[string, Sent, string[]]>([
  ['a rejection', response(404, { message: '404 Project Not Found' }), []],
  ['a server error', response(500, { message: '500' }), ['server-error']],
  ['a general status', response(413, { message: '413' }), []],
  ['an error without a message', response(404, {}), ['violation', 'violation']],
  ['an undocumented status', response(299, {}), ['violation', 'unauthorised']],
  ['a success of a caller without access', response(200, { id: 1 }), ['violation', 'unauthorised']],
  [
    'a token in a header',
    response(404, { message: '404' }, { link: '<?private_token=secret-token>' }),
    ['secret'],
  ],
  ['a success of another operation at a cut path', { ...response(200, { id: 1 }), isCut: true }, []],
  ['a success of the caller that was sent', { ...response(200, { id: 1 }), actor: 'owner' }, ['violation']],
  [
    'a record found by another notation of its number',
    { ...response(200, { id: 1 }), path: ['0x1'], actor: 'owner' },
    ['violation', 'number'],
  ],
  ['headers without end', response(404, { message: '404' }, { link: 'x'.repeat(70_000) }), ['violation']],
  [
    'no response',
    { ...response(200, {}), outcome: { kind: 'fault', fault: { kind: 'cut', text: 'reset' } } },
    ['no-response'],
  ],
])('reports %s', ([, sent, expected]) => {
  expect([...new Set(kinds(sent))].toSorted()).toEqual([...new Set(expected)].toSorted())
})

import { describe, expect, test } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import {
  HttpError,
  forbidden,
  invalid,
  missing,
  notFound,
  type HttpErrorKind,
} from '../../../server-stub/http/errors.ts'
import { describeIncident as told } from '../../../server-stub/http/log.ts'
import { referenceHandler } from '../../../scripts/reference/handler.ts'
import { startStub } from '../../../server-stub/index.ts'
import { serve } from '../support/serve.ts'

describe('error responses', () => {
  test.for<[string, HttpError, number, unknown]>([
    ['unauthenticated', new HttpError('unauthenticated'), 401, { message: '401 Unauthorized' }],
    ['forbidden', forbidden(), 403, { message: '403 Forbidden' }],
    [
      'forbidden with a reason',
      forbidden('The project is archived'),
      403,
      { message: '403 Forbidden - The project is archived' },
    ],
    ['not found', notFound(), 404, { message: '404 Not Found' }],
    ['not found by name', notFound('Email'), 404, { message: '404 Email Not Found' }],
    ['missing', missing('title', 'key'), 400, { message: 'title is missing, key is missing' }],
    [
      'invalid',
      invalid({ key: ['is taken'], inner: { path: ['is odd'] } }),
      400,
      { message: { key: ['is taken'], inner: { path: ['is odd'] } } },
    ],
    ['conflict', new HttpError('conflict'), 409, { message: '409 Conflict' }],
    ['unprocessable', new HttpError('unprocessable'), 422, { message: '422 Unprocessable Entity' }],
  ])('%s', async ([, failure, status, body]) => {
    await using app = await serve({
      createCurrentUserSshKey: async () => {
        throw failure
      },
    })
    const response = await app.send('/user/keys', { method: 'POST', json: { title: 'a', key: 'b' } })
    expect(response).toMatchObject({ status, body })
    expect(app.incidents).toEqual([])
  })

  test('an unexpected error is a bare 500 and is reported without secrets', async () => {
    await using app = await serve({
      getCurrentUserEmail: async () => {
        throw new Error('the cellar is flooded')
      },
    })
    const response = await app.send(
      '/user/emails/3?private_token=pt-secret&page=2&access_token=at-secret&x%5Bpassword%5D=pw-secret',
    )
    expect(response).toMatchObject({ status: 500, body: { message: '500 Internal Server Error' } })
    const [incident] = app.incidents
    expect(incident).toMatchObject({
      kind: 'unexpected',
      method: 'GET',
      requestId: response.headers.get('x-request-id'),
    })
    expect(incident && told(incident)).toContain('the cellar is flooded')
    expect(incident && told(incident)).not.toContain('secret')
  })
})

const undeclaredKinds: [HttpErrorKind, number][] = [
  ['request-timeout', 408],
  ['too-large', 413],
  ['uri-too-long', 414],
  ['unsupported-media-type', 415],
  ['expectation-failed', 417],
  ['too-many-requests', 429],
  ['headers-too-large', 431],
  ['unavailable', 503],
]

test('the page of errors of the reference names the statuses that no operation declares', async () => {
  await using forge = await startStub({ docs: referenceHandler({}) })
  const page = await (await fetch(`${forge.origin}/docs/errors`)).text()
  const [, names = ''] = /the reference server also returns ([^.]+)\./.exec(page) ?? []
  expect(names.split(/, | and /).map(Number)).toEqual(undeclaredKinds.map(([, status]) => status))
})

test.for(undeclaredKinds)(
  'an error of a kind that no operation declares keeps its status: %s',
  async ([kind, status]) => {
    expect(Object.values(operations).filter(({ responses }) => status in responses)).toEqual([])
    await using app = await serve({
      getCurrentUser: () =>
        Promise.reject(new HttpError(kind, { message: 'Later', headers: { 'Retry-After': '7' } })),
    })
    const response = await app.send('/user')
    expect(response).toMatchObject({ status, body: { message: 'Later' } })
    expect(response.headers.get('retry-after')).toBe('7')
    expect(app.incidents).toEqual([])
  },
)

test('an error response has the headers of the error', async () => {
  await using app = await serve({
    getCurrentUser: () =>
      Promise.reject(new HttpError('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } })),
  })
  const { status, headers } = await app.send('/user')
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
})

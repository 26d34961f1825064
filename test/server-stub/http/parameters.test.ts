import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { BodyOf } from '../../../server-stub/http/handler.ts'
import { multipart, recorder } from '../support/recorder.ts'
import { invalidParametersIn, serve, type Sent } from '../support/serve.ts'

const project = { name: 'Loom', issues_enabled: true, tag_list: ['weaving', 'ci'] }
const fields: [string, string][] = [
  ['name', 'Loom'],
  ['issues_enabled', 'true'],
  ['tag_list[]', 'weaving'],
  ['tag_list[]', 'ci'],
]

/** A write with a body in a content encoding. */
function encoded(encoding: string, body: Uint8Array): Sent {
  return {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'content-type': 'application/json', 'content-encoding': encoding },
  }
}

describe('parameters of a write', () => {
  test.for<[string, string, Sent]>([
    ['JSON', '', { json: project }],
    [
      'JSON with a charset',
      '',
      { json: project, headers: { 'content-type': 'application/json; charset=UTF-8' } },
    ],
    ['an urlencoded form', '', { body: new URLSearchParams(fields) }],
    ['a multipart form', '', { body: multipart(fields) }],
    ['the query string', `?${new URLSearchParams(fields)}`, {}],
    [
      'the query string and JSON together',
      '?tag_list[]=weaving&tag_list[]=ci&issues_enabled=1',
      { json: { name: 'Loom' } },
    ],
    ['repeated names', '?name=Loom&issues_enabled=true&tag_list=weaving&tag_list=ci', {}],
  ])('may come as %s', async ([, query, sent]) => {
    await using app = await recorder()
    const response = await app.send(`/projects${query}`, { method: 'POST', ...sent })
    expect([response.status, app.bodies]).toEqual([409, [project]])
  })
})

describe('types of a body', () => {
  test.for<[string, unknown]>([
    ['issues_enabled', 'true'],
    ['namespace_id', '7'],
    ['tag_list', 'weaving'],
    ['name', 7],
  ])('JSON is taken at its word: %s is not %j', async ([name, value]) => {
    await using app = await recorder()
    const response = await app.send('/projects', { method: 'POST', json: { name: 'Loom', [name]: value } })
    expect(response).toMatchObject({
      status: 400,
      body: { message: { [name]: [expect.stringContaining('must be')] } },
    })
    expect(app.bodies).toEqual([])
  })

  test('JSON remains strict with parameters in the query string', async () => {
    await using app = await recorder()
    const response = await app.send('/projects?namespace_id=7', {
      method: 'POST',
      json: { name: 'Loom', issues_enabled: 'true' },
    })
    expect(response).toMatchObject({
      status: 400,
      body: { message: { issues_enabled: ['must be boolean'] } },
    })
  })

  test('a form that is not of the declared type is rejected', async () => {
    await using app = await recorder()
    const response = await app.send('/projects', {
      method: 'POST',
      body: new URLSearchParams({ name: 'a', namespace_id: 'x' }),
    })
    expect(response).toMatchObject({ status: 400, body: { message: { namespace_id: ['must be integer'] } } })
  })
})

describe('properties of a body', () => {
  test('an empty list clears the property, an empty number is ignored', async () => {
    await using app = await recorder()
    await app.send('/projects', {
      method: 'POST',
      body: 'name=Loom&tag_list=&namespace_id=&description=',
      headers: form,
    })
    expect(app.bodies).toEqual([{ name: 'Loom', tag_list: [], description: '' }])
  })

  test('undeclared properties are ignored', async () => {
    await using app = await recorder()
    await app.send('/projects?colour=red', {
      method: 'POST',
      json: { name: 'Loom', admin: true, constructor: 1 },
    })
    expect(app.bodies).toEqual([{ name: 'Loom' }])
  })

  test('a form may contain query parameters of a write without body', async () => {
    await using app = await recorder()
    const sent = { method: 'DELETE', body: new URLSearchParams({ branch: 'master', commit_message: 'Drop' }) }
    const response = await app.send('/projects/7/repository/files/a', sent)
    expect([response.status, app.bodies]).toEqual([200, [{ branch: 'master', commit_message: 'Drop' }]])
  })

  test('a file part is read as text, and invalid bytes are rejected by name', async () => {
    await using app = await recorder()
    const text = multipart([['title', 'Workbench']])
    text.append('key', new File(['ssh-ed25519 AAAA'], 'id.pub'))
    await app.send('/user/keys', { method: 'POST', body: text })
    const bytes = multipart([['title', 'Workbench']])
    bytes.append('key', new File([new Uint8Array([0xff, 0xfe])], 'id.pub'))
    const rejected = await app.send('/user/keys', { method: 'POST', body: bytes })
    expect(app.bodies).toEqual([{ title: 'Workbench', key: 'ssh-ed25519 AAAA' }])
    expect(rejected).toMatchObject({
      status: 400,
      body: { message: { key: [expect.stringContaining('UTF-8')] } },
    })
  })
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('query parameters', () => {
  test.for<[string, unknown]>([
    ['iids[]=1&iids[]=2', [1, 2]],
    ['iids=1&iids=2', [1, 2]],
    ['iids=3', [3]],
    ['iids[0]=4&iids[1]=5', [4, 5]],
    [
      Array.from({ length: 60 }, (_, index) => `iids[]=${index + 1}`).join('&'),
      Array.from({ length: 60 }, (_, index) => index + 1),
    ],
    ['iids[]=', undefined],
  ])('%s is a list', async ([query, iids]) => {
    await using app = await recorder()
    const response = await app.send(`/projects/7/merge_requests?${query}`)
    expect(response.status).toBe(200)
    expect(app.bodies).toMatchObject([iids === undefined ? {} : { iids }])
  })

  test('commas, reserved characters and unknown names pass', async () => {
    await using app = await recorder()
    const response = await app.send(
      '/projects/7/merge_requests?labels=a,b&milestone=v1:(x)/y@z&colour=red&milestone[a]=b',
    )
    expect(response.status).toBe(200)
    expect(app.bodies).toMatchObject([{ labels: 'a,b', milestone: 'v1:(x)/y@z' }])
  })

  test('empty ones are ignored, defaults are inserted', async () => {
    await using app = await recorder()
    const response = await app.send('/projects/7/merge_requests?labels=&state=&order_by=&sort=')
    expect(response.status).toBe(200)
    const [query] = app.bodies
    expect(query).toMatchObject({ order_by: 'created_at', sort: 'desc' })
    expect(query).not.toHaveProperty('labels')
  })

  test('invalid ones are 400, all of them by name', async () => {
    await using app = await recorder()
    const response = await app.send('/projects/7/merge_requests?iids[]=x&sort=up&page=0&per_page=many')
    expect(response.status).toBe(400)
    expect(invalidParametersIn(response)).toEqual(['iids[0]', 'page', 'per_page', 'sort'])
  })
})

describe('invalid bodies', () => {
  test.for<[string, number, Sent]>([
    ['broken JSON', 400, { body: '{"name":', headers: { 'content-type': 'application/json' } }],
    ['a JSON list', 400, { json: [] }],
    ['a JSON text', 400, { json: 'Loom' }],
    [
      'JSON that is not UTF-8',
      400,
      { body: new Uint8Array([0x22, 0xff, 0x22]), headers: { 'content-type': 'application/json' } },
    ],
    ['a broken escape in a form', 400, { body: 'name=%zz', headers: form }],
    [
      'a broken multipart form',
      400,
      { body: '--x\r\nnonsense', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    ],
    [
      'a property named __proto__',
      400,
      { body: '{"name":"a","__proto__":{"admin":true}}', headers: { 'content-type': 'application/json' } },
    ],
    [
      'an inner property named __proto__',
      400,
      { body: '{"name":"a","tag_list":[{"__proto__":1}]}', headers: { 'content-type': 'application/json' } },
    ],
    ['a NUL', 400, { json: { name: 'a\0b' } }],
    ['half a surrogate pair', 400, { json: { name: '\ud800' } }],
    ['another media type', 415, { body: 'name: Loom', headers: { 'content-type': 'application/yaml' } }],
    ['no media type', 415, { body: new TextEncoder().encode('name=Loom') }],
    ['another charset', 415, { body: '{}', headers: { 'content-type': 'application/json; charset=utf-16' } }],
    [
      'an unknown encoding',
      415,
      { body: '{}', headers: { 'content-type': 'application/json', 'content-encoding': 'zap' } },
    ],
    [
      'broken compression',
      400,
      { body: '{}', headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' } },
    ],
  ])('%s is %i', async ([, status, sent]) => {
    await using app = await recorder()
    const response = await app.send('/projects', { method: 'POST', ...sent })
    expect(response).toMatchObject({ status, body: { message: expect.anything() } })
    expect([app.bodies, app.incidents]).toEqual([[], []])
    expect({}).not.toHaveProperty('admin')
  })
})

test('a property named __proto__ returns 400 with that name', async () => {
  await using app = await recorder()
  const headers = { 'content-type': 'application/json' }
  const response = await app.send('/projects', { method: 'POST', body: '{"__proto__":{}}', headers })
  expect(response.body).toEqual({ message: 'A property must not be named __proto__' })
})

test.for<[string, string]>([
  ['text/plain', 'Media type text/plain is not supported; use '],
  ['text/plain; charset=utf-16', 'Media type text/plain is not supported; use '],
  ['', 'The media type is missing; use '],
  ['application/json; charset=utf-16', 'Charset utf-16 is not supported; use utf-8'],
])('the Content-Type %j is 415: %s', async ([type, message]) => {
  await using app = await recorder()
  const headers = type === '' ? {} : { 'content-type': type }
  const response = await app.send('/projects', { method: 'POST', body: Buffer.from('{}'), headers })
  expect(response).toMatchObject({ status: 415, body: { message: expect.stringContaining(message) } })
})

describe('encodings of bodies', () => {
  const json = Buffer.from('{"name":"Loom"}')

  test.for<[string, Uint8Array]>([
    ['gzip', gzipSync(json)],
    ['deflate', deflateSync(json)],
    ['br', brotliCompressSync(json)],
    ['identity', json],
  ])('%s is accepted', async ([encoding, body]) => {
    await using app = await recorder()
    await app.send('/projects', encoded(encoding, body))
    expect(app.bodies).toMatchObject([{ name: 'Loom' }])
  })

  test.for(['zap', 'zstd', 'gzip, br'])('%s is 415 with the supported encodings', async (encoding) => {
    await using app = await recorder()
    const response = await app.send('/projects', encoded(encoding, json))
    expect(response).toMatchObject({
      status: 415,
      body: { message: `Content encoding ${encoding} is not supported; use gzip, deflate, br or none` },
    })
    expect(response.headers.get('accept-encoding')).toBe('gzip, deflate, br')
    expect([app.bodies, app.incidents]).toEqual([[], []])
  })

  test('an unsupported encoding without a body is ignored', async () => {
    await using app = await recorder()
    const response = await app.send('/projects', { headers: { 'content-encoding': 'zstd' } })
    expect(response.status).toBe(200)
  })
})

describe('bodies beyond the limits', () => {
  test('more than the limit is 413', async () => {
    await using app = await serve({}, { bodyLimit: 1000 })
    const response = await app.send('/projects', { method: 'POST', json: { name: 'a'.repeat(2000) } })
    expect(response).toMatchObject({ status: 413, body: { message: '413 Payload Too Large' } })
  })

  test('nesting within the limit is rejected by type', async () => {
    await using app = await recorder()
    const body = `{"name":${'['.repeat(30)}${']'.repeat(30)}}`
    const response = await app.send('/projects', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(response).toMatchObject({ status: 400, body: { message: { name: ['must be string'] } } })
  })
})

describe('missing properties', () => {
  test('a POST of a key without a body returns 400 with title and key', async () => {
    await using app = await recorder()
    const response = await app.send('/user/keys', { method: 'POST' })
    expect(response).toMatchObject({ status: 400, body: { message: 'title is missing, key is missing' } })
  })

  test('a POST of a project without name and path returns 400 with both alternatives', async () => {
    await using app = await recorder()
    const response = await app.send('/projects', {
      method: 'POST',
      json: {} satisfies Partial<BodyOf<'createProject'>>,
    })
    expect(response).toMatchObject({ status: 400, body: { message: 'name or path is missing' } })
  })

  test('are named with their place in a list', async () => {
    await using app = await recorder()
    const json = {
      branch: 'master',
      commit_message: 'Add',
      actions: [{ action: 'delete', file_path: 'a' }, { action: 'delete' }],
    }
    const response = await app.send('/projects/7/repository/commits', { method: 'POST', json })
    expect(response).toMatchObject({ status: 400, body: { message: 'actions[1][file_path] is missing' } })
  })
})

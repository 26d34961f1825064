/** What client libraries send for booleans, for what is absent, and for lists of records. */
import { describe, expect, test } from 'vitest'
import { multipart, recorder } from '../support/recorder.ts'
import type { Sent } from '../support/serve.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

const booleans = [
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
  ['True', true],
  ['False', false],
] as const

describe('booleans', () => {
  test.for(booleans)('in a form, %s means %s', async ([text, value]) => {
    await using app = await recorder()
    await app.send('/projects', {
      method: 'POST',
      body: new URLSearchParams({ name: 'Loom', issues_enabled: text }),
    })
    expect(app.bodies).toEqual([{ name: 'Loom', issues_enabled: value }])
  })

  test.for(booleans)('in a query string, %s means %s', async ([text, value]) => {
    await using app = await recorder()
    await app.send(`/projects?statistics=${text}`)
    expect(app.bodies).toMatchObject([{ statistics: value }])
  })

  test.for(['yes', 'TRUE', '2'])('%s is no boolean', async (text) => {
    await using app = await recorder()
    const response = await app.send(`/projects?statistics=${text}`)
    expect(response).toMatchObject({ status: 400, body: { message: { statistics: ['must be boolean'] } } })
  })
})

describe('null in a JSON body', () => {
  const commit = { branch: 'master', commit_message: 'Add' }
  const action = { action: 'create', file_path: 'a', content: 'A' }

  test('the body null counts as no body: the handler of a fork gets no parameters', async () => {
    await using app = await recorder()
    const response = await app.send('/projects/7/fork', { method: 'POST', json: null })
    expect([response.status, app.bodies]).toEqual([409, [{}]])
  })

  test('the body null returns 400 with the missing parameters', async () => {
    await using app = await recorder()
    const response = await app.send('/user/keys', { method: 'POST', json: null })
    expect(response).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('title is missing') },
    })
  })

  test.for<[string, string, object, object]>([
    [
      'POST',
      '/projects/7/members',
      { user_id: 3, access_level: 30, expires_at: null },
      { user_id: 3, access_level: 30 },
    ],
    [
      'POST',
      '/projects/7/repository/commits',
      { ...commit, author_name: null, actions: [{ ...action, previous_path: null }] },
      { ...commit, actions: [action] },
    ],
  ])('null for an optional parameter counts as missing: %s %s', async ([method, path, json, body]) => {
    await using app = await recorder()
    await app.send(path, { method, json })
    expect(app.bodies).toMatchObject([body])
    expect(JSON.stringify(app.bodies)).not.toContain('null')
  })

  test('null reaches the handler if the contract allows it: home_page_url of the settings', async () => {
    await using app = await recorder()
    await app.send('/application/settings', { method: 'PUT', json: { home_page_url: null } })
    expect(app.bodies).toEqual([{ home_page_url: null }])
  })

  test('null for the required title of a key returns 400: title is missing', async () => {
    await using app = await recorder()
    const response = await app.send('/user/keys', { method: 'POST', json: { title: null, key: 'k' } })
    expect(response).toMatchObject({ status: 400, body: { message: 'title is missing' } })
  })
})

describe('items separated by commas', () => {
  test.for<[string, Sent]>([
    ['one text', { json: { title: 'a', labels: 'bug,urgent' } }],
    ['a list', { json: { title: 'a', labels: ['bug', 'urgent'] } }],
    ['a list in a form', { body: 'title=a&labels[]=bug&labels[]=urgent', headers: form }],
  ])('may be %s', async ([, sent]) => {
    await using app = await recorder()
    await app.send('/projects/7/issues', { method: 'POST', ...sent })
    expect(app.bodies).toMatchObject([{ labels: 'bug,urgent' }])
  })

  test.for<[string, Sent, string[]]>([
    ['one field of a form', { body: 'name=a&tag_list=a,%20b,', headers: form }, ['a', 'b']],
    ['one field with brackets', { body: 'name=a&tag_list[]=a,b', headers: form }, ['a', 'b']],
    ['an empty field', { body: 'name=a&tag_list=', headers: form }, []],
    ['several fields', { body: 'name=a&tag_list[]=a,b&tag_list[]=c', headers: form }, ['a,b', 'c']],
    ['JSON', { json: { name: 'a', tag_list: ['a, b'] } }, ['a, b']],
  ])('may replace a declared list in a form: %s', async ([, sent, tag_list]) => {
    await using app = await recorder()
    await app.send('/projects', { method: 'POST', ...sent })
    expect(app.bodies).toMatchObject([{ tag_list }])
  })

  test('may be a list in a query string', async () => {
    await using app = await recorder()
    await app.send('/projects/7/merge_requests?labels[]=bug&labels[]=urgent')
    expect(app.bodies).toMatchObject([{ labels: 'bug,urgent' }])
  })

  test('are texts', async () => {
    await using app = await recorder()
    const response = await app.send('/projects/7/issues', {
      method: 'POST',
      json: { title: 'a', labels: [7] },
    })
    expect(response).toMatchObject({ status: 400, body: { message: { labels: ['must be string'] } } })
  })
})

describe('records in a form', () => {
  const message = 'branch=master&commit_message=Add'
  const created = { action: 'create', file_path: 'a', content: 'A', encoding: 'text' }
  const deleted = { action: 'delete', file_path: 'b', encoding: 'text' }

  test.for<[string, string, object[]]>([
    [
      'a repeated field starts the next',
      'actions[][action]=create&actions[][file_path]=a&actions[][content]=A&actions[][action]=delete&actions[][file_path]=b',
      [created, deleted],
    ],
    [
      'an index names the record',
      'actions[0][action]=create&actions[1][action]=delete&actions[0][file_path]=a&actions[0][content]=A&actions[1][file_path]=b',
      [created, deleted],
    ],
    ['brackets may be escaped', 'actions%5B%5D%5Baction%5D=delete&actions%5B%5D%5Bfile_path%5D=b', [deleted]],
    [
      'undeclared fields are ignored',
      'actions[][action]=delete&actions[][file_path]=b&actions[][colour]=red&actions[][__proto__]=x',
      [deleted],
    ],
  ])('%s', async ([, actions, expected]) => {
    await using app = await recorder()
    const sent = { method: 'POST', body: `${message}&${actions}`, headers: form }
    const response = await app.send('/projects/7/repository/commits', sent)
    expect([response.body, app.bodies]).toEqual([
      { message: 'seen' },
      [{ branch: 'master', commit_message: 'Add', actions: expected }],
    ])
  })

  test('are accepted in multipart forms as well', async () => {
    await using app = await recorder()
    const pairs = Object.entries(created).map(
      ([name, value]) => [`actions[][${name}]`, value] satisfies [string, string],
    )
    const body = multipart([['branch', 'master'], ['commit_message', 'Add'], ...pairs])
    await app.send('/projects/7/repository/commits', { method: 'POST', body })
    expect(app.bodies).toMatchObject([{ actions: [created] }])
  })

  test('are validated like records in JSON', async () => {
    await using app = await recorder()
    const body = `${message}&actions[][action]=create&actions[]=text`
    const response = await app.send('/projects/7/repository/commits', { method: 'POST', body, headers: form })
    expect(response.status).toBe(400)
    expect(app.bodies).toEqual([])
  })
})

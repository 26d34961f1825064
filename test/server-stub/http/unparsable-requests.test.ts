import { describe, expect, test } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { serve, type Sent } from '../support/serve.ts'

describe('operations without parameters in query and body', () => {
  test.for<[string, string, Sent]>([
    ['broken JSON', '', { body: '{"name":', headers: { 'content-type': 'application/json' } }],
    ['a JSON list', '', { json: [] }],
    ['another media type', '', { body: 'name: Loom', headers: { 'content-type': 'application/yaml' } }],
    [
      'an unknown encoding',
      '',
      {
        body: '{}',
        headers: { 'content-type': 'application/json', 'content-encoding': 'zap' },
      },
    ],
    ['a broken escape in the query string', '?colour=%zz', {}],
  ])('ignore %s', async ([, query, sent]) => {
    await using app = await serve({})
    const response = await app.send(`/projects/7/unstar${query}`, { method: 'POST', ...sent })
    expect([response.status, app.incidents]).toEqual([200, []])
  })

  test('reject a body beyond the limit', async () => {
    await using app = await serve({}, { bodyLimit: 10 })
    const response = await app.send('/projects/7/unstar', { method: 'POST', json: 'a'.repeat(20) })
    expect(response.status).toBe(413)
  })

  test.for(
    Object.values(operations)
      .filter(({ responses }) => !('400' in responses))
      .map(({ method, path }) => [method, path] as const),
  )('are all that declare no 400: %s %s', async ([method, path]) => {
    await using app = await serve({})
    const body = method === 'GET' ? {} : { body: '{', headers: { 'content-type': 'application/json' } }
    const response = await app.send(`${path.replaceAll(/\{\w+\}/g, 'a')}?a=%zz`, { method, ...body })
    expect(response.status).toBeLessThan(300)
  })
})

import { expect } from 'vitest'
import { requestServices } from '../../../server-stub/create-services.ts'
import { createApp, describeIncident, list, slice, type Incident } from '../../../server-stub/index.ts'
import { each, test } from '../../support/forge.ts'
import { send, listen } from '../support/serve.ts'

test('an operation that takes too long returns 503 with Retry-After', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const signals: AbortSignal[] = []
  const incidents: Incident[] = []
  const app = createApp<object>(
    {
      listProjects: async ({ paging }) => {
        await promise
        return list(slice([], paging), (project) => project)
      },
    },
    {
      requestTimeout: 20,
      onIncident: (incident) => incidents.push(incident),
      context: async ({ signal }) => {
        signals.push(signal)
        return {}
      },
    },
  )
  await using server = await listen(app)
  const { status, headers, body } = await send(`${server.origin}/api/v4/projects`)
  expect([status, headers.get('Retry-After'), body]).toEqual([
    503,
    '1',
    { message: '503 Service Unavailable' },
  ])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(incidents.map(describeIncident)).toEqual([
    expect.stringMatching(/^GET .*: 503, The operation took longer than 0.02 seconds$/),
  ])
  resolve()
})

test('what such an operation has written is rolled back', async ({ forge }) => {
  const controller = new AbortController()
  const services = await requestServices(forge.appContext)({
    operationId: 'createGroup',
    credentials: { presented: [{ kind: 'private-token', secret: forge.admin.token }] },
    origin: forge.origin,
    signal: controller.signal,
  })
  const addMessage = async (text: string): Promise<void> => {
    await services.transaction(async ({ db }) => {
      const at = '2026-03-01T08:00:00.000Z'
      const message = { message: text, starts_at: at, ends_at: at, color: '#000000', font: '#ffffff' }
      await db
        .insertInto('broadcast_message')
        .values({ ...message, created_at: at })
        .execute()
      if (text === 'late') controller.abort(new Error('too late'))
    })
  }
  await addMessage('in time')
  await expect(addMessage('late')).rejects.toThrow('too late')
  expect(each(await forge.admin.get('/broadcast_messages'), 'message')).toEqual(['in time'])
})

test('an unused connection is closed later than proxies close theirs, by default after 60 seconds', async ({
  forge,
}) => {
  const { headers } = await forge.admin.get('/user')
  expect(headers.get('Keep-Alive')).toBe('timeout=65')
})

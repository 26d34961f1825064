import { expect, test } from 'vitest'
import { demoTokens, seedDemo } from '../../server-stub/seed/demo.ts'
import { startStub } from '../../server-stub/stub.ts'
import type { AppContext } from '../../server-stub/services.ts'

async function startDemo() {
  const appContexts: AppContext[] = []
  const stub = await startStub({
    seed: async (appContext) => {
      appContexts.push(appContext)
      await seedDemo(appContext)
    },
  })
  const get = async (path: string, token: string): Promise<unknown> =>
    (await fetch(stub.baseUrl + path, { headers: { 'PRIVATE-TOKEN': token } })).json()
  const reseed = async (): Promise<void> => {
    for (const appContext of appContexts) await seedDemo(appContext)
  }
  return {
    stub,
    get,
    reseed,
    async [Symbol.asyncDispose]() {
      await stub.close()
    },
  }
}

test('the demo has a user with a known token in every role', async () => {
  await using demo = await startDemo()
  const levels = { mira: 50, tom: 30, yuki: 20, lena: 10 } as const
  for (const [username, access_level] of Object.entries(levels)) {
    const token = Object.entries(demoTokens).find(([name]) => name === username)?.[1] ?? ''
    expect(await demo.get('/user', token)).toMatchObject({ username, state: 'active' })
    expect(await demo.get('/projects/atelier%2Floom', token)).toMatchObject({
      permissions: { group_access: { access_level } },
    })
  }
  expect(await demo.get('/user', demoTokens.nils)).toMatchObject({
    message: expect.stringContaining('blocked'),
  })
  expect(await demo.get('/user', demo.stub.adminToken)).toMatchObject({
    name: 'Ada Root',
    email: 'root@example.com',
  })
})

test('the demo has a public project, a fork, and a merge request that can be accepted', async () => {
  await using demo = await startDemo()
  expect(await demo.get('/projects/mira%2Fsketches', demoTokens.lena)).toMatchObject({ visibility: 'public' })
  expect(await demo.get('/projects/tom%2Floom', demoTokens.tom)).toMatchObject({ import_status: 'finished' })
  expect(await demo.get('/projects/atelier%2Floom', demoTokens.mira)).toMatchObject({
    default_branch: 'master',
    forks_count: 1,
    tag_list: ['weaving', 'ci'],
  })
  expect(await demo.get('/projects/atelier%2Floom/merge_requests/2', demoTokens.mira)).toMatchObject({
    title: 'Tension the warp evenly',
    state: 'opened',
    merge_status: 'can_be_merged',
    labels: ['weaving'],
    milestone: { title: 'First cloth' },
  })
  expect(
    await demo.get('/projects/atelier%2Floom/repository/commits?ref_name=feature%2Fwarp', demoTokens.yuki),
  ).toMatchObject([
    {
      title: 'Tension the warp evenly',
      author_name: 'Tom Okafor',
      committed_date: '2017-03-14T09:26:53.000Z',
    },
    { title: 'Describe the shuttle', author_name: 'Mira Castell' },
    { title: 'Set up the loom' },
  ])
})

test('the demo has a merge request that waits for its pipeline', async () => {
  await using demo = await startDemo()
  const path = '/projects/atelier%2Floom/merge_requests/3'
  expect(await demo.get(path, demoTokens.mira)).toMatchObject({
    state: 'opened',
    merge_when_pipeline_succeeds: true,
  })
  const cancelled = await fetch(`${demo.stub.baseUrl}${path}/cancel_merge_when_pipeline_succeeds`, {
    method: 'POST',
    headers: { 'PRIVATE-TOKEN': demoTokens.mira },
  })
  expect(cancelled.status).toBe(201)
})

test('the demo has issues and notes, in the order of their creation', async () => {
  await using demo = await startDemo()
  expect(await demo.get('/projects/atelier%2Floom/issues?sort=asc', demoTokens.yuki)).toMatchObject([
    {
      iid: 1,
      title: 'Warp breaks at high tension',
      labels: ['bug', 'urgent'],
      user_notes_count: 2,
      due_date: '2017-04-15',
    },
    { iid: 2, title: 'Describe the heddle', created_at: '2017-03-14T08:00:00.000Z' },
    { iid: 3, title: 'Choose the next colour', created_at: '2017-03-14T11:00:00.000Z' },
  ])
  expect(await demo.get('/projects/atelier%2Floom/merge_requests/2/notes', demoTokens.yuki)).toMatchObject([
    { body: 'Nicely even.', author: { username: 'mira' } },
    { body: 'Ready from my side.', author: { username: 'mira' } },
  ])
})

test('a server with records is not changed', async () => {
  await using demo = await startDemo()
  const before = await demo.get('/users', demo.stub.adminToken)
  await demo.reseed()
  expect(await demo.get('/users', demo.stub.adminToken)).toEqual(before)
})

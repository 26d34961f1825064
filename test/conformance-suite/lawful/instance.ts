/** Instances with existing records or another clock. */
import { reference } from '../../../server-stub/reference.ts'
import { seedDemo } from '../../../server-stub/index.ts'
import { servicesFor } from '../../../server-stub/create-services.ts'
import type { AppContext } from '../../../server-stub/services.ts'
import type { Variation } from './variation.ts'

const day = 86_400_000

export const instance: readonly Variation[] = [
  {
    id: 'used-instance',
    varies:
      'The instance contains users, groups, projects and comments of several years before the first request.',
    lawful: 'The specification does not state that an instance is empty.',
    seed: async (appContext) => {
      const before = await counted(appContext)
      await seedDemo(appContext)
      return (await counted(appContext)) - before
    },
  },
  {
    id: 'crowded-instance',
    varies:
      'The instance contains more users, groups, projects, runners and broadcast messages than fit on one page of a list.',
    lawful: 'The specification does not state that an instance is empty.',
    seed: crowd,
  },
  {
    id: 'clock-years-behind',
    varies: 'The clock of the server is 3,000 days behind.',
    lawful: 'The specification does not mention the clock of the server.',
    clock: (now) => new Date(now.getTime() - 3000 * day),
  },
  {
    id: 'clock-ahead',
    varies: 'The clock of the server is twelve hours ahead.',
    lawful: 'The specification does not mention the clock of the server.',
    clock: (now) => new Date(now.getTime() + day / 2),
  },
  {
    id: 'clock-of-whole-seconds',
    varies: 'The clock of the server has a resolution of one second.',
    lawful:
      '1 § Request conventions 6: "Timestamps are ISO 8601 strings". The specification does not state their precision.',
    clock: (now) => new Date(Math.floor(now.getTime() / 1000) * 1000),
  },
]

async function counted({ db }: AppContext): Promise<number> {
  return (await db.selectFrom('user').select('id').execute()).length
}

const origin = 'http://localhost'

async function crowd(appContext: AppContext): Promise<number> {
  const user = await appContext.db
    .selectFrom('user')
    .selectAll()
    .where('admin', '=', 1)
    .executeTakeFirstOrThrow()
  const services = servicesFor({ kind: 'user', user, sudoer: null }, appContext, origin)
  const size = 130
  const at = appContext.now().toISOString()
  for (let number = 0; number < size; number += 1) {
    const username = `aaa-crowd-${number}`
    await reference.createUser(
      {
        origin,
        operationId: 'createUser',
        path: {},
        query: {},
        body: {
          username,
          email: `${username}@example.com`,
          name: 'Aaa Crowd',
          password: 'Crowded-Room-12',
          confirm: false,
          reset_password: false,
          admin: false,
          external: false,
        },
      },
      services,
    )
    const name = `aaa-crowded-${number}`
    const request = { origin, path: {}, query: {} }
    await reference.createProject(
      { ...request, operationId: 'createProject', body: { name, visibility: 'public' } },
      services,
    )
    await reference.createGroup(
      { ...request, operationId: 'createGroup', body: { name, path: name, visibility: 'public' } },
      services,
    )
    await reference.createBroadcastMessage(
      { ...request, operationId: 'createBroadcastMessage', body: { message: `Crowded ${number}` } },
      services,
    )
    await appContext.db
      .insertInto('runner')
      .values({
        description: name,
        token: name,
        shared: 1,
        active: 1,
        tag_list: '[]',
        created_at: at,
        updated_at: at,
      })
      .execute()
  }
  return size
}

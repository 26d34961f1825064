/** The users of the demo, and their private tokens and passwords, which are public. */
import { users } from '../resources/users/handlers.ts'
import { changeUser } from '../resources/users/index.ts'
import type { UserRow } from '../database/tables.ts'
import { createdBody, emptyRequest, type SeedContext } from './context.ts'

/** Private tokens by username; the administrator's is the server's own. */
export const demoTokens = {
  mira: 'demo-token-of-mira',
  tom: 'demo-token-of-tom',
  yuki: 'demo-token-of-yuki',
  lena: 'demo-token-of-lena',
  nils: 'demo-token-of-nils',
} as const

/** Passwords by username, for signing in on the web pages and for Git. The administrator has none. */
export const demoPasswords = {
  mira: 'demo-password-of-mira',
  tom: 'demo-password-of-tom',
  yuki: 'demo-password-of-yuki',
  lena: 'demo-password-of-lena',
  nils: 'demo-password-of-nils',
} as const satisfies Record<keyof typeof demoTokens, string>

/** @internal */
export type SeedUsers = Readonly<Record<'root' | keyof typeof demoTokens, UserRow>>

/** Creates the administrator Ada and five users, of whom Nils is blocked. @internal */
export async function addUsers(context: SeedContext): Promise<SeedUsers> {
  const root = await addRoot(context)
  const create = (username: keyof typeof demoTokens, name: string, profile: object, hour: number) =>
    addUser(context, root, { username, name, profile, hour })
  const profile = { location: 'Porto', organization: 'Atelier' }
  const mira = await create(
    'mira',
    'Mira Castell',
    { ...profile, bio: 'Weaver and programmer.', website_url: 'https://mira.example' },
    10,
  )
  const tom = await create('tom', 'Tom Okafor', { organization: 'Atelier' }, 11)
  const yuki = await create('yuki', 'Yuki Brandt', {}, 12)
  const lena = await create('lena', 'Lena Duarte', { ...profile, bio: 'Dyes wool.' }, 13)
  const nils = await create('nils', 'Nils Aho', {}, 14)
  await users.blockUser(
    { ...emptyRequest, operationId: 'blockUser', path: { id: nils.id } },
    context.as(root),
  )
  context.at('2017-02-01T09:00:00Z')
  await users.createCurrentUserSshKey(
    {
      ...emptyRequest,
      operationId: 'createCurrentUserSshKey',
      body: { title: 'Workbench', key: workbenchKey },
    },
    context.as(mira),
  )
  return { root, mira, tom, yuki, lena, nils: { ...nils, state: 'blocked' } }
}

/** The private key does not exist. */
const workbenchKey =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIG9ubHkgd292ZW4gZm9yIHRoZSBkZW1vbnN0cmF0aW9u mira@workbench'

async function addRoot({ appContext: { db } }: SeedContext): Promise<UserRow> {
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .selectFrom('user')
      .select('id')
      .where('admin', '=', 1)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const created_at = '2017-01-10T09:00:00.000Z'
    const root = await changeUser(tx, id, {
      name: 'Ada Root',
      email: 'root@example.com',
      created_at,
      confirmed_at: created_at,
    })
    return present(root)
  })
}

interface NewPerson {
  username: keyof typeof demoTokens
  name: string
  profile: object
  hour: number
}

async function addUser(
  context: SeedContext,
  root: UserRow,
  { username, name, profile, hour }: NewPerson,
): Promise<UserRow> {
  context.at(`2017-01-10T${hour}:00:00Z`)
  const email = `${username}@example.com`
  const options = { reset_password: true, admin: false, confirm: false, external: false }
  const result = await users.createUser(
    { ...emptyRequest, operationId: 'createUser', body: { ...profile, ...options, email, username, name } },
    context.as(root),
  )
  const { db, secrets } = context.appContext
  const credentials = {
    private_token: demoTokens[username],
    password_hash: await secrets.hashPassword(demoPasswords[username]),
  }
  const user = await db.transaction().execute((tx) => changeUser(tx, createdBody(result).id, credentials))
  return present(user)
}

function present(user: UserRow | undefined): UserRow {
  if (user === undefined) throw new Error('A user of the demo is missing')
  return user
}

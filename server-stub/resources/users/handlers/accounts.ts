import { Failure, notFound, unlessMissing } from '../../../http/errors.ts'
import { created, list, ok, type Area, type BodyOf } from '../../../http/handler.ts'
import { listedUser, singleUser, userForAdmin, whoAmI } from '../presenter/user.ts'
import type { Services } from '../../../services.ts'
import { accountsOf, addUser, changeUser, linkIdentity, type Account, type NewUser } from '../accounts.ts'
import type { Db, Tx } from '../../../database/connection.ts'
import { pageOf } from '../../../database/paging.ts'
import { endSessionsOf } from '../../../access/sessions.ts'
import { settingsOf } from '../../settings/queries.ts'
import type { UserRow } from '../../../database/tables.ts'
import { onConstraintViolation } from '../../../database/constraints.ts'
import { removeUser } from '../removal.ts'
import { usersMatching } from '../queries.ts'
import { checkUser, userChange, type Attributes } from '../attributes.ts'

const emailTaken = () => new Failure('conflict', { message: 'Email has already been taken' })
const usernameTaken = () => new Failure('conflict', { message: 'Username has already been taken' })
const identityTaken = () => new Failure('conflict', { message: 'Extern uid has already been taken' })
/** What the indexes say. A group's path is taken for users, too. */
export const taken = {
  user_by_email: emailTaken,
  email_by_email: emailTaken,
  user_by_username: usernameTaken,
  namespace_by_full_path: usernameTaken,
  identity_by_provider_extern_uid: identityTaken,
}

export const accounts = {
  async listUsers(request, services) {
    const { query, paging } = request
    const { db, authorize } = services
    authorize('list-users')
    const page = await pageOf(usersMatching(db, query), paging)
    return list({ ...page, rows: await accountsOf(db, page.rows) }, (account) =>
      listedUser(account, services),
    )
  },

  async getUser(request, services) {
    const { path } = request
    const { db, find, authorize } = services
    authorize('read-user')
    return ok(singleUser(await accountOf(db, await find.user(path.id)), services))
  },

  async getCurrentUser(_request, services) {
    services.authorize('read-current-user')
    return ok(whoAmI(await accountOf(services.db, services.currentUser()), services))
  },

  async createUser({ body, origin }, { db, authorize, now, secrets }) {
    authorize('create-user')
    checkUser(body)
    const user = await newUser(body, { db, now, secrets })
    const adding = db.transaction().execute(async (tx) => linked(tx, await addUser(tx, user), body))
    return created(userForAdmin(await accountOf(db, await onConstraintViolation(adding, taken)), origin))
  },

  async updateUser({ path, body, origin }, { db, find, authorize, secrets }) {
    authorize('update-user')
    const { id } = await find.user(path.id)
    return orNotFound(async () => {
      checkUser(body)
      const change = await userChange(body, secrets)
      const password_change_required = body.password === undefined ? undefined : 1
      const changing = db.transaction().execute(async (tx) => {
        if (body.password !== undefined) await endSessionsOf(tx, id)
        return linked(tx, found(await changeUser(tx, id, { ...change, password_change_required })), body)
      })
      return ok(userForAdmin(await accountOf(db, await onConstraintViolation(changing, taken)), origin))
    })
  },

  async deleteUser({ path, query, origin }, { db, find, authorize, now, secrets }) {
    authorize('delete-user')
    const user = await unlessMissing(find.user(path.id))
    if (user === undefined || user.ghost === 1) return ok()
    const account = await accountOf(db, user)
    const ghost = { private_token: secrets.newToken(), created_at: now().toISOString() }
    const hard = query.hard_delete === true
    const removed = await db.transaction().execute((tx) => removeUser(tx, user, { hard, ghost }))
    return removed ? ok(userForAdmin(account, origin)) : ok()
  },

  async blockUser({ path }, { db, find, authorize }) {
    authorize('block-user')
    const { id } = await find.user(path.id)
    await db.transaction().execute((tx) => changeUser(tx, id, { state: 'blocked' }))
    return created(true)
  },

  async unblockUser({ path }, { db, find, authorize }) {
    authorize('block-user')
    const { id } = await find.user(path.id)
    await db.transaction().execute((tx) => changeUser(tx, id, { state: 'active' }))
    return created(true)
  },
} satisfies Partial<Area<'users', Services>>

async function accountOf(db: Db, user: UserRow): Promise<Account> {
  const [account] = await accountsOf(db, [user])
  if (account === undefined) throw notFound('User')
  return account
}

/** The row of a new user; an administrator's wish for a reset takes priority over a password. */
export async function newUser(
  body: BodyOf<'createUser'>,
  { db, now, secrets }: Pick<Services, 'db' | 'now' | 'secrets'>,
): Promise<NewUser> {
  const { password, reset_password, confirm, skip_confirmation = !confirm, ...attributes } = body
  const { default_projects_limit } = await settingsOf(db)
  const at = now().toISOString()
  const given = reset_password || password === undefined ? attributes : { ...attributes, password }
  const change = await userChange(given, secrets)
  return {
    ...change,
    email: body.email,
    username: body.username,
    name: body.name.trim(),
    projects_limit: change.projects_limit ?? default_projects_limit,
    private_token: secrets.newToken(),
    created_at: at,
    confirmed_at: skip_confirmation ? at : null,
  }
}

function found(user: UserRow | undefined): UserRow {
  if (user === undefined) throw notFound('User')
  return user
}

/** The user, linked to the account at an external provider that is given. */
async function linked(tx: Tx, user: UserRow, { provider, extern_uid }: Attributes): Promise<UserRow> {
  if (provider !== undefined && extern_uid !== undefined)
    await linkIdentity(tx, { user_id: user.id, provider, extern_uid })
  return user
}

/** Whatever fails in changing a user is a 404. Spec: document 1, "Endpoint-specific error rules". */
async function orNotFound<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    throw error instanceof Failure ? notFound('User') : error
  }
}

/** Creates, changes and deletes users and their SSH keys. */
import { endSessionsOf } from '../../access/sessions.ts'
import type { Db } from '../../database/connection.ts'
import { lockInstance, lockUser } from '../../database/locks.ts'
import type { SshKeyRow, UserRow } from '../../database/tables.ts'
import { columnsOf } from '../../http/attributes.ts'
import { HttpError, forbidden, invalid, missing, notFound } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { Services, TransactionServices } from '../../services.ts'
import { deleteHiddenProjects } from '../projects/commands/index.ts'
import { settingsOf } from '../settings/index.ts'
import { userColumns, validateSshKey, validateUser } from './attributes.ts'
import { fingerprintOf } from './public-key.ts'
import { insertSshKey } from './queries/keys-and-emails.ts'
import { deleteHiddenUser, hideUser, unfinishedUserDeletions } from './queries/removal.ts'
import { hasOtherAdministrator, userById } from './queries/users.ts'
import { addUser, changeUser, linkIdentity, type NewUser } from './queries/writes.ts'
import { accountOf } from './relations.ts'
import type { Account } from './record.ts'

const conflict = (message: string) => () => new HttpError('conflict', { message })
const emailTaken = conflict('Email has already been taken')
const usernameTaken = conflict('Username has already been taken')
const userViolations = {
  user_by_email: emailTaken,
  email_by_email: emailTaken,
  user_by_username: usernameTaken,
  // Users and groups share their paths.
  namespace_by_full_path: usernameTaken,
  identity_by_provider_extern_uid: conflict('Extern uid has already been taken'),
}

const sshKeyViolations = {
  ssh_key_by_fingerprint: () =>
    invalid({ fingerprint: ['has already been taken'], key: ['has already been taken'] }),
}

/** Creates a user. */
export async function createUser(services: Services, body: BodyOf<'createUser'>): Promise<UserRow> {
  // `false` is the default, so it does not replace the password.
  if (body.password === undefined && !body.reset_password) throw missing('password')
  const given = withPriorityOfReset(body)
  validateUser(given)
  const row = await newUser(services, given)
  return services.transaction(async (tx) => {
    const user = await addUser(tx.db, row)
    await linkProvider(tx, user.id, given)
    return user
  }, userViolations)
}

/** `reset_password` takes priority over a password, also over one that is invalid. */
function withPriorityOfReset(body: BodyOf<'createUser'>): BodyOf<'createUser'> {
  const { password, ...others } = body
  return body.reset_password === true || password === undefined ? others : { ...others, password }
}

async function newUser({ db, now, secrets }: Services, body: BodyOf<'createUser'>): Promise<NewUser> {
  const { email, username, password, confirm, skip_confirmation = !confirm } = body
  const { default_projects_limit } = await settingsOf(db)
  const created_at = now().toISOString()
  const columns = columnsOf(body, userColumns)
  return {
    ...columns,
    email,
    username,
    name: body.name.trim(),
    ...(password !== undefined && { password_hash: await secrets.hashPassword(password) }),
    projects_limit: columns.projects_limit ?? default_projects_limit,
    private_token: secrets.newToken(),
    created_at,
    confirmed_at: skip_confirmation ? created_at : null,
  }
}

/** Changes a user. A new password has to be changed at the next sign-in. */
export async function updateUser(
  services: Services,
  id: number,
  body: BodyOf<'updateUser'>,
): Promise<Account> {
  validateUser(body)
  const password =
    body.password === undefined
      ? {}
      : {
          password_hash: await services.secrets.hashPassword(body.password),
          password_change_required: 1 as const,
        }
  return services.transaction(async (tx) => {
    if (body.admin === false) await requireOtherAdministrator(tx, id)
    if (body.password !== undefined) await endSessionsOf(tx.db, id)
    const changed = await changeUser(tx.db, id, { ...columnsOf(body, userColumns), ...password })
    if (changed === undefined) throw notFound('User')
    await linkProvider(tx, id, body)
    return accountOf(tx, changed)
  }, userViolations)
}

async function linkProvider(
  { db }: TransactionServices,
  user_id: number,
  { provider, extern_uid }: BodyOf<'updateUser'>,
): Promise<void> {
  if (provider !== undefined && extern_uid !== undefined)
    await linkIdentity(db, { user_id, provider, extern_uid })
}

/** Blocks or unblocks a user. */
export async function setUserState(
  { transaction }: Services,
  id: number,
  state: UserRow['state'],
): Promise<void> {
  await transaction(async (tx) => {
    if (state === 'blocked') await requireOtherAdministrator(tx, id)
    await changeUser(tx.db, id, { state })
  })
}

/**
 * Throws 403 if the user is the only active administrator: without one, no caller of the API could administer the instance.
 * Locks the user as well, who could become an administrator meanwhile.
 */
async function requireOtherAdministrator({ db }: TransactionServices, id: number): Promise<void> {
  await lockUser(db, id)
  const user = await userById(db, id)
  if (user?.admin !== 1 || user.state !== 'active') return
  await lockInstance(db)
  if (!(await hasOtherAdministrator(db, id)))
    throw forbidden('The instance requires at least one active administrator')
}

/** Hides a user, deletes the user in portions, and returns the account; undefined if the user was deleted before, and for the ghost user. */
export async function deleteUser(
  services: Services,
  user: UserRow,
  { hard }: { hard: boolean },
): Promise<Account | undefined> {
  if (user.ghost === 1) return undefined
  const account = await accountOf(services, user)
  const hidden = await services.transaction((tx) => hideAccount(tx, user, hard))
  if (hidden === undefined) return undefined
  await deleteHiddenUser(services.db, user.id)
  await deleteHiddenProjects(services.db, hidden)
  return account
}

async function hideAccount(
  tx: TransactionServices,
  user: UserRow,
  hard: boolean,
): Promise<number[] | undefined> {
  await requireOtherAdministrator(tx, user.id)
  const ghost = { private_token: tx.secrets.newToken(), created_at: tx.now().toISOString() }
  return hideUser(tx.db, user, { hard, ghost, unknownToken: tx.secrets.newToken() })
}

/** Deletes hidden users whose deletion has not been completed. */
export async function resumeUserDeletions(db: Db): Promise<void> {
  for (const id of await unfinishedUserDeletions(db)) await deleteHiddenUser(db, id)
}

/** Adds an SSH key to a user. */
export async function addSshKey(
  { transaction }: Services,
  owner: UserRow,
  body: BodyOf<'createUserSshKey'>,
): Promise<SshKeyRow> {
  const [title, key] = [body.title.trim(), body.key.trim()]
  const fingerprint = fingerprintOf(key)
  validateSshKey({ title, key }, fingerprint)
  return transaction(
    ({ db, now }) =>
      insertSshKey(db, { user_id: owner.id, title, key, fingerprint, created_at: now().toISOString() }),
    sshKeyViolations,
  )
}

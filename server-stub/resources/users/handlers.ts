/** Users, the current user, SSH keys and emails. Spec: document 2, "Users". */
import { onInstance, type AuthorizedArea } from '../../authorized.ts'
import { undefinedIfNotFound } from '../../http/errors.ts'
import { created, list, ok } from '../../http/handler.ts'
import { addSshKey, createUser, deleteUser, setUserState, updateUser } from './commands.ts'
import {
  currentUser,
  currentUserUnderSudo,
  email,
  sshKey,
  user,
  userForAdmin,
  userSummary,
} from './presenter.ts'
import { deleteSshKey, pageOfEmails, pageOfSshKeys } from './queries/keys-and-emails.ts'
import { accountsOf, pageOfUsers } from './queries/users.ts'
import { accountOf } from './relations.ts'

export const users = {
  listUsers: onInstance(async ({ query, paging }, { db, can, origin }) => {
    const page = await pageOfUsers(db, query, paging)
    if (!can('see-private-details')) return list(page, (row) => userSummary(row, origin))
    return list({ ...page, rows: await accountsOf(db, page.rows) }, (account) =>
      userForAdmin(account, origin),
    )
  }),

  getUser: onInstance(async ({ path }, services) => {
    const { find, can, origin } = services
    const found = await find.user(path.id)
    if (!can('see-private-details')) return ok(user(found, origin))
    return ok(userForAdmin(await accountOf(services, found), origin))
  }),

  getCurrentUser: onInstance(async (_request, services) => {
    const view = services.can('see-private-token') ? currentUserUnderSudo : currentUser
    return ok(view(await accountOf(services, services.currentUser()), services.origin))
  }),

  createUser: onInstance(async ({ body }, services) => {
    const added = await createUser(services, body)
    return created(userForAdmin(await accountOf(services, added), services.origin))
  }),

  updateUser: onInstance(async ({ path, body }, services) => {
    const { id } = await services.find.user(path.id)
    return ok(userForAdmin(await updateUser(services, id, body), services.origin))
  }),

  deleteUser: onInstance(async ({ path, query }, services) => {
    const found = await undefinedIfNotFound(services.find.user(path.id))
    const account = found && (await deleteUser(services, found, { hard: query.hard_delete === true }))
    return account === undefined ? ok() : ok(userForAdmin(account, services.origin))
  }),

  blockUser: onInstance(async ({ path }, services) => {
    const { id } = await services.find.user(path.id)
    await setUserState(services, id, 'blocked')
    return created(true)
  }),

  unblockUser: onInstance(async ({ path }, services) => {
    const { id } = await services.find.user(path.id)
    await setUserState(services, id, 'active')
    return created(true)
  }),

  listCurrentUserSshKeys: onInstance(async ({ paging }, { db, currentUser: caller }) =>
    list(await pageOfSshKeys(db, caller().id, paging), sshKey),
  ),

  listUserSshKeys: onInstance(async ({ path, paging }, { db, find }) => {
    const owner = await find.user(path.id)
    return list(await pageOfSshKeys(db, owner.id, paging), sshKey)
  }),

  getCurrentUserSshKey: onInstance(async ({ path }, { find, currentUser: caller }) =>
    ok(sshKey(await find.sshKey(caller(), path.key_id))),
  ),

  createCurrentUserSshKey: onInstance(async ({ body }, services) =>
    created(sshKey(await addSshKey(services, services.currentUser(), body))),
  ),

  createUserSshKey: onInstance(async ({ path, body }, services) => {
    const owner = await services.find.user(path.id)
    return created(sshKey(await addSshKey(services, owner, body)))
  }),

  deleteCurrentUserSshKey: onInstance(async ({ path }, { find, currentUser: caller, transaction }) => {
    const key = await undefinedIfNotFound(find.sshKey(caller(), path.key_id))
    if (key !== undefined) await transaction(({ db }) => deleteSshKey(db, key.id))
    return ok()
  }),

  deleteUserSshKey: onInstance(async ({ path }, { find, transaction }) => {
    const key = await find.sshKey(await find.user(path.id), path.key_id)
    await transaction(({ db }) => deleteSshKey(db, key.id))
    return ok(sshKey(key))
  }),

  listCurrentUserEmails: onInstance(async ({ paging }, { db, currentUser: caller }) =>
    list(await pageOfEmails(db, caller().id, paging), email),
  ),

  listUserEmails: onInstance(async ({ path, paging }, { db, find }) => {
    const owner = await find.user(path.id)
    return list(await pageOfEmails(db, owner.id, paging), email)
  }),

  getCurrentUserEmail: onInstance(async ({ path }, { find, currentUser: caller }) =>
    ok(email(await find.email(caller(), path.email_id))),
  ),
} satisfies AuthorizedArea<'users'>

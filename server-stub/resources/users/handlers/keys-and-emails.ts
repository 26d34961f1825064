import { created, list, ok, type Area, type BodyOf } from '../../../http/handler.ts'
import { check, filled, short, type Complaint } from '../../../http/check.ts'
import { invalid, unlessMissing } from '../../../http/errors.ts'
import { email } from '../presenter/email.ts'
import { sshKey } from '../presenter/ssh-key.ts'
import type { Services } from '../../../services.ts'
import { emailsOf } from '../emails.ts'
import { pageOf } from '../../../database/paging.ts'
import { addSshKey, removeSshKey, sshKeysOf } from '../ssh-keys.ts'
import type { SshKeyRow, UserRow } from '../../../database/tables.ts'
import { onConstraintViolation } from '../../../database/constraints.ts'
import { fingerprintOf } from '../public-key.ts'

const longestKey = 10_000
const keyTaken = {
  ssh_key_by_fingerprint: () =>
    invalid({
      fingerprint: ['has already been taken'],
      key: ['has already been taken'],
    }),
}

export const belongings = {
  async listCurrentUserSshKeys({ paging }, { db, authorize, currentUser }) {
    authorize('manage-own-ssh-keys')
    return list(await pageOf(sshKeysOf(db, currentUser().id), paging), sshKey)
  },

  async listUserSshKeys({ path, paging }, { db, find, authorize }) {
    authorize('manage-user-ssh-keys')
    const owner = await find.user(path.id)
    return list(await pageOf(sshKeysOf(db, owner.id), paging), sshKey)
  },

  async getCurrentUserSshKey({ path }, { find, authorize, currentUser }) {
    authorize('manage-own-ssh-keys')
    return ok(sshKey(await find.sshKey(currentUser(), path.key_id)))
  },

  async createCurrentUserSshKey(request, services) {
    services.authorize('manage-own-ssh-keys')
    return created(sshKey(await addKey(services.currentUser(), request.body, services)))
  },

  async createUserSshKey(request, services) {
    services.authorize('manage-user-ssh-keys')
    const owner = await services.find.user(request.path.id)
    return created(sshKey(await addKey(owner, request.body, services)))
  },

  async deleteCurrentUserSshKey({ path }, { db, find, authorize, currentUser }) {
    authorize('manage-own-ssh-keys')
    const key = await unlessMissing(find.sshKey(currentUser(), path.key_id))
    if (key !== undefined) await removeSshKey(db, key.id)
    return ok()
  },

  async deleteUserSshKey({ path }, { db, find, authorize }) {
    authorize('manage-user-ssh-keys')
    const key = await find.sshKey(await find.user(path.id), path.key_id)
    await removeSshKey(db, key.id)
    return ok(sshKey(key))
  },

  async listCurrentUserEmails({ paging }, { db, authorize, currentUser }) {
    authorize('read-own-emails')
    return list(await pageOf(emailsOf(db, currentUser().id), paging), email)
  },

  async listUserEmails({ path, paging }, { db, find, authorize }) {
    authorize('read-user-emails')
    const owner = await find.user(path.id)
    return list(await pageOf(emailsOf(db, owner.id), paging), email)
  },

  async getCurrentUserEmail({ path }, { find, authorize, currentUser }) {
    authorize('read-own-emails')
    return ok(email(await find.email(currentUser(), path.email_id)))
  },
} satisfies Partial<Area<'users', Services>>

async function addKey(
  owner: UserRow,
  given: BodyOf<'createUserSshKey'>,
  { db, now }: Services,
): Promise<SshKeyRow> {
  const [title, key] = [given.title.trim(), given.key.trim()]
  const fingerprint = fingerprintOf(key)
  check({ title: [filled(title), short(title)], key: [unfitKey(key, fingerprint)] })
  const row = {
    user_id: owner.id,
    title,
    key,
    fingerprint: fingerprint ?? '',
    created_at: now().toISOString(),
  }
  return onConstraintViolation(addSshKey(db, row), keyTaken)
}

function unfitKey(key: string, fingerprint: string | undefined): Complaint {
  return filled(key) || short(key, longestKey) || (fingerprint === undefined && 'is invalid')
}

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
import { orTaken } from '../../../database/constraints.ts'
import { fingerprintOf } from '../public-key.ts'

const longestKey = 10_000
const keyTaken = {
  ssh_key_by_fingerprint: invalid({
    fingerprint: ['has already been taken'],
    key: ['has already been taken'],
  }),
}

export const belongings = {
  async listCurrentUserSshKeys({ paging }, { db, may, me }) {
    may('manage-own-ssh-keys')
    return list(await pageOf(sshKeysOf(db, me().id), paging), sshKey)
  },

  async listUserSshKeys({ path, paging }, { db, find, may }) {
    may('manage-user-ssh-keys')
    const owner = await find.user(path.id)
    return list(await pageOf(sshKeysOf(db, owner.id), paging), sshKey)
  },

  async getCurrentUserSshKey({ path }, { find, may, me }) {
    may('manage-own-ssh-keys')
    return ok(sshKey(await find.sshKey(me(), path.key_id)))
  },

  async createCurrentUserSshKey(request, services) {
    services.may('manage-own-ssh-keys')
    return created(sshKey(await addKey(services.me(), request.body, services)))
  },

  async createUserSshKey(request, services) {
    services.may('manage-user-ssh-keys')
    const owner = await services.find.user(request.path.id)
    return created(sshKey(await addKey(owner, request.body, services)))
  },

  async deleteCurrentUserSshKey({ path }, { db, find, may, me }) {
    may('manage-own-ssh-keys')
    const key = await unlessMissing(find.sshKey(me(), path.key_id))
    if (key !== undefined) await removeSshKey(db, key.id)
    return ok()
  },

  async deleteUserSshKey({ path }, { db, find, may }) {
    may('manage-user-ssh-keys')
    const key = await find.sshKey(await find.user(path.id), path.key_id)
    await removeSshKey(db, key.id)
    return ok(sshKey(key))
  },

  async listCurrentUserEmails({ paging }, { db, may, me }) {
    may('read-own-emails')
    return list(await pageOf(emailsOf(db, me().id), paging), email)
  },

  async listUserEmails({ path, paging }, { db, find, may }) {
    may('read-user-emails')
    const owner = await find.user(path.id)
    return list(await pageOf(emailsOf(db, owner.id), paging), email)
  },

  async getCurrentUserEmail({ path }, { find, may, me }) {
    may('read-own-emails')
    return ok(email(await find.email(me(), path.email_id)))
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
  return orTaken(addSshKey(db, row), keyTaken)
}

function unfitKey(key: string, fingerprint: string | undefined): Complaint {
  return filled(key) || short(key, longestKey) || (fingerprint === undefined && 'is invalid')
}

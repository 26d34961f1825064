import type { Db } from '../../database/connection.ts'
import type { NewRow, SshKeyRow } from '../../database/tables.ts'

/** Public keys of a user, the oldest first. */
export function sshKeysOf(db: Db, userId: number) {
  return db.selectFrom('ssh_key').selectAll().where('user_id', '=', userId).orderBy('id')
}

/** Adds a key; its fingerprint is unique on the instance. */
export async function addSshKey(db: Db, key: NewRow<'ssh_key'>): Promise<SshKeyRow> {
  return db.insertInto('ssh_key').values(key).returningAll().executeTakeFirstOrThrow()
}

export async function removeSshKey(db: Db, id: number): Promise<void> {
  await db.deleteFrom('ssh_key').where('id', '=', id).execute()
}

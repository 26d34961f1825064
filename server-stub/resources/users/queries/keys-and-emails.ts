/** SSH keys and email addresses of users. */
import { keptId } from '../../../access/identifier.ts'
import type { Db, Tx } from '../../../database/connection.ts'
import { pageOf } from '../../../database/paging.ts'
import type { Page, PageRequest } from '../../../page.ts'
import type { EmailRow, NewRow, SshKeyRow } from '../../../database/tables.ts'
import { sameText } from '../../../database/text-conditions.ts'
import { deleteRows, insertRow } from '../../../database/rows.ts'

/** A page of the SSH keys of a user, the oldest first. */
export async function pageOfSshKeys(db: Db, userId: number, paging: PageRequest): Promise<Page<SshKeyRow>> {
  return pageOf(sshKeysOf(db, userId).orderBy('id'), paging)
}

/** An SSH key of a user. */
export async function sshKeyOf(db: Db | Tx, userId: number, id: number): Promise<SshKeyRow | undefined> {
  return sshKeysOf(db, userId).where('id', '=', keptId(id)).executeTakeFirst()
}

function sshKeysOf(db: Db | Tx, userId: number) {
  return db.selectFrom('ssh_key').selectAll().where('user_id', '=', userId)
}

/** Adds an SSH key; its fingerprint is unique on the instance. */
export async function insertSshKey(tx: Tx, key: NewRow<'ssh_key'>): Promise<SshKeyRow> {
  return insertRow(tx, 'ssh_key', key)
}

/** Deletes an SSH key. */
export async function deleteSshKey(tx: Tx, id: number): Promise<void> {
  await deleteRows(tx, 'ssh_key', { id })
}

/** A page of the email addresses of a user, the oldest first. */
export async function pageOfEmails(db: Db, userId: number, paging: PageRequest): Promise<Page<EmailRow>> {
  return pageOf(emailsOf(db, userId).orderBy('id'), paging)
}

/** An email address of a user, by id. */
export async function emailOf(db: Db | Tx, userId: number, id: number): Promise<EmailRow | undefined> {
  return emailsOf(db, userId).where('id', '=', keptId(id)).executeTakeFirst()
}

/** An email address record by its text, ignoring letter case. */
export async function emailByText(db: Db | Tx, userId: number, text: string): Promise<EmailRow | undefined> {
  return emailsOf(db, userId).where(sameText('email', text)).executeTakeFirst()
}

function emailsOf(db: Db | Tx, userId: number) {
  return db.selectFrom('email').selectAll().where('user_id', '=', userId)
}

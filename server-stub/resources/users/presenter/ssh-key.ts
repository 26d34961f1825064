import type { Schema } from '../../../../generated/schemas.ts'
import type { SshKeyRow } from '../../../database/tables.ts'

/** A public key. Spec: document 2, "User". */
export function sshKey({ id, title, key, created_at }: SshKeyRow): Schema<'SshKey'> {
  return { id, title, key, created_at }
}

import type { Schema } from '../../../../generated/schemas.ts'
import type { EmailRow } from '../../../database/tables.ts'

/** An email address. Spec: document 2, "User". */
export function email({ id, email: address }: EmailRow): Schema<'Email'> {
  return { id, email: address }
}

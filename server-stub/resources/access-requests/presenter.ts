import type { Schema } from '../../../generated/schemas.ts'
import { memberUser } from '../members/index.ts'
import type { AccessRequest } from './record.ts'

/** A pending access request. Spec: document 2, "Access request". */
export function accessRequest(row: AccessRequest): Schema<'AccessRequest'> {
  return { ...memberUser(row), requested_at: row.requested_at }
}

/** SQL of access requests. */
import type { SelectQueryBuilder } from 'kysely'
import { keptId } from '../../access/identifier.ts'
import type { QueryContext } from '../../access/viewer.ts'
import type { Db, Tx } from '../../database/connection.ts'
import { pageOf } from '../../database/paging.ts'
import type { Page, PageRequest } from '../../page.ts'
import { addRow } from '../../database/rows.ts'
import type { NewRow, Tables } from '../../database/tables.ts'
import { memberUserColumns } from '../members/index.ts'
import type { MemberSource } from '../members/record.ts'
import type { AccessRequest } from './record.ts'

/** A page of the access requests for a group or project, the oldest first. */
export async function pageOfAccessRequests(
  { db }: QueryContext,
  source: MemberSource,
  paging: PageRequest,
): Promise<Page<AccessRequest>> {
  return pageOf(accessRequestsFor(db, source).orderBy('access_request.id'), paging)
}

/** The access request of a user for a group or project. */
export async function accessRequestOf(
  { db }: QueryContext,
  source: MemberSource,
  userId: number,
): Promise<AccessRequest | undefined> {
  return accessRequestsFor(db, source).where('access_request.user_id', '=', keptId(userId)).executeTakeFirst()
}

function accessRequestsFor(
  db: Db | Tx,
  { kind, id }: MemberSource,
): SelectQueryBuilder<Tables, 'access_request' | 'user', AccessRequest> {
  return db
    .selectFrom('access_request')
    .innerJoin('user', 'user.id', 'access_request.user_id')
    .selectAll('access_request')
    .select(memberUserColumns)
    .where(`access_request.${kind}_id`, '=', id)
}

/** Adds an access request. */
export async function insertAccessRequest(tx: Tx, request: NewRow<'access_request'>): Promise<void> {
  await addRow(tx, 'access_request', request)
}

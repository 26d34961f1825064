import { notFound } from '../../contract/errors.ts'
import type { UserRow } from '../../store/tables.ts'
import type { Seeker } from '../find.ts'
import { asId } from '../identifier.ts'

/** A user by id; every account can be seen by all who may ask for users. */
export async function findUser({ db }: Seeker, id: number | string): Promise<UserRow> {
  const number = asId(id)
  const row =
    number === undefined
      ? undefined
      : await db.selectFrom('user').selectAll().where('id', '=', number).executeTakeFirst()
  if (row === undefined) throw notFound('User')
  return row
}

import type { UserRow } from '../../database/tables.ts'

/** A user as other records embed it. */
export type UserReference = Pick<UserRow, 'id' | 'username' | 'name' | 'state' | 'avatar_url'>

/** Its columns, for `jsonRows`. */
export const userReferenceColumns = {
  id: 'user.id',
  username: 'user.username',
  name: 'user.name',
  state: 'user.state',
  avatar_url: 'user.avatar_url',
} satisfies { [Name in keyof UserReference]: `user.${Name}` }

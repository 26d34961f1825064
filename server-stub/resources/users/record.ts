import type { IdentityRow, UserRow } from '../../database/tables.ts'

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

/** A user with what administrators and the user see of the account. */
export interface Account {
  user: UserRow
  /** Accounts at external sign-in providers. */
  identities: Pick<IdentityRow, 'provider' | 'extern_uid'>[]
  /** Number of projects in the user's namespace. */
  projects: number
}

/** A user with the profile, as other users see the single record. */
export type UserProfile = UserReference &
  Pick<
    UserRow,
    | 'created_at'
    | 'bio'
    | 'location'
    | 'messenger_id'
    | 'work_profile'
    | 'micro_blog'
    | 'website_url'
    | 'organization'
  >

/** Its columns, for `jsonRows`. */
export const userProfileColumns = {
  ...userReferenceColumns,
  created_at: 'user.created_at',
  bio: 'user.bio',
  location: 'user.location',
  messenger_id: 'user.messenger_id',
  work_profile: 'user.work_profile',
  micro_blog: 'user.micro_blog',
  website_url: 'user.website_url',
  organization: 'user.organization',
} satisfies { [Name in keyof UserProfile]: `user.${Name}` }

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

/** The columns of the author that is joined to a record. */
export const authorColumns = [
  'author.username as author_username',
  'author.name as author_name',
  'author.state as author_state',
  'author.avatar_url as author_avatar_url',
] as const

type AuthorColumns = { author_id: number } & {
  [Name in keyof UserReference as Name extends 'id' ? never : `author_${Name}`]: UserReference[Name]
}

/** The author of a record with these columns. */
export function authorOf(row: AuthorColumns): UserReference {
  return {
    id: row.author_id,
    username: row.author_username,
    name: row.author_name,
    state: row.author_state,
    avatar_url: row.author_avatar_url,
  }
}

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

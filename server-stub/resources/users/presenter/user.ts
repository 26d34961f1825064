/** Views of a user, ring by ring. Spec: document 2, "User". */
import type { Schema } from '../../../../generated/schemas.ts'
import type { Can } from '../../../access/policy.ts'
import type { Account } from '../accounts.ts'
import type { UserReference } from '../record.ts'
import type { UserRow } from '../../../database/tables.ts'

/** Who looks, and where from: `https://forge.example.com`. */
export interface Viewer {
  can: Can
  origin: string
}

/** In few words, as other records embed it. */
export function userSummary(user: UserReference, origin: string): Schema<'UserSummary'> {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    state: user.state,
    avatar_url: user.avatar_url,
    web_url: `${origin}/${user.username}`,
  }
}

/** With the profile, as other users see the single record. */
export function user(row: UserRow, origin: string): Schema<'User'> {
  return {
    ...userSummary(row, origin),
    created_at: row.created_at,
    bio: row.bio,
    location: row.location,
    messenger_id: row.messenger_id,
    work_profile: row.work_profile,
    micro_blog: row.micro_blog,
    website_url: row.website_url,
    organization: row.organization,
  }
}

/** With the account, as the user in person sees it. */
function currentUser({ user: row, identities, projects }: Account, origin: string): Schema<'CurrentUser'> {
  return {
    ...user(row, origin),
    email: row.email,
    last_sign_in_at: row.last_sign_in_at,
    confirmed_at: row.confirmed_at,
    last_activity_on: row.last_activity_on,
    color_scheme_id: row.color_scheme_id,
    projects_limit: row.projects_limit,
    current_sign_in_at: row.current_sign_in_at,
    identities: identities.map(({ provider, extern_uid }) => ({ provider, extern_uid })),
    can_create_group: row.can_create_group === 1,
    can_create_project: projects < row.projects_limit,
    two_factor_enabled: row.two_factor_enabled === 1,
    external: row.external === 1,
  }
}

/** All but secrets, as administrators see every user. */
export function userForAdmin(account: Account, origin: string): Schema<'UserForAdmin'> {
  return { ...currentUser(account, origin), is_admin: account.user.admin === 1 }
}

/** The current user; with the private token for an administrator who acts as that user. */
export function whoAmI(account: Account, { can, origin }: Viewer): Schema<'WhoAmI'> {
  if (!can('see-private-token')) return currentUser(account, origin)
  return { ...userForAdmin(account, origin), private_token: account.user.private_token }
}

/** A single user, after what the viewer may see. */
export function singleUser(account: Account, { can, origin }: Viewer): Schema<'SingleUser'> {
  return can('see-private-details') ? userForAdmin(account, origin) : user(account.user, origin)
}

/** A user in a list, after what the viewer may see. */
export function listedUser(
  account: Account,
  { can, origin }: Viewer,
): Schema<'UserForAdmin'> | Schema<'UserSummary'> {
  return can('see-private-details') ? userForAdmin(account, origin) : userSummary(account.user, origin)
}

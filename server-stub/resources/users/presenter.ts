/** Views of users, SSH keys and emails. Spec: document 2, "User". */
import type { Schema } from '../../../generated/schemas.ts'
import type { EmailRow, SshKeyRow } from '../../database/tables.ts'
import type { Account, UserProfile, UserReference } from './record.ts'

/** As other records embed a user. */
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

/** A single user, as other users see it: with the profile. */
export function user(row: UserProfile, origin: string): Schema<'User'> {
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

/** The current user, with the account. */
export function currentUser(
  { user: row, identities, projects }: Account,
  origin: string,
): Schema<'CurrentUser'> {
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

/** Any user, as administrators see it. */
export function userForAdmin(account: Account, origin: string): Schema<'UserForAdmin'> {
  return { ...currentUser(account, origin), is_admin: account.user.admin === 1 }
}

/** The current user under sudo, with the private token. */
export function currentUserUnderSudo(account: Account, origin: string): Schema<'WhoAmI'> {
  return { ...userForAdmin(account, origin), private_token: account.user.private_token }
}

/** A public key. */
export function sshKey({ id, title, key, created_at }: SshKeyRow): Schema<'SshKey'> {
  return { id, title, key, created_at }
}

/** An email address. */
export function email({ id, email: emailText }: EmailRow): Schema<'Email'> {
  return { id, email: emailText }
}

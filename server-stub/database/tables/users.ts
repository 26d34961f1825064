/** Users of the instance, and their credentials. */
import type { Generated } from 'kysely'
import type { DateText, Flag, JsonText, Timestamp } from './columns.ts'

export interface UserTable {
  id: Generated<number>
  /** Unique, letter case aside. */
  username: string
  name: string
  /** The primary email address; unique, letter case aside. */
  email: string
  password_hash: string | null
  state: Generated<'active' | 'blocked'>
  admin: Generated<Flag>
  /** 1 for the one account that inherits the contributions of deleted users. */
  ghost: Generated<Flag>
  /** What happens to the contributions of a user who is being deleted, and is hidden; null for others. */
  deletion: Generated<'reassign' | 'delete' | null>
  bio: string | null
  location: string | null
  messenger_id: Generated<string>
  work_profile: Generated<string>
  micro_blog: Generated<string>
  website_url: Generated<string>
  organization: string | null
  avatar_url: string | null
  projects_limit: Generated<number>
  can_create_group: Generated<Flag>
  external: Generated<Flag>
  color_scheme_id: Generated<number>
  two_factor_enabled: Generated<Flag>
  password_change_required: Generated<Flag>
  /** Kept readable, since an administrator reads it through `GET /user` under sudo. */
  private_token: string
  created_at: Timestamp
  confirmed_at: Timestamp | null
  last_sign_in_at: Timestamp | null
  current_sign_in_at: Timestamp | null
  last_activity_on: DateText | null
}

/** An account of an external sign-in provider. */
export interface IdentityTable {
  id: Generated<number>
  user_id: number
  provider: string
  extern_uid: string
}

/** OAuth 2, personal access and impersonation tokens; the secret itself is never stored. */
export interface AccessTokenTable {
  id: Generated<number>
  kind: 'oauth' | 'personal' | 'impersonation'
  user_id: number
  token_digest: string
  name: string
  /** JSON list of scope names. */
  scopes: Generated<JsonText>
  expires_at: Timestamp | null
  revoked: Generated<Flag>
  created_at: Timestamp
}

/** A signed-in browser: the value of the session cookie, digested. */
/** An attempt to sign in with a password that failed, or has not ended yet. */
export interface SignInAttemptTable {
  id: Generated<number>
  /** Digest of the account or IP address that the attempt counts for. */
  subject: string
  attempted_at: Timestamp
}

export interface SessionTable {
  id: Generated<number>
  cookie_digest: string
  user_id: number
  expires_at: Timestamp
  created_at: Timestamp
}

export interface SshKeyTable {
  id: Generated<number>
  user_id: number
  title: string
  key: string
  fingerprint: string
  created_at: Timestamp
}

/** All email addresses of users, the primary ones among them: unique, letter case aside. */
export interface EmailTable {
  id: Generated<number>
  user_id: number
  email: string
  created_at: Timestamp
}

/** Views of a user, ring by ring. Spec: document 2, "User". */
import type { Schema } from '../../generated/schemas.ts'
import type { UserRow } from '../store/tables.ts'

/** A user in few words; `origin` is where this server is reached: `https://forge.example.com`. */
export function userSummary(user: UserRow, origin: string): Schema<'UserSummary'> {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    state: user.state,
    avatar_url: user.avatar_url,
    web_url: `${origin}/${user.username}`,
  }
}

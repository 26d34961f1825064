/** People: lists of them, and their coming and going. */
import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import type { Tables, UserRow } from '../../database/tables.ts'
import { containsText, sameText } from '../../database/text-conditions.ts'

/** What a list of users is narrowed by. */
export interface UserFilter {
  active?: boolean | undefined
  blocked?: boolean | undefined
  external?: boolean | undefined
  /** Part of name, username or email address. */
  search?: string | undefined
  username?: string | undefined
  extern_uid?: string | undefined
  provider?: string | undefined
}

export type UserQuery = SelectQueryBuilder<Tables, 'user', UserRow>

/** Users that match, in the order in which they came; the ghost, who is nobody, is left out. */
export function usersMatching(db: Db, filter: UserFilter): UserQuery {
  const { search = '', username, extern_uid, provider } = filter
  return db
    .selectFrom('user')
    .selectAll('user')
    .where('user.ghost', '=', 0)
    .$if(filter.active === true, (query) => query.where('user.state', '=', 'active'))
    .$if(filter.blocked === true, (query) => query.where('user.state', '=', 'blocked'))
    .$if(filter.external === true, (query) => query.where('user.external', '=', 1))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or(['user.name', 'user.username', 'user.email'].map((column) => containsText(column, search))),
      ),
    )
    .$if(username !== undefined, (query) => query.where(sameText('user.username', username ?? '')))
    .$if(extern_uid !== undefined && provider !== undefined, (query) =>
      query.where('user.id', 'in', (eb) =>
        eb
          .selectFrom('identity')
          .select('identity.user_id')
          .where('identity.provider', '=', provider ?? '')
          .where('identity.extern_uid', '=', extern_uid ?? ''),
      ),
    )
    .orderBy('user.id')
}

/** A user by username or primary address. */
export async function userByLogin(db: Db, login: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('user')
    .selectAll()
    .where((eb) => eb.or([sameText('username', login), sameText('email', login)]))
    .executeTakeFirst()
}

/** How many projects a user may have in the own namespace. */
export async function projectsLimitOf(db: Db | Tx, id: number): Promise<number> {
  const user = await db.selectFrom('user').select('projects_limit').where('id', '=', id).executeTakeFirst()
  return user?.projects_limit ?? 0
}

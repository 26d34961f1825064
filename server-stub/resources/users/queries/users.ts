/** Reads users. */
import { sql, type Expression, type SelectQueryBuilder } from 'kysely'
import { asId } from '../../../access/identifier.ts'
import type { Db, Tx } from '../../../database/connection.ts'
import { jsonRows, parseRows } from '../../../database/json-rows.ts'
import { pageOf } from '../../../database/paging.ts'
import type { Page, PageRequest } from '../../../page.ts'
import { prepareByIds, prepareQuery } from '../../../database/prepared.ts'
import type { Tables, UserRow } from '../../../database/tables.ts'
import { containsText, sameText } from '../../../database/text-conditions.ts'
import { elsewhere, filtered, type Filters } from '../../../http/attributes.ts'
import type { QueryOf } from '../../../http/handler.ts'
import { userReferenceColumns, type Account } from '../record.ts'

type Parameters = QueryOf<'listUsers'>
type UserQuery = SelectQueryBuilder<Tables, 'user', UserRow>

const byId = prepareQuery((db, { id }: { id: number }, _shape: null) =>
  db.selectFrom('user').selectAll().where('id', '=', id).where('deletion', 'is', null),
)

const byUsername = prepareQuery((db, { name }: { name: string }, _shape: null) =>
  db.selectFrom('user').selectAll().where(sameText('username', name)),
)

const byIds = prepareByIds((db, ids) =>
  db.selectFrom('user').selectAll().where('id', 'in', ids).where('deletion', 'is', null),
)

const accountDetails = prepareByIds((db, ids) =>
  db
    .selectFrom('user')
    .select('user.id')
    .select((eb) => [
      jsonRows(
        db,
        eb.selectFrom('identity').whereRef('identity.user_id', '=', 'user.id'),
        { provider: 'identity.provider', extern_uid: 'identity.extern_uid' },
        'identity.id',
      ).as('identities'),
      eb
        .selectFrom('project')
        .innerJoin('namespace', 'namespace.id', 'project.namespace_id')
        .whereRef('namespace.owner_id', '=', 'user.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('projects'),
    ])
    .where('user.id', 'in', ids),
)

/** The condition of each parameter of the list of users. */
function userFilters({ extern_uid }: Parameters) {
  return {
    active: (query, active) => (active ? query.where('user.state', '=', 'active') : query),
    blocked: (query, blocked) => (blocked ? query.where('user.state', '=', 'blocked') : query),
    external: (query, external) => (external ? query.where('user.external', '=', 1) : query),
    search: (query, text) =>
      text === ''
        ? query
        : query.where((eb) =>
            eb.or(['user.username', 'user.email'].map((column) => containsText(column, text))),
          ),
    username: (query, username) => query.where(sameText('user.username', username)),
    provider: (query, provider) =>
      extern_uid === undefined
        ? query
        : query.where('user.id', 'in', (eb) =>
            eb
              .selectFrom('identity')
              .select('identity.user_id')
              .where('identity.provider', '=', provider)
              .where('identity.extern_uid', '=', extern_uid),
          ),
    // Together with `provider`.
    extern_uid: elsewhere,
  } satisfies Filters<Parameters, UserQuery>
}

/** A page of the users that match, by id. The ghost user can be read, but is not listed. */
export async function pageOfUsers(
  db: Db,
  parameters: Parameters,
  paging: PageRequest,
): Promise<Page<UserRow>> {
  const listed = db
    .selectFrom('user')
    .selectAll('user')
    // A number in the text: it is the condition of an index.
    .where((eb) => eb('user.ghost', '=', eb.lit(0)))
    .where('user.deletion', 'is', null)
  const query = filtered<Parameters, UserQuery>(listed, parameters, userFilters(parameters))
  return pageOf(query.orderBy('user.id'), paging)
}

/** The user of this id. */
export async function userById(db: Db | Tx, id: number | string): Promise<UserRow | undefined> {
  const number = asId(id)
  return number === undefined ? undefined : byId.first(db, { id: number }, null)
}

/** Whether an active user other than this one is an administrator. */
export async function hasOtherAdministrator(tx: Tx, id: number): Promise<boolean> {
  const other = await tx
    .selectFrom('user')
    .select('id')
    .where('admin', '=', 1)
    .where('state', '=', 'active')
    .where('deletion', 'is', null)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** The user of this id or username, letter case aside. Digits are tried as an id first; a username may consist of digits. */
export async function userByIdOrUsername(db: Db | Tx, name: number | string): Promise<UserRow | undefined> {
  return (await userById(db, name)) ?? byUsername.first(db, { name: String(name) }, null)
}

/** The user of this username or primary email address. */
export async function userByLogin(db: Db, login: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('user')
    .selectAll()
    .where((eb) => eb.or([sameText('username', login), sameText('email', login)]))
    .executeTakeFirst()
}

/** Users by id. Null is ignored; ids of no user are absent. */
export async function usersById(
  db: Db | Tx,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, UserRow>> {
  const rows = await byIds(
    db,
    ids.filter((id) => id !== null),
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The users of these usernames in lower case, by id. */
export async function usersByUsername(db: Db | Tx, usernames: readonly string[]): Promise<UserRow[]> {
  if (usernames.length === 0) return []
  return db
    .selectFrom('user')
    .selectAll()
    .where(sql<string>`lower(username)`, 'in', usernames)
    .orderBy('id')
    .execute()
}

/** The accounts of these users, in the same order. */
export async function accountsOf(db: Db | Tx, users: readonly UserRow[]): Promise<Account[]> {
  const rows = await accountDetails(
    db,
    users.map(({ id }) => id),
  )
  const details = new Map(rows.map((row) => [row.id, row]))
  return users.map((user) => {
    const { identities = '[]', projects = 0 } = details.get(user.id) ?? {}
    return { user, identities: parseRows(identities), projects: projects ?? 0 }
  })
}

/** Maximum number of projects in the user's namespace. */
export async function projectsLimitOf(db: Db | Tx, id: number): Promise<number> {
  return (await userById(db, id))?.projects_limit ?? 0
}

/** A column with the user of this id, the author of a record, in the same statement; `authorIn` reads it. */
export function authorRows(db: Db | Tx, id: Expression<number>) {
  const author = db.selectFrom('user').where('user.id', '=', id)
  return jsonRows(db, author, userReferenceColumns, 'user.id').as('author_rows')
}

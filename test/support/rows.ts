/** Rows that tests of store and Git need before they can begin. */
import type { Db } from '../../server-stub/database/connection.ts'

export const fixedTime = '2026-03-01T08:00:00.000Z'

export interface Person {
  id: number
  /** Id of the user's own namespace. */
  namespace: number
}

/** Adds a user with a namespace of the same name. */
export async function addUser(db: Db, username: string): Promise<Person> {
  const { id } = await db
    .insertInto('user')
    .values({
      username,
      name: `${username} Example`,
      email: `${username}@example.com`,
      private_token: `token of ${username}`,
      created_at: fixedTime,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: namespace } = await db
    .insertInto('namespace')
    .values({
      kind: 'user',
      name: username,
      path: username,
      full_path: username,
      owner_id: id,
      created_at: fixedTime,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, namespace }
}

/** Adds a project to its owner's namespace. */
export async function addProject(db: Db, owner: Person, path: string): Promise<number> {
  const { id } = await db
    .insertInto('project')
    .values({
      namespace_id: owner.namespace,
      creator_id: owner.id,
      name: path,
      path,
      runners_token: `runners of ${owner.namespace}/${path}`,
      last_activity_at: fixedTime,
      created_at: fixedTime,
      updated_at: fixedTime,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

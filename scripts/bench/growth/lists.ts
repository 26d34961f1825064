/** Milliseconds of lists in a server that grows tenfold, twice: 100 projects, 1,000 issues and 10 groups at first. */
import { sql } from 'kysely'
import { startStub } from '../../../server-stub/index.ts'
import type { Db } from '../../../server-stub/database/connection.ts'
import { median, send, timed } from '../load.ts'

/** One request at three sizes. */
export interface Growth {
  request: string
  /** Milliseconds with small, tenfold and hundredfold data. */
  milliseconds: number[]
}

const sizes = [1, 10, 100] as const
const repetitions = 15
const time = '2026-01-01T00:00:00.000Z'

export async function listGrowth(): Promise<Growth[]> {
  let database: Db | undefined
  await using forge = await startStub({ seed: async ({ db }) => void (database = db) })
  if (database === undefined) throw new Error('The server has not passed its database')
  const { id: user, token } = await forge.account('owner')
  const { id: project } = await forge.project()
  const growths = new Map<string, number[]>()
  for (const size of sizes) {
    await grow(database, { size, user, project })
    for (const [request, path] of Object.entries(pathsAt(project, size))) {
      const taken: number[] = []
      for (let n = 0; n < repetitions; n++)
        taken.push(await timed(() => send({ method: 'GET', url: forge.baseUrl + path, token })))
      growths.set(request, [...(growths.get(request) ?? []), median(taken)])
    }
  }
  return [...growths].map(([request, milliseconds]) => ({ request, milliseconds }))
}

function pathsAt(project: number, size: number): Record<string, string> {
  const issues = `/projects/${project}/issues`
  return {
    'GET /user': '/user',
    'GET /groups': '/groups',
    'GET /projects?membership=true': '/projects?membership=true',
    'GET /projects': '/projects',
    'GET /projects/:id/issues': issues,
    'the last page of issues': `${issues}?page=${size * 50}`,
    'issues with a search': `${issues}?search=knot`,
  }
}

interface Extent {
  size: number
  /** The member of all projects, and of every second group. */
  user: number
  /** The project that the issues belong to. */
  project: number
}

async function grow(db: Db, { size, user, project }: Extent): Promise<void> {
  const groups = numbersBetween(size === 1 ? 0 : size, size * 10)
  await sql`
    insert into namespace (kind, name, path, full_path, full_name, visibility, created_at)
    ${groups} select 'group', 'g' || n, 'g' || n, 'g' || n, 'g' || n, 'private', ${time} from numbers
  `.execute(db)
  await sql`
    insert into namespace_ancestor (namespace_id, ancestor_id, depth)
    select id, id, 0 from namespace where id not in (select namespace_id from namespace_ancestor)
  `.execute(db)
  await sql`
    insert into member (user_id, access_level, created_at, group_id)
    select ${user}, 30, ${time}, id from namespace where kind = 'group' and id % 2 = 0
      and id not in (select group_id from member where group_id is not null)
  `.execute(db)
  await sql`
    insert into project
      (namespace_id, creator_id, name, path, visibility, runners_token, last_activity_at, created_at, updated_at)
    ${numbersBetween(size === 1 ? 0 : size * 10, size * 100)}
    select (select max(id) from namespace where kind = 'group') - n % 10, ${user}, 'p' || n, 'p' || n,
      case when n % 3 = 0 then 'public' else 'private' end, 'token' || n, ${time}, ${time}, ${time} from numbers
  `.execute(db)
  await sql`
    insert into member (user_id, access_level, created_at, project_id)
    select ${user}, 30, ${time}, id from project
    where id not in (select project_id from member where project_id is not null and user_id = ${user})
  `.execute(db)
  await sql`
    insert into issue (project_id, iid, title, description, author_id, created_at, updated_at)
    ${numbersBetween(size === 1 ? 0 : size * 100, size * 1000)}
    select ${project}, n, 'Knot ' || n, 'It comes undone.', ${user}, ${time}, ${time} from numbers
  `.execute(db)
}

/** A table `numbers` with `n` above `from`, up to `to`. */
function numbersBetween(from: number, to: number) {
  return sql`with recursive numbers (n) as (
    select ${sql.lit(from + 1)} union all select n + 1 from numbers where n < ${sql.lit(to)}
  )`
}

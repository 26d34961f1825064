/** Milliseconds of requests to servers with small, tenfold and hundredfold data. */
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { createForgeClient, unwrap } from '../../../generated/client.ts'
import { startStub, type DatabaseLocation } from '../../../server-stub/index.ts'
import type { Db } from '../../../server-stub/database/connection.ts'
import { median, send, timed, type Call } from '../load.ts'
import { changeFile, filledRepository, oldFile, type Repository } from './repositories.ts'
import { grow } from './rows.ts'

/** One request at three sizes. */
export interface Growth {
  request: string
  /** Milliseconds with small, tenfold and hundredfold data, each after a change of a record of the list. */
  milliseconds: number[]
  /** The same without a change since the request before. */
  unchanged: number[]
  /** The most that hundredfold data may take, in relation to small data. */
  goal: number
}

const sizes = [1, 10, 100] as const
/** Rounds of all requests before any is measured, so that Node has optimized what it will optimize. */
const roundsBefore = 30

/**
 * Measures each request as a plain user, who is a member of all projects, and two as the administrator: medians of so many
 * repetitions. The servers of all sizes take turns, so that what else happens meanwhile concerns all of them.
 */
export async function listGrowth(
  databaseFor: (size: number) => Promise<DatabaseLocation>,
  repetitions: number,
): Promise<Growth[]> {
  await using servers = new AsyncDisposableStack()
  const filled: FilledServer[] = []
  for (const size of sizes) filled.push(await filledServer(servers, await databaseFor(size), size))
  // SQLite has blocked this process: kept connections that are idle for too long are closed before the next request.
  await setTimeout(100)
  const growths: Growth[] = []
  for (const [index, { request, goal }] of (filled[0]?.requests ?? []).entries())
    growths.push({ request, goal, ...(await medians(filled, index, repetitions)) })
  return growths
}

/** Medians of one request to the servers, which take turns. */
async function medians(
  servers: readonly FilledServer[],
  request: number,
  repetitions: number,
): Promise<Pick<Growth, 'milliseconds' | 'unchanged'>> {
  const taken = servers.map(() => ({ changed: new Array<number>(), unchanged: new Array<number>() }))
  for (let round = -roundsBefore; round < repetitions; round++)
    for (const [index, { requests, changes }] of servers.entries()) {
      const { call, after } = requests[request] ?? {}
      if (call === undefined || after === undefined) continue
      await changes[after]()
      const changed = await timed(() => send(call))
      const unchanged = await timed(() => send(call))
      if (round < 0) continue
      taken[index]?.changed.push(changed)
      taken[index]?.unchanged.push(unchanged)
    }
  return {
    milliseconds: taken.map(({ changed }) => median(changed)),
    unchanged: taken.map(({ unchanged }) => median(unchanged)),
  }
}

interface FilledServer {
  requests: SizedRequest[]
  /** Change rows of the database before a request. */
  changes: Readonly<Record<Change, () => Promise<unknown>>>
}

/** `records`: a text of one record of each list; `visibility`: who sees a project; `commit`: the last commit. */
type Change = 'records' | 'visibility' | 'commit'

/** Starts a server with data of this size. */
async function filledServer(
  stack: AsyncDisposableStack,
  location: DatabaseLocation,
  size: number,
): Promise<FilledServer> {
  let database: Db | undefined
  const forge = await startStub({ database: location, seed: async ({ db }) => void (database = db) })
  stack.use(forge)
  if (database === undefined) throw new Error('The server has not passed its database')
  const { id: user, token } = await forge.account('owner')
  const { id: project } = await forge.project({ files: { 'README.md': '# Loom\n' } })
  const owner = createForgeClient({ baseUrl: forge.baseUrl, token })
  await unwrap(owner.createBranch({ path: { id: project }, body: { branch: 'b', ref: 'master' } }))
  const repository = await filledRepository(forge, token, size)
  await grow(database, { size, user, project })
  // PostgreSQL does so by itself within a minute.
  if (location.kind === 'postgres') await sql`vacuum analyze`.execute(database)
  const db = database
  const requests = requestsAt({ project, repository: repository.project, user, size }).map(
    ({ request, goal, path, after, asAdministrator }): SizedRequest => {
      const url = forge.baseUrl + path
      return {
        request,
        goal,
        after,
        call: { method: 'GET', url, token: asAdministrator ? forge.adminToken : token },
      }
    },
  )
  return { requests, changes: changesIn(db, { user, project, repository }) }
}

function changesIn(
  db: Db,
  { user, project, repository }: { user: number; project: number; repository: Repository },
): FilledServer['changes'] {
  let commits = 0
  const text = { description: 'It comes undone.' }
  const projects = db.updateTable('project').where('id', '=', project)
  return {
    records: async () => {
      await db.updateTable('user').set({ bio: '' }).where('id', '=', user).execute()
      await db.updateTable('namespace').set(text).where('id', '=', 1).execute()
      await projects.set(text).execute()
      await db.updateTable('issue').set(text).where('project_id', '=', project).where('iid', '=', 2).execute()
      const mergeRequests = db.updateTable('merge_request').where('target_project_id', '=', project)
      await mergeRequests.set(text).where('iid', '=', 2).execute()
    },
    visibility: () => projects.set({ visibility: 'private' }).execute(),
    commit: () => changeFile(repository, `Change ${++commits}`),
  }
}

interface SizedRequest {
  request: string
  goal: number
  after: Change
  call: Call
}

interface Path {
  request: string
  path: string
  goal: number
  after: Change
  asAdministrator: boolean
}

interface Ids {
  project: number
  /** The project with many commits and files. */
  repository: number
  user: number
  size: number
}

function requestsAt({ project, repository, user, size }: Ids): Path[] {
  const of = (request: string, goal: number, path = request, rest: Partial<Path> = {}): Path => ({
    request,
    path: path
      .replace(':project', String(project))
      .replace(':repository', String(repository))
      .replace(':user', String(user)),
    goal,
    after: 'records',
    asAdministrator: false,
    ...rest,
  })
  const issues = '/projects/:project/issues'
  return [
    of('/user', 2),
    of('/projects/:project', 2),
    of('/projects/:project/events', 2),
    of('/projects/:project/events, administrator', 2, '/projects/:project/events', {
      asAdministrator: true,
    }),
    of('/users/:user/events', 2),
    of('/issues', 3),
    of('/groups', 2),
    of('/projects?membership=true', 3),
    of('/projects', 3),
    of('/projects, a visibility has changed', 3, '/projects', { after: 'visibility' }),
    of('/projects/:project/merge_requests', 2),
    of(issues, 3),
    of(`${issues}, last page`, 3, `${issues}?page=${size * 50}`),
    of(`${issues}?search=knot`, 3),
    of('/projects/:project/repository/branches', 2),
    of('/projects/:project/repository/branches/b', 2),
    of('/projects/:project/repository/commits', 2, '/projects/:repository/repository/commits', {
      after: 'commit',
    }),
    of('/projects/:project/repository/files/:path, of the first commit', 3, fileOfFirstCommit, {
      after: 'commit',
    }),
    of('/users, administrator', 2, '/users', { asAdministrator: true }),
  ]
}

const fileOfFirstCommit = `/projects/:repository/repository/files/${encodeURIComponent(oldFile)}?ref=master`

/** Milliseconds of requests to a server that grows tenfold, twice. */
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { createForgeClient, unwrap } from '../../../generated/client.ts'
import { startStub, type DatabaseLocation } from '../../../server-stub/index.ts'
import type { Db } from '../../../server-stub/database/connection.ts'
import { median, send, timed } from '../load.ts'
import { grow } from './rows.ts'

/** One request at three sizes. */
export interface Growth {
  request: string
  /** Milliseconds with small, tenfold and hundredfold data. */
  milliseconds: number[]
  /** The most that hundredfold data may take, in relation to small data. */
  goal: number
}

const sizes = [1, 10, 100] as const
/** Rounds of all requests before any is measured, so that Node has optimized what it will optimize for small data as well. */
const roundsBefore = 30

/**
 * Measures each request as a plain user, who is a member of all projects, and two as the administrator: medians of so many
 * repetitions.
 */
export async function listGrowth(location: DatabaseLocation, repetitions: number): Promise<Growth[]> {
  let database: Db | undefined
  await using forge = await startStub({ database: location, seed: async ({ db }) => void (database = db) })
  if (database === undefined) throw new Error('The server has not passed its database')
  const { id: user, token } = await forge.account('owner')
  const { id: project } = await forge.project({ files: { 'README.md': '# Loom\n' } })
  const owner = createForgeClient({ baseUrl: forge.baseUrl, token })
  await unwrap(owner.createBranch({ path: { id: project }, body: { branch: 'b', ref: 'master' } }))
  const growths = new Map<string, Growth>()
  for (const size of sizes) {
    await grow(database, { size, user, project })
    // SQLite has blocked this process: kept connections that are idle for too long are closed before the next request.
    await setTimeout(100)
    // PostgreSQL does so by itself within a minute.
    if (location.kind === 'postgres') await sql`vacuum analyze`.execute(database)
    const requests = requestsAt({ project, user, size }).map(({ path, asAdministrator, ...rest }) => ({
      ...rest,
      call: {
        method: 'GET',
        url: forge.baseUrl + path,
        token: asAdministrator ? forge.adminToken : token,
      } as const,
    }))
    for (let round = 0; round < (size === 1 ? roundsBefore : 3); round++)
      for (const { call } of requests) await send(call)
    for (const { request, call, goal } of requests) {
      const taken: number[] = []
      for (let n = 0; n < repetitions; n++) taken.push(await timed(() => send(call)))
      const earlier = growths.get(request)?.milliseconds ?? []
      growths.set(request, { request, milliseconds: [...earlier, median(taken)], goal })
    }
  }
  return [...growths.values()]
}

interface SizedRequest {
  request: string
  path: string
  goal: number
  asAdministrator: boolean
}

function requestsAt({
  project,
  user,
  size,
}: {
  project: number
  user: number
  size: number
}): SizedRequest[] {
  const of = (request: string, goal: number, path = request, asAdministrator = false): SizedRequest => ({
    request,
    path: path.replace(':project', String(project)).replace(':user', String(user)),
    goal,
    asAdministrator,
  })
  const issues = '/projects/:project/issues'
  return [
    of('/user', 2),
    of('/projects/:project', 2),
    of('/projects/:project/events', 2),
    of('/projects/:project/events, administrator', 2, '/projects/:project/events', true),
    of('/users/:user/events', 2),
    of('/groups', 2),
    of('/projects?membership=true', 3),
    of('/projects', 3),
    of('/projects/:project/merge_requests', 2),
    of(issues, 3),
    of(`${issues}, last page`, 3, `${issues}?page=${size * 50}`),
    of(`${issues}?search=knot`, 3),
    of('/projects/:project/repository/branches', 2),
    of('/projects/:project/repository/branches/b', 2),
    of('/users, administrator', 2, '/users', true),
  ]
}

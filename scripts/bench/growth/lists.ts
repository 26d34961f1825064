/** Milliseconds of requests to servers with small, tenfold and hundredfold data. */
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { createForgeClient, unwrap } from '../../../generated/client.ts'
import { startStub, type DatabaseLocation } from '../../../server-stub/index.ts'
import type { Db } from '../../../server-stub/database/connection.ts'
import { median, send, timed, type Call } from '../load.ts'
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
  const requestsBySize: SizedRequest[][] = []
  for (const size of sizes) requestsBySize.push(await filledServer(servers, await databaseFor(size), size))
  // SQLite has blocked this process: kept connections that are idle for too long are closed before the next request.
  await setTimeout(100)
  const growths: Growth[] = []
  for (const [index, { request, goal }] of (requestsBySize[0] ?? []).entries()) {
    const calls = requestsBySize.flatMap((requests) => requests[index]?.call ?? [])
    growths.push({ request, goal, milliseconds: await medians(calls, repetitions) })
  }
  return growths
}

/** Medians of each request, which are sent in turn. */
async function medians(calls: readonly Call[], repetitions: number): Promise<number[]> {
  const taken = calls.map((): number[] => [])
  for (let round = -roundsBefore; round < repetitions; round++)
    for (const [index, call] of calls.entries()) {
      const milliseconds = await timed(() => send(call))
      if (round >= 0) taken[index]?.push(milliseconds)
    }
  return taken.map(median)
}

/** Starts a server with data of this size, and returns the requests to it. */
async function filledServer(
  stack: AsyncDisposableStack,
  location: DatabaseLocation,
  size: number,
): Promise<SizedRequest[]> {
  let database: Db | undefined
  const forge = await startStub({ database: location, seed: async ({ db }) => void (database = db) })
  stack.use(forge)
  if (database === undefined) throw new Error('The server has not passed its database')
  const { id: user, token } = await forge.account('owner')
  const { id: project } = await forge.project({ files: { 'README.md': '# Loom\n' } })
  const owner = createForgeClient({ baseUrl: forge.baseUrl, token })
  await unwrap(owner.createBranch({ path: { id: project }, body: { branch: 'b', ref: 'master' } }))
  await grow(database, { size, user, project })
  // PostgreSQL does so by itself within a minute.
  if (location.kind === 'postgres') await sql`vacuum analyze`.execute(database)
  return requestsAt({ project, user, size }).map(({ request, goal, path, asAdministrator }) => {
    const url = forge.baseUrl + path
    return { request, goal, call: { method: 'GET', url, token: asAdministrator ? forge.adminToken : token } }
  })
}

interface SizedRequest {
  request: string
  goal: number
  call: Call
}

interface Path {
  request: string
  path: string
  goal: number
  asAdministrator: boolean
}

function requestsAt({ project, user, size }: { project: number; user: number; size: number }): Path[] {
  const of = (request: string, goal: number, path = request, asAdministrator = false): Path => ({
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

/** Milliseconds of requests to a server that grows tenfold, twice. */
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
const repetitions = 15

/** Measures each request as a plain user, who is a member of all projects, and two as the administrator. */
export async function listGrowth(location: DatabaseLocation = { kind: 'memory' }): Promise<Growth[]> {
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
    for (const { request, path, goal, asAdministrator } of requestsAt({ project, user, size })) {
      const call = {
        method: 'GET',
        url: forge.baseUrl + path,
        token: asAdministrator ? forge.adminToken : token,
      } as const
      const taken: number[] = []
      await send(call)
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

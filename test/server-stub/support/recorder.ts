import { created, ok } from '../../../server-stub/http/handler.ts'
import { serve, type Served } from './serve.ts'

export interface Recorder extends Served {
  bodies: unknown[]
}

const key = { id: 24, title: 'Workbench', key: 'ssh-ed25519 AAAA', created_at: '2017-01-10T10:00:00.000Z' }

/** A server whose handlers record their query or body. */
export async function recorder(): Promise<Recorder> {
  const bodies: unknown[] = []
  const app = await serve(
    {
      createProject: async ({ body }) => {
        bodies.push(body)
        return { status: 409, body: { message: 'seen' } }
      },
      createCurrentUserSshKey: async ({ body }) => {
        bodies.push(body)
        return created(key)
      },
      deleteFile: async ({ query }) => {
        bodies.push(query)
        return ok({ file_name: 'a', branch: 'b' })
      },
      listProjects: async ({ query }) => {
        bodies.push(query)
        return { status: 200, body: [], page: { page: 1, perPage: 20, total: 0 } }
      },
      createCommit: async ({ body }) => {
        bodies.push(body)
        return { status: 400, body: { message: 'seen' } }
      },
      createIssue: async ({ body }) => {
        bodies.push(body)
        return { status: 403, body: { message: 'seen' } }
      },
      forkProject: async ({ body }) => {
        bodies.push(body)
        return { status: 409, body: { message: 'seen' } }
      },
      addProjectMember: async ({ body }) => {
        bodies.push(body)
        return { status: 409, body: { message: 'seen' } }
      },
      updateApplicationSettings: async ({ body }) => {
        bodies.push(body)
        return { status: 403, body: { message: 'seen' } }
      },
      listMergeRequests: async ({ query }) => {
        bodies.push(query)
        return { status: 200, body: [], page: { page: 1, perPage: 20, total: 0 } }
      },
    },
    {},
  )
  return { ...app, bodies }
}

/** A multipart form of these fields. */
export function multipart(pairs: readonly [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  return form
}

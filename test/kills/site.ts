/** The records that the writes of a run are about. */
import { setTimeout as pause } from 'node:timers/promises'
import { createForgeClient, unwrap, ForgeError, type ForgeClient } from '../../generated/client.ts'
import type { Acknowledgement } from './ledger.ts'

export const adminToken = 'pt-kills-administrator'

export interface Site {
  readonly project: number
  /** Path of the repository, for Git. */
  readonly repository: string
  /** The issue that the notes belong to. */
  readonly issue: number
  /** Users that become members. */
  readonly users: readonly number[]
}

export function clientOf(origin: string): ForgeClient {
  return createForgeClient({ baseUrl: `${origin}/api/v4`, token: adminToken })
}

/** Creates the records on an empty server. */
export async function createSite(client: ForgeClient): Promise<Site> {
  const project = await unwrap(client.createProject({ body: { name: 'loom', visibility: 'public' } }))
  const path = { id: project.id }
  const first = { action: 'create' as const, file_path: 'README.md', content: '# Loom\n' }
  await unwrap(
    client.createCommit({ path, body: { branch: 'master', commit_message: 'Begin', actions: [first] } }),
  )
  const { iid } = await unwrap(client.createIssue({ path, body: { title: 'notes' } }))
  const owner = 'root'
  const users: number[] = []
  for (const username of ['ada', 'alan', 'grace', 'rosa', 'tom', 'mira']) {
    const body = { username, name: username, email: `${username}@example.com`, reset_password: true }
    users.push((await unwrap(client.createUser({ body }))).id)
  }
  return { project: project.id, repository: `/${owner}/loom.git`, issue: iid, users }
}

/** The outcome of a write by its response. */
export async function acknowledgementOf(
  sent: Promise<
    { readonly ok: true } | { readonly ok: false; readonly status: number; readonly error: unknown }
  >,
): Promise<Acknowledgement> {
  try {
    const outcome = await sent
    if (outcome.ok) return { kind: 'done' }
    return { kind: 'rejected', response: `${outcome.status} ${JSON.stringify(outcome.error)}` }
  } catch (error) {
    if (!(error instanceof ForgeError)) return { kind: 'unknown' }
    if (error.status !== 503) return { kind: 'rejected', response: error.message }
    // Without a pause, the rest of the load would be over before the database is back.
    await pause(50)
    return { kind: 'unknown' }
  }
}

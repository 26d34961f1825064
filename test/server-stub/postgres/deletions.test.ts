/** Writes to a record that is deleted concurrently either succeed or return 404. */
import { expect, test as base } from 'vitest'
import { startStub, type Incident, type Stub } from '../../../server-stub/index.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { whyNoPostgres } from '../../support/postgres.ts'

const noPostgres = await whyNoPostgres()
const test = base.skipIf(noPostgres)

type Call = (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>

function callerOf({ baseUrl, adminToken }: Stub): Call {
  return async (method, path, body = {}) => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: { 'PRIVATE-TOKEN': adminToken, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
}

function idIn({ body }: { body: unknown }): number {
  if (typeof body === 'object' && body !== null && 'id' in body) return Number(body.id)
  throw new Error(`No id in ${JSON.stringify(body)}`)
}

/** Statuses that a write may have which races with a deletion: done, or not found. */
const lawful = [200, 201, 202, 204, 400, 404, 409]

async function statuses(calls: readonly ReturnType<Call>[]): Promise<number[]> {
  return (await Promise.all(calls)).map(({ status }) => status).filter((status) => !lawful.includes(status))
}

async function started(): Promise<{ stub: Stub; call: Call; incidents: Incident[] }> {
  const incidents: Incident[] = []
  const stub = await startStub({
    database: { kind: 'postgres', url: await freshDatabase() },
    onIncident: (incident) => incidents.push(incident),
  })
  return { stub, call: callerOf(stub), incidents }
}

test('a project is deleted while others write to it', async () => {
  const { stub, call, incidents } = await started()
  await using _ = stub
  const user = idIn(
    await call('POST', '/users', {
      username: 'ada',
      name: 'Ada',
      email: 'ada@example.com',
      reset_password: true,
    }),
  )
  for (const round of [1, 2, 3]) {
    const id = idIn(await call('POST', '/projects', { name: `p${round}` }))
    const issue = idIn(await call('POST', `/projects/${id}/issues`, { title: 'first' }))
    expect(issue).toBeGreaterThan(0)
    const writes = (n: number) => [
      call('POST', `/projects/${id}/issues`, { title: `t${n}`, assignee_ids: [user] }),
      call('POST', `/projects/${id}/members`, { user_id: user, access_level: 30 }),
      call('POST', `/projects/${id}/issues/1/notes`, { body: 'note' }),
      call('POST', `/projects/${id}/snippets`, {
        title: 's',
        file_name: 'f',
        code: 'c',
        visibility: 'private',
      }),
      call('POST', `/projects/${id}/fork`, { namespace: 'ada' }),
      call('POST', `/projects/${id}/issues/1/award_emoji`, { name: `thumbsup` }),
      call('POST', `/projects/${id}/repository/files/f${n}.md`, {
        branch: 'master',
        content: 'x',
        commit_message: 'add',
      }),
    ]
    const first = writes(1)
    const deletion = call('DELETE', `/projects/${id}`)
    expect(await statuses([...first, deletion, ...writes(2), call('GET', '/events')])).toEqual([])
  }
  expect(incidents).toEqual([])
})

test('a user and a group are deleted while others write to them', async () => {
  const { stub, call, incidents } = await started()
  await using _ = stub
  for (const round of [1, 2, 3]) {
    const username = `u${round}`
    const account = { username, name: 'U', email: `${username}@example.com`, reset_password: true }
    const user = idIn(await call('POST', '/users', account))
    const group = idIn(await call('POST', '/groups', { name: `g${round}`, path: `g${round}` }))
    const project = idIn(await call('POST', '/projects', { name: `q${round}` }))
    const writes = (n: number) => [
      call('POST', `/groups/${group}/members`, { user_id: user, access_level: 30 }),
      call('POST', '/projects', { name: `in${n}`, namespace_id: group }),
      call('POST', `/projects/${project}/members`, { user_id: user, access_level: 30 }),
      call('POST', `/projects/${project}/share`, { group_id: group, group_access: 30 }),
      call('POST', `/projects/${project}/issues`, { title: `t${n}`, assignee_ids: [user] }),
      call('POST', `/users/${user}/keys`, { title: 'k', key: 'ssh-ed25519 AAAA' }),
      call('POST', `/projects/user/${user}`, { name: `own${n}` }),
    ]
    const first = writes(1)
    const deletions = [call('DELETE', `/users/${user}`), call('DELETE', `/groups/${group}`)]
    expect(await statuses([...first, ...deletions, ...writes(2), call('GET', '/events')])).toEqual([])
  }
  expect(incidents).toEqual([])
})

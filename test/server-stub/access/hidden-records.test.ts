/** A record that the caller may not see and one that does not exist lead to the same response. */
import { operationIds } from '../../../server-stub/http/api.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations, type OperationId } from '../../../generated/operations.ts'
import { startStub, type Stub } from '../../../server-stub/index.ts'
import { rendered, texts, type Records } from '../../fuzz/render.ts'
import { recordFor } from '../../fuzz/valid.ts'
import { makeWorld, type Actor, type World } from '../../fuzz/world.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { whyNoPostgres } from '../../support/postgres.ts'
import { sampleOf } from '../../support/sample.ts'

/** Operations on a project or group, and so on what is in it. */
const onProjectsAndGroups = operationIds.filter((id) =>
  /^\/(projects|groups)\/\{id\}/.test(operations[id].path),
)

const callers: readonly Actor[] = ['non-member', 'anonymous', 'external']

/** Many operations accept this body. */
const filled = { title: 't', name: 'n', body: 'b', user_id: 1, access_level: 10 }

interface Served {
  readonly stub: Stub
  readonly world: World
}

interface Sent {
  readonly operation: OperationId
  readonly caller: Actor
  readonly records: Records
  readonly body: object
}

/** Everything of a response but what is different each time. */
async function responseTo(
  { stub, world }: Served,
  { operation, caller, records, body }: Sent,
): Promise<unknown> {
  const { method, path } = operations[operation]
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(texts(rendered(recordFor(operation, path, name), records)).join()),
  )
  const token = world.tokens.get(caller)
  const response = await fetch(`${stub.baseUrl}${target}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { 'PRIVATE-TOKEN': token }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
  return { status: response.status, headers, body: await response.text() }
}

/** Creates a confidential issue in the public project; returns its number. */
async function createConfidentialIssue({ stub, world: { records } }: Served): Promise<number> {
  const response = await fetch(`${stub.baseUrl}/projects/${records.public['project']}/issues`, {
    method: 'POST',
    headers: { 'PRIVATE-TOKEN': stub.adminToken, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: 'Secret', confidential: true }),
  })
  const { iid }: { iid: number } = await response.json()
  return iid
}

/** Reads a private project and group by their paths, and missing ones. */
async function comparePaths({ stub, world }: Served): Promise<void> {
  for (const [kind, name] of [
    ['projects', 'private-1/private-1'],
    ['groups', 'private-1'],
  ]) {
    const token = world.tokens.get('non-member') ?? ''
    const read = async (path: string): Promise<unknown> => {
      const response = await fetch(`${stub.baseUrl}/${kind}/${encodeURIComponent(path)}`, {
        headers: { 'PRIVATE-TOKEN': token },
      })
      return [response.status, await response.text()]
    }
    expect(await read(name ?? '')).toEqual(await read(`${name}x`))
  }
}

const noPostgres = await whyNoPostgres()

describe.for([
  ['SQLite', undefined],
  ['PostgreSQL', noPostgres],
] as const)('%s', ([database, reason]) => {
  let stub: Stub
  let world: World
  beforeAll(async () => {
    if (reason !== undefined) return
    stub = await startStub({
      database: database === 'SQLite' ? { kind: 'memory' } : { kind: 'postgres', url: await freshDatabase() },
    })
    world = await makeWorld(stub.origin, stub.adminToken, 1)
  })
  afterAll(() => stub?.close())

  test.skipIf(reason).for(sampleOf(callers, database === 'SQLite' ? 1 : callers.length))(
    'a private project or group looks like a missing one to the caller: %s',
    async (caller) => {
      const hidden = world.records.private
      const missing = { project: 999_999, spare: 999_999, group: 999_999, spareGroup: 999_999 }
      const nth = caller === 'non-member' ? 1 : 2
      for (const operation of sampleOf(onProjectsAndGroups, nth, callers.indexOf(caller)))
        for (const body of operations[operation].method === 'GET' ? [{}] : [{}, filled]) {
          const seen = await responseTo({ stub, world }, { operation, caller, records: hidden, body })
          const absent = await responseTo(
            { stub, world },
            { operation, caller, records: { ...hidden, ...missing }, body },
          )
          expect([operation, seen]).toEqual([operation, absent])
        }
      expect(onProjectsAndGroups.length).toBeGreaterThan(120)
    },
  )

  test.skipIf(reason)('also when it is named by its path', () => comparePaths({ stub, world }))

  test.skipIf(reason)('a confidential issue looks like a missing one', async () => {
    const { records } = world
    const iid = await createConfidentialIssue({ stub, world })
    const onIssues = onProjectsAndGroups.filter((id) => operations[id].path.includes('{issue_iid}'))
    for (const caller of ['non-member', 'guest'] as const)
      for (const operation of onIssues) {
        const body = { body: 'b', name: 'heart' }
        const hidden = await responseTo(
          { stub, world },
          { operation, caller, body, records: { ...records.public, issue: iid } },
        )
        const missing = await responseTo(
          { stub, world },
          { operation, caller, body, records: { ...records.public, issue: 999_999 } },
        )
        expect([operation, hidden]).toEqual([operation, missing])
      }
    expect(onIssues.length).toBeGreaterThan(10)
  })
})

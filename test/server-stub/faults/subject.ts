/** A server with records of every kind, whose database fails on demand. */
import { vi } from 'vitest'
import { startStub, type Stub } from '../../../server-stub/index.ts'
import { resumeDeletions } from '../../../server-stub/deletions.ts'
import type { AppContext } from '../../../server-stub/services.ts'
import type { DatabaseLocation } from '../../../server-stub/database/connection.ts'
import { makeWorld } from '../../fuzz/world.ts'
import { createDumper, differenceOf, type Dump } from '../../support/dump.ts'
import { failAtStatement, type StatementFault } from '../../support/statement-faults.ts'
import { writeRequests, type WriteRequest } from './writes.ts'

export interface Subject extends AsyncDisposable {
  readonly stub: Stub
  readonly requests: readonly WriteRequest[]
  dump(): Promise<Dump>
  send(request: WriteRequest): Promise<number>
  /** Completes what was begun, as the next start and the next request do. */
  complete(request: WriteRequest): Promise<void>
}

export async function startSubject(database: DatabaseLocation): Promise<Subject> {
  let context: AppContext | undefined
  const seed = async (given: AppContext): Promise<void> => {
    context = given
  }
  const stub = await withoutIntervals(() => startStub({ database, seed, onIncident: () => undefined }))
  if (context === undefined) throw new Error('The server was not seeded')
  const world = await makeWorld(stub.origin, stub.adminToken, 1)
  const headersOf = (by: WriteRequest['by']): Record<string, string> => ({
    'PRIVATE-TOKEN': world.tokens.get(by) ?? '',
    'Content-Type': 'application/json',
  })
  const user = await fetch(`${stub.baseUrl}/user`, { headers: headersOf('non-member') })
  const { id: nonMember }: { id: number } = await user.json()
  await addHiddenNamespace(stub.baseUrl, headersOf('administrator'))
  const ids = new Map<string, string>()
  const { db } = context
  const subject: Subject = {
    stub,
    requests: writeRequests(world.records.public, nonMember),
    dump: await createDumper(db, database.kind === 'postgres' ? 'postgres' : 'sqlite'),
    async complete(request) {
      await resumeDeletions(db)
      await subject.send(request)
    },
    async send({ operation, method, path, body, by }) {
      const sent = { method, headers: headersOf(by), body: JSON.stringify(body) }
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, creator: string) => String(ids.get(creator)))
      const response = await fetch(stub.baseUrl + filled, sent)
      const [, id] = /"id":(\d+)/.exec(await response.text()) ?? []
      if (response.ok && id !== undefined) ids.set(operation, id)
      return response.status
    },
    [Symbol.asyncDispose]: () => stub.close(),
  }
  return subject
}

/** Statements that the server executes from time to time, such as its heartbeat, would be counted as those of a request. */
async function withoutIntervals<Result>(work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}

/** Adds the namespace of hidden projects, which is added when it is first needed, so that no change contains it. */
async function addHiddenNamespace(baseUrl: string, headers: Record<string, string>): Promise<void> {
  await fetch(`${baseUrl}/projects?name=hidden`, { method: 'POST', headers })
  const { status } = await fetch(`${baseUrl}/projects/root%2Fhidden`, { method: 'DELETE', headers })
  if (status !== 202) throw new Error(`The project was not deleted: ${status}`)
}

/** Sends the request while the statement with this number fails. */
export async function sendWithFault(
  subject: Subject,
  request: WriteRequest,
  { statement, fault }: { readonly statement: number; readonly fault: StatementFault },
): Promise<{ status: number; wasReached: boolean }> {
  const planned = failAtStatement(statement, fault)
  try {
    return { status: await subject.send(request), wasReached: planned.wasReached }
  } finally {
    planned.remove()
  }
}

/** What each operation changes when nothing fails. Throws if one of the requests does not succeed. */
export async function changesWithoutFaults(): Promise<ReadonlyMap<string, string>> {
  await using subject = await startSubject({ kind: 'memory' })
  const changes = new Map<string, string>()
  for (const request of subject.requests) {
    const before = await subject.dump()
    const status = await subject.send(request)
    if (status >= 300) throw new Error(`${request.operation} returned ${status}`)
    changes.set(request.operation, differenceOf(before, await subject.dump()))
  }
  return changes
}

/** When the database fails at any statement of a write, the status is documented and nothing is half done. */
import { beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../support/fresh-database.ts'
import { differenceOf, type Dump } from '../../support/dump.ts'
import { whyNoPostgres } from '../../support/postgres.ts'
import { sampleOf } from '../../support/sample.ts'
import type { StatementFault } from '../../support/statement-faults.ts'
import { changesWithoutFaults, sendWithFault, startSubject, type Subject } from './subject.ts'
import { doneInSteps, type WriteRequest } from './writes.ts'

/** After these, the same request may succeed later: 503. */
const faults = ['full', 'read-only', 'lost', 'busy'] as const
const faultOf = (turn: number): StatementFault => faults[turn % faults.length] ?? 'full'

let changes: ReadonlyMap<string, string>
beforeAll(async () => {
  changes = await changesWithoutFaults()
})

/** What has changed; work that is done in steps is completed first. */
async function changeSince(subject: Subject, before: Dump, request: WriteRequest): Promise<string> {
  const change = differenceOf(before, await subject.dump())
  if (change === '' || !doneInSteps.includes(request.operation)) return change
  await subject.complete(request)
  return differenceOf(before, await subject.dump())
}

test('every write on SQLite is complete or has no effect, whichever statement fails', async () => {
  await using subject = await startSubject({ kind: 'memory' })
  const tested = new Set(sampleOf(subject.requests, 16))
  for (const [turn, request] of subject.requests.entries()) {
    if (!tested.has(request)) {
      await subject.send(request)
      continue
    }
    const before = await subject.dump()
    const snapshot = await subject.stub.snapshot()
    for (let statement = 1; ; statement++) {
      const fault = faultOf(turn + statement)
      const { status, wasReached } = await sendWithFault(subject, request, { statement, fault })
      const change = await changeSince(subject, before, request)
      const where = `${request.operation}: ${fault} at statement ${statement}`
      if (!wasReached) {
        expect([where, change]).toEqual([where, changes.get(request.operation)])
        break
      }
      // A locked file is waited for.
      expect([where, status]).toEqual([where, fault === 'busy' && status < 300 ? status : 503])
      expect([where, ['', changes.get(request.operation)]]).toEqual([where, expect.arrayContaining([change])])
      if (change !== '') await subject.stub.restore(snapshot)
    }
  }
})

test.skipIf(await whyNoPostgres())(
  'every write on PostgreSQL is complete or has no effect, whichever statement fails',
  async () => {
    await using subject = await startSubject({ kind: 'postgres', url: await freshDatabase() })
    const tested = new Set(sampleOf(subject.requests, 48, 1))
    for (const [turn, request] of subject.requests.entries()) {
      if (!tested.has(request)) {
        await subject.send(request)
        continue
      }
      const before = await subject.dump()
      for (let statement = 1; ; statement++) {
        const fault = faultOf(turn + statement)
        const { status, wasReached } = await sendWithFault(subject, request, { statement, fault })
        const change = await changeSince(subject, before, request)
        const where = `${request.operation}: ${fault} at statement ${statement}`
        if (wasReached) expect([where, status]).toEqual([where, 503])
        if (wasReached && change === '') continue
        expect([where, change]).toEqual([where, changes.get(request.operation)])
        break
      }
    }
  },
)

test.skipIf(await whyNoPostgres())(
  'PostgreSQL that is slow, or rolls back one transaction, is waited for; a lost connection may hide that a write was done',
  async () => {
    await using subject = await startSubject({ kind: 'postgres', url: await freshDatabase() })
    const others = ['slow', 'conflict', 'lost-after'] as const
    const tested = new Set(sampleOf(subject.requests, 32, 2))
    for (const [turn, request] of subject.requests.entries()) {
      if (!tested.has(request)) {
        await subject.send(request)
        continue
      }
      const before = await subject.dump()
      const fault = others[turn % others.length] ?? 'slow'
      const statement = 1 + (turn % 14)
      const { status } = await sendWithFault(subject, request, { statement, fault })
      const where = `${request.operation}: ${fault} at statement ${statement}`
      if (fault !== 'lost-after')
        expect([where, status]).toEqual([where, expect.toBeOneOf([200, 201, 202, 204])])
      else expect([where, status]).toEqual([where, expect.toBeOneOf([200, 201, 202, 204, 503])])
      const change = await changeSince(subject, before, request)
      if (fault === 'lost-after' && change === '') await subject.send(request)
      else expect([where, change]).toEqual([where, changes.get(request.operation)])
    }
  },
)

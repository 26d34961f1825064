/** Failures of the database at a chosen statement of this process, as SQLite and PostgreSQL report them. */
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { Client } from 'pg'
import { intercept, type Run } from './intercept.ts'

/**
 * `lost-after` executes the statement before the connection is lost, so that the outcome is unknown to the server;
 * `conflict` is the end of a transaction in favour of another one.
 */
export type StatementFault = 'busy' | 'full' | 'read-only' | 'lost' | 'lost-after' | 'conflict' | 'slow'

export interface PlannedFault {
  /** Whether there were enough statements. */
  readonly wasReached: boolean
  /** Executes all further statements. */
  remove(): void
}

interface Plan {
  left: number
  readonly fault: StatementFault
  wasReached: boolean
}

let plan: Plan | undefined

/** Makes the statement with this number fail, counted from 1 and from now on. */
export function failAtStatement(number: number, fault: StatementFault): PlannedFault {
  const planned: Plan = { left: number, fault, wasReached: false }
  plan = planned
  return {
    get wasReached() {
      return planned.wasReached
    },
    remove() {
      plan = undefined
    },
  }
}

/** The fault of this statement. */
function due(): StatementFault | undefined {
  if (plan === undefined || --plan.left !== 0) return undefined
  plan.wasReached = true
  return plan.fault
}

// What SQLite reports (sqlite.org/rescode.html). A conflict between transactions does not exist there.
const sqliteCodes: Partial<Record<StatementFault, number>> = { busy: 5, full: 13, 'read-only': 8, lost: 10 }
/** SQLite ends the transaction when the disk is full or fails. */
const endsTransaction: readonly StatementFault[] = ['full', 'lost']

const connections = new WeakMap<StatementSync, DatabaseSync>()

intercept(DatabaseSync.prototype, 'prepare', (self, given, run) => {
  const statement = run(...given)
  if (statement instanceof StatementSync && self instanceof DatabaseSync) connections.set(statement, self)
  return statement
})

for (const method of ['run', 'all'])
  intercept(StatementSync.prototype, method, (self, given, run) => {
    const fault = due()
    const errcode = fault === undefined ? undefined : sqliteCodes[fault]
    if (fault === undefined || errcode === undefined) return run(...given)
    const connection = self instanceof StatementSync ? connections.get(self) : undefined
    if (endsTransaction.includes(fault) && connection?.isTransaction === true) connection.exec('rollback')
    throw Object.assign(new Error(`injected: ${fault}`), { errcode })
  })

/** Statements that fail on PostgreSQL in the same way; codes of its manual, appendix A. */
const raise = (code: string): string =>
  `do $$ begin raise exception 'injected' using errcode = '${code}'; end $$`
const failing: Partial<Record<StatementFault, string>> = {
  busy: raise('55P03'),
  full: raise('53100'),
  'read-only': raise('25006'),
  conflict: raise('40001'),
  lost: 'select pg_terminate_backend(pg_backend_pid())',
}

intercept(Client.prototype, 'query', (_self, given, run) => {
  // With a callback it is the pool, or the query behind a promise.
  const fault = typeof given.at(-1) === 'function' ? undefined : due()
  if (fault === undefined) return run(...given)
  const statement = failing[fault]
  if (statement !== undefined) return run(statement)
  return fault === 'slow' ? afterPause(() => run(...given), run) : thenLost(() => run(...given), run)
})

async function afterPause(query: () => unknown, run: Run): Promise<unknown> {
  await run('select pg_sleep(0.05)')
  return query()
}

async function thenLost(query: () => unknown, run: Run): Promise<unknown> {
  await query()
  return run('select pg_terminate_backend(pg_backend_pid())')
}

/** What another client does right after a commit of this process on SQLite. */
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { intercept } from './intercept.ts'

const connections = new WeakMap<StatementSync, DatabaseSync>()
const commits = new WeakSet<StatementSync>()
let listener: ((connection: DatabaseSync) => void) | undefined

intercept(DatabaseSync.prototype, 'prepare', (self, given, run) => {
  const statement = run(...given)
  if (!(statement instanceof StatementSync) || !(self instanceof DatabaseSync)) return statement
  connections.set(statement, self)
  if (given[0] === 'commit') commits.add(statement)
  return statement
})

for (const method of ['run', 'all'])
  intercept(StatementSync.prototype, method, (self, given, run) => {
    const result = run(...given)
    if (!(self instanceof StatementSync) || !commits.has(self)) return result
    const connection = connections.get(self)
    if (connection !== undefined) listener?.(connection)
    return result
  })

/** Calls the listener after each commit while the work runs. */
export async function withCommits<Result>(
  onCommit: (connection: DatabaseSync) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  listener = onCommit
  try {
    return await work()
  } finally {
    listener = undefined
  }
}

/** Deletes all rows of all tables but these, without checking references, and hides the remaining projects. */
export function deleteAllBut(kept: readonly string[], connection: DatabaseSync): void {
  connection.exec('pragma foreign_keys = off')
  const tables = connection.prepare("select name from sqlite_schema where type = 'table'").all()
  for (const name of tables.map((table) => String(table['name'])))
    if (!kept.includes(name)) connection.exec(`delete from "${name}"`)
  connection.exec('update project set pending_delete = 1; pragma foreign_keys = on')
}

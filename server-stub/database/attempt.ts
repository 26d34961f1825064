import type { Db, Tx } from './connection.ts'

class Undone extends Error {}

/** Ends a transaction without keeping what it wrote, with this result. */
export type Undo<Result> = (result: Result) => never

/** Runs the work in a transaction, which is rolled back when the work calls `undo`. */
export async function transact<Result>(
  db: Db,
  work: (tx: Tx, undo: Undo<Result>) => Promise<Result>,
): Promise<Result> {
  let undone: { result: Result } | undefined
  const undo = (result: Result): never => {
    undone = { result }
    throw new Undone()
  }
  try {
    return await db.transaction().execute((tx) => work(tx, undo))
  } catch (error) {
    if (error instanceof Undone && undone !== undefined) return undone.result
    throw error
  }
}

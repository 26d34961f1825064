import type { Db, Tx } from './connection.ts'

class Undone extends Error {}

/** Runs the work in a transaction, which is undone when the work answers false. Tells whether it was done. */
export async function attempt(db: Db, work: (tx: Tx) => Promise<boolean>): Promise<boolean> {
  try {
    return await db.transaction().execute(async (tx) => {
      if (await work(tx)) return true
      throw new Undone()
    })
  } catch (error) {
    if (error instanceof Undone) return false
    throw error
  }
}

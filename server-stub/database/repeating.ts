import { Kysely, type Transaction, type TransactionBuilder } from 'kysely'
import { TransactionConflictError } from './errors.ts'

const attempts = 10

/** Does the work again when the database has rolled it back in favour of another transaction (a deadlock, for instance). */
export async function repeatOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !(error instanceof TransactionConflictError)) throw error
    }
  }
}

/** A query builder that repeats transactions which the database has rolled back in favour of others. */
export class RepeatingKysely<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) =>
      repeatOnConflict(() => execute(work))
    return builder
  }
}

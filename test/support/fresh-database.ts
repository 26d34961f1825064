import { inject } from 'vitest'
import { requestFrom } from './broker.ts'

/** Connection URL of a PostgreSQL database for one test file, with the present schema and no records. */
export function freshDatabase(): Promise<string> {
  return requestFrom(inject('postgresCluster').fresh)
}

/** Connection URL of a PostgreSQL database without tables, for tests about the creation of the schema. */
export function emptyDatabase(): Promise<string> {
  return requestFrom(inject('postgresCluster').empty)
}

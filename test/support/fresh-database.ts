import { inject } from 'vitest'
import { requestFrom } from './broker.ts'

/** Connection URL of an empty PostgreSQL database for one test file. */
export function freshDatabase(): Promise<string> {
  return requestFrom(inject('postgresCluster'))
}

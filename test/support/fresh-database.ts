import { inject } from 'vitest'

/** Connection URL of an empty PostgreSQL database for one test file. */
export async function freshDatabase(): Promise<string> {
  const response = await fetch(inject('postgresCluster'))
  const text = await response.text()
  if (!response.ok) throw new Error(`No PostgreSQL database: ${text}`)
  return text
}

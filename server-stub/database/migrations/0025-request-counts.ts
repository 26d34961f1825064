import { createTable, type Migration } from './schema.ts'

/** The requests of tokens and IP addresses in their present window, which servers on one database count together. */
export const requestCounts: Migration = async (db, dialect) => {
  const columns = { subject: 'text', requests: 'integer', ends_at: 'text' } as const
  await createTable([db, dialect], 'request_count', columns, { primary: ['subject'] })
}

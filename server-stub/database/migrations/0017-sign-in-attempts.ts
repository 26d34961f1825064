import { createIndex, createTable, type Migration } from './schema.ts'

/** Failed attempts to sign in with a password. */
export const signInAttempts: Migration = async (db, dialect) => {
  await createTable([db, dialect], 'sign_in_attempt', { subject: 'text', attempted_at: 'text' })
  await createIndex(db, 'sign_in_attempt', ['subject', 'attempted_at'])
}

import { createTable, type Migration } from './schema.ts'

/** A seed that has begun and not finished. */
export const seeding: Migration = async (...at) => {
  await createTable(at, 'seeding', { id: 'integer', started_at: 'text' }, { primary: ['id'] })
}

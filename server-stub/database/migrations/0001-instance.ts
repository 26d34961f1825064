import { createTable, type Migration } from './schema.ts'

export const instance: Migration = async (...at) => {
  await createTable(
    at,
    'application_setting',
    { key: 'text', value: 'text', updated_at: 'text' },
    {
      primary: ['key'],
    },
  )
}

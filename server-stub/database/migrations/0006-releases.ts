import { createIndex, createTable, partOf, type Migration } from './schema.ts'

export const releases: Migration = async (db, dialect) => {
  await createTable([db, dialect], 'release', {
    project_id: partOf('project'),
    tag_name: 'text',
    description: 'text',
    created_at: 'text',
    updated_at: 'text',
  })
  await createIndex(db, 'release', ['project_id', 'tag_name'], { unique: true })
}

import { sql } from 'kysely'
import { createIndex, createTable, partOf, textOr, type Migration } from './schema.ts'

/**
 * The ancestors of each namespace as rows, itself included, so that inherited memberships are found through indexes; and
 * its full display name in addition to its full path.
 */
export const namespaceAncestors: Migration = async (db, dialect) => {
  await createTable(
    [db, dialect],
    'namespace_ancestor',
    { namespace_id: partOf('namespace'), ancestor_id: partOf('namespace'), depth: 'integer' },
    { primary: ['namespace_id', 'ancestor_id'] },
  )
  await createIndex(db, 'namespace_ancestor', ['ancestor_id'])
  await sql`
    insert into namespace_ancestor (namespace_id, ancestor_id, depth)
    with recursive line (namespace_id, ancestor_id, depth) as (
      select id, id, 0 from namespace
      union all
      select line.namespace_id, namespace.parent_id, line.depth + 1
      from line inner join namespace on namespace.id = line.ancestor_id
      where namespace.parent_id is not null
    )
    select namespace_id, ancestor_id, depth from line
  `.execute(db)
  const { type, defaultTo } = textOr('')
  await db.schema
    .alterTable('namespace')
    .addColumn('full_name', type, (column) => column.notNull().defaultTo(defaultTo))
    .execute()
  await sql`
    update namespace set full_name = (
      with recursive line (id, parent_id, name) as (
        select own.id, own.parent_id, own.name from namespace as own where own.id = namespace.id
        union all
        select above.id, above.parent_id, above.name || ' / ' || line.name
        from line inner join namespace as above on above.id = line.parent_id
      )
      select name from line where parent_id is null
    )
  `.execute(db)
}

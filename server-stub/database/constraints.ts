/** Uniqueness and references are the database's word; here it is put into ours, the same for both databases. */

/**
 * Waits for a write; when it ran into a unique index (`project_by_namespace_id_path`), throws the error given for that
 * index instead, and the one called `gone` when a row that it refers to has been removed in the meantime. To be put
 * around the whole transaction: PostgreSQL refuses everything after the violation.
 */
export async function orTaken<Result>(
  write: Promise<Result>,
  errors: Readonly<Record<string, Error>>,
): Promise<Result> {
  try {
    return await write
  } catch (error) {
    throw errors[(isDangling(error) ? 'gone' : violatedIndex(error)) ?? ''] ?? error
  }
}

function isDangling(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23503') || error.message === 'FOREIGN KEY constraint failed'
}

function violatedIndex(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && error.code === '23505' && 'constraint' in error) return String(error.constraint)
  const [, index, columns] = /^UNIQUE constraint failed: (?:index '(.+)'|(.+))$/.exec(error.message) ?? []
  return index ?? (columns === undefined ? undefined : indexOver(columns))
}

/** SQLite names the columns of a plain index (`member.source_id, member.user_id`), and only others by their name. */
function indexOver(columns: string): string {
  const names = columns.split(', ').map((column) => column.split('.'))
  return `${names[0]?.[0]}_by_${names.map(([, column]) => column).join('_')}`
}

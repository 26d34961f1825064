/** The errors of SQLite as errors of this server. */
import { DatabaseUnavailableError, ForeignKeyError, UniqueError } from './errors.ts'

/** Result codes of SQLite (sqlite.org/rescode.html); the low byte is the primary one. */
const codes = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  inputOutput: 10,
  full: 13,
  cannotOpen: 14,
  foreignKey: 787,
  primaryKey: 1555,
  unique: 2067,
} as const

const unavailable: readonly number[] = [
  codes.busy,
  codes.locked,
  codes.readOnly,
  codes.inputOutput,
  codes.full,
  codes.cannotOpen,
]

/** Whether another connection or program has locked the file. */
export function isLocked(error: unknown): boolean {
  const code = primaryCode(error instanceof DatabaseUnavailableError ? error.cause : error)
  return code === codes.busy || code === codes.locked
}

/** The error to throw instead of one that a statement failed with. */
export function sqliteError(error: unknown): unknown {
  const code = resultCode(error)
  if (code === codes.foreignKey) return new ForeignKeyError(error)
  if (code === codes.unique || code === codes.primaryKey) return new UniqueError(indexOf(error), error)
  return unavailable.includes(primaryCode(error) ?? 0) ? new DatabaseUnavailableError(error) : error
}

function resultCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined
}

function primaryCode(error: unknown): number | undefined {
  const code = resultCode(error)
  return code === undefined ? undefined : code & 0xff
}

/** SQLite names the columns of a plain index (`member.source_id, member.user_id`), and only others by their name. */
function indexOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  const [, index, columns = ''] = /^UNIQUE constraint failed: (?:index '(.+)'|(.+))$/.exec(message) ?? []
  if (index !== undefined) return index
  const names = columns.split(', ').map((column) => column.split('.'))
  return `${names[0]?.[0]}_by_${names.map(([, column]) => column).join('_')}`
}

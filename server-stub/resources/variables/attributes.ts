/** Properties of a build variable: columns, and validation beyond the schema. */
import { toFlag } from '../../database/flag.ts'
import type { RowChange } from '../../database/tables.ts'
import { elsewhere, type Columns } from '../../http/attributes.ts'
import { requireValid, presenceViolation, lengthViolation } from '../../http/validation-messages.ts'
import type { BodyOf } from '../../http/handler.ts'

const maxValueLength = 100_000

type Attributes = BodyOf<'createVariable'> & BodyOf<'updateVariable'>

/** The columns of each property that creating or updating a variable accepts. */
export const variableColumns = {
  // Identifies the variable; it cannot be changed.
  key: elsewhere,
  value: (value) => ({ value }),
  protected: (isProtected) => ({ protected: toFlag(isProtected) }),
} satisfies Columns<Attributes, RowChange<'build_variable'>>

/** Throws 400 with all that is wrong with the attributes. */
export function validateVariable({ key, value }: Partial<Attributes>): void {
  requireValid({ key: [presenceViolation(key)], value: [lengthViolation(value, maxValueLength)] })
}

/** Views of a build variable. Spec: document 3, "Build variable". */
import type { Schema } from '../../../generated/schemas.ts'
import type { BuildVariableRow } from '../../database/tables.ts'

/** As reads return it. */
export function variable({ key, value }: BuildVariableRow): Schema<'Variable'> {
  return { key, value }
}

/** As writes return it. */
export function variableWithProtection(row: BuildVariableRow): Schema<'VariableWithProtection'> {
  return { ...variable(row), protected: row.protected === 1 }
}

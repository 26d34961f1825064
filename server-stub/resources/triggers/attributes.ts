/** Properties of a trigger: columns, and validation beyond the schema. */
import type { RowChange } from '../../database/tables.ts'
import type { Columns } from '../../http/attributes.ts'
import { requireValid, presenceViolation, lengthViolation } from '../../http/validation-messages.ts'
import { missing } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'

type Attributes = BodyOf<'createTrigger'> & BodyOf<'updateTrigger'>

/** The columns of each property that creating or updating a trigger accepts. */
export const triggerColumns = {
  description: (description) => ({ description }),
} satisfies Columns<Attributes, RowChange<'pipeline_trigger'>>

/** Throws 400 unless the description is acceptable. */
export function validateTrigger({ description }: Partial<Attributes>): void {
  requireValid({ description: [presenceViolation(description), lengthViolation(description)] })
}

/** The token and the branch or tag that a pipeline is triggered with. The specification leaves their types open. */
export function triggeringOf({ token, ref }: BodyOf<'triggerPipeline'>): { token: string; ref: string } {
  if (isText(token) && isText(ref)) return { token, ref }
  throw missing(...Object.entries({ token, ref }).flatMap(([name, value]) => (isText(value) ? [] : [name])))
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** Properties of a runner: columns, and validation beyond the schema. */
import { toFlag } from '../../database/flag.ts'
import type { RowChange } from '../../database/tables.ts'
import type { Columns } from '../../http/attributes.ts'
import { requireValid, lengthViolation } from '../../http/validation-messages.ts'
import type { BodyOf } from '../../http/handler.ts'
import { distinctNames } from '../../http/text-attributes.ts'

const maxTags = 100

type Attributes = BodyOf<'updateRunner'>

/** The columns of each property that updating a runner accepts. */
export const runnerColumns = {
  description: (description) => ({ description }),
  active: (active) => ({ active: toFlag(active) }),
  tag_list: (tags) => ({ tag_list: JSON.stringify(distinctNames(tags)) }),
} satisfies Columns<Attributes, RowChange<'runner'>>

/** Throws 400 with all that is wrong with the attributes. */
export function validateRunner({ description, tag_list = [] }: Attributes): void {
  const tags = distinctNames(tag_list)
  requireValid({
    description: [lengthViolation(description)],
    tag_list: [tags.length > maxTags && 'has too many tags', ...tags.map((tag) => lengthViolation(tag))],
  })
}

/** Properties of notes. */
import type { NewRow } from '../../database/tables.ts'
import type { Columns } from '../../http/attributes.ts'
import { requireValid, presenceViolation } from '../../http/validation-messages.ts'
import type { BodyOf } from '../../http/handler.ts'
import { toTimestamp, textLengthViolation } from '../../http/text-attributes.ts'

/** The columns of each property that creating a note accepts. */
export const noteColumns = {
  body: (body) => ({ body }),
  created_at: (time) => ({ created_at: toTimestamp('created_at', time) }),
} satisfies Columns<BodyOf<'createIssueNote'>, Partial<NewRow<'note'>>>

/** Throws 400 with all violations. */
export function validateNote({ body }: Pick<BodyOf<'createIssueNote'>, 'body'>): void {
  requireValid({ body: [presenceViolation(body), textLengthViolation(body)] })
}

/** Properties of commits and their statuses. */
import type { Schema } from '../../../generated/schemas.ts'
import type { RowChange } from '../../database/tables.ts'
import type { Action } from '../../git/types.ts'
import { elsewhere, type Columns } from '../../http/attributes.ts'
import { requireValid, presenceViolation, lengthViolation } from '../../http/validation-messages.ts'
import { missing } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'
import { textLengthViolation } from '../../http/text-attributes.ts'
import { limits } from '../../limits.ts'
import { validateFilePath } from '../files/index.ts'

type StatusBody = BodyOf<'createCommitStatus'>

/** The columns of each property that setting a status accepts. */
export const statusColumns = {
  state: (status) => ({ status }),
  target_url: (target_url) => ({ target_url }),
  description: (description) => ({ description }),
  coverage: (coverage) => ({ coverage }),
  // They identify the status and have defaults.
  ref: elsewhere,
  name: elsewhere,
  context: elsewhere,
} satisfies Columns<StatusBody, RowChange<'commit_status'>>

/** Throws 400 with all violations of a status. */
export function validateStatus({ ref, target_url, description }: StatusBody, name: string): void {
  requireValid({
    name: [presenceViolation(name), lengthViolation(name)],
    ref: [lengthViolation(ref)],
    target_url: [lengthViolation(target_url)],
    description: [lengthViolation(description)],
  })
}

/** Message of a commit, and its author if that is not the caller. */
export interface CommitMessage {
  commit_message: string
  author_name?: string | undefined
  author_email?: string | undefined
}

/** Throws 400 with all violations of the message and the author of a commit. */
export function validateMessage({ commit_message, author_name, author_email }: CommitMessage): void {
  requireValid({
    commit_message: [presenceViolation(commit_message), textLengthViolation(commit_message)],
    author_name: [lengthViolation(author_name, limits.nameCharacters.max)],
    author_email: [lengthViolation(author_email, limits.nameCharacters.max)],
  })
}

/** The change of a file that a commit makes, by its index in the request. Throws 400 if a path is missing or invalid. */
export function toAction(body: Schema<'CommitAction'>, index: number): Action {
  const nameOf = (attribute: string): string => `actions[${index}][${attribute}]`
  const { action, file_path: path, previous_path: previousPath, content, encoding = 'text' } = body
  validateFilePath(nameOf('file_path'), path)
  if (action === 'delete') return { action, path }
  if (action !== 'move') return { action, path, content, encoding }
  if (previousPath === undefined) throw missing(nameOf('previous_path'))
  validateFilePath(nameOf('previous_path'), previousPath)
  return content === undefined
    ? { action, path, previousPath }
    : { action, path, previousPath, content, encoding }
}

/** Creates comments on commits. */
import type { CommitCommentRow } from '../../../database/tables.ts'
import type { Repository } from '../../../git/repository.ts'
import type { Commit } from '../../../git/types.ts'
import { requireValid, presenceViolation } from '../../../http/validation-messages.ts'
import type { BodyOf } from '../../../http/handler.ts'
import { textLengthViolation } from '../../../http/text-attributes.ts'
import type { Services } from '../../../services.ts'
import type { Project } from '../../projects/record.ts'
import { insertComment } from '../queries.ts'
import { findCommit } from '../relations.ts'

type CommentPosition = Pick<CommitCommentRow, 'path' | 'line' | 'line_type'>

const noPosition: CommentPosition = { path: null, line: null, line_type: null }

/** Adds a comment to the commit of a hash, branch or tag; to a line of it only if the revision is its full hash. */
export async function createComment(
  services: Services,
  project: Project,
  revision: string,
  body: BodyOf<'createCommitComment'>,
): Promise<CommitCommentRow> {
  const { currentUser, git, now, transaction } = services
  requireValid({ note: [presenceViolation(body.note), textLengthViolation(body.note)] })
  const commit = await findCommit(services, project, revision)
  const hasFullHash = revision.toLowerCase() === commit.oid
  const position = hasFullHash ? await positionOf(body, commit, git(project.id)) : noPosition
  const comment = { project_id: project.id, sha: commit.oid, author_id: currentUser().id, note: body.note }
  const created_at = now().toISOString()
  return transaction(({ db: tx }) => insertComment(tx, { ...comment, ...position, created_at }))
}

/** The line of a comment, if it is given completely and exists; `old` lines are those of the first parent. */
async function positionOf(
  { path, line, line_type }: BodyOf<'createCommitComment'>,
  { oid, parents }: Commit,
  repository: Repository,
): Promise<CommentPosition> {
  const side = line_type === 'old' ? parents[0] : oid
  if (path === undefined || line === undefined || line_type === undefined || side === undefined)
    return noPosition
  const file = await repository.file(side, path)
  const exists = file !== undefined && line >= 1 && line <= lineCount(file.content)
  return exists ? { path, line, line_type } : noPosition
}

const lineFeed = 10

/** Number of lines of a file; the last one may lack its line feed. */
function lineCount(content: Uint8Array): number {
  let count = 0
  // A callback for each byte would take a second for a large file.
  for (let at = content.indexOf(lineFeed); at !== -1; at = content.indexOf(lineFeed, at + 1)) count++
  return content.length > 0 && content.at(-1) !== lineFeed ? count + 1 : count
}

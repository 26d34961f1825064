import { check, filled } from '../../../http/check.ts'
import { created, list, type Area, type BodyOf } from '../../../http/handler.ts'
import type { Repository } from '../../../git/repository.ts'
import type { Commit } from '../../../git/types.ts'
import { commitComment } from '../presenter/comment.ts'
import type { Services } from '../../../services.ts'
import { addComment, commentsOn } from '../comments.ts'
import { pageOf } from '../../../database/paging.ts'
import type { CommitCommentRow } from '../../../database/tables.ts'
import { withAuthors } from '../../users/index.ts'
import { findCommit } from '../revisions.ts'

export const comments = {
  async listCommitComments(request, services) {
    const { path, paging, origin } = request
    const { db, find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-code', project)
    const { oid } = await findCommit(services, project, path.sha)
    const page = await pageOf(commentsOn(db, project.id, oid), paging)
    const rows = await withAuthors(db, page.rows)
    return list({ ...page, rows }, ({ row, author }) => commitComment(row, author, origin))
  },

  async createCommitComment(request, services) {
    const { path, body, origin } = request
    const { db, find, authorize, currentUser, git, now } = services
    const project = await find.project(path.id)
    authorize('create-commit-comment', project)
    check({ note: [filled(body.note)] })
    const found = await findCommit(services, project, path.sha)
    const spot = path.sha.toLowerCase() === found.oid ? await spotOf(body, found, git(project.id)) : nowhere
    const row = await addComment(db, {
      project_id: project.id,
      sha: found.oid,
      author_id: currentUser().id,
      note: body.note,
      ...spot,
      created_at: now().toISOString(),
    })
    return created(commitComment(row, currentUser(), origin))
  },
} satisfies Partial<Area<'commits', Services>>

type Spot = Pick<CommitCommentRow, 'path' | 'line' | 'line_type'>

const nowhere: Spot = { path: null, line: null, line_type: null }

/** The line that a comment is placed on, if all of it is given and there: `old` is the side of the first parent. */
async function spotOf(
  { path, line, line_type }: BodyOf<'createCommitComment'>,
  { oid, parents }: Commit,
  repository: Repository,
): Promise<Spot> {
  const side = line_type === 'old' ? parents[0] : oid
  if (path === undefined || line === undefined || line_type === undefined || side === undefined)
    return nowhere
  const file = await repository.file(side, path)
  const there = file !== undefined && line >= 1 && line <= linesOf(file.content)
  return there ? { path, line, line_type } : nowhere
}

const lineFeed = 10

/** How many lines a file has; a last one may lack its line feed. */
function linesOf(content: Uint8Array): number {
  const ends = content.reduce((count, byte) => (byte === lineFeed ? count + 1 : count), 0)
  return content.length > 0 && content.at(-1) !== lineFeed ? ends + 1 : ends
}

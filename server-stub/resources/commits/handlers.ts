/** Commits, comments on them and their statuses. Spec: document 3, "Commits". */
import type { AuthorizedArea } from '../../authorized.ts'
import type { Repository } from '../../git/repository.ts'
import type { Commit } from '../../git/types.ts'
import { created, list, ok, slice } from '../../http/handler.ts'
import type { Page, PageRequest } from '../../page.ts'
import { inProject } from '../projects/index.ts'
import { authorIn } from '../users/index.ts'
import { createComment } from './commands/comments.ts'
import { cherryPick, createCommit } from './commands/commits.ts'
import { createStatus } from './commands/statuses.ts'
import { commit, commitComment, commitStatus, commitSummary, diffEntry } from './presenter.ts'
import { pageOfComments, pageOfStatuses } from './queries.ts'
import { commitRecord, findCommit, inCommit } from './relations.ts'

export const commits = {
  listCommits: inProject(async ({ query, paging }, services, project) => {
    const head =
      query.ref_name === undefined
        ? await services.git(project.id).branch(project.default_branch ?? '')
        : (await findCommit(services, project, query.ref_name)).oid
    return list(await pageOfCommits(services.git(project.id), head, query, paging), commitSummary)
  }),

  createCommit: inProject(async ({ body }, services, project) => {
    return created(commit(await createCommit(services, project, body)))
  }),

  getCommit: inCommit(async (_request, { db, git }, found) => {
    const { oid, parents } = found.commit
    const changes = await git(found.project.id).diff(parents[0] ?? null, oid)
    return ok(commit(await commitRecord(db, found, changes)))
  }),

  listCommitDiffs: inCommit(async ({ paging }, { git }, { project, commit: { oid, parents } }) => {
    const part = { offset: (paging.page - 1) * paging.perPage, limit: paging.perPage }
    const { changes, total } = await git(project.id).diffPart(parents[0] ?? null, oid, part)
    return list({ ...paging, rows: changes, total }, diffEntry)
  }),

  cherryPickCommit: inCommit(async ({ body }, services, found) => {
    return created(commit(await cherryPick(services, found, body)))
  }),

  listCommitComments: inCommit(async ({ paging, origin }, { db }, { project, commit: { oid } }) => {
    const page = await pageOfComments(db, project.id, oid, paging)
    return list(page, (row) => commitComment(row, authorIn(row.author_rows), origin))
  }),

  createCommitComment: inProject(async ({ path, body, origin }, services, project) => {
    const comment = await createComment(services, project, path.sha, body)
    return created(commitComment(comment, services.currentUser(), origin))
  }),

  listCommitStatuses: inCommit(async ({ query, paging, origin }, { db }, { project, commit: { oid } }) => {
    const page = await pageOfStatuses(db, project.id, oid, query, paging)
    return list(page, (row) => commitStatus(row, authorIn(row.author_rows), origin))
  }),

  createCommitStatus: inCommit(async ({ body, origin }, services, found) => {
    const status = await createStatus(services, found, body)
    return created(commitStatus(status, services.currentUser(), origin))
  }),
} satisfies AuthorizedArea<'commits'>

/** A page of the history of a commit; a page without period reads only its own commits. */
async function pageOfCommits(
  repository: Repository,
  head: string | undefined,
  { since, until }: { since?: string; until?: string },
  paging: PageRequest,
): Promise<Page<Commit>> {
  if (head === undefined) return slice([], paging)
  if (since !== undefined || until !== undefined) {
    const period = { ...(since && { since: new Date(since) }), ...(until && { until: new Date(until) }) }
    return slice(await repository.log(head, period), paging)
  }
  const page = slice(await repository.history(head), paging)
  const commits = await repository.commits(page.rows)
  return { ...page, rows: page.rows.flatMap((oid) => commits.get(oid) ?? []) }
}

/** Commits, comments on them and their statuses. Spec: document 3, "Commits". */
import type { AuthorizedArea } from '../../authorized.ts'
import { created, list, ok, slice } from '../../http/handler.ts'
import { inProject } from '../projects/index.ts'
import { withAuthors } from '../users/index.ts'
import { createComment } from './commands/comments.ts'
import { cherryPick, createCommit } from './commands/commits.ts'
import { createStatus } from './commands/statuses.ts'
import { commit, commitComment, commitStatus, commitSummary, diffEntry } from './presenter.ts'
import { pageOfComments, pageOfStatuses } from './queries.ts'
import { commitRecord, findCommit, inCommit } from './relations.ts'

export const commits = {
  listCommits: inProject(async ({ query, paging }, services, project) => {
    const repository = services.git(project.id)
    const head =
      query.ref_name === undefined
        ? await repository.branch(project.default_branch ?? '')
        : (await findCommit(services, project, query.ref_name)).oid
    const history = head === undefined ? [] : await repository.log(head, periodOf(query))
    return list(slice(history, paging), commitSummary)
  }),

  createCommit: inProject(async ({ body }, services, project) => {
    const made = await createCommit(services, project, body)
    return created(commit(await commitRecord(services, { project, commit: made })))
  }),

  getCommit: inCommit(async (_request, services, found) => ok(commit(await commitRecord(services, found)))),

  listCommitDiffs: inCommit(async ({ paging }, { git }, { project, commit: { oid, parents } }) =>
    list(slice(await git(project.id).diff(parents[0] ?? null, oid), paging), diffEntry),
  ),

  cherryPickCommit: inCommit(async ({ body }, services, found) => {
    const made = await cherryPick(services, found, body)
    return created(commit(await commitRecord(services, { ...found, commit: made })))
  }),

  listCommitComments: inCommit(async ({ paging, origin }, { db }, { project, commit: { oid } }) => {
    const page = await pageOfComments(db, project.id, oid, paging)
    const rows = await withAuthors(db, page.rows)
    return list({ ...page, rows }, ({ row, author }) => commitComment(row, author, origin))
  }),

  createCommitComment: inProject(async ({ path, body, origin }, services, project) => {
    const comment = await createComment(services, project, path.sha, body)
    return created(commitComment(comment, services.currentUser(), origin))
  }),

  listCommitStatuses: inCommit(async ({ query, paging, origin }, { db }, { project, commit: { oid } }) => {
    const page = await pageOfStatuses(db, project.id, oid, query, paging)
    const rows = await withAuthors(db, page.rows)
    return list({ ...page, rows }, ({ row, author }) => commitStatus(row, author, origin))
  }),

  createCommitStatus: inCommit(async ({ body, origin }, services, found) => {
    const status = await createStatus(services, found, body)
    return created(commitStatus(status, services.currentUser(), origin))
  }),
} satisfies AuthorizedArea<'commits'>

function periodOf({ since, until }: { since?: string; until?: string }): { since?: Date; until?: Date } {
  return {
    ...(since === undefined ? {} : { since: new Date(since) }),
    ...(until === undefined ? {} : { until: new Date(until) }),
  }
}

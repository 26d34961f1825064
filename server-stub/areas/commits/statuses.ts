import { check, filled, short } from '../../contract/check.ts'
import { created, list, type Area } from '../../contract/handler.ts'
import type { FoundProject } from '../../access/subjects.ts'
import type { Repository } from '../../git/repository.ts'
import { commitStatus } from '../../presenters/commit-status.ts'
import type { Services } from '../../services.ts'
import { setStatus, statusesOf } from '../../store/commit-statuses.ts'
import { pageOf } from '../../store/page.ts'
import { touchProjects } from '../../store/project-activity.ts'
import { withAuthors } from '../shared/authors.ts'
import { mergeWaiting } from '../shared/merging.ts'
import { findCommit } from '../shared/revisions.ts'

export const statuses = {
  async listCommitStatuses(request) {
    const { path, query, paging, db, find, may, origin } = request
    const project = await find.project(path.id)
    may('read-commit-status', project)
    const { oid } = await findCommit(request, project, path.sha)
    const page = await pageOf(statusesOf(db, project.id, oid, query), paging)
    const rows = await withAuthors(db, page.rows)
    return list({ ...page, rows }, ({ row, author }) => commitStatus(row, author, origin))
  },

  async createCommitStatus(request) {
    const { path, body, db, find, may, me, git, now, origin } = request
    const project = await find.project(path.id)
    may('create-commit-status', project)
    const { oid: sha } = await findCommit(request, project, path.sha)
    const { state: status, context, name = 'default', target_url, description, coverage } = body
    const named = context ?? name
    check({
      name: [filled(named), short(named)],
      ref: [short(body.ref)],
      target_url: [short(target_url)],
      description: [short(description)],
    })
    const ref = body.ref ?? (await branchWith(sha, project, git(project.id)))
    const set = { project_id: project.id, sha, name: named, ref, status, author_id: me().id }
    const at = now().toISOString()
    const row = await db.transaction().execute(async (tx) => {
      await touchProjects(tx, [project.id], at)
      return setStatus(tx, { ...set, target_url, description, coverage }, at)
    })
    if (status === 'success') await mergeWaiting(request, project, sha)
    return created(commitStatus(row, me(), origin))
  },
} satisfies Partial<Area<'commits', Services>>

/** A branch that holds the commit, the default one if it does: what a status without `ref` is about. */
async function branchWith(
  sha: string,
  { default_branch }: FoundProject,
  repository: Repository,
): Promise<string | null> {
  const branches = await repository.branches()
  const sorted = branches.toSorted(
    (a, b) => Number(b.name === default_branch) - Number(a.name === default_branch),
  )
  for (const { name, oid } of sorted) if (await repository.isAncestor(sha, oid)) return name
  return null
}

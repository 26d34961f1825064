import { check, filled, short } from '../../../http/check.ts'
import { created, list, type Area, type BodyOf } from '../../../http/handler.ts'
import type { Project } from '../../projects/record.ts'
import type { Repository } from '../../../git/repository.ts'
import { commitStatus } from '../presenter/status.ts'
import type { Services } from '../../../services.ts'
import { setStatus, statusesOf, type StatusChange } from '../statuses.ts'
import { pageOf } from '../../../database/paging.ts'
import type { UserRow } from '../../../database/tables.ts'
import { touchProjects } from '../../projects/index.ts'
import { withAuthors } from '../../users/index.ts'
import { findCommit } from '../revisions.ts'
import { addBuildFailedTodos } from '../../jobs/commands.ts'
import { mergeScheduled } from '../../merge-requests/commands/index.ts'

export const statuses = {
  async listCommitStatuses(request, services) {
    const { path, query, paging, origin } = request
    const { db, find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-commit-status', project)
    const { oid } = await findCommit(services, project, path.sha)
    const page = await pageOf(statusesOf(db, project.id, oid, query), paging)
    const rows = await withAuthors(db, page.rows)
    return list({ ...page, rows }, ({ row, author }) => commitStatus(row, author, origin))
  },

  async createCommitStatus(request, services) {
    const { path, body, origin } = request
    const { db, find, authorize, currentUser, git, now } = services
    const project = await find.project(path.id)
    authorize('create-commit-status', project)
    const { oid: sha } = await findCommit(services, project, path.sha)
    const given = { ...body, name: body.context ?? body.name ?? 'default' }
    checkStatus(given)
    const ref = body.ref ?? (await branchWith(sha, project, git(project.id)))
    const at = now().toISOString()
    const row = await db.transaction().execute(async (tx) => {
      await touchProjects(tx, [project.id], at)
      const set = await setStatus(tx, statusChange({ ...given, ref }, project, sha, currentUser()), at)
      const failed = set.status === 'failed' && set.allow_failure === 0 && ref !== null
      if (failed) await addBuildFailedTodos(tx, { project_id: project.id, ref, sha }, currentUser().id, at)
      return set
    })
    if (row.status === 'success') await mergeScheduled(services, project, sha)
    return created(commitStatus(row, currentUser(), origin))
  },
} satisfies Partial<Area<'commits', Services>>

type Given = BodyOf<'createCommitStatus'> & { name: string }

function checkStatus({ name, ref, target_url, description }: Given): void {
  check({
    name: [filled(name), short(name)],
    ref: [short(ref)],
    target_url: [short(target_url)],
    description: [short(description)],
  })
}

function statusChange(
  { name, ref, state, target_url, description, coverage }: Omit<Given, 'ref'> & { ref: string | null },
  { id }: Project,
  sha: string,
  author: UserRow,
): StatusChange {
  const what = { project_id: id, sha, name, ref, status: state, author_id: author.id }
  return { ...what, target_url, description, coverage }
}

/** A branch that holds the commit, the default one if it does: what a status without `ref` is about. */
async function branchWith(
  sha: string,
  { default_branch }: Project,
  repository: Repository,
): Promise<string | null> {
  const branches = await repository.branches()
  const sorted = branches.toSorted(
    (a, b) => Number(b.name === default_branch) - Number(a.name === default_branch),
  )
  for (const { name, oid } of sorted) if (await repository.isAncestor(sha, oid)) return name
  return null
}

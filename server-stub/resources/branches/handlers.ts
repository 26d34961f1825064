/** Branches and their protection. Spec: document 3, "Branches". */
import type { Project } from '../projects/record.ts'
import { check } from '../../http/check.ts'
import { Failure, invalid, unlessMissing } from '../../http/errors.ts'
import { accepted, created, list, ok, refuse, slice, type Area } from '../../http/handler.ts'
import type { Branch } from '../../git/types.ts'
import { branch, type BranchRecord } from './presenter.ts'
import type { Services } from '../../services.ts'
import { branchRef } from '../../git/ref-name.ts'
import { toFlag } from '../../database/flag.ts'
import { protect, protectionsOf, unprotect } from './queries.ts'
import { countWork } from '../worker-metrics/index.ts'
import { moveBranch, type BranchMove } from './commands.ts'
import { unfitRefName } from './attributes.ts'
import { findBranch } from '../commits/revisions.ts'

export const branches = {
  async listBranches(request, services) {
    const { path, paging } = request
    const { find, authorize, git } = services
    const project = await find.project(path.id)
    authorize('read-code', project)
    const page = slice(await git(project.id).branches(), paging)
    return list({ ...page, rows: await branchRecords(services, project, page.rows) }, branch)
  },

  async createBranch(request, services) {
    const { path, body } = request
    const { find, authorize, git } = services
    const project = await find.project(path.id)
    authorize('push-code', project)
    const to = await git(project.id).resolve(body.ref)
    check({ branch: [unfitRefName(body.branch)], ref: [to === undefined && 'does not exist'] })
    const move = { projectId: project.id, name: body.branch, from: null, to: to ?? null }
    if (!(await moveOnce(services, move)))
      return refuse(409, 'A branch of this name, or one that is in its way, already exists')
    return created(await shown(services, project, body.branch))
  },

  async getBranch(request, services) {
    const { path } = request
    const { find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-code', project)
    return ok(await shown(services, project, path.branch))
  },

  async deleteBranch(request, services) {
    const { path } = request
    const { find, authorize } = services
    const project = await find.project(path.id)
    authorize('push-code', project)
    const found = await unlessMissing(findBranch(services, project, path.branch))
    if (found === undefined) return ok({})
    const { name, head, protection } = found
    if (name === project.default_branch) return refuse(405, 'The default branch cannot be removed')
    if (protection !== null) return refuse(405, 'Protected branch cannot be removed')
    const move = { projectId: project.id, name, from: head, to: null }
    if (!(await moveOnce(services, move))) return refuse(409, 'The branch has been changed by somebody else')
    return ok({ branch: name })
  },

  async deleteMergedBranches(request, services) {
    const { path } = request
    const { db, find, authorize, git } = services
    const project = await find.project(path.id)
    authorize('push-code', project)
    const records = await branchRecords(services, project, await git(project.id).branches())
    for (const { name, commit, merged, protection } of records) {
      if (!merged || protection !== null) continue
      const move = { projectId: project.id, name, from: commit.oid, to: null }
      await moveOnce(services, move)
    }
    await db.transaction().execute((tx) => countWork(tx, 'delete_merged_branches'))
    return accepted({ message: '202 Accepted' })
  },

  async protectBranch(request, services) {
    const { path, body } = request
    const { db, find, authorize, now } = services
    const project = await find.project(path.id)
    authorize('protect-branch', project)
    const { name } = await findBranch(services, project, path.branch)
    await protect(db, {
      project_id: project.id,
      name,
      developers_can_push: toFlag(body.developers_can_push),
      developers_can_merge: toFlag(body.developers_can_merge),
      created_at: now().toISOString(),
    })
    return ok(await shown(services, project, name))
  },

  async unprotectBranch(request, services) {
    const { path } = request
    const { db, find, authorize } = services
    const project = await find.project(path.id)
    authorize('protect-branch', project)
    const { name } = await findBranch(services, project, path.branch)
    await unprotect(db, project.id, name)
    return ok(await shown(services, project, name))
  },
} satisfies Area<'branches', Services>

/** Moves the branch in a transaction of its own. */
function moveOnce({ withRef }: Services, move: BranchMove): Promise<boolean> {
  return withRef<boolean>(
    move.projectId,
    branchRef(move.name),
    async (tx, _head, undo) => (await moveBranch(tx, move)) || undo(false),
  )
}

async function shown(services: Services, project: Project, name: string) {
  const { head } = await findBranch(services, project, name)
  const [record] = await branchRecords(services, project, [{ name, oid: head }])
  if (record === undefined) throw new Failure('not-found')
  return branch(record)
}

/** Branches with their commits. Merged is what the default branch holds and has gone on from; it is not itself merged. */
async function branchRecords(
  { db, git }: Services,
  project: Project,
  rows: readonly Branch[],
): Promise<BranchRecord[]> {
  const repository = git(project.id)
  const protections = await protectionsOf(db, project.id)
  const trunk = await repository.branch(project.default_branch ?? '')
  const heads = rows.map(({ oid }) => oid)
  const held = trunk === undefined ? new Set<string>() : await repository.ancestorsAmong(trunk, heads)
  const records: BranchRecord[] = []
  for (const { name, oid } of rows) {
    const commit = await repository.commit(oid)
    if (commit === undefined) throw invalid({ branch: ['does not point to a commit'] })
    const merged = oid !== trunk && held.has(oid)
    records.push({ name, commit, merged, protection: protections.get(name) ?? null })
  }
  return records
}

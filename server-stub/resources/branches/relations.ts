/** Finds branches and loads what their presenter needs. */
import { authorizedBy } from '../../authorized.ts'
import type { Db, Tx } from '../../database/connection.ts'
import type { Repository } from '../../git/repository.ts'
import type { Branch, Commit } from '../../git/types.ts'
import { invalid, notFound } from '../../http/errors.ts'
import type { Services, TransactionServices } from '../../services.ts'
import type { Project } from '../projects/record.ts'
import { branchHeads, protectionsOf } from './queries.ts'
import type { BranchRecord, FoundBranch } from './record.ts'

/** Wraps operations on the branch of the path; the permission concerns its project. */
export const inBranch = authorizedBy(
  ({ id }: { id: number | string; branch: string }, { find }) => find.project(id),
  (project, { branch }, services) => findBranch(services, project, branch),
)

/** The branch of the project with this name. Throws 404 if there is none. */
export async function findBranch(
  { db }: { db: Db | Tx },
  project: Project,
  name: string,
): Promise<FoundBranch> {
  const { head, ...found } = await branchHeads(db, project.id, name, project.default_branch ?? '')
  if (head === undefined) throw notFound('Branch')
  return { project, name, head, ...found }
}

/** One branch with what its presenter needs. */
export async function branchRecord(
  { git }: Pick<TransactionServices, 'git'>,
  { project, name, head, defaultHead, protection }: FoundBranch,
): Promise<BranchRecord> {
  const repository = git(project.id)
  const isMerged = await mergedInto(repository, defaultHead, [head])
  return recordOf({ name, protection, merged: isMerged(head) }, await repository.commit(head))
}

/** A page of the branches of a project with what their presenter needs. */
export async function branchRecords(
  { db, git }: Services,
  { id, default_branch }: Project,
  select: (branches: readonly Branch[]) => readonly Branch[] = (all) => all,
): Promise<{ total: number; rows: BranchRecord[] }> {
  const repository = git(id)
  const protections = await protectionsOf(db, id)
  const all = await repository.branches()
  const branches = select(all)
  const heads = branches.map(({ oid }) => oid)
  const commits = await repository.commits(heads)
  const defaultHead = all.find(({ name }) => name === default_branch)?.oid
  const isMerged = await mergedInto(repository, defaultHead, heads)
  const rows = branches.map(({ name, oid }) =>
    recordOf({ name, protection: protections.get(name) ?? null, merged: isMerged(oid) }, commits.get(oid)),
  )
  return { total: all.length, rows }
}

/** The heads that are merged into the default branch. A branch with the head of the default branch is not merged. */
async function mergedInto(
  repository: Repository,
  defaultHead: string | undefined,
  heads: readonly string[],
): Promise<(head: string) => boolean> {
  if (defaultHead === undefined) return () => false
  const ancestors = await repository.ancestorsAmong(defaultHead, heads)
  return (head) => head !== defaultHead && ancestors.has(head)
}

function recordOf(record: Omit<BranchRecord, 'commit'>, commit: Commit | undefined): BranchRecord {
  if (commit === undefined) throw invalid({ branch: ['does not point to a commit'] })
  return { ...record, commit }
}

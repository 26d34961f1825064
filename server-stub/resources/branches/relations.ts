/** Finds branches and loads what their views show. */
import { authorizedBy } from '../../authorized.ts'
import type { Branch } from '../../git/types.ts'
import { invalid, notFound } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import type { Project } from '../projects/record.ts'
import { protectionOf, protectionsOf } from './queries.ts'
import type { BranchRecord, FoundBranch } from './record.ts'

/** Wraps operations on the branch of the path; the permission concerns its project. */
export const inBranch = authorizedBy(
  ({ id }: { id: number | string; branch: string }, { find }) => find.project(id),
  (project, { branch }, services) => findBranch(services, project, branch),
)

/** The branch of the project with this name. Throws 404 if there is none. */
export async function findBranch(
  { db, git }: Services,
  project: Project,
  name: string,
): Promise<FoundBranch> {
  const head = await git(project.id).branch(name)
  if (head === undefined) throw notFound('Branch')
  return { project, name, head, protection: await protectionOf(db, project.id, name) }
}

/** One branch with what its view shows. */
export async function branchRecord(
  services: Services,
  { project, name, head }: Pick<FoundBranch, 'project' | 'name' | 'head'>,
): Promise<BranchRecord> {
  const [record] = await branchRecords(services, project, [{ name, oid: head }])
  if (record === undefined) throw notFound('Branch')
  return record
}

/** Branches with what their views show, in the same order. A branch with the head of the default branch is not merged. */
export async function branchRecords(
  { db, git }: Services,
  { id, default_branch }: Project,
  branches: readonly Branch[],
): Promise<BranchRecord[]> {
  const repository = git(id)
  const protections = await protectionsOf(db, id)
  const defaultHead = await repository.branch(default_branch ?? '')
  const heads = branches.map(({ oid }) => oid)
  const ancestors =
    defaultHead === undefined ? new Set<string>() : await repository.ancestorsAmong(defaultHead, heads)
  const records: BranchRecord[] = []
  for (const { name, oid } of branches) {
    const commit = await repository.commit(oid)
    if (commit === undefined) throw invalid({ branch: ['does not point to a commit'] })
    const merged = oid !== defaultHead && ancestors.has(oid)
    records.push({ name, commit, merged, protection: protections.get(name) ?? null })
  }
  return records
}

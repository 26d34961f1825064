/** Changes and moves projects. */
import type { Namespace } from '../../groups/record.ts'
import type { Project } from '../record.ts'
import { HttpError, invalid } from '../../../http/errors.ts'
import { lockRef } from '../../../git/ref-lock.ts'
import { branchRef } from '../../../git/ref-name.ts'
import { columnsOf } from '../../../http/attributes.ts'
import type { Services, TransactionServices } from '../../../services.ts'
import type { Tx } from '../../../database/connection.ts'
import { lockNamespace, lockProject } from '../../../database/locks.ts'
import { changeProject, takenNames, type ProjectNames } from '../queries/writes.ts'
import { validateProject, projectColumns, type ProjectAttributes } from '../attributes.ts'

/** Changes a project. */
export async function updateProject(
  services: Services,
  before: Project,
  attributes: ProjectAttributes,
): Promise<Project> {
  await validateProject(attributes, services)
  const change = { ...columnsOf(attributes, projectColumns), updated_at: services.now().toISOString() }
  return services.transaction(async (tx) => {
    await validateDefaultBranch(tx, before.id, attributes.default_branch)
    const names = changedNames(before, attributes)
    if (names.name !== undefined || names.path !== undefined) {
      // It may have been moved to another namespace meanwhile.
      await lockProject(tx.db, before.id)
      const { namespace_id: namespace } = await tx.find.project(before.id)
      await validateFreeNames(tx.db, namespace, names)
    }
    await changeProject(tx.db, before.id, change)
    return tx.find.project(before.id)
  })
}

/** Moves a project into a group. */
export async function transferProject(
  { db, find, now }: TransactionServices,
  { id }: Project,
  target: Namespace,
): Promise<void> {
  await lockProject(db, id)
  // It may have been renamed meanwhile.
  const project = await find.project(id)
  if (project.namespace_id !== target.id) await validateFreeNames(db, target.id, project)
  await changeProject(db, id, { namespace_id: target.id, updated_at: now().toISOString() })
}

/**
 * Throws when a project of the namespace has this name or path, or a subgroup this path. Locks the namespace, so that both
 * stay free until the transaction ends. `kind` is `conflict` where the response is a 409.
 */
export async function validateFreeNames(
  tx: Tx,
  namespaceId: number,
  names: ProjectNames,
  kind: 'invalid' | 'conflict' = 'invalid',
): Promise<void> {
  if (names.name === undefined && names.path === undefined) return
  await lockNamespace(tx, namespaceId)
  const taken = await takenNames(tx, namespaceId, names)
  if (taken.length === 0) return
  throw new HttpError(kind, {
    texts: Object.fromEntries(taken.map((name) => [name, ['has already been taken']])),
  })
}

/** The new name and path, undefined where they stay the same. */
function changedNames(before: Project, { name, path }: ProjectAttributes): ProjectNames {
  return {
    name: name?.trim() === before.name ? undefined : name?.trim(),
    path: path?.toLowerCase() === before.path.toLowerCase() ? undefined : path,
  }
}

/**
 * Locks the branch, so that it is not deleted meanwhile. A repository without branches accepts any name; its first push may
 * create the branch.
 */
async function validateDefaultBranch(
  { db, git }: TransactionServices,
  projectId: number,
  name: string | undefined,
): Promise<void> {
  if (name === undefined) return
  const head = await lockRef(db, projectId, branchRef(name))
  if (head === null && (await git(projectId).branches()).length > 0)
    throw invalid({ default_branch: ['does not exist'] })
}

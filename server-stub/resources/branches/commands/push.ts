/** Updates of refs that a user pushes: branches, tags, and others such as notes. */
import type { Db, Tx } from '../../../database/connection.ts'
import { ancestorsAmong } from '../../../git/history.ts'
import type { ObjectStore } from '../../../git/object-store.ts'
import { TimeSlices } from '../../../git/time-slices.ts'
import { lockRef } from '../../../git/ref-lock.ts'
import type { Repository } from '../../../git/repository.ts'
import { branchPrefix, isValidRefName, tagPrefix } from '../../../git/ref-name.ts'
import { countBranches, moveRef, readRef, refWork } from '../../../git/refs.ts'
import type { Services, TransactionServices } from '../../../services.ts'
import { recordPushedMerges } from '../../merge-requests/commands/index.ts'
import { touchProjects } from '../../projects/index.ts'
import type { Project } from '../../projects/record.ts'
import { settingsOf } from '../../settings/index.ts'
import { moveTag } from '../../tags/commands.ts'
import { initialProtection } from '../attributes.ts'
import { protectionOf } from '../queries.ts'
import { deletionObstacle, moveBranch } from './move.ts'

/** The target of a ref according to the client, and its new target; null: it does not exist. */
export interface RefUpdate {
  /** Full name: `refs/heads/master`. */
  ref: string
  from: string | null
  to: string | null
}

/** Why a ref is not updated; undefined if it is. */
export type Rejection = string | undefined

/** Names that are reserved for the server. */
const reserved = /^refs\/(merge-requests|pipelines|environments|keep-around)\//

/** Validates what does not depend on the pushed objects: the name, the state of the ref, the permissions of the caller. */
export async function rejectionOf(
  services: Services,
  project: Project,
  { ref, from, to }: RefUpdate,
): Promise<Rejection> {
  const [, name] = /^refs\/(?:heads\/|tags\/)?(.+)$/.exec(ref) ?? []
  if (name === undefined || !isValidRefName(name) || !ref.slice('refs/'.length).includes('/'))
    return 'invalid ref name'
  if (reserved.test(ref)) return 'reserved ref name'
  if (((await readRef(services.db, project.id, ref)) ?? null) !== from) return 'stale info'
  if (from === null && to === null) return 'the ref does not exist'
  return branchRejection(services, project, { ref, to })
}

async function branchRejection(
  { db, can }: Pick<Services, 'can'> & { db: Db | Tx },
  project: Project,
  { ref, to }: Pick<RefUpdate, 'ref' | 'to'>,
): Promise<Rejection> {
  if (!ref.startsWith(branchPrefix)) return undefined
  const name = ref.slice(branchPrefix.length)
  const isFirst = (await countBranches(db, project.id, 1)) === 0
  const protection = isFirst
    ? initialProtection(await settingsOf(db))
    : await protectionOf(db, project.id, name)
  if (!can('push-to-branch', { project, protection }))
    return 'protected branch: you are not allowed to push to it'
  if (to !== null) return undefined
  const obstacle = await deletionObstacle(db, project.id, name)
  return obstacle === undefined ? undefined : `${obstacle} branch: it cannot be deleted`
}

/** Validates what depends on the pushed objects, which need not be stored yet. */
export async function contentRejection(
  { db }: Services,
  objects: ObjectStore,
  { ref, from, to }: RefUpdate,
): Promise<Rejection> {
  if (to === null) return undefined
  if (!(await objects.has(to))) return `missing object ${to}`
  if (!ref.startsWith(branchPrefix)) return undefined
  if ((await objects.findCommit(to)) === undefined) return 'a branch must point to a commit'
  return historyRejection(
    db,
    objects.projectId,
    { ref, from, to },
    {
      isAncestor: async (ancestor, descendant) =>
        (await ancestorsAmong(objects, [descendant], [ancestor])).has(ancestor),
    },
  )
}

/** A protected branch keeps its commits. */
async function historyRejection(
  db: Db | Tx,
  projectId: number,
  { ref, from, to }: RefUpdate,
  history: Pick<Repository, 'isAncestor'>,
): Promise<Rejection> {
  if (!ref.startsWith(branchPrefix) || from === null || to === null) return undefined
  if ((await protectionOf(db, projectId, ref.slice(branchPrefix.length))) === null) return undefined
  return (await history.isAncestor(from, to))
    ? undefined
    : 'protected branch: its history cannot be rewritten'
}

/**
 * Updates refs on behalf of the caller in one transaction, with the same side effects as through the API. A ref is updated
 * only if it still points to `from`. Returns a rejection or undefined for each. With `atomic`, one rejection rejects all.
 */
export async function updateRefs(
  services: Services,
  project: Project,
  updates: readonly RefUpdate[],
  { atomic }: { atomic: boolean },
): Promise<Rejection[]> {
  const open = updates.map((update, index) => ({ update, index }))
  return services.transaction<Rejection[]>(async (tx, undo) => {
    const rejections: Rejection[] = updates.map(() => undefined)
    const slices = new TimeSlices()
    for (const { ref } of inLockOrder(open)) {
      await slices.spend(refWork)
      await lockRef(tx.db, project.id, ref)
    }
    for (const { update, index } of inOrder(open)) {
      await slices.spend(refWork)
      // The branch may have been protected since the push began.
      rejections[index] =
        (await branchRejection(tx, project, update)) ??
        (await historyRejection(tx.db, project.id, update, tx.git(project.id))) ??
        (await move(tx, project.id, update))
      if (atomic && rejections[index] !== undefined) return undo(rejections.map(alsoRejected))
    }
    return rejections
  })
}

/** The rejection of a ref that is not updated because of another one. */
export function alsoRejected(rejection: Rejection): string {
  return rejection ?? 'atomic push failed: another ref was rejected'
}

/**
 * Existing refs by name; then those that do not exist, whose lock is that of the project. The order is always the same, so
 * that transactions do not wait for each other.
 */
function inLockOrder(updates: readonly { update: RefUpdate }[]): RefUpdate[] {
  const rank = ({ ref, from }: RefUpdate): string => `${from === null ? 1 : 0}${ref}`
  return updates.map(({ update }) => update).toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
}

/** Deletions first, because they free names; then `master` and `main`, because the first branch becomes the default branch. */
function inOrder<T extends { update: RefUpdate }>(updates: readonly T[]): T[] {
  const rank = ({ update: { ref, to } }: T): number => {
    if (to === null) return 0
    return ref === `${branchPrefix}master` ? 1 : ref === `${branchPrefix}main` ? 2 : 3
  }
  return updates.toSorted((a, b) => rank(a) - rank(b))
}

async function move(
  tx: TransactionServices,
  projectId: number,
  { ref, from, to }: RefUpdate,
): Promise<Rejection> {
  if (await moveAny(tx, projectId, { ref, from, to })) return undefined
  const present = (await readRef(tx.db, projectId, ref)) ?? null
  return present === from ? 'name conflict: another ref has a name that begins like this one' : 'stale info'
}

async function moveAny(
  tx: TransactionServices,
  projectId: number,
  { ref, from, to }: RefUpdate,
): Promise<boolean> {
  if (ref.startsWith(branchPrefix)) {
    const move = { projectId, name: ref.slice(branchPrefix.length), from, to }
    if (!(await moveBranch(tx, move))) return false
    if (from !== null && to !== null) await recordPushedMerges(tx, { ...move, from, to })
    return true
  }
  if (ref.startsWith(tagPrefix))
    return moveTag(tx, { projectId, name: ref.slice(tagPrefix.length), from, to })
  await touchProjects(tx.db, [projectId], tx.now().toISOString())
  return moveRef(tx.db, projectId, ref, from, to)
}

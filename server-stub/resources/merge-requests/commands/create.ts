/** Creates merge requests. */
import type { UserRow } from '../../../database/tables.ts'
import { copyObjects } from '../../../git/refs.ts'
import { columnsOf } from '../../../http/attributes.ts'
import { HttpError, invalid } from '../../../http/errors.ts'
import type { BodyOf } from '../../../http/handler.ts'
import { namesIn } from '../../../http/text-attributes.ts'
import type { Services, TransactionServices } from '../../../services.ts'
import { addMissingLabels, permittedDetails } from '../../labels/index.ts'
import { touchProjects } from '../../projects/index.ts'
import type { Project } from '../../projects/record.ts'
import { validateMergeRequest, newMergeRequestColumns, requireDifferentBranches } from '../attributes.ts'
import { addMergeRequest, openBetween, setLabels } from '../queries/writes.ts'
import type { SingleMergeRequestRecord } from '../record.ts'
import { mergeRequestRecord } from '../relations.ts'
import { newlyMentioned, recordCreation } from './activity.ts'

type Attributes = BodyOf<'createMergeRequest'>

/** Creates a merge request on behalf of the caller, with its event and todos. */
export async function createMergeRequest(
  services: Services,
  source: Project,
  target: Project,
  given: Attributes,
): Promise<SingleMergeRequestRecord> {
  const body = permittedDetails(services, target, given)
  if (!areRelated(source, target))
    throw invalid({ target_project_id: ['is not related to the source project by a fork'] })
  await validateMergeRequest(body, target, services)
  const mentioned = await newlyMentioned(services, target, body)
  if (source.id === target.id) await compareBranches(services, target, body)
  return services.transaction(async (tx) => {
    const iid = await add(tx, source, target, { body, mentioned })
    return mergeRequestRecord(tx, await tx.find.mergeRequest(target, iid))
  })
}

/** Finds out whether the branches can be merged, which can take long, before the transaction that others wait for. */
async function compareBranches(
  { git }: Services,
  { id }: Project,
  { source_branch, target_branch }: Attributes,
): Promise<void> {
  const [head, target] = [await git(id).branch(source_branch), await git(id).branch(target_branch)]
  if (head !== undefined && target !== undefined) await git(id).canMerge(target, head)
}

/** The same project, one forked from the other, or both from a third. */
function areRelated(one: Project, other: Project): boolean {
  if (one.id === other.id) return true
  const [first, second] = [one.forked_from_project_id, other.forked_from_project_id]
  return first === other.id || second === one.id || (first !== null && first === second)
}

async function add(
  tx: TransactionServices,
  source: Project,
  target: Project,
  { body, mentioned }: { body: Attributes; mentioned: readonly UserRow[] },
): Promise<number> {
  const { db, git, currentUser, now } = tx
  const at = now().toISOString()
  await touchProjects(db, [source.id, target.id], at)
  const head_sha = await git(source.id).branch(body.source_branch)
  if (head_sha === undefined) throw invalid({ source_branch: ['does not exist'] })
  const added = {
    ...columnsOf(body, newMergeRequestColumns),
    source_project_id: source.id,
    original_source_project_id: source.id,
    source_branch: body.source_branch,
    target_project_id: target.id,
    target_branch: body.target_branch,
    title: body.title.trim(),
    author_id: currentUser().id,
    head_sha,
    created_at: at,
    updated_at: at,
  }
  requireDifferentBranches(added)
  if ((await openBetween(db, added)) !== undefined)
    throw new HttpError('conflict', { message: 'These branches have an open merge request already' })
  if (source.id !== target.id) await copyObjects(db, source.id, target.id, [head_sha])
  const row = await addMergeRequest(db, added)
  await setLabels(db, row.id, await addMissingLabels(db, target.id, namesIn(body.labels), at))
  await recordCreation(tx, row, mentioned)
  return row.iid
}

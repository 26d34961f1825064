/** Updates, closes, reopens and deletes merge requests. Spec: document 3, "States and transitions". */
import type { MergeRequestRow, UserRow } from '../../../database/tables.ts'
import { copyObjects } from '../../../git/refs.ts'
import { columnsOf } from '../../../http/attributes.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { BodyOf } from '../../../http/handler.ts'
import { namesIn } from '../../../http/text-attributes.ts'
import type { Services, TransactionServices } from '../../../services.ts'
import { addMissingLabels, permittedDetails } from '../../labels/index.ts'
import { withSystemNotes } from '../../notes/commands.ts'
import { touchProjects } from '../../projects/index.ts'
import { validateMergeRequest, mergeRequestColumns, requireDifferentBranches } from '../attributes.ts'
import {
  changeMergeRequest,
  mergeRequestRow,
  openBetween,
  setLabels,
  type MergeRequestChange,
} from '../queries/writes.ts'
import { withoutScheduledMerge, type MergeRequest, type SingleMergeRequestRecord } from '../record.ts'
import { isMergeable, mergeRequestRecord } from '../relations.ts'
import { newlyMentioned, recordChange } from './activity.ts'

type Attributes = BodyOf<'updateMergeRequest'>

/** Updates a merge request on behalf of the caller, with its events, todos and system notes. */
export async function updateMergeRequest(
  services: Services,
  found: MergeRequest,
  given: Attributes,
): Promise<SingleMergeRequestRecord> {
  const body = permittedDetails(services, found.project, given)
  await validateMergeRequest(body, found.project, services)
  const mentioned = await newlyMentioned(services, found.project, body, found)
  // Finds out whether it can be merged, which can take long, before the transaction that others wait for.
  await isMergeable(services, found)
  return services.transaction(async (tx) => {
    await update(tx, found, body, mentioned)
    return mergeRequestRecord(tx, await tx.find.mergeRequest(found.project, found.iid))
  })
}

/** Marks a merge request as deleted. */
export async function deleteMergeRequest({ db, now }: TransactionServices, id: number): Promise<void> {
  await changeMergeRequest(db, id, { deleted_at: now().toISOString() })
}

async function update(
  tx: TransactionServices,
  { iid, project, source_project_id }: MergeRequest,
  body: Attributes,
  mentioned: readonly UserRow[],
): Promise<void> {
  const { db, currentUser, now } = tx
  const at = now().toISOString()
  await touchProjects(db, [project.id, source_project_id ?? project.id], at)
  const before = await mergeRequestRow(db, project.id, iid)
  if (before === undefined) throw notFound('Merge Request')
  const given = columnsOf(body, mergeRequestColumns)
  const branches = { ...before, target_branch: given.target_branch ?? before.target_branch }
  requireDifferentBranches(branches)
  const change = { ...given, ...(await transition(tx, branches, body)), updated_at: at }
  if ((change.state ?? before.state) === 'opened') {
    const other = await openBetween(db, branches)
    if (other !== undefined && other.id !== before.id)
      throw invalid({ target_branch: ['These branches have an open merge request already'] })
  }
  await withSystemNotes(db, before.id, { author_id: currentUser().id, now: at }, async () => {
    await changeMergeRequest(db, before.id, change)
    if (body.labels !== undefined)
      await setLabels(db, before.id, await addMissingLabels(db, project.id, namesIn(body.labels), at))
  })
  await recordChange(tx, before, change, mentioned)
}

/** Columns that closing, reopening or another target branch changes in addition to the attributes; `row` has its new target branch. */
async function transition(
  tx: TransactionServices,
  row: MergeRequestRow,
  { state_event: event, target_branch: target }: Attributes,
): Promise<MergeRequestChange> {
  if (row.state === 'merged') {
    if (event !== undefined) throw invalid({ state_event: [`cannot ${event} what is merged`] })
    if (target !== undefined) throw invalid({ target_branch: ['cannot be changed: it is merged'] })
    return {}
  }
  if (event === 'close' && row.state === 'opened')
    return {
      state: 'closed',
      closed_at: tx.now().toISOString(),
      ...withoutScheduledMerge,
      base_sha: await mergeBaseOf(tx, row),
    }
  if (event === 'reopen' && row.state === 'closed')
    return { state: 'opened', closed_at: null, base_sha: null, head_sha: await headOf(tx, row) }
  return row.state === 'closed' && target !== undefined ? { base_sha: await mergeBaseOf(tx, row) } : {}
}

/** Where the changes begin: recorded when it is closed, since the branches may move on. */
async function mergeBaseOf(
  { git }: TransactionServices,
  { target_project_id: project, target_branch, head_sha: head }: MergeRequestRow,
): Promise<string | null> {
  const target = await git(project).branch(target_branch)
  if (target === undefined || head === null) return null
  return (await git(project).mergeBase(target, head)) ?? null
}

/** The present head of the source branch; its objects are copied to the target project. */
async function headOf(
  { db, git }: TransactionServices,
  { source_project_id: source, source_branch, target_project_id: target }: MergeRequestRow,
): Promise<string> {
  const head = source === null ? undefined : await git(source).branch(source_branch)
  if (source === null || head === undefined) throw invalid({ source_branch: ['does not exist'] })
  if (source !== target) await copyObjects(db, source, target, [head])
  return head
}

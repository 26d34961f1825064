/** How merge requests are closed and reopened. Spec: document 3, "States and transitions". */
import { invalid } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'
import { copyObjects } from '../../git/refs.ts'
import type { Services } from '../../services.ts'
import type { Tx } from '../../database/connection.ts'
import { notWaiting, type MergeRequestChange } from './queries.ts'
import type { MergeRequestRow } from '../../database/tables.ts'

/** What an update changes beside the attributes; `row` has its new target branch already. */
export async function transition(
  services: Services,
  tx: Tx,
  row: MergeRequestRow,
  { state_event: event, target_branch: target }: BodyOf<'updateMergeRequest'>,
): Promise<MergeRequestChange> {
  if (row.state === 'merged') return refuseMerged(event, target)
  if (event === 'close' && row.state === 'opened')
    return {
      state: 'closed',
      closed_at: services.now().toISOString(),
      ...notWaiting,
      ...(await rest(services, tx, row)),
    }
  if (event === 'reopen' && row.state === 'closed')
    return { state: 'opened', closed_at: null, base_sha: null, head_sha: await headOf(services, tx, row) }
  return row.state === 'closed' && target !== undefined ? rest(services, tx, row) : {}
}

function refuseMerged(event: string | undefined, target: string | undefined): MergeRequestChange {
  if (event !== undefined) throw invalid({ state_event: [`cannot ${event} what is merged`] })
  if (target !== undefined) throw invalid({ target_branch: ['cannot be changed: it is merged'] })
  return {}
}

/** Where its changes begin, kept for when the branches have moved on. */
async function rest(
  { git }: Services,
  tx: Tx,
  { target_project_id: project, target_branch, head_sha: head }: MergeRequestRow,
): Promise<Pick<MergeRequestRow, 'base_sha'>> {
  const repository = git(project, tx)
  const target = await repository.branch(target_branch)
  if (target === undefined || head === null) return { base_sha: null }
  return { base_sha: (await repository.mergeBase(target, head)) ?? null }
}

/** The present head of the source branch, with its objects where the merge request leads. */
async function headOf(
  { git }: Services,
  tx: Tx,
  { source_project_id: source, source_branch, target_project_id: target }: MergeRequestRow,
): Promise<string> {
  const head = source === null ? undefined : await git(source, tx).branch(source_branch)
  if (source === null || head === undefined) throw invalid({ source_branch: ['does not exist'] })
  if (source !== target) await copyObjects(tx, source, target, [head])
  return head
}

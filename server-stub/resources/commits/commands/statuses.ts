/** Sets the statuses of commits that external systems report. */
import type { Tx } from '../../../database/connection.ts'
import type { CommitStatusRow, CommitStatusState, NewRow } from '../../../database/tables.ts'
import type { Repository } from '../../../git/repository.ts'
import { columnsOf } from '../../../http/attributes.ts'
import type { BodyOf } from '../../../http/handler.ts'
import type { Services } from '../../../services.ts'
import { addBuildFailedTodos } from '../../jobs/commands.ts'
import { mergeScheduled } from '../../merge-requests/commands/index.ts'
import { touchProjects } from '../../projects/index.ts'
import type { Project } from '../../projects/record.ts'
import { statusColumns, validateStatus } from '../attributes.ts'
import { insertStatus, latestStatus, updateStatusRow } from '../queries.ts'
import type { FoundCommit } from '../record.ts'

/** A status to set; undefined columns keep the value of the latest status of the same name and ref. */
type StatusChange = Omit<NewRow<'commit_status'>, 'created_at'> & Pick<CommitStatusRow, 'ref' | 'status'>

/** Sets a status of a commit. A failure creates todos; a success merges the merge requests that wait for it. */
export async function createStatus(
  services: Services,
  { project, commit: { oid: sha } }: FoundCommit,
  body: BodyOf<'createCommitStatus'>,
): Promise<CommitStatusRow> {
  const { currentUser, git, now, transaction } = services
  const name = body.context ?? body.name ?? 'default'
  validateStatus(body, name)
  const ref = body.ref ?? (await branchOf(sha, project, git(project.id)))
  const [project_id, author_id, at] = [project.id, currentUser().id, now().toISOString()]
  const change = {
    ...columnsOf(body, statusColumns),
    project_id,
    sha,
    name,
    ref,
    author_id,
    status: body.state,
  }
  const row = await transaction(async ({ db: tx }) => {
    await touchProjects(tx, [project_id], at)
    const status = await setStatus(tx, change, at)
    if (status.status === 'failed' && status.allow_failure === 0 && ref !== null)
      await addBuildFailedTodos(tx, { project_id, ref, sha }, author_id, at)
    return status
  })
  if (row.status === 'success') await mergeScheduled(services, project.id, sha)
  return row
}

/** A branch that contains the commit, preferably the default branch: the ref of a status without one. */
async function branchOf(
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

const finished: readonly CommitStatusState[] = ['success', 'failed', 'canceled']

/**
 * Updates the latest status of this name and ref on the commit, or adds one if there is none. A finished status that is
 * set to an unfinished state starts another run: it is added as another status, and replaces the former as the latest.
 */
async function setStatus(tx: Tx, change: StatusChange, at: string): Promise<CommitStatusRow> {
  const { status } = change
  const before = await latestStatus(tx, change)
  const isAnotherRun = before !== undefined && finished.includes(before.status) && !finished.includes(status)
  if (before === undefined || isAnotherRun)
    return insertStatus(tx, { ...change, created_at: at, ...timesOf(status, at, null) })
  return updateStatusRow(tx, before.id, { ...change, ...timesOf(status, at, before.started_at) })
}

function timesOf(
  status: CommitStatusState,
  at: string,
  started: string | null,
): Pick<CommitStatusRow, 'started_at' | 'finished_at'> {
  return {
    started_at: status === 'pending' ? started : (started ?? at),
    finished_at: finished.includes(status) ? at : null,
  }
}

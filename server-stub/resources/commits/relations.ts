/** Finds commits and refs, and loads what their presenters need. */
import { authorizedBy } from '../../authorized.ts'
import type { Db, Tx } from '../../database/connection.ts'
import type { CommitStatusState, JobState } from '../../database/tables.ts'
import type { Commit, FileChange } from '../../git/types.ts'
import { notFound } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import type { Project } from '../projects/record.ts'
import { latestStates } from './queries.ts'
import type { CommitRecord, FoundCommit } from './record.ts'

/** Wraps operations on the commit of the path; the permission concerns its project. */
export const inCommit = authorizedBy(
  ({ id }: { id: number | string; sha: string }, { find }) => find.project(id),
  async (project, { sha }, services): Promise<FoundCommit> => ({
    project,
    commit: await findCommit(services, project, sha),
  }),
)

/** The commit of a hash, branch or tag. Throws 404 if there is none. */
export async function findCommit({ git }: Services, project: Project, revision: string): Promise<Commit> {
  const repository = git(project.id)
  const oid = await repository.resolve(revision)
  const commit = oid === undefined ? undefined : await repository.commit(oid)
  if (commit === undefined) throw notFound('Commit')
  return commit
}

/** A branch or tag as pipelines name it, with its commit; undefined if there is neither. */
export async function findRef(
  { git }: Services,
  { id }: Pick<Project, 'id'>,
  ref: string,
): Promise<{ ref: string; tag: 0 | 1; sha: string } | undefined> {
  const branch = await git(id).branch(ref)
  if (branch !== undefined) return { ref, tag: 0, sha: branch }
  const tag = await git(id).tag(ref)
  return tag && { ref, tag: 1, sha: tag.commit }
}

/** A commit with what its single view includes; `changes` is its comparison with its first parent. */
export async function commitRecord(
  db: Db,
  { project, commit }: FoundCommit,
  changes: readonly FileChange[],
): Promise<CommitRecord> {
  return {
    commit,
    additions: changes.reduce((sum, { additions }) => sum + additions, 0),
    deletions: changes.reduce((sum, { deletions }) => sum + deletions, 0),
    status: await pipelineState(db, project.id, commit.oid),
  }
}

/**
 * The state of the latest statuses and pipelines of a commit: `running` until all have finished, `success` if all
 * succeeded; null if there are none.
 */
export async function pipelineState(
  db: Db | Tx,
  projectId: number,
  sha: string,
): Promise<CommitStatusState | null> {
  const { statuses, pipelines } = await latestStates(db, projectId, sha)
  const counted = statuses.filter(
    ({ status, allow_failure }) => allow_failure === 0 || !isUnsuccessful(status),
  )
  const states = new Set([
    ...counted.map(({ status }) => status),
    ...pipelines.flatMap((state) => commitStatusOf[state] ?? []),
  ])
  const [first] = states
  if (first === undefined) return statuses.length > 0 ? 'success' : null
  if (states.size === 1) return first
  if (states.has('running') || states.has('pending')) return 'running'
  return states.has('failed') ? 'failed' : 'canceled'
}

const isUnsuccessful = (status: CommitStatusState): boolean => status === 'failed' || status === 'canceled'

/** States of pipelines as states of commit statuses. */
const commitStatusOf = {
  created: 'pending',
  pending: 'pending',
  manual: 'pending',
  running: 'running',
  failed: 'failed',
  success: 'success',
  canceled: 'canceled',
  skipped: null,
} as const satisfies Record<JobState, CommitStatusState | null>

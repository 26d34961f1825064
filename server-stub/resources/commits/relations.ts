import type { Project } from '../projects/record.ts'
import type { Commit } from '../../git/types.ts'
import type { CommitRecord } from './presenter/commit.ts'
import type { Services } from '../../services.ts'
import { pipelineState } from './statuses.ts'

/** A commit with all that its single view shows; a merge is compared with its first parent. */
export async function commitRecord(
  { db, git }: Services,
  project: Project,
  commit: Commit,
): Promise<CommitRecord> {
  const changes = await git(project.id).diff(commit.parents[0] ?? null, commit.oid)
  return {
    commit,
    additions: changes.reduce((sum, { additions }) => sum + additions, 0),
    deletions: changes.reduce((sum, { deletions }) => sum + deletions, 0),
    status: await pipelineState(db, project.id, commit.oid),
  }
}

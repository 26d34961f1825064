/** What merge requests are about: the commits that they bring, and what these change. */
import type { MergeRequest } from './record.ts'
import type { Commit, FileChange } from '../../git/types.ts'
import type { Services } from '../../services.ts'

/** What the merge request changes; once closed or merged, what it changed then. */
export async function changesOf(services: Services, request: MergeRequest): Promise<FileChange[]> {
  const { head, base } = await rangeOf(services, request)
  return head === null ? [] : services.git(request.project.id).diff(base, head)
}

/** The commits that the merge request brings, or brought, newest first. */
export async function commitsOf(services: Services, request: MergeRequest): Promise<Commit[]> {
  const { head, base } = await rangeOf(services, request)
  const repository = services.git(request.project.id)
  if (head === null) return []
  return base === null ? repository.log(head) : repository.commitsBetween(base, head)
}

/** The commits between which the changes lie: without a head there are none, without a base all of the history is new. */
export interface ChangeRange {
  head: string | null
  base: string | null
}

/** The range of a merge request; once closed or merged, the range that it had then. */
export async function rangeOf(
  { git }: Services,
  { state, project, target_branch, head_sha: head, base_sha }: MergeRequest,
): Promise<ChangeRange> {
  const repository = git(project.id)
  if (head === null || state !== 'opened') return { head, base: base_sha }
  const target = await repository.branch(target_branch)
  if (target === undefined) return { head: null, base: null }
  return { head, base: (await repository.mergeBase(target, head)) ?? null }
}

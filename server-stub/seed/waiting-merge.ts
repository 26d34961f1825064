/** A merge request that waits for its pipeline. It comes last, so that the ids of all other records stay as they are. */
import { commits } from '../resources/commits/handlers.ts'
import { mergeRequests } from '../resources/merge-requests/handlers.ts'
import { commit, createBranch, openMergeRequest } from './branches.ts'
import type { SeedUsers } from './users.ts'
import { emptyRequest, type SeedContext } from './context.ts'

export async function addWaitingMerge(
  context: SeedContext,
  { mira, tom }: SeedUsers,
  project: number,
): Promise<void> {
  const branch = 'feature/pattern'
  context.at('2017-03-15T11:00:00Z')
  await createBranch(context, tom, project, branch)
  const sha = await commit(context, tom, project, '2017-03-15T11:20:00Z', {
    branch,
    message: 'Draw the pattern',
    actions: [{ action: 'create', file_path: 'lib/pattern.rb', content: 'PATTERN = :twill\n' }],
  })
  context.at('2017-03-15T11:30:00Z')
  const iid = await openMergeRequest(context, tom, project, {
    source_branch: branch,
    title: 'Draw the pattern',
  })
  await commits.createCommitStatus(
    {
      ...emptyRequest,
      operationId: 'createCommitStatus',
      path: { id: project, sha },
      body: { state: 'running', ref: branch, name: 'rspec' },
    },
    context.as(tom),
  )
  context.at('2017-03-15T11:40:00Z')
  await mergeRequests.acceptMergeRequest(
    {
      ...emptyRequest,
      operationId: 'acceptMergeRequest',
      path: { id: project, merge_request_iid: iid },
      body: { merge_when_pipeline_succeeds: true },
    },
    context.as(mira),
  )
}

/** Defects of listMergeRequestCommits, by the rule that each violates. */
import { isRecord, segmentsOf } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { byAdministrator, otherCall } from '../../vocabulary/effects.ts'
import { altersList, responseWithPage } from '../../vocabulary/lists.ts'
import { shownAt } from '../../vocabulary/lookups.ts'

/** Returns another list of commits: the whole history of the source branch, or of the target branch. */
const branchLog = (branch: 'source_branch' | 'target_branch'): Fault => ({
  async around(call, upstream) {
    const [, project = '', , iid = ''] = segmentsOf(call)
    const request = await shownAt(`/projects/${project}/merge_requests/${iid}`, call, upstream)
    if (!isRecord(request)) return upstream.pass(call)
    const log = otherCall(
      call,
      'GET',
      `/projects/${project}/repository/commits?ref_name=${String(request[branch])}`,
    )
    return upstream.pass(byAdministrator(log, upstream))
  },
})

const emptyIfMerged: Fault = {
  async around(call, upstream) {
    const [, project = '', , iid = ''] = segmentsOf(call)
    const request = await shownAt(`/projects/${project}/merge_requests/${iid}`, call, upstream)
    const response = await upstream.pass(call)
    return isRecord(request) && request['state'] === 'merged'
      ? responseWithPage(call, response, [])
      : response
  },
}

export const listMergeRequestCommits = defectsOf('listMergeRequestCommits', {
  'list-merge-request-commits/lists-commits': [
    ['SEM-02', 'lists all commits of the source branch', branchLog('source_branch')],
    ['SEM-02', 'lists the commits of the target branch', branchLog('target_branch')],
    ['STT-04', 'lists no commits of a merged merge request', emptyIfMerged],
    ['SEM-06', 'lists only the last commit', altersList((items) => items.slice(0, 1))],
  ],
})

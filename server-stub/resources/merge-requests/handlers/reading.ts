import { keptId } from '../../../access/identifier.ts'
import { check } from '../../../http/check.ts'
import { list, ok, slice, type Area } from '../../../http/handler.ts'
import { commitSummary } from '../../commits/presenter/commit.ts'
import { mergeRequest, mergeRequestSummary, mergeRequestWithChanges } from '../presenter.ts'
import type { Services } from '../../../services.ts'
import { mergeRequestsMatching } from '../queries.ts'
import { pageOf } from '../../../database/paging.ts'
import { mergeRequestRecord, mergeRequestRecords } from '../relations.ts'
import { labelsViolations } from '../../labels/index.ts'
import { changesOf, commitsOf } from '../range.ts'

export const reading = {
  async listMergeRequests(request, services) {
    const { path, query, paging, origin } = request
    const { db, find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-merge-request', project)
    check({ labels: labelsViolations(query.labels) })
    const filter = { ...query, iids: query.iids?.map(keptId) }
    const page = await pageOf(mergeRequestsMatching(db, project.id, filter), paging)
    const rows = await mergeRequestRecords(services, project, page.rows)
    return list({ ...page, rows }, (record) => mergeRequestSummary(record, origin))
  },

  async getMergeRequest(request, services) {
    const { path, origin } = request
    const { find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-merge-request', project)
    return ok(mergeRequest(await mergeRequestRecord(services, project, path.merge_request_iid), origin))
  },

  async listMergeRequestCommits(request, services) {
    const { path, paging } = request
    const { find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-merge-request', project)
    const found = await find.mergeRequest(project, path.merge_request_iid)
    return list(slice(await commitsOf(services, found), paging), commitSummary)
  },

  async getMergeRequestChanges(request, services) {
    const { path, origin } = request
    const { find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-merge-request', project)
    const record = await mergeRequestRecord(services, project, path.merge_request_iid)
    const changes = await changesOf(services, record.mergeRequest)
    return ok(mergeRequestWithChanges(record, changes, origin))
  },
} satisfies Partial<Area<'merge-requests', Services>>

/** Defects of merges from forks, of merge requests that were changed before, and of those without their source branch. */
import { alterJson, isRecord, isSuccess, pathOf, segmentsOf, valueOf, type Call } from '../../message.ts'
import { mutantsOf, type Fault, type Mutant } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { byAdministrator, jsonResponse, otherCall, rejects } from '../../vocabulary/effects.ts'
import { responseWithPage } from '../../vocabulary/lists.ts'
import { alsoDoesAll, listedAt, recordAt, shownAt } from '../../vocabulary/lookups.ts'
import { returnsFirst } from '../../vocabulary/memory.ts'
import { rejectsIf, type StateCondition } from '../../vocabulary/states.ts'

const mergeRequestAt = (call: Call) => pathOf(call).replace(/\/(?:merge|commits|changes)$/, '')

const below = (project: unknown, list: string, name: unknown) =>
  `/projects/${String(project)}/repository/${list}/${encodeURIComponent(String(name))}`

const isFromFork: StateCondition = async (call, upstream) => {
  const { source_project_id, target_project_id } = await recordAt(mergeRequestAt(call), call, upstream)
  return source_project_id !== target_project_id
}

const lacksSourceBranch: StateCondition = async (call, upstream) => {
  const { state, source_project_id, source_branch } = await recordAt(mergeRequestAt(call), call, upstream)
  if (state !== 'merged') return false
  return (await shownAt(below(source_project_id, 'branches', source_branch), call, upstream)) === undefined
}

/** The branch of the target project that has the name of the source branch is deleted. */
const deletesNamesake = alsoDoesAll(async (call, upstream) => {
  if (!(await isFromFork(call, upstream))) return []
  const { target_project_id, source_branch } = await recordAt(mergeRequestAt(call), call, upstream)
  return [otherCall(call, 'DELETE', below(target_project_id, 'branches', source_branch))]
})

const rejectsReopened: Fault = {
  async everywhere(call, upstream) {
    if (call.operation === 'updateMergeRequest' && valueOf(call, 'state_event') === 'reopen')
      upstream.memory.set(pathOf(call), true)
    const isRejected = call.operation === 'acceptMergeRequest' && upstream.memory.has(mergeRequestAt(call))
    return isRejected ? jsonResponse(406, { message: 'Method Not Allowed' }) : upstream.pass(call)
  },
}

const mergesIntoFirstTarget: Fault = {
  async everywhere(call, upstream) {
    const { target_branch } = await recordAt(mergeRequestAt(call), call, upstream)
    const first = upstream.memory.get(mergeRequestAt(call))
    if (call.operation === 'updateMergeRequest' && first === undefined)
      upstream.memory.set(pathOf(call), target_branch)
    if (call.operation === 'acceptMergeRequest' && first !== undefined)
      await upstream.pass(
        byAdministrator(otherCall(call, 'PUT', mergeRequestAt(call), { target_branch: first }), upstream),
      )
    return upstream.pass(call)
  },
}

/** The files that the source branch deletes are restored after the merge. */
const restoresDeleted: Fault = {
  async around(call, upstream) {
    const { changes, target_branch } = await recordAt(`${mergeRequestAt(call)}/changes`, call, upstream)
    const deleted = Array.isArray(changes)
      ? changes.flatMap((each: unknown) => (isRecord(each) && each['deleted_file'] === true ? [each] : []))
      : []
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    for (const { old_path } of deleted) {
      const file = below(segmentsOf(call)[1], 'files', old_path)
      const body = { branch: target_branch, content: 'Restored.', commit_message: 'Restore' }
      await upstream.pass(byAdministrator(otherCall(call, 'POST', file, body), upstream))
    }
    return response
  },
}

/** The changes are those between the source branch and the first target branch. */
const keepsChangesOfFirstTarget: Fault = {
  async everywhere(call, upstream) {
    if (call.operation === 'updateMergeRequest' && valueOf(call, 'target_branch') !== undefined) {
      const { changes } = await recordAt(`${pathOf(call)}/changes`, call, upstream)
      upstream.memory.set(pathOf(call), changes)
    }
    const response = await upstream.pass(call)
    const changes = upstream.memory.get(mergeRequestAt(call))
    if (call.operation !== 'getMergeRequestChanges' || changes === undefined) return response
    return alterJson(response, (value) => (isRecord(value) ? { ...value, changes } : value))
  },
}

/** The merged merge requests of the branch are deleted as well. */
const deletesMergedRequests = alsoDoesAll(async (call, upstream) => {
  const [, project = '', , , branch] = segmentsOf(call)
  const list = `/projects/${project}/merge_requests`
  const merged = await listedAt(`${list}?state=merged`, call, upstream)
  const ofBranch = merged.filter(({ source_branch }) => source_branch === branch)
  return ofBranch.map(({ iid }) => otherCall(call, 'DELETE', `${list}/${String(iid)}`))
})

/** The merge request whose discussions are resolved is updated as well. */
const updatesResolved = (attributes: object): Fault =>
  alsoDoesAll(async (call) => {
    const iid = valueOf(call, 'merge_request_to_resolve_discussions_of')
    const path = `/projects/${segmentsOf(call)[1] ?? ''}/merge_requests/${String(iid)}`
    return iid === undefined ? [] : [otherCall(call, 'PUT', path, attributes)]
  })

export const unusualMergeMutants: readonly Mutant[] = [
  ...mutantsOf(
    'acceptMergeRequest',
    'accept-merge-request/merges',
    ['STA-03', 'rejects merges from forks', rejectsIf(405, isFromFork)],
    ['SFX-02', 'deletes the branch of the same name in the target project', deletesNamesake],
    ['STA-03', 'rejects a reopened merge request', rejectsReopened],
    ['SFX-03', 'merges into the first target branch', mergesIntoFirstTarget],
    ['SFX-01', 'keeps the files that the source branch deletes', restoresDeleted],
  ),
  ...mutantsOf('createMergeRequest', 'create-merge-request/target-project', [
    'STA-03',
    'rejects equal names of branches of two projects',
    when((call) => valueOf(call, 'source_branch') === valueOf(call, 'target_branch'), rejects(400)),
  ]),
  ...mutantsOf('getMergeRequest', 'accept-merge-request/remove-source-branch', [
    'STT-04',
    'does not find a merged merge request without its source branch',
    rejectsIf(404, lacksSourceBranch),
  ]),
  ...mutantsOf(
    'getMergeRequestChanges',
    'get-merge-request-changes/changes',
    [
      'STT-04',
      'returns no changes without the source branch',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          if (!(await lacksSourceBranch(call, upstream))) return response
          return alterJson(response, (value) => (isRecord(value) ? { ...value, changes: [] } : value))
        },
      },
    ],
    ...(['labels', 'sha'] as const).map(
      (property) =>
        ['STT-04', `keeps the first ${property}`, returnsFirst('getMergeRequestChanges', property)] as const,
    ),
  ),
  ...mutantsOf('getMergeRequestChanges', 'update-merge-request/target-branch', [
    'STT-04',
    'compares with the first target branch',
    keepsChangesOfFirstTarget,
  ]),
  ...mutantsOf('listMergeRequestCommits', 'list-merge-request-commits/lists-commits', [
    'STT-04',
    'lists no commits without the source branch',
    {
      async around(call, upstream) {
        const response = await upstream.pass(call)
        return (await lacksSourceBranch(call, upstream)) ? responseWithPage(call, response, []) : response
      },
    },
  ]),
  ...mutantsOf('deleteBranch', 'get-merge-request-changes/changes', [
    'SFX-02',
    'deletes the merged merge requests of the branch',
    deletesMergedRequests,
  ]),
  ...mutantsOf(
    'createIssue',
    'create-issue/explicit-precedence',
    ['SFX-02', 'closes the merge request', updatesResolved({ state_event: 'close' })],
    ['SFX-02', 'renames the merge request', updatesResolved({ title: 'Resolved' })],
  ),
]

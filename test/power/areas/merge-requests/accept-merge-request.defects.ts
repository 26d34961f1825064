/** Defects of acceptMergeRequest, by the rule that each violates. */
import { reference } from '../../../../server-stub/reference.ts'
import { isRecord, segmentsOf, type Call, withValue, pathOf, valueOf } from '../../message.ts'
import { defectsOf, type Defect, type Fault, type Upstream } from '../../mutant.ts'
import { by, has, when } from '../../vocabulary/conditions.ts'
import {
  alsoDoes,
  byAdministrator,
  grantsEverything,
  ignoresPermissions,
  otherCall,
  rejects,
  undoesEffect,
} from '../../vocabulary/effects.ts'
import { finds } from '../../vocabulary/finders.ts'
import { alsoDoesAll, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { altersParameter, ignores, readsParameterAs } from '../../vocabulary/requests.ts'
import { altersProperty, replacesStatus, returnsErrorBody, returnsValue } from '../../vocabulary/responses.ts'

/** The path of the merge request that a call merges. */
function placeOf(call: Call): string {
  return pathOf(call).replace(/\/merge$/, '')
}

const changes = (call: Call, upstream: Upstream, json: unknown) =>
  upstream.pass(byAdministrator(otherCall(call, 'PUT', placeOf(call), json), upstream))

/** A rejected merge also closes its merge request, or reopens it. */
const toggles = (status: number, event: 'close' | 'reopen'): Fault => ({
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (response.status === status) await changes(call, upstream, { state_event: event })
    return response
  },
})

/** A rejected merge returns the merge request as if it had succeeded. */
const shrugs = (status: number): Fault => ({
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (response.status !== status) return response
    return upstream.pass(byAdministrator(otherCall(call, 'GET', placeOf(call)), upstream))
  },
})

/** All open merge requests of the project are merged. */
const mergesOthers = alsoDoesAll(async (call, upstream) => {
  const list = placeOf(call).replace(/\/\d+$/, '')
  const open = await listedAt(`${list}?state=opened`, call, upstream)
  return open.map(({ iid }) => otherCall(call, 'PUT', `${list}/${String(iid)}/merge`))
})

/** Other open merge requests of the source branch are closed. */
const closesSameSource = alsoDoesAll(async (call, upstream) => {
  const merged = await shownAt(placeOf(call), call, upstream)
  const list = placeOf(call).replace(/\/\d+$/, '')
  const open = await listedAt(`${list}?state=opened`, call, upstream)
  const same = open.filter((each) => isRecord(merged) && each['source_branch'] === merged['source_branch'])
  return same.map(({ iid }) => otherCall(call, 'PUT', `${list}/${String(iid)}`, { state_event: 'close' }))
})

/** What is closed is opened and merged. */
const mergesClosed: Fault = {
  async around(call, upstream) {
    const request = await shownAt(placeOf(call), call, upstream)
    if (isRecord(request) && request['state'] === 'closed')
      await changes(call, upstream, { state_event: 'reopen' })
    return upstream.pass(call)
  },
}

/** The merge is carried out, and rejected afterwards. */
const mergesAllTheSame: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (response.status === 409) await upstream.pass(withValue(call, 'sha', undefined))
    return response
  },
}

/** Merges into the default branch instead of the target branch. */
const intoMaster = finds(({ find }) => ({
  mergeRequest: async (project, iid) => ({
    ...(await find.mergeRequest(project, iid)),
    target_branch: 'master',
  }),
}))

/** It is called merged, and no branch has changed. */
const inNameOnly: Fault = {
  handlers: () => ({
    acceptMergeRequest: async (request, services) => {
      const { path } = request
      const { db, find } = services
      const { id, state } = await find.mergeRequest(await find.project(path.id), path.merge_request_iid)
      const merged = { state: 'merged', merge_commit_sha: '1'.repeat(40) } as const
      if (state === 'opened') await db.updateTable('merge_request').set(merged).where('id', '=', id).execute()
      return reference.getMergeRequest(
        { ...request, operationId: 'getMergeRequest', query: {}, body: {} },
        services,
      )
    },
  }),
}

/** What the target branch had gained meanwhile is lost. */
const losesTarget = alsoDoes((call) => {
  const [, project = ''] = segmentsOf(call)
  const target = `/projects/${project}/repository/files/ahead.txt?branch=master&commit_message=Merge`
  return otherCall(call, 'DELETE', target)
})

/** What waits ceases to wait. */
const thenCancels: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const cancel = otherCall(call, 'POST', `${placeOf(call)}/cancel_merge_when_pipeline_succeeds`)
    await upstream.pass(byAdministrator(cancel, upstream))
    return response
  },
}

/** A parameter has no effect next to each of the others. */
const nextTo = (ignored: string, ...others: readonly string[]): readonly Defect[] =>
  others.map((other) => ['SEM-10', `ignores ${ignored} next to ${other}`, when(has(other), ignores(ignored))])

/** A hash that begins like the head of the source branch is accepted as the head. */
const comparesBeginnings: Fault = {
  async around(call, upstream) {
    const sha = valueOf(call, 'sha')
    const request = await shownAt(pathOf(call).replace(/\/merge$/, ''), call, upstream)
    const head = isRecord(request) ? request['sha'] : undefined
    const isBeginning = typeof sha === 'string' && typeof head === 'string' && head.startsWith(sha)
    return upstream.pass(isBeginning ? withValue(call, 'sha', head) : call)
  },
}

export const acceptMergeRequest = defectsOf('acceptMergeRequest', {
  'accept-merge-request/conflict-is-405': [
    ['STA-02', 'returns 409 for a merge conflict', replacesStatus(405, 409)],
    ['STA-02', 'returns 406 for a merge conflict', replacesStatus(405, 406)],
    [
      'STA-04',
      'returns another message for a merge conflict',
      returnsErrorBody(405, { message: 'Method Not Allowed' }),
    ],
    ['STA-03', 'returns a success for a merge conflict', shrugs(405)],
    ['SFX-02', 'closes the merge request on a merge conflict', toggles(405, 'close')],
  ],
  'accept-merge-request/merged-is-406': [
    ['STA-02', 'returns 405 for a merged merge request', replacesStatus(406, 405)],
    [
      'STA-04',
      'returns another message for a merged merge request',
      returnsErrorBody(406, { message: 'Already merged' }),
    ],
    ['IDM-02', 'merges a merged merge request again', shrugs(406)],
  ],
  'accept-merge-request/closed-is-406': [
    ['STA-02', 'returns 405 for a closed merge request', replacesStatus(406, 405)],
    [
      'STA-04',
      'returns another message for a closed merge request',
      returnsErrorBody(406, { message: 'Closed' }),
    ],
    ['STT-02', 'merges a closed merge request', mergesClosed],
    ['SFX-02', 'reopens a closed merge request', toggles(406, 'reopen')],
  ],
  'accept-merge-request/sha-mismatch-is-409': [
    ['STT-03', 'ignores the hash', ignores('sha')],
    ['STA-02', 'returns 406 for another sha', replacesStatus(409, 406)],
    ['STA-02', 'returns 400 for another sha', replacesStatus(409, 400)],
    ['STA-04', 'returns another message for another sha', returnsErrorBody(409, { message: 'Conflict' })],
    ['SFX-02', 'merges before it rejects another sha', mergesAllTheSame],
    ...nextTo('sha', 'should_remove_source_branch', 'merge_commit_message', 'merge_when_pipeline_succeeds'),
    ['SEM-01', 'compares the beginning of the hash', comparesBeginnings],
  ],
  'accept-merge-request/sha-match-merges': [
    ...nextTo('should_remove_source_branch', 'sha', 'merge_commit_message'),
    ...nextTo('merge_commit_message', 'sha', 'should_remove_source_branch'),
    ['STT-03', 'rejects every sha', altersParameter('sha', () => '0'.repeat(40))],
    [
      'SEM-02',
      'compares sha with the target branch',
      when(has('sha'), rejects(409, 'SHA does not match HEAD of source branch')),
    ],
  ],
  'accept-merge-request/not-permitted-is-401': [
    ...(['guest', 'reporter'] as const).map((user): Defect => [
      'STA-02',
      `returns 403 to a ${user}`,
      when(by(user), replacesStatus(401, 403)),
    ]),
    ['STA-02', 'returns 403 to non-members', replacesStatus(401, 403, { message: '403 Forbidden' })],
    ['STA-02', 'returns 404 to non-members', replacesStatus(401, 404, { message: '404 Not Found' })],
    ['AUT-02', 'accepts a merge by a non-member', when(by('non-member'), ignoresPermissions)],
    ['AUT-02', 'accepts a merge by every reader', grantsEverything],
    ['SFX-02', 'closes the merge request when a non-member accepts it', toggles(401, 'close')],
  ],
  'accept-merge-request/merges': [
    ['SFX-02', 'closes other merge requests of the source branch', closesSameSource],
    ['STT-01', 'returns the merge without storing it', undoesEffect],
    ['STT-01', 'returns the merge request as open', returnsValue('state', 'opened')],
    ['STA-03', 'rejects a mergeable merge request', rejects(405, 'Branch cannot be merged')],
    ['SFX-03', 'merges into the default branch', intoMaster],
    ['SFX-01', 'sets the state without merging', inNameOnly],
    ['SFX-02', 'discards new commits of the target branch', losesTarget],
    ['SFX-02', 'merges the other open merge requests of the project', mergesOthers],
  ],
  'accept-merge-request/merge-commit-message': [
    ['SEM-01', 'ignores the message', ignores('merge_commit_message')],
    [
      'SEM-02',
      'keeps only the first line of the message',
      altersParameter('merge_commit_message', (value) => String(value).split('\n')[0]),
    ],
    [
      'SEM-02',
      'adds text to the message',
      altersParameter('merge_commit_message', (value) => `${String(value)}\n\nSee merge request`),
    ],
    [
      'SEM-02',
      'returns the head as merge_commit_sha',
      altersProperty('merge_commit_sha', (_, { sha }) => sha),
    ],
  ],
  'accept-merge-request/remove-source-branch': [
    ['SEM-01', 'keeps the source branch', ignores('should_remove_source_branch')],
    [
      'SEM-02',
      'always deletes the source branch',
      altersParameter('should_remove_source_branch', () => true),
    ],
  ],
  'accept-merge-request/waits-for-pipeline': [
    ['SEM-01', 'merges without waiting for the pipeline', ignores('merge_when_pipeline_succeeds')],
    ['SFX-01', 'never merges after the pipeline', when(has('merge_when_pipeline_succeeds'), thenCancels)],
    [
      'STT-01',
      'returns merge_when_pipeline_succeeds as false',
      returnsValue('merge_when_pipeline_succeeds', false),
    ],
  ],
  'accept-merge-request/renamed-parameter': [
    [
      'SEM-02',
      'accepts merge_when_build_succeeds',
      readsParameterAs('merge_when_build_succeeds', 'merge_when_pipeline_succeeds'),
    ],
  ],
})

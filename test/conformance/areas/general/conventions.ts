/** Spec: document 1, "Request conventions". */
import { check, idPart } from '../../fixtures/check.ts'
import { Observed } from '../../protocol/signals.ts'
import { groupsByPath, projectsByPath } from '../../generated/addressing.ts'
import { writesAsForm, writesAsJson, writesAsMultipart, writesInQuery } from '../../generated/encodings.ts'
import { thingsByIid } from '../../generated/addressed-by.ts'
import { succeed } from '../../fixtures/accounts.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import { idsOfKinds, numbersOfIssues } from './numbers.ts'
import { isRecord, mediaTypeOf } from '../../protocol/exchange.ts'

export const conventions = {
  'general/prefix-api-v4': check(async ({ admin, run, act }) => {
    const response = await act(admin, 'getCurrentUser')
    response.expectStatus(200)
    if (!run.baseUrl.pathname.endsWith('/api/v4')) {
      throw new Observed(`The base URL ends in ${run.baseUrl.pathname}, as a proxy may have it.`)
    }
  }),

  'general/responses-are-json': check(async ({ owner, given, act }) => {
    const { path } = await given.project()
    const nobody = { path: { id: 'nobody/nothing' } }
    const record = await act(owner, 'getProject', { path })
    const list = await act(owner, 'listProjectUsers', { path })
    const error = await act(owner, 'getProject', nobody)
    for (const response of [record.expectStatus(200), list.expectStatus(200), error.expectStatus(404)]) {
      const type = mediaTypeOf(response.exchange)
      if (type !== 'application/json') response.fail('JSON.', `Content-Type: ${type ?? 'missing'}`)
    }
  }),

  'general/json-bodies': writesAsJson,

  'general/parameters-in-query': writesInQuery,

  'general/parameters-as-form-fields': [...writesAsForm, ...writesAsMultipart],

  'general/project-id-or-path': projectsByPath,

  'general/group-id-or-path': groupsByPath,

  'general/id-unique-on-instance': [
    ...idsOfKinds,
    check('merge-requests', 'merge requests', async ({ given }) => {
      const first = await given.openMergeRequest()
      const second = await given.openMergeRequest({ project: first.project })
      const elsewhere = await given.openMergeRequest()
      const ids = [first, second, elsewhere].map(({ id }) => id)
      if (new Set(ids).size === ids.length) return
      const response = await elsewhere.project.owner.observe('getMergeRequest', { path: elsewhere.path })
      response.fail('Three merge requests with three IDs.', `The IDs are ${ids.join(', ')}.`)
    }),
  ],

  'general/iid-unique-in-project': [
    ...numbersOfIssues,
    check('within-a-project', 'within a project', async ({ given, owner, act }) => {
      const first = await given.openMergeRequest()
      const second = await given.openMergeRequest({ project: first.project })
      const response = await act(owner, 'getMergeRequest', { path: second.path })
      response.expectStatus(200).expectMatch({ id: second.id, iid: second.iid, source_branch: second.source })
      if (first.iid === second.iid) response.fail('Two IIDs.', `Both have the IID ${first.iid}.`)
    }),
    check('in-two-projects', 'in two projects', async ({ given, owner, act }) => {
      const here = await given.openMergeRequest()
      const there = await given.openMergeRequest()
      for (const request of [here, there]) {
        const response = await act(owner, 'getMergeRequest', { path: request.path })
        response.expectStatus(200).expectMatch({ id: request.id, project_id: request.project.id })
      }
    }),
  ],

  'general/addressed-by-iid': [
    check('a-merge-request', 'a merge request', async ({ given, owner, act }) => {
      const elsewhere = await given.openMergeRequest()
      const request = await given.openMergeRequest()
      const byIid = await act(owner, 'getMergeRequest', { path: request.path })
      byIid.expectStatus(200).expectMatch({ id: request.id, iid: request.iid })
      // Another project's merge request is not found below this one by its ID.
      if (elsewhere.id === request.iid) return
      const byId = await act(owner, 'getMergeRequest', {
        path: { ...request.path, merge_request_iid: elsewhere.id },
      })
      byId.expectStatus(404)
    }),
    check('an-issue', 'an issue', async (context) => {
      const { owner } = context
      const elsewhere = await givenIssue(context)
      const issue = await givenIssue(context)
      const byIid = await context.act(owner, 'getIssue', { path: issue.path })
      byIid.expectStatus(200).expectMatch({ id: issue.id, iid: issue.iid })
      if (elsewhere.id === issue.iid) return
      const byId = await context.act(owner, 'getIssue', { path: { ...issue.path, issue_iid: elsewhere.id } })
      byId.expectStatus(404)
    }),
    check('award-emoji-on-an-issue', 'award emoji on an issue', async (context) => {
      const { owner } = context
      const issue = await givenIssue(context)
      const { id } = (await owner.call('createIssueAwardEmoji', { path: issue.path, body: { name: 'tada' } }))
        .body
      const response = await context.act(owner, 'listIssueAwardEmoji', { path: issue.path })
      response.expectStatus(200).expectIncludes('id', id)
    }),
    ...thingsByIid,
  ],

  'general/timestamps-are-iso-8601': check(async ({ owner, given, act }) => {
    const { path } = await given.project()
    const response = await act(owner, 'getProject', { path })
    const { created_at, last_activity_at } = response.expectStatus(200).body
    for (const time of [created_at, last_activity_at]) {
      if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/.test(time)) {
        response.fail('A timestamp of ISO 8601.', `It is ${time}.`)
      }
    }
  }),

  'general/visibility-is-a-string': (['private', 'internal', 'public'] as const).map((visibility) =>
    check(idPart(visibility), visibility, async ({ owner, given, act }) => {
      const { path } = await given.project({ visibility })
      const response = await act(owner, 'getProject', { path })
      response.expectStatus(200).expectMatch({ visibility })
    }),
  ),

  'general/dates-are-days': check(async ({ owner, guest, given, act }) => {
    const project = await given.project({ members: ['guest'] })
    await succeed(owner, 'PUT', '/projects/{id}/members/{user_id}', {
      path: { ...project.path, user_id: guest.id },
      body: { access_level: 10, expires_at: '2099-12-31' },
    })
    const response = await act(owner, 'getProjectMember', { path: { ...project.path, user_id: guest.id } })
    const { json } = response.expectStatus(200)
    const day = isRecord(json) ? json['expires_at'] : undefined
    if (day !== '2099-12-31') response.fail('`expires_at` is 2099-12-31.', `It is ${JSON.stringify(day)}.`)
  }),
} as const

/** Spec: document 1, "Request conventions". */
import { check } from '../../fixtures/check.ts'
import { Observed } from '../../protocol/signals.ts'
import { groupsByPath, projectsByPath } from '../../generated/addressing.ts'
import { writesAsForm, writesAsJson, writesAsMultipart, writesInQuery } from '../../generated/encodings.ts'
import { thingsByIid } from '../../generated/addressed-by.ts'
import { succeed } from '../../fixtures/accounts.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import { idsOfKinds, numbersOfIssues } from './numbers.ts'
import { isRecord, mediaTypeOf } from '../../protocol/exchange.ts'

export const conventions = {
  'general/prefix-api-v4': check(async ({ admin, run }) => {
    const answer = await admin.tries('getCurrentUser')
    answer.is(200)
    if (!run.baseUrl.pathname.endsWith('/api/v4')) {
      throw new Observed(`The base URL ends in ${run.baseUrl.pathname}, as a proxy may have it.`)
    }
  }),

  'general/responses-are-json': check(async ({ owner, given }) => {
    const { path } = await given.project()
    const nobody = { path: { id: 'nobody/nothing' } }
    const record = await owner.tries('getProject', { path })
    const list = await owner.tries('listProjectUsers', { path })
    const error = await owner.tries('getProject', nobody)
    for (const answer of [record.is(200), list.is(200), error.is(404)]) {
      const type = mediaTypeOf(answer.exchange)
      if (type !== 'application/json') answer.contradicts('JSON.', `Content-Type: ${type ?? 'missing'}`)
    }
  }),

  'general/json-bodies': writesAsJson,

  'general/parameters-in-query': writesInQuery,

  'general/parameters-as-form-fields': [...writesAsForm, ...writesAsMultipart],

  'general/project-id-or-path': projectsByPath,

  'general/group-id-or-path': groupsByPath,

  'general/id-unique-on-instance': [
    ...idsOfKinds,
    check('merge requests', async ({ given }) => {
      const first = await given.openMergeRequest()
      const second = await given.openMergeRequest({ project: first.project })
      const elsewhere = await given.openMergeRequest()
      const ids = [first, second, elsewhere].map(({ id }) => id)
      if (new Set(ids).size === ids.length) return
      const answer = await elsewhere.project.owner.tries('getMergeRequest', { path: elsewhere.path })
      answer.contradicts('Three merge requests with three IDs.', `The IDs are ${ids.join(', ')}.`)
    }),
  ],

  'general/iid-unique-in-project': [
    ...numbersOfIssues,
    check('within a project', async ({ given, owner }) => {
      const first = await given.openMergeRequest()
      const second = await given.openMergeRequest({ project: first.project })
      const answer = await owner.tries('getMergeRequest', { path: second.path })
      answer.is(200).shows({ id: second.id, iid: second.iid, source_branch: second.source })
      if (first.iid === second.iid) answer.contradicts('Two IIDs.', `Both have the IID ${first.iid}.`)
    }),
    check('in two projects', async ({ given, owner }) => {
      const here = await given.openMergeRequest()
      const there = await given.openMergeRequest()
      for (const request of [here, there]) {
        const answer = await owner.tries('getMergeRequest', { path: request.path })
        answer.is(200).shows({ id: request.id, project_id: request.project.id })
      }
    }),
  ],

  'general/addressed-by-iid': [
    check('a merge request', async ({ given, owner }) => {
      const elsewhere = await given.openMergeRequest()
      const request = await given.openMergeRequest()
      const byIid = await owner.tries('getMergeRequest', { path: request.path })
      byIid.is(200).shows({ id: request.id, iid: request.iid })
      // Another project's merge request is not found below this one by its ID.
      if (elsewhere.id === request.iid) return
      const byId = await owner.tries('getMergeRequest', {
        path: { ...request.path, merge_request_iid: elsewhere.id },
      })
      byId.is(404)
    }),
    check('an issue', async (world) => {
      const { owner } = world
      const elsewhere = await givenIssue(world)
      const issue = await givenIssue(world)
      const byIid = await owner.tries('getIssue', { path: issue.path })
      byIid.is(200).shows({ id: issue.id, iid: issue.iid })
      if (elsewhere.id === issue.iid) return
      const byId = await owner.tries('getIssue', { path: { ...issue.path, issue_iid: elsewhere.id } })
      byId.is(404)
    }),
    check('award emoji on an issue', async (world) => {
      const { owner } = world
      const issue = await givenIssue(world)
      const { id } = (await owner.does('createIssueAwardEmoji', { path: issue.path, body: { name: 'tada' } }))
        .body
      const answer = await owner.tries('listIssueAwardEmoji', { path: issue.path })
      answer.is(200).includes('id', id)
    }),
    ...thingsByIid,
  ],

  'general/timestamps-are-iso-8601': check(async ({ owner, given }) => {
    const { path } = await given.project()
    const answer = await owner.tries('getProject', { path })
    const { created_at, last_activity_at } = answer.is(200).body
    for (const time of [created_at, last_activity_at]) {
      if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/.test(time)) {
        answer.contradicts('A timestamp of ISO 8601.', `It is ${time}.`)
      }
    }
  }),

  'general/visibility-is-a-string': (['private', 'internal', 'public'] as const).map((visibility) =>
    check(visibility, async ({ owner, given }) => {
      const { path } = await given.project({ visibility })
      const answer = await owner.tries('getProject', { path })
      answer.is(200).shows({ visibility })
    }),
  ),

  'general/dates-are-days': check(async ({ owner, guest, given }) => {
    const project = await given.project()
    await succeed(owner, 'PUT', '/projects/{id}/members/{user_id}', {
      path: { ...project.path, user_id: guest.id },
      body: { access_level: 10, expires_at: '2099-12-31' },
    })
    const answer = await owner.tries('getProjectMember', { path: { ...project.path, user_id: guest.id } })
    const { json } = answer.is(200)
    const day = isRecord(json) ? json['expires_at'] : undefined
    if (day !== '2099-12-31')
      answer.contradicts('`expires_at` is 2099-12-31.', `It is ${JSON.stringify(day)}.`)
  }),
} as const

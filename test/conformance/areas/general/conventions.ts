/** Spec: document 1, "Request conventions". */
import { check } from '../../fixtures/check.ts'
import { Observed } from '../../protocol/signals.ts'
import { groupsByPath, projectsByPath } from '../../generated/paths/by-path.ts'
import { numbersInForms, numbersInQueries } from '../../generated/attributes/attributes-as-texts.ts'
import { booleansInForms } from '../../generated/attributes/booleans-in-forms.ts'
import {
  deletionAsForm,
  writesAsForm,
  writesAsJson,
  writesAsMultipart,
  writesInQuery,
} from '../../generated/attributes/encodings.ts'
import { namedRoutesByPath } from '../../generated/paths/named-routes.ts'
import { recordsByIid } from '../../generated/paths/addressed-by.ts'
import { succeed } from '../../fixtures/accounts.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import { uniqueIds, uniqueIids } from './unique-ids.ts'
import { isRecord, mediaTypeOf } from '../../protocol/exchange.ts'

export const conventions = {
  'general/prefix-api-v4': check(async ({ admin, run, act }) => {
    const response = await act(admin, 'getCurrentUser')
    response.expectStatus(200)
    if (!run.baseUrl.pathname.endsWith('/api/v4')) {
      throw new Observed(`The base URL ends in ${run.baseUrl.pathname}, for example behind a proxy.`)
    }
  }),

  'general/responses-are-json': check(async ({ owner, given, act }) => {
    const { path } = await given.project()
    const unknown = { path: { id: 'no-such-group/no-such-project' } }
    const record = await act(owner, 'getProject', { path })
    const list = await act(owner, 'listProjectUsers', { path })
    const error = await act(owner, 'getProject', unknown)
    for (const response of [record.expectStatus(200), list.expectStatus(200), error.expectStatus(404)]) {
      const type = mediaTypeOf(response.exchange)
      if (type !== 'application/json') response.fail('JSON.', `Content-Type: ${type ?? 'missing'}`)
    }
  }),

  'general/json-bodies': writesAsJson,
  'general/parameters-in-query': [...writesInQuery, ...numbersInQueries],
  'general/parameters-as-form-fields': [
    ...writesAsForm,
    ...writesAsMultipart,
    deletionAsForm,
    ...booleansInForms,
    ...numbersInForms,
  ],
  'general/project-id-or-path': [...projectsByPath, ...namedRoutesByPath],
  'general/group-id-or-path': groupsByPath,
  'general/id-unique-on-instance': uniqueIds,
  'general/iid-unique-in-project': uniqueIids,

  'general/addressed-by-iid': [
    check('a-merge-request', 'A merge request is found by its IID only.', async ({ given, owner, act }) => {
      const elsewhere = await given.openMergeRequest()
      const request = await given.openMergeRequest()
      const byIid = await act(owner, 'getMergeRequest', { path: request.path })
      byIid.expectStatus(200).expectMatch({ id: request.id, iid: request.iid })
      // A merge request of another project is not found by its ID either.
      if (elsewhere.id === request.iid) return
      const byId = await act(owner, 'getMergeRequest', {
        path: { ...request.path, merge_request_iid: elsewhere.id },
      })
      byId.expectStatus(404)
    }),
    check('an-issue', 'An issue is found by its IID and not by its ID.', async (context) => {
      const { owner } = context
      const elsewhere = await givenIssue(context)
      const issue = await givenIssue(context)
      const byIid = await context.act(owner, 'getIssue', { path: issue.path })
      byIid.expectStatus(200).expectMatch({ id: issue.id, iid: issue.iid })
      if (elsewhere.id === issue.iid) return
      const byId = await context.act(owner, 'getIssue', { path: { ...issue.path, issue_iid: elsewhere.id } })
      byId.expectStatus(404)
    }),
    check('award-emoji-on-an-issue', 'Award emoji are found by the IID of their issue.', async (context) => {
      const { owner } = context
      const issue = await givenIssue(context)
      const { id } = (await owner.call('createIssueAwardEmoji', { path: issue.path, body: { name: 'tada' } }))
        .body
      const response = await context.act(owner, 'listIssueAwardEmoji', { path: issue.path })
      response.expectStatus(200).expectIncludes('id', id)
    }),
    ...recordsByIid,
  ],

  'general/timestamps-are-iso-8601': check(async ({ owner, given, act }) => {
    const { path } = await given.project()
    const response = await act(owner, 'getProject', { path })
    const { body } = response.expectStatus(200)
    for (const name of ['created_at', 'last_activity_at'] as const) {
      if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/.test(body[name])) continue
      const about = { kind: 'property', path: name } as const
      response.fail(`\`${name}\` is a timestamp of ISO 8601.`, `It is ${body[name]}.`, about)
    }
  }),

  'general/visibility-is-a-string': (['private', 'internal', 'public'] as const).map((visibility) =>
    check(
      visibility,
      `The visibility \`${visibility}\` is returned as text.`,
      async ({ owner, given, act }) => {
        const { path } = await given.project({ visibility })
        const response = await act(owner, 'getProject', { path })
        response.expectStatus(200).expectMatch({ visibility })
      },
    ),
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

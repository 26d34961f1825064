/** Every rule on issues. Spec: document 3, "Issues". */
import { check, type CoverageOf, type CoverageOfArea } from '../../fixtures/check.ts'
import { needsAuthentication, privateIs404 } from '../../generated/access-rules.ts'
import { routeExists } from '../../generated/route-exists.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { createIssue } from './create-issue.ts'
import { ofGroup, ofProject, own } from './lists.ts'

const getIssue = {
  'get-issue/authentication-required': needsAuthentication('getIssue'),
  'get-issue/private-project-is-404': privateIs404('getIssue'),

  'get-issue/subscribed': check(async (context) => {
    const { path, project } = await givenIssue(context)
    const response = await context.act(project.owner, 'getIssue', { path })
    const { subscribed } = response.expectStatus(200).body
    if (typeof subscribed !== 'boolean') response.fail('A boolean `subscribed`.')
  }),

  'get-issue/assignee-is-first': [
    check('with-one', 'with one', async (context) => {
      const { developer } = context
      const { path, project } = await givenIssue(context, {
        assignee_ids: [developer.id],
        members: ['developer'],
      })
      const response = await context.act(project.owner, 'getIssue', { path })
      response
        .expectStatus(200)
        .expectMatch({ assignee: { id: developer.id }, assignees: [{ id: developer.id }] })
    }),
    check('without', 'without', async (context) => {
      const { path, project } = await givenIssue(context)
      const response = await context.act(project.owner, 'getIssue', { path })
      response.expectStatus(200).expectMatch({ assignee: null, assignees: [] })
    }),
  ],
} satisfies CoverageOf<'getIssue'>

/** Path parameters of a route about an issue. */
async function aboutIssue(context: CheckContext) {
  const { project, iid } = await givenIssue(context)
  return { ...project.path, subscribable_type: 'issues', subscribable_id: iid }
}

export const issues = {
  ...own,
  ...ofGroup,
  ...ofProject,
  ...createIssue,
  ...getIssue,
  'subscribe-to-item/route-exists': routeExists('subscribeToItem', aboutIssue),
  'unsubscribe-from-item/route-exists': routeExists('unsubscribeFromItem', aboutIssue),
} satisfies CoverageOfArea<'issues'>

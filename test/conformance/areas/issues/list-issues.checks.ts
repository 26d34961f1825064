/** Spec: document 3, "Issues". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import * as filters from './filters.ts'
import { lists } from './three-issues.ts'

export const listIssues = {
  'list-issues/own-issues': check(async (context) => {
    const { master } = context
    const by = await context.given.user()
    const project = await context.given.project({ by, members: ['master'] })
    const here = await givenIssue(context, { project })
    const there = await givenIssue(context, { project: await context.given.project({ by }) })
    // An issue by another user is not listed, even if it is in a project of the caller or assigned to the caller.
    await givenIssue(context, { project, by: master, assignee_ids: [by.id] })
    const response = await context.act(by, 'listIssues')
    response
      .expectStatus(200)
      .expectValues('id', [here.id, there.id])
      .expectSorted('created_at', 'descending')
  }),

  'list-issues/filter-state': filters.filterState(lists.own),
  'list-issues/state-default': filters.stateDefault(lists.own),
  'list-issues/filter-labels': filters.filterLabels(lists.own),
  'list-issues/labels-all-must-match': filters.allLabelsMustMatch(lists.own),
  'list-issues/no-label': filters.noLabel(lists.own),
  'list-issues/filter-milestone': filters.filterMilestone(lists.own),
  'list-issues/filter-iids': filters.filterIids(lists.own),
  'list-issues/order-default': filters.orderDefault(lists.own),
  'list-issues/order-by-updated-at': filters.orderByUpdatedAt(lists.own),
  'list-issues/sort-default': filters.sortDefault(lists.own),
  'list-issues/sort-asc': filters.sortAscending(lists.own),
  'list-issues/search-title': filters.search(lists.own, 'title'),
  'list-issues/search-description': filters.search(lists.own, 'description'),
  'list-issues/no-subscribed': filters.noSubscribed(lists.own),
} satisfies CoverageOf<'listIssues'>

/** Spec: document 3, "Issues". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import * as filters from './filters.ts'
import { lists } from './three-issues.ts'

export const listGroupIssues = {
  'list-group-issues/group-issues': check(async (context) => {
    const { owner, master, given } = context
    const group = await given.group()
    await given.groupMember(group, master, 40)
    const here = await givenIssue(context, { project: await given.projectIn(group), by: master })
    const there = await givenIssue(context, { project: await given.projectIn(group) })
    const elsewhere = await givenIssue(context)
    const another = await givenIssue(context, { project: await given.projectIn(await given.group()) })
    const response = await context.act(owner, 'listGroupIssues', { path: group.path })
    response
      .expectStatus(200)
      .expectValues('id', [here.id, there.id])
      .expectOmits('id', elsewhere.id, another.id)
  }),

  'list-group-issues/filter-state': filters.filterState(lists.ofGroup),
  'list-group-issues/state-default': filters.stateDefault(lists.ofGroup),
  'list-group-issues/filter-labels': filters.filterLabels(lists.ofGroup),
  'list-group-issues/labels-all-must-match': filters.allLabelsMustMatch(lists.ofGroup),
  'list-group-issues/no-label': filters.noLabel(lists.ofGroup),
  'list-group-issues/filter-milestone': filters.filterMilestone(lists.ofGroup),
  'list-group-issues/filter-iids': filters.filterIids(lists.ofGroup),
  'list-group-issues/order-default': filters.orderDefault(lists.ofGroup),
  'list-group-issues/order-by-updated-at': filters.orderByUpdatedAt(lists.ofGroup),
  'list-group-issues/sort-default': filters.sortDefault(lists.ofGroup),
  'list-group-issues/sort-asc': filters.sortAscending(lists.ofGroup),
  'list-group-issues/search-title': filters.search(lists.ofGroup, 'title'),
  'list-group-issues/search-description': filters.search(lists.ofGroup, 'description'),
  'list-group-issues/no-subscribed': filters.noSubscribed(lists.ofGroup),
} satisfies CoverageOf<'listGroupIssues'>

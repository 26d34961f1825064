/** Spec: document 3, "Issues". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import * as filters from './filters.ts'
import { lists } from './three-issues.ts'

export const listProjectIssues = {
  'list-project-issues/project-issues': check(async (context) => {
    const { owner, master } = context
    const here = await givenIssue(context, { members: ['master'] })
    const { project } = here
    const others = await givenIssue(context, { project, by: master })
    const elsewhere = await givenIssue(context)
    const response = await context.act(owner, 'listProjectIssues', { path: project.path })
    response.expectStatus(200).expectValues('id', [here.id, others.id]).expectEvery('project_id', project.id)
    const there = await context.act(owner, 'listProjectIssues', { path: elsewhere.project.path })
    there.expectStatus(200).expectValues('id', [elsewhere.id])
  }),

  'list-project-issues/iid-filter-removed': check(async (context) => {
    const { owner } = context
    const { project, id, iid } = await givenIssue(context)
    const other = await givenIssue(context, { project })
    const response = await owner.sendUnchecked({
      operation: 'listProjectIssues',
      path: project.path,
      query: { iid },
    })
    // The former name filters nothing: it is ignored or rejected.
    if (response.status !== 400) response.expectStatus(200).expectValues('id', [id, other.id])
  }),

  'list-project-issues/filter-state': filters.filterState(lists.ofProject),
  'list-project-issues/state-default': filters.stateDefault(lists.ofProject),
  'list-project-issues/filter-labels': filters.filterLabels(lists.ofProject),
  'list-project-issues/labels-all-must-match': filters.allLabelsMustMatch(lists.ofProject),
  'list-project-issues/no-label': filters.noLabel(lists.ofProject),
  'list-project-issues/filter-milestone': filters.filterMilestone(lists.ofProject),
  'list-project-issues/filter-iids': filters.filterIids(lists.ofProject),
  'list-project-issues/order-default': filters.orderDefault(lists.ofProject),
  'list-project-issues/order-by-updated-at': filters.orderByUpdatedAt(lists.ofProject),
  'list-project-issues/sort-default': filters.sortDefault(lists.ofProject),
  'list-project-issues/sort-asc': filters.sortAscending(lists.ofProject),
  'list-project-issues/search-title': filters.search(lists.ofProject, 'title'),
  'list-project-issues/search-description': filters.search(lists.ofProject, 'description'),
  'list-project-issues/no-subscribed': filters.noSubscribed(lists.ofProject),
} satisfies CoverageOf<'listProjectIssues'>

/** Every rule on the three lists of issues. Spec: document 3, "Issues". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { needsAuthentication, privateIs404 } from '../../generated/access-rules.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import * as filters from './filters.ts'
import { lists } from './gallery.ts'

export const own = {
  'list-issues/own-issues': check(async (context) => {
    const { master } = context
    const by = await context.given.user()
    const project = await context.given.project({ by, members: ['master'] })
    const here = await givenIssue(context, { project })
    const there = await givenIssue(context, { project: await context.given.project({ by }) })
    // Neither what others write in one's project nor what one is to look after is one's own.
    await givenIssue(context, { project, by: master, assignee_ids: [by.id] })
    const response = await context.act(by, 'listIssues')
    response
      .expectStatus(200)
      .expectValues('id', [here.id, there.id])
      .expectSorted('created_at', 'descending')
  }),

  'list-issues/authentication-required': needsAuthentication('listIssues'),
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

export const ofGroup = {
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

  'list-group-issues/authentication-required': needsAuthentication('listGroupIssues'),
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

export const ofProject = {
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

  'list-project-issues/private-project-is-404': privateIs404('listProjectIssues'),

  'list-project-issues/iid-filter-removed': check(async (context) => {
    const { owner } = context
    const { project, id, iid } = await givenIssue(context)
    const other = await givenIssue(context, { project })
    const response = await owner.sendUnchecked({
      operation: 'listProjectIssues',
      path: project.path,
      query: { iid },
    })
    // The old name filters no more; it may be left alone or refused.
    if (response.status !== 400) response.expectStatus(200).expectValues('id', [id, other.id])
  }),

  'list-project-issues/authentication-required': needsAuthentication('listProjectIssues'),
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

/** Every rule on the three lists of issues. Spec: document 3, "Issues". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { needsAuthentication, privateIs404 } from '../../generated/access-rules.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import * as filters from './filters.ts'
import { lists } from './gallery.ts'

export const own = {
  'list-issues/own-issues': check(async (world) => {
    const { master } = world
    const by = await world.given.user()
    const project = await world.given.project({ by })
    const here = await givenIssue(world, { project })
    const there = await givenIssue(world, { project: await world.given.project({ by }) })
    // Neither what others write in one's project nor what one is to look after is one's own.
    await givenIssue(world, { project, by: master, assignee_ids: [by.id] })
    const answer = await by.tries('listIssues')
    answer.is(200).lists('id', [here.id, there.id]).ordered('created_at', 'descending')
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
  'list-group-issues/group-issues': check(async (world) => {
    const { owner, master, given } = world
    const group = await given.group()
    await given.groupMember(group, master, 40)
    const here = await givenIssue(world, { project: await given.projectIn(group), by: master })
    const there = await givenIssue(world, { project: await given.projectIn(group) })
    const elsewhere = await givenIssue(world)
    const another = await givenIssue(world, { project: await given.projectIn(await given.group()) })
    const answer = await owner.tries('listGroupIssues', { path: group.path })
    answer.is(200).lists('id', [here.id, there.id]).omits('id', elsewhere.id, another.id)
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
  'list-project-issues/project-issues': check(async (world) => {
    const { owner, master } = world
    const here = await givenIssue(world)
    const { project } = here
    const others = await givenIssue(world, { project, by: master })
    const elsewhere = await givenIssue(world)
    const answer = await owner.tries('listProjectIssues', { path: project.path })
    answer.is(200).lists('id', [here.id, others.id]).allShow('project_id', project.id)
    const there = await owner.tries('listProjectIssues', { path: elsewhere.project.path })
    there.is(200).lists('id', [elsewhere.id])
  }),

  'list-project-issues/private-project-is-404': privateIs404('listProjectIssues'),

  'list-project-issues/iid-filter-removed': check(async (world) => {
    const { owner } = world
    const { project, id, iid } = await givenIssue(world)
    const other = await givenIssue(world, { project })
    const answer = await owner.sends({ operation: 'listProjectIssues', path: project.path, query: { iid } })
    // The old name filters no more; it may be left alone or refused.
    if (answer.status !== 400) answer.is(200).lists('id', [id, other.id])
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

/** Spec: document 3, "Issues": filters and orders, the same for all three lists. */
import { check, type Check } from '../../fixtures/check.ts'
import { givenClosedIssue, givenIssue, type GivenIssue, type IssueOptions } from '../../fixtures/issues.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import { givenMilestone } from '../../fixtures/provisioned.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { backdated, idsOf, threeIssues, threeMoments, type List } from './three-issues.ts'

type Query = Readonly<Record<string, unknown>>

type Attributes = Pick<IssueOptions, 'title' | 'description'>

/** Lists the three issues with a query. */
async function listWith(list: List, context: CheckContext, query: Query, of = threeIssues) {
  const issues = await context.use(of)
  const path = list.pathOf(issues)
  const response = await context.as(issues.by).sendUnchecked({ operation: list.operation, path, query })
  return { ...issues, response: response.expectStatus(200) }
}

/** Lists the issues of three different seconds. */
const listInOrder = async (list: List, context: CheckContext, query: Query) =>
  listWith(list, context, query, threeMoments)

/** An open and a closed issue of a user, and a function that lists them. The attributes are of the closed one. */
async function openAndClosed(list: List, context: CheckContext, attributes: Attributes = {}) {
  const by = await context.given.user({ can_create_group: true })
  const group = await context.given.group({ by })
  const project = await context.given.projectIn(group, { by })
  const opened = await givenIssue(context, { project })
  const closed = await givenClosedIssue(context, { project, ...attributes })
  const listBy = (query: Query) =>
    by.sendUnchecked({ operation: list.operation, path: list.pathOf({ group, project }), query })
  return { opened, closed, listBy }
}

export function filterState(list: List): readonly Check[] {
  return [
    check('opened', 'Open issues are listed.', async (context) => {
      const { response, first, second, third } = await listWith(list, context, { state: 'opened' })
      response.expectValues('id', idsOf(first, second, third)).expectEvery('state', 'opened')
    }),
    check('without-closed-ones', 'Without closed issues the list is empty.', async (context) => {
      const { response } = await listWith(list, context, { state: 'closed' })
      response.expectValues('id', [])
    }),
    check('closed', 'Closed issues are listed.', async (context) => {
      const { opened, closed, listBy } = await openAndClosed(list, context)
      const open = await listBy({ state: 'opened' })
      open.expectStatus(200).expectValues('id', idsOf(opened))
      const shut = await listBy({ state: 'closed' })
      shut.expectStatus(200).expectValues('id', idsOf(closed)).expectEvery('state', 'closed')
    }),
  ]
}

export function stateDefault(list: List): Check {
  return check(async (context) => {
    const { opened, closed, listBy } = await openAndClosed(list, context)
    const response = await listBy({})
    response.expectStatus(200).expectValues('id', idsOf(opened, closed))
  })
}

export function filterLabels(list: List): Check {
  return check(async (context) => {
    const { response, first, second } = await listWith(list, context, { labels: 'warp' })
    response.expectValues('id', idsOf(first, second))
    for (const labels of ['weft', 'two words']) {
      const one = await listWith(list, context, { labels })
      one.response.expectValues('id', idsOf(first))
    }
    for (const labels of ['no-such-label', 'war', 'two', 'two thirds']) {
      const none = await listWith(list, context, { labels })
      none.response.expectValues('id', [])
    }
    const closed = await listWith(list, context, { labels: 'warp', state: 'closed' })
    closed.response.expectValues('id', [])
  })
}

export function allLabelsMustMatch(list: List): Check {
  return check(async (context) => {
    const { response, first } = await listWith(list, context, { labels: 'warp,weft' })
    response.expectValues('id', idsOf(first))
    const reversed = await listWith(list, context, { labels: 'weft,warp' })
    reversed.response.expectValues('id', idsOf(first))
    for (const labels of ['warp,no-such-label', 'warp,weft,no-such-label']) {
      const strange = await listWith(list, context, { labels })
      strange.response.expectValues('id', [])
    }
  })
}

/** Whether the plus sign in the specification means a blank is not specified: one of the two finds the issues. */
export function noLabel(list: List): Check {
  return check(async (context) => {
    const issues = await context.use(threeIssues)
    const paths = {
      listIssues: '/issues',
      listGroupIssues: `/groups/${issues.group.id}/issues`,
      listProjectIssues: `/projects/${issues.project.id}/issues`,
    }
    const listBy = (labels: string, others = '') =>
      context.as(issues.by).followLink(list.operation, `${paths[list.operation]}?labels=${labels}${others}`)
    const withBlank = await listBy('No+Label')
    const isBlank = withBlank.expectStatus(200).items.some(({ id }) => id === issues.third.id)
    const labels = isBlank ? 'No+Label' : 'No%2BLabel'
    const without = isBlank ? withBlank : await listBy(labels)
    without.expectStatus(200).expectValues('id', idsOf(issues.third))
    for (const others of ['&state=opened', '&order_by=updated_at&sort=asc']) {
      const response = await listBy(labels, others)
      response.expectStatus(200).expectValues('id', idsOf(issues.third))
    }
    const excluding = [
      '&state=closed',
      '&milestone=no-such-milestone',
      `&search=${issues.word}`,
      `&iids[]=${issues.first.iid}`,
    ]
    for (const others of excluding) {
      const response = await listBy(labels, others)
      response.expectStatus(200).expectValues('id', [])
    }
  })
}

export function filterMilestone(list: List): readonly Check[] {
  return [
    check('of-an-unknown-title', 'With an unknown title the list is empty.', async (context) => {
      const { response } = await listWith(list, context, { milestone: 'no such milestone' })
      response.expectValues('id', [])
    }),
    check('of-a-milestone', 'The issues of the milestone are listed.', async (context) => {
      const by = await context.given.user({ can_create_group: true })
      const group = await context.given.group({ by })
      const project = await context.given.projectIn(group, { by })
      const wanted = await givenMilestone(context, project)
      const other = await givenMilestone(context, project, `${wanted.title} and after`)
      const issue = await givenIssue(context, { project, milestone_id: wanted.id })
      const created_at = '2016-03-11T03:45:40Z'
      const earlier = await givenIssue(context, { project, milestone_id: wanted.id, created_at })
      await givenIssue(context, { project, milestone_id: other.id })
      await givenIssue(context, { project })
      const listBy = async (query: Query) => {
        const response = await by.sendUnchecked({
          operation: list.operation,
          path: list.pathOf({ group, project }),
          query: { milestone: wanted.title, ...query },
        })
        return response.expectStatus(200)
      }
      const down = await listBy({})
      down.expectValues('id', idsOf(issue, earlier)).expectSorted('created_at', 'descending')
      const up = await listBy({ sort: 'asc' })
      up.expectSorted('created_at', 'ascending')
      for (const [sort, order] of directions) {
        const response = await listBy({ order_by: 'updated_at', sort })
        response.expectSorted('updated_at', order)
      }
    }),
  ]
}

export function filterIids(list: List): Check {
  return check(async (context) => {
    const { first, second, third } = await context.use(threeIssues)
    const two = await listWith(list, context, { iids: [first.iid, third.iid] })
    two.response.expectValues('id', idsOf(first, third))
    const all = await listWith(list, context, { iids: [first.iid, third.iid, second.iid] })
    all.response.expectValues('id', idsOf(first, second, third))
    const one = await listWith(list, context, { iids: [second.iid] })
    one.response.expectValues('id', idsOf(second))
    const closed = await listWith(list, context, { iids: [second.iid], state: 'closed' })
    closed.response.expectValues('id', [])
  })
}

/** Lists the backdated issues with a query. */
async function listBackdated(list: List, context: CheckContext, query: Query) {
  const old = await context.use(backdated)
  const path = list.pathOf(old)
  const response = await context.as(old.by).sendUnchecked({ operation: list.operation, path, query })
  return response.expectStatus(200)
}

export function orderDefault(list: List): readonly Check[] {
  return [
    check('of-issues-at-three-moments', 'Issues are in the order of their creation.', async (context) => {
      const { response, first, second, third } = await listInOrder(list, context, { sort: 'asc' })
      response.expectValuesInOrder('id', idsOf(first, second, third)).expectSorted('created_at', 'ascending')
    }),
    check('of-issues-with-given-created-at', 'Issues are in the order of `created_at`.', async (context) => {
      const up = await listBackdated(list, context, { sort: 'asc' })
      up.expectSorted('created_at', 'ascending')
      const down = await listBackdated(list, context, {})
      down.expectSorted('created_at', 'descending')
    }),
  ]
}

const directions = [
  ['asc', 'ascending'],
  ['desc', 'descending'],
] as const

/** Issues that a filter selects are in the same orders as all issues. */
async function expectOrders(list: List, context: CheckContext, filter: Query): Promise<void> {
  for (const [sort, order] of directions) {
    const byCreation = await listInOrder(list, context, { ...filter, sort })
    byCreation.response.expectSorted('created_at', order)
    const byUpdate = await listInOrder(list, context, { ...filter, order_by: 'updated_at', sort })
    byUpdate.response.expectSorted('updated_at', order)
  }
}

/** What changes `updated_at` is not specified, so that the order is compared with the times in the list. */
export function orderByUpdatedAt(list: List): readonly Check[] {
  return [
    check('after-a-note-on-the-oldest', 'The order follows `updated_at`.', async (context) => {
      const down = await listInOrder(list, context, { order_by: 'updated_at' })
      down.response.expectSorted('updated_at', 'descending')
      const up = await listInOrder(list, context, { order_by: 'updated_at', sort: 'asc' })
      up.response.expectSorted('updated_at', 'ascending')
      const { first, second, third, word } = up
      up.response.expectValues('id', idsOf(first, second, third))
      for (const filter of filtersOf(word, [first, second, third])) {
        await expectOrders(list, context, filter)
      }
    }),
    check('of-issues-with-given-created-at', 'Issues are in the order of `created_at`.', async (context) => {
      const up = await listBackdated(list, context, { order_by: 'updated_at', sort: 'asc' })
      up.expectSorted('updated_at', 'ascending')
      const down = await listBackdated(list, context, { order_by: 'updated_at' })
      down.expectSorted('updated_at', 'descending')
    }),
  ]
}

export function sortDefault(list: List): Check {
  return check(async (context) => {
    const { response, first, second, third } = await listInOrder(list, context, {})
    response.expectValuesInOrder('id', idsOf(third, second, first)).expectSorted('created_at', 'descending')
    const changed = await listInOrder(list, context, { order_by: 'updated_at' })
    changed.response.expectSorted('updated_at', 'descending')
    const { word } = changed
    for (const filter of filtersOf(word, [first, second, third])) {
      const selected = await listInOrder(list, context, filter)
      selected.response.expectSorted('created_at', 'descending')
      const byUpdate = await listInOrder(list, context, { ...filter, order_by: 'updated_at' })
      byUpdate.response.expectSorted('updated_at', 'descending')
    }
  })
}

/** Each filter selects at least two of the issues. */
function filtersOf(word: string, issues: readonly GivenIssue[]): readonly Query[] {
  return [{ state: 'opened' }, { labels: 'warp' }, { iids: issues.map(({ iid }) => iid) }, { search: word }]
}

export function sortAscending(list: List): Check {
  return check(async (context) => {
    const query = { order_by: 'created_at', sort: 'asc' }
    const { response, first, second, third } = await listInOrder(list, context, query)
    response.expectValuesInOrder('id', idsOf(first, second, third))
    const changed = await listInOrder(list, context, { order_by: 'updated_at', sort: 'asc' })
    changed.response.expectSorted('updated_at', 'ascending')
  })
}

/** The unique word is in the title of one and in the description of another. A part of the word matches as well. */
export function search(list: List, where: 'title' | 'description'): Check {
  return check(async (context) => {
    const { word, first, second, third } = await context.use(threeIssues)
    for (const text of [word, word.slice(1, -1)]) {
      const { response } = await listWith(list, context, { search: text })
      response.expectIncludes('id', where === 'title' ? first.id : second.id).expectOmits('id', third.id)
    }
    const none = await listWith(list, context, { search: `${word}nowhere` })
    none.response.expectValues('id', [])
    await observeIfPossible(context, () => expectClosedFound(list, context, where), null)
  })
}

/** A closed issue is found as well. */
async function expectClosedFound(
  list: List,
  context: CheckContext,
  where: 'title' | 'description',
): Promise<null> {
  const word = context.uniqueName('treadle').replaceAll('-', '')
  const { closed, listBy } = await openAndClosed(list, context, { [where]: `The ${word} squeaks` })
  const response = await listBy({ search: word })
  response.expectStatus(200).expectValues('id', idsOf(closed))
  return null
}

export function noSubscribed(list: List): Check {
  return check(async (context) => {
    const { response, first, second, third } = await listWith(list, context, {})
    response.expectValues('id', idsOf(first, second, third))
    if (response.values('subscribed').some((value) => value !== undefined)) {
      response.fail('Items without `subscribed`.')
    }
  })
}

/** Spec: document 3, "Issues": filters and orders, the same for all three lists. */
import { check, type Check } from '../../fixtures/check.ts'
import { givenClosedIssue, givenIssue } from '../../fixtures/issues.ts'
import { givenMilestone } from '../../fixtures/provisioned.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { backdated, idsOf, threeIssues, threeMoments, type List } from './gallery.ts'

type Query = Readonly<Record<string, unknown>>

/** A list of three issues, asked with a query. */
async function asked(list: List, context: CheckContext, query: Query, of = threeIssues) {
  const gallery = await context.use(of)
  const path = list.pathOf(gallery)
  const response = await context.as(gallery.by).sendUnchecked({ operation: list.operation, path, query })
  return { ...gallery, response: response.expectStatus(200) }
}

/** A list of three issues that were made at different times. */
const askedOfTimes = async (list: List, context: CheckContext, query: Query) =>
  asked(list, context, query, threeMoments)

/** An open and a closed issue of somebody, and a way to ask for them. */
async function inBothStates(list: List, context: CheckContext) {
  const by = await context.given.user({ can_create_group: true })
  const group = await context.given.group({ by })
  const project = await context.given.projectIn(group, { by })
  const opened = await givenIssue(context, { project })
  const closed = await givenClosedIssue(context, { project })
  const ask = (query: Query) =>
    by.sendUnchecked({ operation: list.operation, path: list.pathOf({ group, project }), query })
  return { opened, closed, ask }
}

export function filterState(list: List): readonly Check[] {
  return [
    check('opened', 'opened', async (context) => {
      const { response, first, second, third } = await asked(list, context, { state: 'opened' })
      response.expectValues('id', idsOf(first, second, third)).expectEvery('state', 'opened')
    }),
    check('closed-where-none-is', 'closed, where none is', async (context) => {
      const { response } = await asked(list, context, { state: 'closed' })
      response.expectValues('id', [])
    }),
    check('closed', 'closed', async (context) => {
      const { opened, closed, ask } = await inBothStates(list, context)
      const open = await ask({ state: 'opened' })
      open.expectStatus(200).expectValues('id', idsOf(opened))
      const shut = await ask({ state: 'closed' })
      shut.expectStatus(200).expectValues('id', idsOf(closed)).expectEvery('state', 'closed')
    }),
  ]
}

export function stateDefault(list: List): Check {
  return check(async (context) => {
    const { opened, closed, ask } = await inBothStates(list, context)
    const response = await ask({})
    response.expectStatus(200).expectValues('id', idsOf(opened, closed))
  })
}

export function filterLabels(list: List): Check {
  return check(async (context) => {
    const { response, first, second } = await asked(list, context, { labels: 'warp' })
    response.expectValues('id', idsOf(first, second))
    const one = await asked(list, context, { labels: 'weft' })
    one.response.expectValues('id', idsOf(first))
    for (const labels of ['no-such-label', 'war']) {
      const none = await asked(list, context, { labels })
      none.response.expectValues('id', [])
    }
  })
}

export function allLabelsMustMatch(list: List): Check {
  return check(async (context) => {
    const { response, first } = await asked(list, context, { labels: 'warp,weft' })
    response.expectValues('id', idsOf(first))
    const reversed = await asked(list, context, { labels: 'weft,warp' })
    reversed.response.expectValues('id', idsOf(first))
    const strange = await asked(list, context, { labels: 'warp,no-such-label' })
    strange.response.expectValues('id', [])
  })
}

/** Whether the plus sign of the specification stands for a blank is not shown: one of the two finds them. */
export function noLabel(list: List): Check {
  return check(async (context) => {
    const gallery = await context.use(threeIssues)
    const places = {
      listIssues: '/issues',
      listGroupIssues: `/groups/${gallery.group.id}/issues`,
      listProjectIssues: `/projects/${gallery.project.id}/issues`,
    }
    const ask = (labels: string) =>
      context.as(gallery.by).followLink(list.operation, `${places[list.operation]}?labels=${labels}`)
    const withBlank = await ask('No+Label')
    if (withBlank.expectStatus(200).items.some(({ id }) => id === gallery.third.id)) {
      withBlank.expectValues('id', idsOf(gallery.third))
      return
    }
    const withSign = await ask('No%2BLabel')
    withSign.expectStatus(200).expectValues('id', idsOf(gallery.third))
  })
}

export function filterMilestone(list: List): readonly Check[] {
  return [
    check('of-a-title-that-no-milestone-has', 'of a title that no milestone has', async (context) => {
      const { response } = await asked(list, context, { milestone: 'no such milestone' })
      response.expectValues('id', [])
    }),
    check('of-a-milestone', 'of a milestone', async (context) => {
      const by = await context.given.user({ can_create_group: true })
      const group = await context.given.group({ by })
      const project = await context.given.projectIn(group, { by })
      const wanted = await givenMilestone(context, project)
      const other = await givenMilestone(context, project, `${wanted.title} and after`)
      const issue = await givenIssue(context, { project, milestone_id: wanted.id })
      await givenIssue(context, { project, milestone_id: other.id })
      await givenIssue(context, { project })
      const response = await by.sendUnchecked({
        operation: list.operation,
        path: list.pathOf({ group, project }),
        query: { milestone: wanted.title },
      })
      response.expectStatus(200).expectValues('id', idsOf(issue))
    }),
  ]
}

export function filterIids(list: List): Check {
  return check(async (context) => {
    const { first, second, third } = await context.use(threeIssues)
    const two = await asked(list, context, { iids: [first.iid, third.iid] })
    two.response.expectValues('id', idsOf(first, third))
    const one = await asked(list, context, { iids: [second.iid] })
    one.response.expectValues('id', idsOf(second))
  })
}

/** A list of the issues of long ago, asked with a query. */
async function askedOfOld(list: List, context: CheckContext, query: Query) {
  const old = await context.use(backdated)
  const path = list.pathOf(old)
  const response = await context.as(old.by).sendUnchecked({ operation: list.operation, path, query })
  return response.expectStatus(200)
}

export function orderDefault(list: List): readonly Check[] {
  return [
    check('of-issues-at-three-moments', 'of issues at three moments', async (context) => {
      const { response, first, second, third } = await askedOfTimes(list, context, { sort: 'asc' })
      response.expectValuesInOrder('id', idsOf(first, second, third)).expectSorted('created_at', 'ascending')
    }),
    check(
      'of-issues-that-are-said-to-be-older-than-they-are',
      'of issues that are said to be older than they are',
      async (context) => {
        const up = await askedOfOld(list, context, { sort: 'asc' })
        up.expectSorted('created_at', 'ascending')
        const down = await askedOfOld(list, context, {})
        down.expectSorted('created_at', 'descending')
      },
    ),
  ]
}

/** What counts as a change is not shown, so that the order is held against the times that the list shows. */
export function orderByUpdatedAt(list: List): readonly Check[] {
  return [
    check(
      'after-somebody-talked-about-the-oldest',
      'after somebody talked about the oldest',
      async (context) => {
        const down = await askedOfTimes(list, context, { order_by: 'updated_at' })
        down.response.expectSorted('updated_at', 'descending')
        const up = await askedOfTimes(list, context, { order_by: 'updated_at', sort: 'asc' })
        up.response.expectSorted('updated_at', 'ascending')
        const { first, second, third } = up
        up.response.expectValues('id', idsOf(first, second, third))
      },
    ),
    check(
      'of-issues-that-are-said-to-be-older-than-they-are',
      'of issues that are said to be older than they are',
      async (context) => {
        const up = await askedOfOld(list, context, { order_by: 'updated_at', sort: 'asc' })
        up.expectSorted('updated_at', 'ascending')
        const down = await askedOfOld(list, context, { order_by: 'updated_at' })
        down.expectSorted('updated_at', 'descending')
      },
    ),
  ]
}

export function sortDefault(list: List): Check {
  return check(async (context) => {
    const { response, first, second, third } = await askedOfTimes(list, context, {})
    response.expectValuesInOrder('id', idsOf(third, second, first)).expectSorted('created_at', 'descending')
    const changed = await askedOfTimes(list, context, { order_by: 'updated_at' })
    changed.response.expectSorted('updated_at', 'descending')
  })
}

export function sortAscending(list: List): Check {
  return check(async (context) => {
    const query = { order_by: 'created_at', sort: 'asc' }
    const { response, first, second, third } = await askedOfTimes(list, context, query)
    response.expectValuesInOrder('id', idsOf(first, second, third))
    const changed = await askedOfTimes(list, context, { order_by: 'updated_at', sort: 'asc' })
    changed.response.expectSorted('updated_at', 'ascending')
  })
}

/** The word stands in the title of one and in the description of another; a part of it is a text as well. */
export function search(list: List, where: 'title' | 'description'): Check {
  return check(async (context) => {
    const { word, first, second, third } = await context.use(threeIssues)
    for (const text of [word, word.slice(1, -1)]) {
      const { response } = await asked(list, context, { search: text })
      response.expectIncludes('id', where === 'title' ? first.id : second.id).expectOmits('id', third.id)
    }
    const none = await asked(list, context, { search: `${word}nowhere` })
    none.response.expectValues('id', [])
  })
}

export function noSubscribed(list: List): Check {
  return check(async (context) => {
    const { response, first, second, third } = await asked(list, context, {})
    response.expectValues('id', idsOf(first, second, third))
    if (response.values('subscribed').some((value) => value !== undefined)) {
      response.fail('Items without `subscribed`.')
    }
  })
}

/** Spec: document 3, "Issues": filters and orders, the same for all three lists. */
import { check, type Check } from '../../fixtures/check.ts'
import { givenClosedIssue, givenIssue } from '../../fixtures/issues.ts'
import { givenMilestone } from '../../fixtures/provisioned.ts'
import type { World } from '../../fixtures/context.ts'
import { backdated, idsOf, threeIssues, threeMoments, type List } from './gallery.ts'

type Query = Readonly<Record<string, unknown>>

/** A list of three issues, asked with a query. */
async function asked(list: List, world: World, query: Query, of = threeIssues) {
  const gallery = await world.uses(of)
  const path = list.pathOf(gallery)
  const answer = await world.acting(gallery.by).sends({ operation: list.operation, path, query })
  return { ...gallery, answer: answer.is(200) }
}

/** A list of three issues that were made at different times. */
const askedOfTimes = async (list: List, world: World, query: Query) => asked(list, world, query, threeMoments)

/** An open and a closed issue of somebody, and a way to ask for them. */
async function inBothStates(list: List, world: World) {
  const by = await world.given.user({ can_create_group: true })
  const group = await world.given.group({ by })
  const project = await world.given.projectIn(group, { by })
  const opened = await givenIssue(world, { project })
  const closed = await givenClosedIssue(world, { project })
  const ask = (query: Query) =>
    by.sends({ operation: list.operation, path: list.pathOf({ group, project }), query })
  return { opened, closed, ask }
}

export function filterState(list: List): readonly Check[] {
  return [
    check('opened', async (world) => {
      const { answer, first, second, third } = await asked(list, world, { state: 'opened' })
      answer.lists('id', idsOf(first, second, third)).allShow('state', 'opened')
    }),
    check('closed, where none is', async (world) => {
      const { answer } = await asked(list, world, { state: 'closed' })
      answer.lists('id', [])
    }),
    check('closed', async (world) => {
      const { opened, closed, ask } = await inBothStates(list, world)
      const open = await ask({ state: 'opened' })
      open.is(200).lists('id', idsOf(opened))
      const shut = await ask({ state: 'closed' })
      shut.is(200).lists('id', idsOf(closed)).allShow('state', 'closed')
    }),
  ]
}

export function stateDefault(list: List): Check {
  return check(async (world) => {
    const { opened, closed, ask } = await inBothStates(list, world)
    const answer = await ask({})
    answer.is(200).lists('id', idsOf(opened, closed))
  })
}

export function filterLabels(list: List): Check {
  return check(async (world) => {
    const { answer, first, second } = await asked(list, world, { labels: 'warp' })
    answer.lists('id', idsOf(first, second))
    const one = await asked(list, world, { labels: 'weft' })
    one.answer.lists('id', idsOf(first))
    for (const labels of ['no-such-label', 'war']) {
      const none = await asked(list, world, { labels })
      none.answer.lists('id', [])
    }
  })
}

export function allLabelsMustMatch(list: List): Check {
  return check(async (world) => {
    const { answer, first } = await asked(list, world, { labels: 'warp,weft' })
    answer.lists('id', idsOf(first))
    const reversed = await asked(list, world, { labels: 'weft,warp' })
    reversed.answer.lists('id', idsOf(first))
    const strange = await asked(list, world, { labels: 'warp,no-such-label' })
    strange.answer.lists('id', [])
  })
}

/** Whether the plus sign of the specification stands for a blank is not shown: one of the two finds them. */
export function noLabel(list: List): Check {
  return check(async (world) => {
    const gallery = await world.uses(threeIssues)
    const places = {
      listIssues: '/issues',
      listGroupIssues: `/groups/${gallery.group.id}/issues`,
      listProjectIssues: `/projects/${gallery.project.id}/issues`,
    }
    const ask = (labels: string) =>
      world.acting(gallery.by).follows(list.operation, `${places[list.operation]}?labels=${labels}`)
    const withBlank = await ask('No+Label')
    if (withBlank.is(200).items.some(({ id }) => id === gallery.third.id)) {
      withBlank.lists('id', idsOf(gallery.third))
      return
    }
    const withSign = await ask('No%2BLabel')
    withSign.is(200).lists('id', idsOf(gallery.third))
  })
}

export function filterMilestone(list: List): readonly Check[] {
  return [
    check('of a title that no milestone has', async (world) => {
      const { answer } = await asked(list, world, { milestone: 'no such milestone' })
      answer.lists('id', [])
    }),
    check('of a milestone', async (world) => {
      const by = await world.given.user({ can_create_group: true })
      const group = await world.given.group({ by })
      const project = await world.given.projectIn(group, { by })
      const wanted = await givenMilestone(world, project)
      const other = await givenMilestone(world, project, `${wanted.title} and after`)
      const issue = await givenIssue(world, { project, milestone_id: wanted.id })
      await givenIssue(world, { project, milestone_id: other.id })
      await givenIssue(world, { project })
      const answer = await by.sends({
        operation: list.operation,
        path: list.pathOf({ group, project }),
        query: { milestone: wanted.title },
      })
      answer.is(200).lists('id', idsOf(issue))
    }),
  ]
}

export function filterIids(list: List): Check {
  return check(async (world) => {
    const { first, second, third } = await world.uses(threeIssues)
    const two = await asked(list, world, { iids: [first.iid, third.iid] })
    two.answer.lists('id', idsOf(first, third))
    const one = await asked(list, world, { iids: [second.iid] })
    one.answer.lists('id', idsOf(second))
  })
}

/** A list of the issues of long ago, asked with a query. */
async function askedOfOld(list: List, world: World, query: Query) {
  const old = await world.uses(backdated)
  const path = list.pathOf(old)
  const answer = await world.acting(old.by).sends({ operation: list.operation, path, query })
  return answer.is(200)
}

export function orderDefault(list: List): readonly Check[] {
  return [
    check('of issues at three moments', async (world) => {
      const { answer, first, second, third } = await askedOfTimes(list, world, { sort: 'asc' })
      answer.listsInOrder('id', idsOf(first, second, third)).ordered('created_at', 'ascending')
    }),
    check('of issues that are said to be older than they are', async (world) => {
      const up = await askedOfOld(list, world, { sort: 'asc' })
      up.ordered('created_at', 'ascending')
      const down = await askedOfOld(list, world, {})
      down.ordered('created_at', 'descending')
    }),
  ]
}

/** What counts as a change is not shown, so that the order is held against the times that the list shows. */
export function orderByUpdatedAt(list: List): readonly Check[] {
  return [
    check('after somebody talked about the oldest', async (world) => {
      const down = await askedOfTimes(list, world, { order_by: 'updated_at' })
      down.answer.ordered('updated_at', 'descending')
      const up = await askedOfTimes(list, world, { order_by: 'updated_at', sort: 'asc' })
      up.answer.ordered('updated_at', 'ascending')
      const { first, second, third } = up
      up.answer.lists('id', idsOf(first, second, third))
    }),
    check('of issues that are said to be older than they are', async (world) => {
      const up = await askedOfOld(list, world, { order_by: 'updated_at', sort: 'asc' })
      up.ordered('updated_at', 'ascending')
      const down = await askedOfOld(list, world, { order_by: 'updated_at' })
      down.ordered('updated_at', 'descending')
    }),
  ]
}

export function sortDefault(list: List): Check {
  return check(async (world) => {
    const { answer, first, second, third } = await askedOfTimes(list, world, {})
    answer.listsInOrder('id', idsOf(third, second, first)).ordered('created_at', 'descending')
    const changed = await askedOfTimes(list, world, { order_by: 'updated_at' })
    changed.answer.ordered('updated_at', 'descending')
  })
}

export function sortAscending(list: List): Check {
  return check(async (world) => {
    const query = { order_by: 'created_at', sort: 'asc' }
    const { answer, first, second, third } = await askedOfTimes(list, world, query)
    answer.listsInOrder('id', idsOf(first, second, third))
    const changed = await askedOfTimes(list, world, { order_by: 'updated_at', sort: 'asc' })
    changed.answer.ordered('updated_at', 'ascending')
  })
}

/** The word stands in the title of one and in the description of another; a part of it is a text as well. */
export function search(list: List, where: 'title' | 'description'): Check {
  return check(async (world) => {
    const { word, first, second, third } = await world.uses(threeIssues)
    for (const text of [word, word.slice(1, -1)]) {
      const { answer } = await asked(list, world, { search: text })
      answer.includes('id', where === 'title' ? first.id : second.id).omits('id', third.id)
    }
    const none = await asked(list, world, { search: `${word}nowhere` })
    none.answer.lists('id', [])
  })
}

export function noSubscribed(list: List): Check {
  return check(async (world) => {
    const { answer, first, second, third } = await asked(list, world, {})
    answer.lists('id', idsOf(first, second, third))
    if (answer.values('subscribed').some((value) => value !== undefined)) {
      answer.contradicts('Items without `subscribed`.')
    }
  })
}

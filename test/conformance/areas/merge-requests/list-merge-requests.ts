/** Spec: document 3, "Merge requests", the list. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { GivenMergeRequest } from '../../fixtures/repository.ts'
import { givenMilestone } from '../../fixtures/provisioned.ts'
import type { QueryOf } from '../../fixtures/operation-types.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { World } from '../../fixtures/context.ts'

/** Three open merge requests, made in three different seconds; the oldest was changed last. */
const threeMoments = new Shared('merge requests at three moments', async (world) => {
  const { given } = world
  const first = await given.openMergeRequest()
  const { project } = first
  const made = [first]
  for (const _ of ['second', 'third']) {
    await world.waits(1_100)
    made.push(await given.openMergeRequest({ project }))
  }
  await world.waits(1_100)
  await project.owner.does('updateMergeRequest', { path: first.path, body: { description: 'Changed last' } })
  return { project, iids: made.map(({ iid }) => iid) }
})

/** In order of the last change, where the oldest was changed last. */
function changedLast([first, ...others]: readonly number[]): readonly number[] {
  return first === undefined ? others : [...others, first]
}

/** One merge request in each state. */
async function inEachState({ given }: World) {
  // Whatever came before, numbers in the project are no IDs.
  await given.openMergeRequest()
  const opened = await given.openMergeRequest()
  const { project } = opened
  const closed = await given.closedMergeRequest({ project })
  const merged = await given.mergedMergeRequest({ project })
  return { project, opened, closed, merged }
}

export const listMergeRequests = {
  'list-merge-requests/filter-iids': check(async (world) => {
    const { owner } = world
    const { project, opened, closed, merged } = await inEachState(world)
    const ask = (...iids: number[]) =>
      owner.tries('listMergeRequests', { path: project.path, query: { iids, state: 'all' } })
    const two = await ask(opened.iid, merged.iid)
    two.is(200).lists('iid', [opened.iid, merged.iid])
    const one = await ask(closed.iid)
    one.is(200).lists('iid', [closed.iid])
  }),

  'list-merge-requests/filter-state': check(async (world) => {
    const { owner } = world
    const { project, opened, closed, merged } = await inEachState(world)
    const byState = { opened, closed, merged }
    for (const [state, request] of Object.entries(byState)) {
      const answer = await owner.sends({
        operation: 'listMergeRequests',
        path: project.path,
        query: { state },
      })
      answer.is(200).lists('iid', [request.iid]).allShow('state', state)
    }
  }),

  'list-merge-requests/state-all': check(async (world) => {
    const { owner } = world
    const { project, opened, closed, merged } = await inEachState(world)
    const answer = await owner.tries('listMergeRequests', { path: project.path, query: { state: 'all' } })
    answer.is(200).lists('iid', [opened.iid, closed.iid, merged.iid])
  }),

  'list-merge-requests/order-default': check(async (world) => {
    const { project, iids } = await world.uses(threeMoments)
    const answer = await world
      .acting(project.owner)
      .tries('listMergeRequests', { path: project.path, query: { sort: 'asc' } })
    answer.is(200).listsInOrder('iid', iids)
  }),

  'list-merge-requests/order-by-updated-at': check(async (world) => {
    const { project, iids } = await world.uses(threeMoments)
    const ask = (sort: 'asc' | 'desc') =>
      world
        .acting(project.owner)
        .tries('listMergeRequests', { path: project.path, query: { order_by: 'updated_at', sort } })
    const ascending = await ask('asc')
    const expected = changedLast(iids)
    ascending.is(200).listsInOrder('iid', expected)
    const descending = await ask('desc')
    descending.is(200).listsInOrder('iid', expected.toReversed())
  }),

  'list-merge-requests/sort-default': check(async (world) => {
    const { project, iids } = await world.uses(threeMoments)
    const ask = (query: QueryOf<'listMergeRequests'>) =>
      world.acting(project.owner).tries('listMergeRequests', { path: project.path, query })
    const answer = await ask({})
    answer.is(200).listsInOrder('iid', iids.toReversed())
    const changed = await ask({ order_by: 'updated_at' })
    changed.is(200).listsInOrder('iid', changedLast(iids).toReversed())
  }),

  'list-merge-requests/sort-asc': check(async (world) => {
    const { project, iids } = await world.uses(threeMoments)
    const ask = (query: QueryOf<'listMergeRequests'>) =>
      world.acting(project.owner).tries('listMergeRequests', { path: project.path, query })
    const answer = await ask({ order_by: 'created_at', sort: 'asc' })
    answer.is(200).listsInOrder('iid', iids)
    const changed = await ask({ order_by: 'updated_at', sort: 'asc' })
    changed.is(200).listsInOrder('iid', changedLast(iids))
  }),

  'list-merge-requests/filter-milestone': [
    check('of a title that no milestone has', async ({ owner, given }) => {
      const { project } = await given.openMergeRequest()
      const query = { milestone: 'no such milestone' }
      const answer = await owner.tries('listMergeRequests', { path: project.path, query })
      answer.is(200).lists('iid', [])
    }),
    check('of a milestone', async (world) => {
      const { owner, given } = world
      const project = await given.repository()
      const first = await givenMilestone(world, project)
      const second = await givenMilestone(world, project, `${first.title} and after`)
      const wanted = await given.openMergeRequest({ project, milestone_id: first.id })
      await given.openMergeRequest({ project, milestone_id: second.id })
      await given.openMergeRequest({ project })
      const query = { milestone: first.title }
      const answer = await owner.tries('listMergeRequests', { path: project.path, query })
      answer.is(200).lists('iid', [wanted.iid])
    }),
  ],

  'list-merge-requests/filter-labels': check(async ({ owner, given }) => {
    const both = await given.openMergeRequest({ labels: 'warp,weft' })
    const { project } = both
    const one = await given.openMergeRequest({ project, labels: 'warp' })
    await given.openMergeRequest({ project })
    const ask = (labels: string) =>
      owner.tries('listMergeRequests', { path: project.path, query: { labels } })
    const warp = await ask('warp')
    warp.is(200).lists('iid', [both.iid, one.iid])
    const weft = await ask('weft')
    weft.is(200).lists('iid', [both.iid])
    // Whether one of several labels is enough is not shown; what has all of them is listed in any case.
    const together = await ask('warp,weft')
    together.is(200).includes('iid', both.iid)
    for (const labels of ['no-such-label', 'war']) {
      const none = await ask(labels)
      none.is(200).lists('iid', [])
    }
  }),

  'list-merge-requests/no-subscribed': check(async ({ owner, given }) => {
    const { project, iid } = await given.openMergeRequest()
    const answer = await owner.tries('listMergeRequests', { path: project.path })
    answer.is(200).lists('iid', [iid])
    if (answer.values('subscribed').some((value) => value !== undefined)) {
      answer.contradicts('Items without `subscribed`.')
    }
  }),

  'list-merge-requests/iids-not-iid': check(async ({ owner, given }) => {
    const first = await given.openMergeRequest()
    const second: GivenMergeRequest = await given.openMergeRequest({ project: first.project })
    const answer = await owner.sends({
      operation: 'listMergeRequests',
      path: first.project.path,
      query: { 'iid[]': [first.iid] },
    })
    // The old name filters no more; it may be left alone or refused.
    if (answer.status !== 400) answer.is(200).lists('iid', [first.iid, second.iid])
  }),
} satisfies CoverageOf<'listMergeRequests'>

/** Spec: document 3, "Merge requests". */
import { Shared } from '../../fixtures/shared.ts'
import { check, type CoverageOf, waiting } from '../../fixtures/check.ts'
import type { QueryOf } from '../../fixtures/operation-types.ts'
import { givenMilestone } from '../../fixtures/provisioned.ts'
import type { GivenMergeRequest } from '../../fixtures/repository.ts'
import type { CheckContext } from '../../fixtures/context.ts'

/** Three open merge requests, created in three different seconds. The oldest was updated last. */
const threeMoments = new Shared('merge requests at three moments', async (context) => {
  const { given } = context
  const labels = 'warp'
  const first = await given.openMergeRequest({ labels })
  const { project } = first
  const created = [first]
  for (const _ of ['second', 'third']) {
    await context.wait(1_100)
    created.push(await given.openMergeRequest({ project, labels }))
  }
  await context.wait(1_100)
  await project.owner.call('updateMergeRequest', { path: first.path, body: { description: 'Changed last' } })
  return { project, iids: created.map(({ iid }) => iid) }
})

export const listMergeRequests = {
  'list-merge-requests/filter-iids': check(async (context) => {
    const { owner } = context
    const { project, opened, closed, merged } = await inEachState(context)
    const list = (...iids: number[]) =>
      context.act(owner, 'listMergeRequests', { path: project.path, query: { iids, state: 'all' } })
    const two = await list(opened.iid, merged.iid)
    two.expectStatus(200).expectValues('iid', [opened.iid, merged.iid])
    const all = await list(opened.iid, merged.iid, closed.iid)
    all.expectStatus(200).expectValues('iid', [opened.iid, closed.iid, merged.iid])
    const one = await list(closed.iid)
    one.expectStatus(200).expectValues('iid', [closed.iid])
    const open = await context.act(owner, 'listMergeRequests', {
      path: project.path,
      query: { iids: [opened.iid, closed.iid], state: 'opened' },
    })
    open.expectStatus(200).expectValues('iid', [opened.iid])
  }),

  'list-merge-requests/filter-state': check(async (context) => {
    const { owner } = context
    const { project, opened, closed, merged } = await inEachState(context)
    const byState = [
      ['opened', opened],
      ['closed', closed],
      ['merged', merged],
    ] as const
    for (const [state, request] of byState) {
      const response = await context.act(owner, 'listMergeRequests', { path: project.path, query: { state } })
      response.expectStatus(200).expectValues('iid', [request.iid]).expectEvery('state', state)
    }
  }),

  'list-merge-requests/state-all': check(async (context) => {
    const { owner } = context
    const { project, opened, closed, merged } = await inEachState(context)
    const response = await context.act(owner, 'listMergeRequests', {
      path: project.path,
      query: { state: 'all' },
    })
    response.expectStatus(200).expectValues('iid', [opened.iid, closed.iid, merged.iid])
  }),

  'list-merge-requests/order-default': check(async (context) => {
    const { project, iids } = await context.use(threeMoments)
    const response = await context.act(context.as(project.owner), 'listMergeRequests', {
      path: project.path,
      query: { sort: 'asc' },
    })
    response.expectStatus(200).expectValuesInOrder('iid', iids)
  }),

  'list-merge-requests/order-by-updated-at': check(async (context) => {
    const { project, iids } = await context.use(threeMoments)
    const list = (sort: 'asc' | 'desc') =>
      context.act(context.as(project.owner), 'listMergeRequests', {
        path: project.path,
        query: { order_by: 'updated_at', sort },
      })
    const ascending = await list('asc')
    const expected = changedLast(iids)
    ascending.expectStatus(200).expectValuesInOrder('iid', expected)
    const descending = await list('desc')
    descending.expectStatus(200).expectValuesInOrder('iid', expected.toReversed())
    for (const filter of filtersOf(iids)) {
      for (const [query, ordered] of [
        [{ sort: 'asc' }, iids],
        [{ order_by: 'updated_at', sort: 'asc' }, expected],
        [{ order_by: 'updated_at', sort: 'desc' }, expected.toReversed()],
      ] as const) {
        const response = await context.act(context.as(project.owner), 'listMergeRequests', {
          path: project.path,
          query: { ...filter, ...query },
        })
        response.expectStatus(200).expectValuesInOrder('iid', ordered)
      }
    }
  }),

  'list-merge-requests/sort-default': check(async (context) => {
    const { project, iids } = await context.use(threeMoments)
    const list = (query: QueryOf<'listMergeRequests'>) =>
      context.act(context.as(project.owner), 'listMergeRequests', { path: project.path, query })
    const response = await list({})
    response.expectStatus(200).expectValuesInOrder('iid', iids.toReversed())
    const changed = await list({ order_by: 'updated_at' })
    changed.expectStatus(200).expectValuesInOrder('iid', changedLast(iids).toReversed())
    for (const filter of filtersOf(iids)) {
      const selected = await list(filter)
      selected.expectStatus(200).expectValuesInOrder('iid', iids.toReversed())
    }
  }),

  'list-merge-requests/sort-asc': check(async (context) => {
    const { project, iids } = await context.use(threeMoments)
    const list = (query: QueryOf<'listMergeRequests'>) =>
      context.act(context.as(project.owner), 'listMergeRequests', { path: project.path, query })
    const response = await list({ order_by: 'created_at', sort: 'asc' })
    response.expectStatus(200).expectValuesInOrder('iid', iids)
    const changed = await list({ order_by: 'updated_at', sort: 'asc' })
    changed.expectStatus(200).expectValuesInOrder('iid', changedLast(iids))
  }),

  'list-merge-requests/filter-milestone': [
    check('of-an-unknown-title', 'An unknown title lists nothing.', async ({ owner, given, act }) => {
      const { project } = await given.openMergeRequest()
      const query = { milestone: 'no such milestone' }
      const response = await act(owner, 'listMergeRequests', { path: project.path, query })
      response.expectStatus(200).expectValues('iid', [])
    }),
    waiting(
      check('of-a-milestone', 'The merge requests of the milestone are listed.', async (context) => {
        const { owner, given } = context
        const project = await given.repository()
        const first = await givenMilestone(context, project)
        const second = await givenMilestone(context, project, `${first.title} and after`)
        const wanted = await given.openMergeRequest({ project, milestone_id: first.id })
        await given.openMergeRequest({ project, milestone_id: second.id })
        await given.openMergeRequest({ project })
        const list = (query: QueryOf<'listMergeRequests'>) =>
          context.act(owner, 'listMergeRequests', {
            path: project.path,
            query: { milestone: first.title, ...query },
          })
        const response = await list({})
        response.expectStatus(200).expectValues('iid', [wanted.iid])
        await context.wait(1_100)
        const later = await given.openMergeRequest({ project, milestone_id: first.id })
        await context.wait(1_100)
        await owner.call('updateMergeRequest', { path: wanted.path, body: { description: 'Changed last' } })
        for (const [query, ordered] of [
          [{ sort: 'asc' }, [wanted.iid, later.iid]],
          [{ order_by: 'updated_at', sort: 'asc' }, [later.iid, wanted.iid]],
          [{ order_by: 'updated_at', sort: 'desc' }, [wanted.iid, later.iid]],
        ] as const) {
          const inOrder = await list(query)
          inOrder.expectStatus(200).expectValuesInOrder('iid', ordered)
        }
      }),
    ),
  ],

  'list-merge-requests/filter-labels': check(async ({ owner, given, act }) => {
    const both = await given.openMergeRequest({ labels: 'warp,weft,two words' })
    const { project } = both
    const one = await given.openMergeRequest({ project, labels: 'warp' })
    await given.openMergeRequest({ project })
    const list = (labels: string) =>
      act(owner, 'listMergeRequests', { path: project.path, query: { labels } })
    const warp = await list('warp')
    warp.expectStatus(200).expectValues('iid', [both.iid, one.iid])
    for (const labels of ['weft', 'two words']) {
      const one = await list(labels)
      one.expectStatus(200).expectValues('iid', [both.iid])
    }
    // Whether one of several labels is enough is not specified; a merge request with all of them is listed in any case.
    const together = await list('warp,weft')
    together.expectStatus(200).expectIncludes('iid', both.iid)
    for (const labels of ['no-such-label', 'war', 'two', 'two thirds']) {
      const none = await list(labels)
      none.expectStatus(200).expectValues('iid', [])
    }
  }),

  'list-merge-requests/no-subscribed': check(async ({ owner, given, act }) => {
    const { project, iid } = await given.openMergeRequest()
    const response = await act(owner, 'listMergeRequests', { path: project.path })
    response.expectStatus(200).expectValues('iid', [iid])
    if (response.values('subscribed').some((value) => value !== undefined)) {
      response.fail('Items without `subscribed`.')
    }
  }),

  'list-merge-requests/iids-not-iid': check(async ({ owner, given }) => {
    const first = await given.openMergeRequest()
    const second: GivenMergeRequest = await given.openMergeRequest({ project: first.project })
    const response = await owner.sendUnchecked({
      operation: 'listMergeRequests',
      path: first.project.path,
      query: { 'iid[]': [first.iid] },
    })
    // The former name does not filter any more; a server may ignore or reject it.
    if (response.status !== 400) response.expectStatus(200).expectValues('iid', [first.iid, second.iid])
  }),
} satisfies CoverageOf<'listMergeRequests'>

/** Each filter selects all three. */
function filtersOf(iids: readonly number[]): readonly QueryOf<'listMergeRequests'>[] {
  return [{ state: 'opened' }, { labels: 'warp' }, { iids: [...iids] }]
}

/** The IIDs in order of the last change: the oldest was changed last. */
function changedLast([first, ...others]: readonly number[]): readonly number[] {
  return first === undefined ? others : [...others, first]
}

/** One merge request in each state. */
async function inEachState({ given }: CheckContext) {
  // A merge request of another project, so that IIDs and IDs differ.
  await given.openMergeRequest()
  const opened = await given.openMergeRequest()
  const { project } = opened
  const closed = await given.closedMergeRequest({ project })
  const merged = await given.mergedMergeRequest({ project })
  return { project, opened, closed, merged }
}

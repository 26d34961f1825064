/** Spec: document 1, "Events", filters and order. */
import type { Parameters } from '../../protocol/encode.ts'
import { check, idPart, type Check } from '../../fixtures/check.ts'
import { actions, targetTypes } from '../../fixtures/event-filters.ts'
import { readFeed, type Feed, type FeedResponse } from './feeds.ts'

/** The names of actions in a response are not specified; events are recognised by their target. */
export function actionFilter(feed: Feed): readonly Check[] {
  return [
    filteredBy(feed, 'created', { listed: ['early', 'late', 'closed', 'shut', 'merged'] }),
    filteredBy(feed, 'closed', { listed: ['closed', 'shut'], omitted: ['early', 'late'] }),
    filteredBy(feed, 'reopened', { listed: ['closed'], omitted: ['early', 'late', 'shut', 'merged'] }),
    filteredBy(feed, 'merged', { listed: ['merged'], omitted: ['early', 'late', 'closed'] }),
    filteredBy(feed, 'joined', { listed: [], omitted: ['early', 'late', 'closed', 'merged'] }),
    filteredBy(feed, 'destroyed', { listed: [], omitted: ['early', 'late', 'closed', 'merged'] }),
    check('pushed', 'With `pushed` only pushes are listed.', async (context) => {
      const { list } = await readFeed(context, feed)
      const [all, pushed] = [await list(), await list({ action: 'pushed' })]
      const expected = all.items.filter(({ data }) => data !== null).length
      if (expected === 0) all.fail('A push among the events.')
      const pushes = pushed.items.filter(({ data }) => data !== null).length
      if (pushes !== expected || pushes !== pushed.items.length) {
        pushed.fail(`The ${expected} pushes.`, `${pushes} pushes among ${pushed.items.length} events.`)
      }
    }),
    check('commented', 'With `commented` only comments are listed.', async (context) => {
      const { activity, list } = await readFeed(context, feed)
      const response = await list({ action: 'commented' })
      const notes = response.items.map(({ note }) => note?.id)
      if (notes.some((id) => id === undefined)) response.fail('Comments, each with its note.')
      if (!notes.includes(activity.note.id)) response.fail(`The note ${activity.note.id}.`)
    }),
    check('subset-of-all', 'Each filter lists only events that are listed without it.', async (context) => {
      const { list } = await readFeed(context, feed)
      const all = new Set<string>()
      const readAll = async () => {
        for (const item of (await list()).items) all.add(JSON.stringify(item))
      }
      await readAll()
      for (const action of actions) {
        const response = await list({ action })
        const hasOthers = () => response.items.some((item) => !all.has(JSON.stringify(item)))
        // A server may list an event later than it happens.
        if (hasOthers()) await readAll()
        if (hasOthers()) response.fail('Events that are listed without the filter.')
      }
    }),
  ]
}

/** Each specified value is accepted. */
export function actionValues(feed: Feed): Check {
  return acceptedQueries(
    feed,
    actions.map((action) => ({ action })),
  )
}

export function targetTypeValues(feed: Feed): Check {
  return acceptedQueries(
    feed,
    targetTypes.map((target_type) => ({ target_type })),
  )
}

export function targetTypeFilter(feed: Feed): Check {
  return check(async (context) => {
    const { activity, list } = await readFeed(context, feed)
    const { titles, note } = activity
    const issues = await list({ target_type: 'issue' })
    issues
      .expectIncludes('target_title', titles.early, titles.late)
      .expectOmits('target_title', titles.closed)
    issues.expectEvery('target_type', 'Issue')
    const requests = await list({ target_type: 'merge_request' })
    requests
      .expectIncludes('target_title', titles.closed, titles.merged)
      .expectOmits('target_title', titles.early)
    const notes = await list({ target_type: 'note' })
    notes.expectEvery('target_type', 'Note')
    if (!notes.items.some((item) => item.note?.id === note.id)) notes.fail(`The note ${note.id}.`)
    const snippets = await list({ target_type: 'snippet' })
    snippets.expectOmits('target_title', ...Object.values(titles))
  })
}

/** The bound is a day, exclusive. */
export function beforeFilter(feed: Feed): Check {
  return check(async (context) => {
    const { activity, list } = await readFeed(context, feed)
    const { earliest, latest } = days(activity.times)
    await expectAllEvents(list, { before: day(latest + oneDay) })
    const none = await list({ before: day(earliest) })
    none.expectValues('target_title', [])
  })
}

export function afterFilter(feed: Feed): Check {
  return check(async (context) => {
    const { activity, list } = await readFeed(context, feed)
    const { earliest, latest } = days(activity.times)
    await expectAllEvents(list, { after: day(earliest - oneDay) })
    const none = await list({ after: day(latest) })
    none.expectValues('target_title', [])
  })
}

/** The newest events are first, or with `sort=asc` the oldest. */
export function order(feed: Feed, query: { readonly sort?: 'asc' }): Check {
  return check(async (context) => {
    const { activity, list } = await readFeed(context, feed)
    const { earliest, latest } = days(activity.times)
    const [after, before] = [day(earliest - oneDay), day(latest + oneDay)]
    for (const filter of [{}, { action: 'created' }, { target_type: 'issue' }, { after }, { before }]) {
      const response = await list({ ...query, ...filter })
      const titles = response.values('target_title')
      const [early, late] = [titles.indexOf(activity.titles.early), titles.indexOf(activity.titles.late)]
      const isAscending = query.sort === 'asc'
      if (early === -1 || late === -1 || early < late !== isAscending) {
        response.fail(isAscending ? 'The oldest events first.' : 'The newest events first.')
      }
      // Some events have no `created_at`.
      const times = response.items.flatMap((item) => (item.created_at === undefined ? [] : [item.created_at]))
      const instants = times.map((time) => Date.parse(time))
      const inOrder = instants.toSorted((a, b) => (isAscending ? a - b : b - a))
      if (instants.join() !== inOrder.join()) response.fail('Events in order of time.', times.join(', '))
    }
  })
}

type Title = 'early' | 'late' | 'closed' | 'shut' | 'merged'

/** With an action, the events of some targets are listed, and those of others are omitted. */
function filteredBy(
  feed: Feed,
  action: (typeof actions)[number],
  { listed, omitted = [] }: { readonly listed: readonly Title[]; readonly omitted?: readonly Title[] },
): Check {
  return check(
    idPart(action),
    `With \`${action}\` only events of this action are listed.`,
    async (context) => {
      const { activity, list } = await readFeed(context, feed)
      const response = await list({ action })
      response.expectIncludes('target_title', ...listed.map((title) => activity.titles[title]))
      response.expectOmits('target_title', ...omitted.map((title) => activity.titles[title]))
      if (response.items.some(({ data, note }) => data !== null || note !== undefined)) {
        response.fail('Neither pushes nor comments.')
      }
    },
  )
}

function acceptedQueries(feed: Feed, queries: readonly Parameters[]): Check {
  return check(async (context) => {
    const { list } = await readFeed(context, feed)
    for (const query of queries) await list(query)
  })
}

/** A filter that includes all events. An event may be listed later: if the counts differ, all are read again. */
async function expectAllEvents(
  list: (query?: Parameters) => Promise<FeedResponse>,
  filter: Parameters,
): Promise<void> {
  const former = (await list()).items.length
  const response = await list(filter)
  const actual = response.items.length
  if (actual === former) return
  const all = (await list()).items.length
  if (actual !== all) response.fail(`All ${all} events.`, `${actual} events.`)
}

const hour = 3_600_000
const oneDay = 24 * hour

/** Moments on the first and last possible day of the events, in any time zone of the server. */
function days([start, end]: readonly [start: number, end: number]) {
  return { earliest: start - 12 * hour, latest: end + 14 * hour }
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

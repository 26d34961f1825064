/** Spec: document 1, "Events", filters and order. */
import type { Parameters } from '../../protocol/encode.ts'
import { check, idPart, type Check } from '../../fixtures/check.ts'
import { tellingOf, type Feed, type FeedAnswer } from './feeds.ts'

const actions = [
  'created',
  'updated',
  'closed',
  'reopened',
  'pushed',
  'commented',
  'merged',
  'joined',
  'left',
  'destroyed',
  'expired',
] as const

const targetTypes = ['issue', 'milestone', 'merge_request', 'note', 'project', 'snippet', 'user'] as const

/** Which action has which name in a response is not shown; the events are known by what they are about. */
export function filtersByAction(feed: Feed): readonly Check[] {
  return [
    about(feed, 'created', { there: ['early', 'late', 'closed', 'shut', 'merged'] }),
    about(feed, 'closed', { there: ['closed', 'shut'], not: ['early', 'late'] }),
    about(feed, 'reopened', { there: ['closed'], not: ['early', 'late', 'shut', 'merged'] }),
    about(feed, 'merged', { there: ['merged'], not: ['early', 'late', 'closed'] }),
    about(feed, 'joined', { there: [], not: ['early', 'late', 'closed', 'merged'] }),
    about(feed, 'destroyed', { there: [], not: ['early', 'late', 'closed', 'merged'] }),
    check('pushed', 'pushed', async (context) => {
      const { tells } = await tellingOf(context, feed)
      const [all, pushed] = [await tells(), await tells({ action: 'pushed' })]
      const expected = all.items.filter(({ data }) => data !== null).length
      if (expected === 0) all.fail('A push among the events.')
      const pushes = pushed.items.filter(({ data }) => data !== null).length
      if (pushes !== expected || pushes !== pushed.items.length) {
        pushed.fail(`The ${expected} pushes.`, `${pushes} pushes among ${pushed.items.length} events.`)
      }
    }),
    check('commented', 'commented', async (context) => {
      const { scene, tells } = await tellingOf(context, feed)
      const response = await tells({ action: 'commented' })
      const notes = response.items.map(({ note }) => note?.id)
      if (notes.some((id) => id === undefined)) response.fail('Comments, each with its note.')
      if (!notes.includes(scene.note.id)) response.fail(`The note ${scene.note.id}.`)
    }),
    check('no-other-than-without', 'no other than without', async (context) => {
      const { tells } = await tellingOf(context, feed)
      const all = new Set((await tells()).items.map((item) => JSON.stringify(item)))
      for (const action of actions) {
        const response = await tells({ action })
        if (response.items.some((item) => !all.has(JSON.stringify(item)))) {
          response.fail('Events that are listed without the filter.')
        }
      }
    }),
  ]
}

/** Each value is taken. */
export function takesActions(feed: Feed): Check {
  return taking(
    feed,
    actions.map((action) => ({ action })),
  )
}

export function takesTargetTypes(feed: Feed): Check {
  return taking(
    feed,
    targetTypes.map((target_type) => ({ target_type })),
  )
}

export function filtersByTargetType(feed: Feed): Check {
  return check(async (context) => {
    const { scene, tells } = await tellingOf(context, feed)
    const { titles, note } = scene
    const issues = await tells({ target_type: 'issue' })
    issues
      .expectIncludes('target_title', titles.early, titles.late)
      .expectOmits('target_title', titles.closed)
    issues.expectEvery('target_type', 'Issue')
    const requests = await tells({ target_type: 'merge_request' })
    requests
      .expectIncludes('target_title', titles.closed, titles.merged)
      .expectOmits('target_title', titles.early)
    const notes = await tells({ target_type: 'note' })
    notes.expectEvery('target_type', 'Note')
    if (!notes.items.some((item) => item.note?.id === note.id)) notes.fail(`The note ${note.id}.`)
    const snippets = await tells({ target_type: 'snippet' })
    snippets.expectOmits('target_title', ...Object.values(titles))
  })
}

/** Events of a day come before none but the days after it. */
export function filtersBefore(feed: Feed): Check {
  return check(async (context) => {
    const { scene, tells } = await tellingOf(context, feed)
    const { earliest, latest } = days(scene.times)
    const all = await tells()
    const before = await tells({ before: day(latest + oneDay) })
    sameEvents(before, all)
    const none = await tells({ before: day(earliest) })
    none.expectValues('target_title', [])
  })
}

export function filtersAfter(feed: Feed): Check {
  return check(async (context) => {
    const { scene, tells } = await tellingOf(context, feed)
    const { earliest, latest } = days(scene.times)
    const all = await tells()
    const after = await tells({ after: day(earliest - oneDay) })
    sameEvents(after, all)
    const none = await tells({ after: day(latest) })
    none.expectValues('target_title', [])
  })
}

/** The newest events come first, unless the oldest are asked for. */
export function ordered(feed: Feed, query: { readonly sort?: 'asc' }): Check {
  return check(async (context) => {
    const { scene, tells } = await tellingOf(context, feed)
    const response = await tells(query)
    const titles = response.values('target_title')
    const [early, late] = [titles.indexOf(scene.titles.early), titles.indexOf(scene.titles.late)]
    const isAscending = query.sort === 'asc'
    if (early === -1 || late === -1 || early < late !== isAscending) {
      response.fail(isAscending ? 'The oldest events first.' : 'The newest events first.')
    }
    // Some events do not show when they happened.
    const times = response.items.flatMap((item) => (item.created_at === undefined ? [] : [item.created_at]))
    const instants = times.map((time) => Date.parse(time))
    const inOrder = instants.toSorted((a, b) => (isAscending ? a - b : b - a))
    if (instants.join() !== inOrder.join()) response.fail('Events in order of time.', times.join(', '))
  })
}

type Title = 'early' | 'late' | 'closed' | 'shut' | 'merged'

/** With an action, events about some things are listed, and none about others. */
function about(
  feed: Feed,
  action: (typeof actions)[number],
  { there, not = [] }: { readonly there: readonly Title[]; readonly not?: readonly Title[] },
): Check {
  return check(idPart(action), action, async (context) => {
    const { scene, tells } = await tellingOf(context, feed)
    const response = await tells({ action })
    response.expectIncludes('target_title', ...there.map((title) => scene.titles[title]))
    response.expectOmits('target_title', ...not.map((title) => scene.titles[title]))
    if (response.items.some(({ data, note }) => data !== null || note !== undefined)) {
      response.fail('Neither pushes nor comments.')
    }
  })
}

function taking(feed: Feed, queries: readonly Parameters[]): Check {
  return check(async (context) => {
    const { tells } = await tellingOf(context, feed)
    for (const query of queries) await tells(query)
  })
}

function sameEvents(response: FeedAnswer, expected: FeedAnswer): void {
  const [actual, all] = [response.items.length, expected.items.length]
  if (actual !== all) response.fail(`The ${all} events that there are.`, `${actual} events.`)
}

const hour = 3_600_000
const oneDay = 24 * hour

/** Moments on the first and the last day on which the events may have happened, whatever the server's time zone. */
function days([start, end]: readonly [start: number, end: number]) {
  return { earliest: start - 12 * hour, latest: end + 14 * hour }
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Issues, notes, todos, events and boards in other ways than the reference server’s. */
import type { Services } from '../../../server-stub/services.ts'
import { everything, idOf, pageOf, relisted, withBody, withQuery, each } from './calls.ts'
import { isRecord, type Record_ } from './json.ts'
import type { Layer, Variation } from './variation.ts'

const issueLists = ['listIssues', 'listGroupIssues', 'listProjectIssues'] as const
const noteCreations = ['createIssueNote', 'createMergeRequestNote', 'createSnippetNote'] as const
const feeds = ['listEvents', 'listUserEvents', 'listProjectEvents', 'listProjectEventsAtRoot'] as const

const plus = 'Whether the plus sign in `No+Label` is literal or an encoded space is not specified.'

export const planning: readonly Variation[] = [
  {
    id: 'no-label-with-a-plus-sign',
    varies:
      'Issues without labels are found by `No+Label` with a plus sign; `No Label` is the name of a label.',
    lawful: plus,
    open: ['*/no-label-spelling'],
    layers: ({ fired }) => each(issueLists, acceptingBlanks(fired)),
  },
  {
    id: 'emoji-by-sign-alone',
    varies: 'A body is an award emoji only if it is the sign itself, not its name between colons.',
    lawful: 'The spelling of an award emoji in `body` is not specified.',
    open: ['*/emoji-spelling'],
    layers: ({ fired }) =>
      each(noteCreations, (call, below) => {
        const { body } = call.body
        if (typeof body !== 'string' || !/^:\w+:$|^:\+1:$/.test(body)) return below(call)
        fired()
        return below(withBody(call, { body: `${body}\u200B` }))
      }),
  },
  {
    id: 'much-by-the-system',
    varies: 'The server adds a note of its own to each that somebody writes.',
    lawful: '3 § Note: `system` is a boolean; of what the server writes notes is not said.',
    layers: ({ fired, administrator }) =>
      each(noteCreations, async (call, below) => {
        const result = await below(call)
        const id = isRecord(result.body) && 'body' in result.body ? idOf(result) : null
        if (id !== null && (await repeatNote(await administrator(), id))) fired()
        return result
      }),
  },
  {
    id: 'more-to-do',
    varies: 'What is assigned to somebody, or mentions them, makes a second thing to do.',
    lawful:
      '2 § Todos: "With no filter returns all pending todos of the caller"; what makes a todo is not said.',
    layers: ({ fired, administrator }) => ({
      createIssue: async (call, below) => {
        const result = await below(call)
        if ((await repeatTodos(await administrator(), 'issue_id', idOf(result))) > 0) fired()
        return result
      },
      createMergeRequest: async (call, below) => {
        const result = await below(call)
        if ((await repeatTodos(await administrator(), 'merge_request_id', idOf(result))) > 0) fired()
        return result
      },
    }),
  },
  {
    id: 'todos-come-later',
    varies: 'Todos are listed a while after what made them.',
    lawful: 'What makes a todo, and when, is not said.',
    layers: ({ fired }) => ({ listTodos: relisted(fired, withoutNewItems()) }),
  },
  {
    id: 'events-come-later',
    varies: 'Feeds tell of an event a while after it.',
    lawful: '1 § Events: "an activity-event feed (read only)"; when it is written is not said.',
    layers: ({ fired }) => each(feeds, relisted(fired, withoutNewItems())),
  },
  {
    id: 'more-events',
    varies: 'Feeds tell of updates that the reference server does not tell of.',
    lawful: '1 § Events names action and target types; of what events are recorded is not said.',
    layers: ({ fired }) =>
      each(feeds, async (call, below) => {
        const { action } = call.query
        if (action !== undefined && action !== 'updated') return below(call)
        const items = await everything(withQuery(call, { action: undefined }), below)
        const all = items.flatMap((item) =>
          item['target_type'] === 'Issue' ? [item, updateOf(item)] : [item],
        )
        if (all.length > items.length) fired()
        return pageOf(
          action === undefined ? all : all.filter((item) => item['action_name'] === 'updated'),
          call,
        )
      }),
  },
  {
    id: 'boards-swap-lists',
    varies: 'A list that is moved changes places with the one that stood there.',
    lawful: 'The positions of the other lists are not specified.',
    open: ['update-board-list/neighbours'],
    layers: ({ fired, administrator }) => ({
      updateBoardList: async (call, below) => {
        const { db } = await administrator()
        const lists = db.selectFrom('board_list').where('board_id', '=', Number(call.path['board_id']))
        const before = await lists.where('deleted_at', 'is', null).selectAll().execute()
        const result = await below(call)
        const moved = before.find(({ id }) => id === call.path['list_id'])
        for (const { id, position } of before) {
          if (moved === undefined || id === moved.id) continue
          const place = position === call.body['position'] ? moved.position : position
          const { position: now } = await db
            .selectFrom('board_list')
            .selectAll()
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
          if (now !== place) fired()
          await db.updateTable('board_list').set({ position: place }).where('id', '=', id).execute()
        }
        return result
      },
    }),
  },
]

/** Takes the spelling with a blank for the name of a label that no issue has. */
function acceptingBlanks(fired: () => void): Layer {
  return (call, below) => {
    if (call.query['labels'] !== 'No Label') return below(call)
    fired()
    return below(withQuery(call, { labels: 'a label that no issue has' }))
  }
}

/** Omits each item from the first list that would contain it: unlike a delay, this does not depend on the machine. */
function withoutNewItems(): (items: readonly Record_[]) => readonly Record_[] {
  const known = new Set<unknown>()
  return (items) => {
    const listed = items.filter((item) => known.has(keyOf(item)))
    for (const item of items) known.add(keyOf(item))
    return listed
  }
}

/** Events have no id. */
function keyOf({ id, ...item }: Record_): unknown {
  return id ?? JSON.stringify(item)
}

function updateOf(event: Record_): Record_ {
  return { ...event, action_name: 'updated' }
}

async function repeatNote({ db }: Services, id: number): Promise<boolean> {
  const row = await db.selectFrom('note').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return false
  const { id: _, ...note } = row
  await db
    .insertInto('note')
    .values({ ...note, system: 1, body: 'wrote something' })
    .execute()
  return true
}

async function repeatTodos(
  { db }: Services,
  column: 'issue_id' | 'merge_request_id',
  id: number | null,
): Promise<number> {
  if (id === null) return 0
  const rows = await db.selectFrom('todo').selectAll().where(column, '=', id).execute()
  for (const { id: _, ...todo } of rows)
    await db
      .insertInto('todo')
      .values({ ...todo, action: 'marked' })
      .execute()
  return rows.length
}

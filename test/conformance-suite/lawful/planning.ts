/** Variations of issues, notes, todos, events and boards. */
import type { Services } from '../../../server-stub/services.ts'
import { notFound } from '../../../server-stub/http/errors.ts'
import { isAdministrator } from './avoided-cases.ts'
import { allPages, idOf, named, pageOf, relisted, withBody, withQuery, each } from './calls.ts'
import { isRecord, type Record_ } from './json.ts'
import type { Call, Layer, Variation } from './variation.ts'

const issueLists = ['listIssues', 'listGroupIssues', 'listProjectIssues'] as const
const noteCreations = ['createIssueNote', 'createMergeRequestNote', 'createSnippetNote'] as const
const feeds = ['listEvents', 'listUserEvents', 'listProjectEvents', 'listProjectEventsAtRoot'] as const

const plus = 'Whether the plus sign in `No+Label` is literal or an encoded space is not specified.'

export const planning: readonly Variation[] = [
  {
    id: 'contributions-of-others-hidden',
    varies: 'The server returns the contributions of a user to that user and to administrators only.',
    lawful:
      '1 § Events: "Contribution events of the given user". The specification does not state which of them other callers receive.',
    open: ['list-user-events/visibility'],
    layers: ({ fired }) => ({
      listUserEvents: async (call, below) => {
        const { id } = await call.find.userByIdOrUsername(named(call))
        const isOwn = call.caller.kind === 'user' && call.caller.user.id === id
        if (isOwn || isAdministrator(call)) return below(call)
        fired()
        return pageOf([], call)
      },
    }),
  },
  {
    id: 'no-label-with-a-plus-sign',
    varies:
      'The filter for issues without labels is `No+Label` with a literal plus sign; `No Label` is the name of a label.',
    lawful: plus,
    open: ['*/no-label-spelling'],
    layers: ({ fired }) => each(issueLists, withLiteralPlus(fired)),
  },
  {
    id: 'emoji-as-characters-only',
    varies:
      'The server treats a note as an award emoji only if its body is the emoji character, not the name between colons.',
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
    id: 'own-votes-are-rejected',
    varies: 'The server rejects a vote of the author of an issue or a merge request with 404.',
    lawful: '3 § Award emoji: the specification does not state who may award which emoji.',
    layers: ({ fired }) => {
      const unless =
        (authorOf: (call: Call) => Promise<number>): Layer =>
        async (call, below) => {
          const isVote = ['thumbsup', 'thumbsdown'].includes(String(call.body['name']))
          if (!isVote || call.caller.kind !== 'user' || (await authorOf(call)) !== call.caller.user.id)
            return below(call)
          fired()
          throw notFound('Award Emoji')
        }
      return {
        createIssueAwardEmoji: unless(async (call) => {
          const project = await call.find.project(named(call))
          return (await call.find.issue(project, Number(call.path['issue_iid']))).author.id
        }),
        createMergeRequestAwardEmoji: unless(async (call) => {
          const project = await call.find.project(named(call))
          return (await call.find.mergeRequest(project, Number(call.path['merge_request_iid']))).author.id
        }),
      }
    },
  },
  {
    id: 'strict-labels-and-topics',
    varies: 'The server rejects labels, topics and tags of runners with characters outside ASCII.',
    lawful: 'The specification does not state which labels, topics and tags are valid.',
    rejects: ({ operation, body }) =>
      operation !== null && /"(?:labels|tag_list)":\s*(?:"|\[)[^\]"]*[^ -~]/.test(body.toString())
        ? { status: 400, message: 'labels are invalid' }
        : undefined,
  },
  {
    id: 'messages-have-a-period',
    varies: 'The server rejects a broadcast message that ends when it starts, or before.',
    lawful: '2 § Broadcast messages: the specification does not state that such a message is valid.',
    isAvoided: true,
    rejects: ({ operation, body }) => {
      if (operation !== 'createBroadcastMessage') return undefined
      const [starts, ends] = ['starts_at', 'ends_at'].map(
        (name) => new RegExp(`"${name}":"([^"]+)"`).exec(body.toString())?.[1],
      )
      const isEmpty = starts !== undefined && ends !== undefined && Date.parse(ends) <= Date.parse(starts)
      return isEmpty ? { status: 400, message: 'ends_at is invalid' } : undefined
    },
  },
  {
    id: 'more-system-notes',
    varies: 'The server adds a system note to each note that a user creates.',
    lawful:
      '3 § Note: `system` is a boolean. The specification does not state when the server creates system notes.',
    layers: ({ fired, administrator }) =>
      each(noteCreations, async (call, below) => {
        const result = await below(call)
        const id = isRecord(result.body) && 'body' in result.body ? idOf(result) : null
        if (id !== null && (await repeatNote(await administrator(), id))) fired()
        return result
      }),
  },
  {
    id: 'more-todos',
    varies: 'The server creates two todos where the reference server creates one.',
    lawful:
      '2 § Todos: "With no filter returns all pending todos of the caller". The specification does not state what creates a todo.',
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
    id: 'todos-listed-later',
    varies: 'The server omits a new todo from the first list that would include it.',
    lawful: 'The specification does not state what creates a todo, or when.',
    layers: ({ fired }) => ({ listTodos: relisted(fired, withoutNewItems()) }),
  },
  {
    id: 'events-listed-later',
    varies: 'The server omits a new event from the first feed that would include it.',
    lawful:
      '1 § Events: "an activity-event feed (read only)". The specification does not state when an event is recorded.',
    layers: ({ fired }) => each(feeds, relisted(fired, withoutNewItems())),
  },
  {
    id: 'more-events',
    varies: 'The server records updates that the reference server does not record.',
    lawful:
      '1 § Events lists the allowed values of `action` and `target_type`. The specification does not state which activities are recorded.',
    layers: ({ fired }) =>
      each(feeds, async (call, below) => {
        const { action } = call.query
        if (action !== undefined && action !== 'updated') return below(call)
        const items = await allPages(withQuery(call, { action: undefined }), below)
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
    varies: 'The server swaps a moved board list with the list at the new position.',
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
          const expected = position === call.body['position'] ? moved.position : position
          const { position: now } = await db
            .selectFrom('board_list')
            .selectAll()
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
          if (now !== expected) fired()
          await db.updateTable('board_list').set({ position: position }).where('id', '=', id).execute()
        }
        return result
      },
    }),
  },
]

/** Replaces the spelling with a space by the name of a label that no issue has. */
function withLiteralPlus(fired: () => void): Layer {
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
      .values({ ...todo, action: todo.action === 'assigned' ? 'marked' : 'approval_required' })
      .execute()
  return rows.length
}

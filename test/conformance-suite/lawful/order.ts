/** Variations of the order and the default content of lists. */
import type { OperationId } from '../../../generated/operations.ts'
import { each, relisted, withQuery } from './calls.ts'
import type { Record_ } from './json.ts'
import type { Variation } from './variation.ts'

const noOrder = 'The order of the list is not specified.'

/** Lists whose order is not specified. For the others, the specification states the sort key. */
const unordered: readonly OperationId[] = [
  'listProjectUsers',
  'listGroupMembers',
  'listProjectMembers',
  'listGroupAccessRequests',
  'listProjectAccessRequests',
  'listUsers',
  'listUserSshKeys',
  'listUserEmails',
  'listCurrentUserSshKeys',
  'listCurrentUserEmails',
  'listBroadcastMessages',
  'listTodos',
  'listCommits',
  'listCommitDiffs',
  'listCommitComments',
  'listCommitStatuses',
  'listMergeRequestCommits',
  'listIssueNotes',
  'listSnippetNotes',
  'listMergeRequestNotes',
  'listIssueAwardEmoji',
  'listMergeRequestAwardEmoji',
  'listSnippetAwardEmoji',
  'listIssueNoteAwardEmoji',
  'listMergeRequestNoteAwardEmoji',
  'listBoards',
  'listBoardLists',
  'listJobs',
  'listPipelineJobs',
  'listRunners',
  'listAllRunners',
  'listProjectRunners',
  'listTriggers',
  'listVariables',
]

const orders = [
  '*/order',
  'list-issue-notes/parameters',
  'list-snippet-notes/parameters',
  'list-merge-request-notes/parameters',
]

export const order: readonly Variation[] = [
  {
    id: 'lists-reversed',
    varies: 'The server returns lists without a specified order in reverse.',
    lawful: noOrder,
    open: orders,
    layers: ({ fired }) =>
      each(
        unordered,
        relisted(fired, (items) => items.toReversed()),
      ),
  },
  {
    id: 'lists-shuffled',
    varies: 'The server returns lists without a specified order shuffled, in the same way each time.',
    lawful: noOrder,
    open: orders,
    layers: ({ fired }) =>
      each(
        unordered,
        relisted(fired, (items) => items.toSorted((a, b) => shuffleKey(a) - shuffleKey(b))),
      ),
  },
  {
    id: 'embedded-lists-reversed',
    varies: 'The server returns embedded assignees, labels, tags and board lists in reverse order.',
    lawful: noOrder,
    alterResponse: ({ json }) => reverseWithin(json),
  },
  {
    id: 'only-open-merge-requests-by-default',
    varies: 'The server lists only open merge requests without `state`.',
    lawful: 'The states that are listed without `state` are not specified.',
    open: ['list-merge-requests/state-default'],
    layers: ({ fired }) => ({
      listMergeRequests: (call, below) => {
        if (call.query['state'] !== undefined) return below(call)
        fired()
        return below(withQuery(call, { state: 'opened' }))
      },
    }),
  },
  {
    id: 'any-label-of-merge-requests',
    varies: 'The server lists merge requests that have any of several labels.',
    lawful: 'Whether all of several labels must match is not specified.',
    open: ['list-merge-requests/labels-all'],
    layers: ({ fired }) => ({
      listMergeRequests: (call, below) => {
        const { labels } = call.query
        if (typeof labels !== 'string' || !labels.includes(',')) return below(call)
        const wanted = labels.split(',')
        const isWanted = (item: Record_) =>
          Array.isArray(item['labels']) && item['labels'].some((label) => wanted.includes(String(label)))
        fired()
        return relisted(
          () => {},
          (items) => items.filter(isWanted),
        )(withQuery(call, { labels: undefined }), below)
      },
    }),
  },
  {
    id: 'archived-projects-on-request',
    varies: 'The server lists archived projects only with `archived=true`.',
    lawful:
      '2 § Projects: `archived` is optional. The specification does not state what is listed without it.',
    layers: ({ fired }) => ({
      listProjects: async (call, below) => {
        if (call.query['archived'] !== undefined) return below(call)
        fired()
        return below(withQuery(call, { archived: false }))
      },
    }),
  },
  {
    id: 'all-available-groups-by-default',
    varies:
      'The server lists all available groups to a user who is not an administrator without `all_available`.',
    lawful:
      '2 § Groups: "normal user: own groups or all available". The default of `all_available` is not specified.',
    layers: ({ fired }) => ({
      listGroups: async (call, below) => {
        if (call.query['all_available'] !== undefined || call.query['owned'] === true) return below(call)
        fired()
        return below(withQuery(call, { all_available: true }))
      },
    }),
  },
  {
    id: 'searches-match-prefixes',
    varies: 'The server matches `search` of projects and groups only at the beginning of the name or path.',
    lawful:
      '2 § Groups: "matches name or path". The specification does not state how `search` matches, nor which properties of a project it searches.',
    open: ['list-projects/search-fields'],
    layers: ({ fired }) =>
      each(['listProjects', 'listGroupProjects', 'listGroups'], (call, below) => {
        const { search } = call.query
        if (typeof search !== 'string' || search === '') return below(call)
        fired()
        return relisted(
          () => {},
          (items) => items.filter((item) => beginsWith(item, search)),
        )(call, below)
      }),
  },
  {
    id: 'owners-not-among-project-users',
    varies: 'The server omits the owner from the users of a project.',
    lawful: 'The specification does not state who counts as a user of a project.',
    open: ['list-project-users/who-counts'],
    layers: ({ fired }) => ({
      listProjectUsers: async (call, below) => {
        const { creator_id: creator } = await call.find.project(String(call.path['id']))
        return relisted(fired, (items) => items.filter(({ id }) => id !== creator))(call, below)
      },
    }),
  },
  {
    id: 'primary-addresses-not-listed',
    varies: 'The server omits the primary email address from the list of email addresses.',
    lawful: 'Whether the list contains the primary email address is not specified.',
    open: ['list-user-emails/primary-address', 'list-current-user-emails/primary-address'],
    layers: ({ fired }) => ({
      listCurrentUserEmails: (call, below) =>
        relisted(fired, (items) => items.filter(({ email }) => email !== call.currentUser().email))(
          call,
          below,
        ),
      listUserEmails: async (call, below) => {
        const user = await call.find.user(Number(call.path['id']))
        return relisted(fired, (items) => items.filter(({ email }) => email !== user.email))(call, below)
      },
    }),
  },
]

/** A number computed from the record and unrelated to its position. */
function shuffleKey(item: Record_): number {
  let sum = 7
  for (const sign of JSON.stringify(item['id'] ?? item['key'] ?? item['note'] ?? item['new_path']))
    sum = (sum * 131 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return (sum * 7919) % 1_000_003
}

function beginsWith(item: Record_, text: string): boolean {
  return [item['name'], item['path']].some((value) =>
    String(value).toLowerCase().startsWith(text.toLowerCase()),
  )
}

const lists = ['labels', 'tag_list', 'lists', 'assignees']

/** Reverses embedded lists; `assignee` goes with `assignees` where there is one. */
function reverseWithin(json: unknown): boolean {
  if (Array.isArray(json)) return json.map((item) => reverseWithin(item)).includes(true)
  if (typeof json !== 'object' || json === null) return false
  let altered = false
  for (const [name, value] of Object.entries(json)) {
    if (lists.includes(name) && Array.isArray(value) && value.length > 1) {
      value.reverse()
      altered = true
    }
    if (reverseWithin(value)) altered = true
  }
  return altered
}

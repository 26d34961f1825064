/** Lists in another order, where none is stated, and what they hold by default. */
import type { OperationId } from '../../../generated/operations.ts'
import { each, relisted, withQuery } from './calls.ts'
import type { Record_ } from './json.ts'
import type { Variation } from './variation.ts'

const silence = 'No order is stated, and none is shown.'

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
    id: 'lists-backwards',
    varies: 'Lists without a stated order come backwards.',
    lawful: silence,
    open: orders,
    layers: ({ fired }) =>
      each(
        unordered,
        relisted(fired, (items) => items.toReversed()),
      ),
  },
  {
    id: 'lists-shuffled',
    varies: 'Lists without a stated order come as if shuffled, the same way each time.',
    lawful: silence,
    open: orders,
    layers: ({ fired }) =>
      each(
        unordered,
        relisted(fired, (items) => items.toSorted((a, b) => lot(a) - lot(b))),
      ),
  },
  {
    id: 'members-of-embedded-lists-shuffled',
    varies: 'Assignees, labels, topics, tags, boards’ lists and the projects of runners come backwards.',
    lawful: silence,
    alterResponse: ({ json }) => reverseWithin(json),
  },
  {
    id: 'only-open-merge-requests-by-default',
    varies: 'Without `state`, only open merge requests are listed.',
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
    varies: 'One of several labels is enough for a merge request to be listed.',
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
    varies: 'Archived projects are listed only with `archived=true`.',
    lawful: '2 § Projects: `archived` is optional; what is listed without it is not said.',
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
    varies: 'Without `all_available`, a normal user is listed every group that is available.',
    lawful:
      '2 § Groups: "normal user: own groups or all available"; the default of `all_available` is not said.',
    layers: ({ fired }) => ({
      listGroups: async (call, below) => {
        if (call.query['all_available'] !== undefined || call.query['owned'] === true) return below(call)
        fired()
        return below(withQuery(call, { all_available: true }))
      },
    }),
  },
  {
    id: 'searches-find-beginnings',
    varies: 'Searches for projects and groups find what begins with the text, and nothing else.',
    lawful:
      'Which members of a project `search` looks at, and how, is not shown; 2 § Groups: "matches name or path".',
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
    id: 'owners-are-no-users-of-projects',
    varies: 'Who owns a project is not among its users.',
    lawful: 'Which people count as users of a project is not shown.',
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
    varies: 'The list of addresses does not hold the primary one.',
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

/** A number that follows from what a record holds, and tells nothing of its order. */
function lot(item: Record_): number {
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

/** Turns embedded lists round; `assignee` goes with `assignees` where there is one. */
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

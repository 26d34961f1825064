/** Records of what happens, and of what it happens to, that hold something else where what they hold is open. */
import { drop, eachRecord, has, isRecord, setWhere } from './json.ts'
import type { Variation } from './variation.ts'

const optionalDates = ['authored_date', 'committed_date', 'created_at'] as const

export const sideEffects: readonly Variation[] = [
  {
    id: 'other-action-names',
    varies: 'Events and todos name what was done in other words.',
    lawful:
      'Neither the mapping between the `action` filter and `action_name` nor the value set of a todo’s `action_name` is shown.',
    open: ['events/action-names', 'todos/action-names'],
    alterResponse: ({ json }) =>
      eachRecord(json, (record) => {
        if (typeof record['action_name'] !== 'string') return false
        record['action_name'] = `has ${record['action_name']} it`
        return true
      }),
  },
  {
    id: 'events-without-time',
    varies: 'Events about merge requests and pushes do not show when they happened.',
    lawful: '1 § Event record: `created_at` "absent from some records"; which is not shown.',
    open: ['events/missing-time'],
    alterResponse: ({ json }) =>
      eachRecord(json, (record) => {
        const isEvent = has('action_name', 'author_username')(record)
        return isEvent && record['target_type'] !== 'Issue' && drop(record, ['created_at'])
      }),
  },
  {
    id: 'events-with-titles',
    varies: 'Events have a title.',
    lawful: '1 § Event record: `title` "string or null"; which events have one is not shown.',
    alterResponse: ({ json }) =>
      setWhere(json, has('action_name', 'author_username'), { title: 'Something happened' }),
  },
  {
    id: 'commits-without-dates-in-lists',
    varies: 'Lists of commits omit the dates.',
    lawful: '3 § Commit: "Some list forms omit dates".',
    alterResponse: ({ json, operation }) =>
      (operation === 'listCommits' || operation === 'listMergeRequestCommits') &&
      eachRecord(json, (record) => drop(record, optionalDates)),
  },
  {
    id: 'cherry-pick-without-stats',
    varies: 'The answer to a cherry-pick has neither `stats` nor `status`.',
    lawful: 'Whether the resulting commit includes `stats` and `status` is not specified.',
    open: ['cherry-pick-commit/stats'],
    alterResponse: ({ json, operation }) =>
      operation === 'cherryPickCommit' && isRecord(json) && drop(json, ['stats', 'status']),
  },
  {
    id: 'other-type-of-snippets',
    varies: 'Award emoji call a snippet a `ProjectSnippet`.',
    lawful: 'The spelling of a snippet in `awardable_type` is not specified.',
    open: ['award-emoji/snippet-type'],
    alterResponse: ({ json }) =>
      setWhere(json, (record) => record['awardable_type'] === 'Snippet', {
        awardable_type: 'ProjectSnippet',
      }),
  },
  {
    id: 'snippet-notes-in-the-other-shape',
    varies:
      'A single note on a snippet has `title`, `file_name` and `expires_at` in place of what a note has.',
    lawful:
      '3 § Note: "The single snippet note example instead shows `id`, `title`, `file_name`, `author`, `expires_at`, `updated_at`, `created_at`".',
    open: ['get-snippet-note/fields', 'get-snippet-note/expires-at'],
    alterResponse: ({ json, operation }) => {
      if (operation !== 'getSnippetNote' || !isRecord(json) || !('body' in json)) return false
      drop(json, ['body', 'attachment', 'system', 'noteable_id', 'noteable_type'])
      Object.assign(json, { title: 'Knots', file_name: 'knots.rb', expires_at: null })
      return true
    },
  },
  {
    id: 'jobs-with-coverage-and-runner',
    varies: 'Jobs tell their coverage as a text, and a runner with members of its own.',
    lawful:
      'The types of `coverage` and `runner` beyond null are not shown; fields of the pipeline record beyond four are not shown.',
    open: ['job/coverage-and-runner', 'pipeline/fields'],
    alterResponse: ({ json }) =>
      eachRecord(json, (record) => {
        if (!has('coverage', 'runner', 'stage')(record)) return false
        Object.assign(record, { coverage: '98.5 %', runner: { name: 'shed', ip: '192.0.2.7' } })
        if (isRecord(record['pipeline']))
          Object.assign(record['pipeline'], { created_at: null, user: 'nobody' })
        return true
      }),
  },
  {
    id: 'runners-tell-of-their-machine',
    varies: 'Runners tell of their machine, in texts, numbers and records.',
    lawful: 'The types of `architecture`, `platform`, `revision` and `version` beyond null are not shown.',
    open: ['runner/machine'],
    alterResponse: ({ json }) =>
      setWhere(json, has('architecture', 'platform', 'revision'), {
        architecture: 'riscv64',
        platform: { name: 'plan9', edition: 4 },
        revision: 42,
        version: ['9', '1', '0'],
      }),
  },
  {
    id: 'owners-of-triggers-by-name',
    varies: 'The owner of a trigger shows name and username and nothing else.',
    lawful: 'The properties of an owner are not specified.',
    open: ['trigger/owner'],
    alterResponse: ({ json }) =>
      eachRecord(json, (record) => {
        const { owner } = record
        if (!has('last_used', 'owner')(record) || !isRecord(owner)) return false
        record['owner'] = { name: owner['name'], username: owner['username'] }
        return true
      }),
  },
  {
    id: 'labels-of-processes',
    varies: 'Processes have labels.',
    lawful: 'The content of `labels` is not specified.',
    open: ['worker-metrics/labels'],
    alterResponse: ({ json }) =>
      setWhere(json, has('hostname', 'concurrency', 'labels'), { labels: ['reliable', 7], tag: 'night' }),
  },
  {
    id: 'broadcasts-never-active',
    varies: 'Broadcast messages are never active, and have no colours of their own unless some are given.',
    lawful:
      'Neither how `active` follows from the two times nor the colours of a message created without any are shown.',
    open: ['broadcast-messages/active', 'broadcast-messages/default-colours'],
    alterResponse: ({ json }) =>
      eachRecord(json, (record) => {
        if (!has('starts_at', 'ends_at', 'font', 'active')(record)) return false
        record['active'] = false
        return true
      }),
  },
  {
    id: 'file-names-without-folders',
    varies: 'The answer to a change of a file names it without its folders.',
    lawful:
      '3 § Repository files: "{`file_name`, `branch`}"; whether the name is the whole path is not shown.',
    alterResponse: ({ json, operation }) => {
      const changes = operation === 'createFile' || operation === 'updateFile' || operation === 'deleteFile'
      if (!changes || !isRecord(json) || typeof json['file_name'] !== 'string') return false
      const name = json['file_name'].split('/').at(-1) ?? ''
      const differs = name !== json['file_name']
      json['file_name'] = name
      return differs
    },
  },
  {
    id: 'counts-of-another-moment',
    varies: 'Counts of issues, stars and notes are those of another moment.',
    lawful: '2 § Project, 3 § Issue name the counts; when they are taken is not said.',
    alterResponse: ({ json }) =>
      setWhere(json, has('open_issues_count', 'star_count'), { open_issues_count: 12, star_count: 7 }) ||
      setWhere(json, has('user_notes_count'), { user_notes_count: 3 }),
  },
]

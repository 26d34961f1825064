/** Variations of unspecified properties of events, todos and the records that they refer to. */
import { drop, eachRecord, has, isRecord, setWhere } from './json.ts'
import { each } from './calls.ts'
import { DelayedCounts } from './delayed-counts.ts'
import type { Variation } from './variation.ts'

const optionalDates = ['authored_date', 'committed_date', 'created_at'] as const

export const sideEffects: readonly Variation[] = [
  {
    id: 'other-action-names',
    varies: 'The server returns other values of `action_name` of events and todos.',
    lawful:
      '1 § Events: "Mapping between the `action` filter values and the `action_name` values of responses: not shown". The values of the `action_name` of a todo are not specified.',
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
    varies: 'The server omits `created_at` of events about merge requests and pushes.',
    lawful:
      '1 § Event record: `created_at` "absent from some records". The specification does not state which.',
    open: ['events/missing-time'],
    alterResponse: ({ json }) =>
      eachRecord(json, (record) => {
        const isEvent = has('action_name', 'author_username')(record)
        return isEvent && record['target_type'] !== 'Issue' && drop(record, ['created_at'])
      }),
  },
  {
    id: 'events-with-titles',
    varies: 'The server returns a title with every event.',
    lawful:
      '1 § Event record: `title` "string or null". The specification does not state which events have one.',
    alterResponse: ({ json }) =>
      setWhere(json, has('action_name', 'author_username'), { title: 'Something happened' }),
  },
  {
    id: 'commits-without-dates-in-lists',
    varies: 'The server omits the dates of commits in lists.',
    lawful: '3 § Commit: "Some list forms omit dates".',
    alterResponse: ({ json, operation }) =>
      (operation === 'listCommits' || operation === 'listMergeRequestCommits') &&
      eachRecord(json, (record) => drop(record, optionalDates)),
  },
  {
    id: 'cherry-pick-without-stats',
    varies: 'The server omits `stats` and `status` from the response to a cherry-pick.',
    lawful: 'Whether the resulting commit includes `stats` and `status` is not specified.',
    open: ['cherry-pick-commit/stats'],
    alterResponse: ({ json, operation }) =>
      operation === 'cherryPickCommit' && isRecord(json) && drop(json, ['stats', 'status']),
  },
  {
    id: 'other-type-of-snippets',
    varies: 'The server returns `ProjectSnippet` as the `awardable_type` of a snippet.',
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
      'The server returns a single note on a snippet with `title`, `file_name` and `expires_at` instead of the properties of a note.',
    lawful:
      '3 § Note: "The single snippet note example instead shows `id`, `title`, `file_name`, `author`, `expires_at`, `updated_at`, `created_at`".',
    open: ['get-snippet-note/fields', 'get-snippet-note/expires-at'],
    alterResponse: ({ json, operation }) => {
      if (operation !== 'getSnippetNote' || !isRecord(json) || !('body' in json)) return false
      drop(json, ['body', 'attachment', 'system', 'noteable_id', 'noteable_type'])
      Object.assign(json, { title: 'Knots', file_name: 'knots.rb', expires_at: '2099-12-31' })
      return true
    },
  },
  {
    id: 'changes-without-subscribed',
    varies: 'The server omits `subscribed` from a merge request with its changes.',
    lawful: 'Whether the changes view includes `subscribed` is not specified.',
    open: ['get-merge-request-changes/subscribed'],
    alterResponse: ({ json, operation }) => {
      if (operation !== 'getMergeRequestChanges' || !isRecord(json) || !('subscribed' in json)) return false
      drop(json, ['subscribed'])
      return true
    },
  },
  {
    id: 'jobs-with-coverage-and-runner',
    varies: 'The server returns the coverage of a job as a string, and a runner with additional properties.',
    lawful:
      '3 § Job: "Types of `coverage`, `runner` … beyond null: not shown. Fields of the pipeline record beyond `id`, `ref`, `sha`, `status`: not shown."',
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
    id: 'runners-with-machine-properties',
    varies: 'The server returns strings, numbers and objects as the machine properties of a runner.',
    lawful:
      '3 § Job: "Types of … runner fields `architecture`, `platform`, `revision`, `version` beyond null: not shown."',
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
    varies: 'The server returns only the name and the username of the owner of a trigger.',
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
    varies: 'The server returns labels with worker processes.',
    lawful: 'The content of `labels` is not specified.',
    open: ['worker-metrics/labels'],
    alterResponse: ({ json }) =>
      setWhere(json, has('hostname', 'concurrency', 'labels'), { labels: ['reliable', 7], tag: 'night' }),
  },
  {
    id: 'broadcasts-never-active',
    varies: 'The server returns all broadcast messages as inactive, and other default colours.',
    lawful:
      '2 § States and transitions: "How a broadcast message\'s `active` value is derived from its times: not shown." The default colours are not specified.',
    open: ['broadcast-messages/active', 'broadcast-messages/default-colours'],
    layers: () => ({
      createBroadcastMessage: (call, below) =>
        below({ ...call, body: { color: '#102030', font: '#F0E0D0', ...call.body } }),
    }),
    alterResponse: ({ json }) =>
      eachRecord(json, (record) => {
        if (!has('starts_at', 'ends_at', 'font', 'active')(record)) return false
        record['active'] = false
        return true
      }),
  },
  {
    id: 'file-names-without-folders',
    varies: 'The server returns the base name of a file as `file_name` after a write.',
    lawful:
      '3 § Repository files: "{`file_name`, `branch`}". The specification does not state whether the name is the whole path.',
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
    id: 'file-names-with-folders',
    varies: 'The server returns the full path of a file as its `file_name`.',
    lawful:
      '3 § Repository file: "`file_name`, `file_path`". The specification does not state how they differ.',
    open: ['get-file/file-name'],
    alterResponse: ({ json, operation }) => {
      if (operation !== 'getFile' || !isRecord(json) || typeof json['file_path'] !== 'string') return false
      const differs = json['file_name'] !== json['file_path']
      json['file_name'] = json['file_path']
      return differs
    },
  },
  {
    id: 'base64-in-lines',
    varies: 'The server returns the content of a file in lines of twenty characters.',
    lawful:
      '3 § Repository file: "`content` (Base64 text)". The specification does not state whether the text has line breaks.',
    alterResponse: ({ json, operation }) => {
      if (operation !== 'getFile' || !isRecord(json) || typeof json['content'] !== 'string') return false
      json['content'] = json['content'].replaceAll(/.{1,20}/g, '$&\n')
      return true
    },
  },
  {
    id: 'counts-updated-later',
    varies: 'The server returns the counts of issues, forks and notes as they were some time before.',
    lawful:
      '2 § Project and 3 § Issue name the counts. The specification does not state when they are updated.',
    layers: ({ fired }) => {
      const counts = new DelayedCounts(fired)
      return each(['getProject', 'getIssue', 'getMergeRequest'], async (call, below) =>
        counts.delay(await below(call)),
      )
    },
  },
]

/** Variations of branches, commits, statuses and merge requests. */
import { HttpError } from '../../../server-stub/http/errors.ts'
import { named, relisted, withBody } from './calls.ts'
import { isRecord, type Record_ } from './json.ts'
import type { Variation } from './variation.ts'

/** Transitions of a commit status if only forward transitions are accepted. */
const followers: Readonly<Record<string, readonly string[]>> = {
  pending: ['running'],
  running: ['success', 'failed', 'canceled'],
}

export const repository: readonly Variation[] = [
  {
    id: 'statuses-move-forward',
    varies:
      'The server accepts only forward transitions of a commit status: from pending to running, and from running to a final state.',
    lawful:
      '3 § States and transitions: "Rules limiting which commit-status state may follow which: not shown."',
    open: ['create-commit-status/transitions'],
    layers: ({ fired, administrator }) => ({
      createCommitStatus: async (call, below) => {
        const { state, name = 'default', context = name, ref } = call.body
        const project = await call.find.project(named(call))
        const { db } = await administrator()
        const known = await db
          .selectFrom('commit_status')
          .selectAll()
          .where('project_id', '=', project.id)
          .where('name', '=', String(context))
          .where('sha', '=', String(call.path['sha']))
          .orderBy('id', 'desc')
          .execute()
        const before = known.find((row) => ref === undefined || row.ref === ref)
        if (before === undefined) return below(call)
        fired()
        if (followers[before.status]?.includes(String(state)) === true) return below(call)
        throw new HttpError('invalid', {
          texts: { state: [`cannot go from ${before.status} to ${String(state)}`] },
        })
      },
    }),
  },
  {
    id: 'all-statuses-include-previous',
    varies:
      'The list of all commit statuses includes the previous state of each status as a separate record.',
    lawful: 'Whether an update of a status keeps the previous one for `all` is not specified.',
    open: ['list-commit-statuses/repeats'],
    layers: ({ fired }) => ({
      listCommitStatuses: (call, below) => {
        if (call.query['all'] !== true) return below(call)
        return relisted(fired, (items) => items.flatMap((item) => [previousOf(item), item]))(call, below)
      },
    }),
  },
  {
    id: 'statuses-are-no-pipelines',
    varies:
      'The server does not treat commit statuses as a pipeline: it merges a mergeable merge request at once.',
    lawful: 'The effect of `merge_when_pipeline_succeeds` without a pipeline is not specified.',
    open: ['accept-merge-request/without-pipeline'],
    layers: ({ fired, administrator }) => ({
      acceptMergeRequest: async (call, below) => {
        if (call.body['merge_when_pipeline_succeeds'] !== true) return below(call)
        const project = await call.find.project(named(call))
        const { db } = await administrator()
        const pipeline = await db
          .selectFrom('pipeline')
          .select('id')
          .where('project_id', '=', project.id)
          .executeTakeFirst()
        if (pipeline !== undefined) return below(call)
        fired()
        return below(withBody(call, { merge_when_pipeline_succeeds: false }))
      },
    }),
  },
  {
    id: 'protection-open-by-default',
    varies: 'The server protects a branch with permission for developers to push and merge by default.',
    lawful:
      'The values of `developers_can_push` and `developers_can_merge` are not specified if the request does not contain them.',
    open: ['protect-branch/defaults'],
    layers: ({ fired }) => ({
      protectBranch: (call, below) => {
        fired()
        return below({
          ...call,
          body: { developers_can_push: true, developers_can_merge: true, ...call.body },
        })
      },
    }),
  },
  {
    id: 'branches-not-deleted-with-403',
    varies: 'The server returns 403 for a branch that cannot be deleted.',
    lawful: 'Which branches cannot be deleted, and the status of that error, are not specified.',
    open: ['delete-branch/failure-status'],
    alterResponse: (response) => {
      if (response.operation !== 'deleteBranch' || response.status !== 405) return false
      response.status = 403
      return true
    },
  },
  {
    id: 'duplicate-branches-are-400',
    varies: 'The server returns 400 for the creation of a branch that exists.',
    lawful:
      '1 § Status codes: 409 "A conflicting resource already exists", 400 "an attribute failed validation". The specification does not state which of them applies to a branch.',
    alterResponse: (response) => {
      if (response.operation !== 'createBranch' || response.status !== 409) return false
      response.status = 400
      response.json = { message: { branch: ['exists already'] } }
      return true
    },
  },
  {
    id: 'names-are-restricted',
    varies:
      'The server rejects names of branches and tags with other characters than ASCII letters, digits and `/._-`.',
    lawful: '3 § Branches and Tags: which names are valid is not stated.',
    rejects: ({ operation, body }) =>
      /[^\w/.-]/.test(nameIn(operation, body)) ? { status: 400, message: 'the name is invalid' } : undefined,
  },
  {
    id: 'merge-status-always-mergeable',
    varies:
      'The server returns `can_be_merged` for merge requests with conflicts and detects the conflict on acceptance.',
    lawful: '3 § States and transitions: "How `merge_status` changes: not shown."',
    open: ['get-merge-request/merge-status'],
    alterResponse: ({ json }) => setMergeStatus(json),
  },
]

/** The name that a creation of a branch or tag sends as JSON. */
function nameIn(operation: string | null, body: Buffer): string {
  if (operation !== 'createBranch' && operation !== 'createTag') return ''
  return /"(?:branch|tag_name)":"([^"]*)"/.exec(body.toString('utf8'))?.[1] ?? ''
}

/** A previous state of a commit status. */
function previousOf(item: Record_): Record_ {
  return { ...item, id: Number(item['id']) + 1_000_000, status: 'pending' }
}

function setMergeStatus(json: unknown): boolean {
  if (Array.isArray(json)) return json.map((item) => setMergeStatus(item)).includes(true)
  if (!isRecord(json) || json['merge_status'] !== 'cannot_be_merged') return false
  json['merge_status'] = 'can_be_merged'
  return true
}

/** Views of an event. Spec: document 1, "Events". */
import type { Schema } from '../../../generated/schemas.ts'
import type { Note } from '../notes/record.ts'
import type { EventRow } from '../../database/tables.ts'
import { note } from '../notes/index.ts'
import { sshUrl } from '../projects/index.ts'
import { userSummary } from '../users/index.ts'
import type { EventRecord, Push } from './record.ts'

const targetTypes = {
  issue: 'Issue',
  milestone: 'Milestone',
  merge_request: 'MergeRequest',
  note: 'Note',
  project: 'Project',
  snippet: 'Snippet',
  user: 'User',
} as const

export function event(record: EventRecord, origin: string): Schema<'Event'> {
  const { event: row, author, note: comment, push } = record
  return {
    title: null,
    project_id: row.project_id,
    action_name: actionName(row),
    target_id: targetId(row),
    target_type: row.target_type && targetTypes[row.target_type],
    author_id: author.id,
    data: push && pushData(record, push, origin),
    target_title: targetTitle(record),
    created_at: row.created_at,
    author: userSummary(author, origin),
    author_username: author.username,
    ...(comment === null ? {} : { note: eventNote(comment, origin) }),
  }
}

/** The value of the filter `action`, except `opened` for created records and `commented on`. */
function actionName({ action, target_type: type }: EventRow): string {
  if (action === 'commented') return 'commented on'
  return action === 'created' && type !== 'project' ? 'opened' : action
}

function targetId(row: EventRow): number | null {
  if (row.target_type === 'project') return row.project_id
  if (row.target_type === 'user') return row.author_id
  return row.note_id ?? row.issue_id ?? row.merge_request_id ?? row.snippet_id ?? row.milestone_id
}

function targetTitle({ event: { target_type, target_title }, project, author }: EventRecord): string | null {
  if (target_type === 'project') return project.name
  return target_type === 'user' ? author.name : target_title
}

function eventNote(row: Note, origin: string): Schema<'EventNote'> {
  const { id, body, attachment, author, created_at, system, noteable_id, noteable_type } = note(row, origin)
  return {
    id,
    body,
    attachment,
    author,
    created_at,
    system,
    ...(row.snippet_id === null
      ? { noteable_id, noteable_type }
      : { noteable_id: row.snippet_id, noteable_type: 'Snippet' }),
  }
}

function pushData({ project, author }: EventRecord, push: Push, origin: string): Schema<'PushData'> {
  const homepage = `${origin}/${project.full_path}`
  return {
    before: push.before,
    after: push.after,
    ref: push.ref,
    user_id: author.id,
    user_name: author.name,
    repository: {
      name: project.name,
      url: sshUrl(project.full_path, origin),
      description: project.description,
      homepage,
    },
    commits: push.commits.map((commit) => ({ ...commit, url: `${homepage}/commit/${commit.id}` })),
    total_commits_count: push.total,
  }
}

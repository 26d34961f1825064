/** Creates and updates notes of users, and the system notes on merge requests. */
import type { Tx } from '../../database/connection.ts'
import type { NoteRow, Timestamp, UserRow } from '../../database/tables.ts'
import { columnsOf } from '../../http/attributes.ts'
import { notFound } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { Services, TransactionServices } from '../../services.ts'
import { recordEvent } from '../events/commands.ts'
import { touchProjects } from '../projects/index.ts'
import { finishTodosOfAuthor, mention } from '../todos/commands.ts'
import { mentionedUsers } from '../todos/index.ts'
import { noteColumns, validateNote } from './attributes.ts'
import { addNote, changeNote, mergeRequestState, type MergeRequestState } from './queries.ts'
import type { Note, Noteable } from './record.ts'

/** Creates a note by the caller. Users who are mentioned and see the record, as `findAs` finds it, get a todo. */
export async function createNote(
  services: Services,
  on: Noteable,
  body: BodyOf<'createIssueNote'>,
  findAs: (services: Services) => Promise<Noteable>,
): Promise<Note> {
  const mentioned = await mentionedUsers(services, [body.body], findAs)
  const row = await services.transaction((tx) => writeNote(tx, on, body, mentioned))
  return { ...row, author: services.currentUser() }
}

async function writeNote(
  { db, currentUser, now }: TransactionServices,
  on: Noteable,
  body: BodyOf<'createIssueNote'>,
  mentioned: readonly UserRow[],
) {
  const author_id = currentUser().id
  const created_at = now().toISOString()
  const columns = columnsOf(body, noteColumns)
  // Only notes on issues accept a time of creation.
  const time = on.kind === 'issue' ? { created_at: columns.created_at } : { created_at: undefined }
  await touchProjects(db, [on.project.id], created_at)
  const note = await addNote(db, on, { author_id, body: body.body, ...time }, created_at)
  const activity = { project_id: on.project.id, author_id, created_at }
  const target = { kind: 'note', id: note.id, on } as const
  await recordEvent(db, { ...activity, action: 'commented', target })
  if (on.kind === 'snippet') return note
  const about = { ...activity, target: { kind: on.kind, id: on.id } }
  await finishTodosOfAuthor(db, about)
  await mention(db, about, mentioned, note.id)
  return note
}

/** Changes the text of a note. Users whom only the new text mentions and who see the record get a todo. */
export async function updateNote(
  services: Services,
  on: Noteable,
  { id, author, body: former }: Note,
  given: BodyOf<'updateIssueNote'>,
  findAs: (services: Services) => Promise<Noteable>,
): Promise<Note> {
  validateNote(given)
  const mentioned = await mentionedUsers(services, [given.body], findAs, [former])
  const row = await services.transaction(async (tx) => {
    const changed = await changeNote(tx.db, id, given.body, tx.now().toISOString())
    if (changed === undefined) throw notFound('Note')
    await mentionInNote(tx, on, changed, mentioned)
    return changed
  })
  return { ...row, author }
}

/** Creates a todo for each user whom a change of the note mentions. Notes on snippets cause none. */
async function mentionInNote(
  { db, currentUser }: TransactionServices,
  { kind, id, project }: Noteable,
  note: NoteRow,
  mentioned: readonly UserRow[],
): Promise<void> {
  if (kind === 'snippet') return
  const cause = { project_id: project.id, author_id: currentUser().id, created_at: note.updated_at }
  await mention(db, { ...cause, target: { kind, id } }, mentioned, note.id)
}

/** Performs a change of a merge request and adds a system note for each property that it changed. */
export async function withSystemNotes<Result>(
  tx: Tx,
  mergeRequestId: number,
  { author_id, now }: { author_id: number; now: Timestamp },
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await mergeRequestState(tx, mergeRequestId)
  const result = await change()
  const on = { kind: 'merge_request', id: mergeRequestId } as const
  for (const body of changesBetween(before, await mergeRequestState(tx, mergeRequestId)))
    await addNote(tx, on, { author_id, body, system: 1 }, now)
  return result
}

function changesBetween(before: MergeRequestState, after: MergeRequestState): string[] {
  const changes: (string | false)[] = [
    before.title !== after.title && `changed title from **${before.title}** to **${after.title}**`,
    before.target_branch !== after.target_branch &&
      `changed target branch from \`${before.target_branch}\` to \`${after.target_branch}\``,
    before.assignee !== after.assignee &&
      (after.assignee === null ? 'removed assignee' : `assigned to @${after.assignee}`),
    before.milestone !== after.milestone &&
      (after.milestone === null ? 'removed milestone' : `changed milestone to %"${after.milestone}"`),
    labelChange('added', after.labels, before.labels),
    labelChange('removed', before.labels, after.labels),
    before.state !== after.state && (after.state === 'opened' ? 'reopened' : after.state),
  ]
  return changes.filter((text) => text !== false)
}

function labelChange(verb: string, some: readonly string[], others: readonly string[]): string | false {
  const names = some.filter((name) => !others.includes(name)).map((name) => `~"${name}"`)
  return names.length > 0 && `${verb} ${names.join(' ')} ${names.length === 1 ? 'label' : 'labels'}`
}

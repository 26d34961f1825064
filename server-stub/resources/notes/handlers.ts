/** Notes on issues, merge requests and snippets. Spec: document 3, "Notes". */
import type { Note } from './record.ts'
import { check, filled } from '../../http/check.ts'
import { notFound, unlessMissing } from '../../http/errors.ts'
import { created, list, ok, type Area, type BodyOf } from '../../http/handler.ts'
import type { PageRequest } from '../../http/page.ts'
import { note, snippetNote } from './presenter.ts'
import type { Services } from '../../services.ts'
import { recordEvent } from '../events/queries.ts'
import { addNote, changeNote, notesOn, removeNote } from './queries.ts'
import { pageOf } from '../../database/paging.ts'
import { touchProjects } from '../projects/index.ts'
import type { NoteRow, UserRow } from '../../database/tables.ts'
import { giveAward } from '../award-emoji/commands.ts'
import { finishTodosOfAuthor, mention } from '../todos/commands.ts'
import { onlyEmoji } from '../award-emoji/emoji.ts'
import { mentionedIn } from '../todos/mentions.ts'
import { findIssue, findMergeRequest, findSnippet, type FindNoteable, type Noteable } from './noteables.ts'
import { tooLong, toTimestamp } from '../../http/text-attributes.ts'

const onIssue = notesOf(findIssue, note)
const onMergeRequest = notesOf(findMergeRequest, note)
const onSnippet = notesOf(findSnippet, snippetNote)

export const notes = {
  listIssueNotes: onIssue.list,
  createIssueNote: onIssue.create,
  getIssueNote: onIssue.get,
  updateIssueNote: onIssue.update,
  deleteIssueNote: onIssue.remove,
  listSnippetNotes: onSnippet.list,
  createSnippetNote: onSnippet.create,
  getSnippetNote: onSnippet.get,
  updateSnippetNote: onSnippet.update,
  deleteSnippetNote: onSnippet.remove,
  listMergeRequestNotes: onMergeRequest.list,
  createMergeRequestNote: onMergeRequest.create,
  getMergeRequestNote: onMergeRequest.get,
  updateMergeRequestNote: onMergeRequest.update,
  deleteMergeRequestNote: onMergeRequest.remove,
} satisfies Area<'notes', Services>

type Given<Path> = { path: Path; origin: string }
type OnNote<Path> = Given<Path & { note_id: number }>

/** The same operations on whatever can be written on. */
function notesOf<Path, View>(on: FindNoteable<Path>, present: (row: Note, origin: string) => View) {
  return {
    list: async (request: Given<Path> & { paging: PageRequest }, services: Services) => {
      const { path, paging, origin } = request
      const { db, find, authorize } = services
      const thing = await on(services, path)
      authorize('read-note', thing.project)
      const page = await pageOf(notesOn(db, thing), paging)
      return list({ ...page, rows: await find.notes(page.rows) }, (row) => present(row, origin))
    },

    create: async (request: Given<Path> & { body: BodyOf<'createIssueNote'> }, services: Services) => {
      const { path, body, origin } = request
      const { authorize, currentUser } = services
      const thing = await on(services, path)
      authorize('create-note', thing.project)
      check({ body: [filled(body.body), tooLong(body.body)] })
      const emoji = onlyEmoji(body.body)
      if (emoji !== undefined) return created(await giveAward(services, thing, emoji))
      const mentioned = await mentionedIn(services, [body.body], (someone) => on(someone, path))
      const row = await write(services, thing, body, mentioned)
      return created(present({ ...row, author: currentUser() }, origin))
    },

    get: async (request: OnNote<Path>, services: Services) => {
      const { path, origin } = request
      const { find, authorize } = services
      const thing = await on(services, path)
      authorize('read-note', thing.project)
      return ok(present(await find.note(thing, path.note_id), origin))
    },

    update: async (request: OnNote<Path> & { body: BodyOf<'updateIssueNote'> }, services: Services) => {
      const { path, body, origin } = request
      const { db, find, authorize, now } = services
      const { project, ...thing } = await on(services, path)
      const before = await find.note(thing, path.note_id)
      authorize('update-note', { ...before, project })
      check({ body: [filled(body.body), tooLong(body.body)] })
      const row = await changeNote(db, before.id, body.body, now().toISOString())
      if (row === undefined) throw notFound('Note')
      return ok(present({ ...row, author: before.author }, origin))
    },

    remove: async (request: OnNote<Path>, services: Services) => {
      const { path } = request
      const { db, find, authorize } = services
      const { project, ...thing } = await on(services, path)
      const leaving = await unlessMissing(find.note(thing, path.note_id))
      if (leaving === undefined) return ok()
      authorize('update-note', { ...leaving, project })
      await removeNote(db, leaving.id)
      return ok()
    },
  }
}

/** Adds the note; when it was written can be given for issues alone. */
async function write(
  { db, currentUser, now }: Services,
  on: Noteable,
  { body, created_at }: BodyOf<'createIssueNote'>,
  mentioned: readonly UserRow[],
): Promise<NoteRow> {
  const at = now().toISOString()
  const earlier = on.kind === 'issue' && created_at !== undefined
  const writing = {
    author_id: currentUser().id,
    body,
    ...(earlier ? { created_at: toTimestamp('created_at', created_at) } : {}),
  }
  return db.transaction().execute(async (tx) => {
    await touchProjects(tx, [on.project.id], at)
    const note = await addNote(tx, on, writing, at)
    const occasion = { project_id: on.project.id, author_id: currentUser().id, created_at: at }
    const target = { kind: 'note', id: note.id, on } as const
    await recordEvent(tx, { ...occasion, action: 'commented', target })
    if (on.kind === 'snippet') return note
    const matter = { ...occasion, target: { kind: on.kind, id: on.id } }
    await finishTodosOfAuthor(tx, matter)
    await mention(tx, matter, mentioned, note.id)
    return note
  })
}

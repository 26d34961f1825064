/** Notes on issues, merge requests and snippets. Spec: document 3, "Notes". */
import { authorizesItself, type AuthorizedArea } from '../../authorized.ts'
import { undefinedIfNotFound } from '../../http/errors.ts'
import { created, list, ok, type BodyOf, type Incoming } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { giveAward } from '../award-emoji/commands.ts'
import { awardEmoji, soleEmojiIn } from '../award-emoji/index.ts'
import { validateNote } from './attributes.ts'
import { createNote, updateNote } from './commands.ts'
import { note, snippetNote } from './presenter.ts'
import { deleteNote, pageOfNotes } from './queries.ts'
import type { Note, Noteable, NoteOn } from './record.ts'
import {
  findNoteable,
  inNoteable,
  issueNoteable,
  mergeRequestNoteable,
  onNote,
  snippetNoteable,
  type NoteableAccess,
} from './relations.ts'

const inIssue = inNoteable(issueNoteable)
const inMergeRequest = inNoteable(mergeRequestNoteable)
const inSnippet = inNoteable(snippetNoteable)

const onIssue = handlersOn(issueNoteable, note)
const onMergeRequest = handlersOn(mergeRequestNoteable, note)
const onSnippet = handlersOn(snippetNoteable, snippetNote)

const deletedNote = 'A note that does not exist is no error.'

export const notes = {
  listIssueNotes: inIssue(onIssue.list),
  createIssueNote: inIssue(onIssue.create),
  getIssueNote: inIssue(onIssue.get),
  updateIssueNote: onNote(issueNoteable)(onIssue.update),
  deleteIssueNote: authorizesItself(deletedNote, onIssue.remove),
  listSnippetNotes: inSnippet(onSnippet.list),
  createSnippetNote: inSnippet(onSnippet.create),
  getSnippetNote: inSnippet(onSnippet.get),
  updateSnippetNote: onNote(snippetNoteable)(onSnippet.update),
  deleteSnippetNote: authorizesItself(deletedNote, onSnippet.remove),
  listMergeRequestNotes: inMergeRequest(onMergeRequest.list),
  createMergeRequestNote: inMergeRequest(onMergeRequest.create),
  getMergeRequestNote: inMergeRequest(onMergeRequest.get),
  updateMergeRequestNote: onNote(mergeRequestNoteable)(onMergeRequest.update),
  deleteMergeRequestNote: authorizesItself(deletedNote, onMergeRequest.remove),
} satisfies AuthorizedArea<'notes'>

interface OnNote {
  path: { note_id: number }
}

/** The same operations on each kind of record that has notes. */
function handlersOn<Path extends { id: number | string }, View>(
  access: NoteableAccess<Path>,
  present: (row: Note, origin: string) => View,
) {
  return {
    list: async (
      { paging }: Pick<Incoming<'listIssueNotes'>, 'paging'>,
      { db, origin }: Services,
      on: Noteable,
    ) => list(await pageOfNotes(db, on, paging), (row) => present(row, origin)),

    create: async (
      { path, body }: { path: Path; body: BodyOf<'createIssueNote'> },
      services: Services,
      on: Noteable,
    ) => {
      validateNote(body)
      const emoji = soleEmojiIn(body.body)
      if (emoji !== undefined)
        return created(awardEmoji(await giveAward(services, on, emoji), services.origin))
      const row = await createNote(services, on, body, (user) => findNoteable(access, path, user))
      return created(present(row, services.origin))
    },

    get: async ({ path }: OnNote, { find, origin }: Services, on: Noteable) =>
      ok(present(await find.note(on, path.note_id), origin)),

    update: async (
      { path, body }: { path: Path; body: BodyOf<'updateIssueNote'> },
      services: Services,
      { on, ...before }: NoteOn,
    ) => {
      const row = await updateNote(services, on, before, body, (user) => findNoteable(access, path, user))
      return ok(present(row, services.origin))
    },

    remove: async ({ path }: { path: Path } & OnNote, services: Services) => {
      const { find, authorize, transaction } = services
      const { project, ...on } = await findNoteable(access, path, services)
      const found = await undefinedIfNotFound(find.note(on, path.note_id))
      if (found === undefined) return ok()
      authorize('update-note', { ...found, project })
      await transaction(({ db }) => deleteNote(db, found.id))
      return ok()
    },
  }
}

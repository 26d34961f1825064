/** What other resources use of notes. */
export { note } from './presenter.ts'
export { notesById, openDiscussionsOn, resolveDiscussions } from './queries.ts'
export {
  findNote,
  inNoteable,
  issueNoteable,
  mergeRequestNoteable,
  snippetNoteable,
  type NoteableAccess,
} from './relations.ts'

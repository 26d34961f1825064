/** Award emoji on issues, merge requests, snippets and notes. Spec: document 3, "Award emoji". */
import { authorizesItself, type AuthorizedArea } from '../../authorized.ts'
import { undefinedIfNotFound } from '../../http/errors.ts'
import { created, list, ok, type BodyOf, type Incoming } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { inNoteable, issueNoteable, mergeRequestNoteable, snippetNoteable } from '../notes/index.ts'
import { giveAward } from './commands.ts'
import { awardEmoji } from './presenter.ts'
import { deleteAward, pageOfAwards } from './queries.ts'
import type { NoteableId } from '../notes/record.ts'
import type { AwardableId } from './record.ts'
import { inAwardable, notesOn, type AwardableAccess } from './relations.ts'

const issueNotes = notesOn(issueNoteable)
const mergeRequestNotes = notesOn(mergeRequestNoteable)

const inIssue = inAwardable(issueNoteable)
const inMergeRequest = inAwardable(mergeRequestNoteable)
const inSnippet = inAwardable(snippetNoteable)
const inIssueNote = inAwardable(issueNotes)
const inMergeRequestNote = inAwardable(mergeRequestNotes)

const deletedAward = 'An award emoji that does not exist is no error.'

export const awardEmojis = {
  listIssueAwardEmoji: inIssue(listAwards),
  createIssueAwardEmoji: inIssue(create),
  getIssueAwardEmoji: inIssue(get),
  deleteIssueAwardEmoji: authorizesItself(deletedAward, removeFrom(issueNoteable)),
  listMergeRequestAwardEmoji: inMergeRequest(listAwards),
  createMergeRequestAwardEmoji: inMergeRequest(create),
  getMergeRequestAwardEmoji: inMergeRequest(get),
  deleteMergeRequestAwardEmoji: authorizesItself(deletedAward, removeFrom(mergeRequestNoteable)),
  listSnippetAwardEmoji: inSnippet(listAwards),
  createSnippetAwardEmoji: inSnippet(create),
  getSnippetAwardEmoji: inSnippet(get),
  deleteSnippetAwardEmoji: authorizesItself(deletedAward, removeFrom(snippetNoteable)),
  listIssueNoteAwardEmoji: inIssueNote(listAwards),
  createIssueNoteAwardEmoji: inIssueNote(create),
  getIssueNoteAwardEmoji: inNoteable(issueNoteable)(getOnNote),
  deleteIssueNoteAwardEmoji: authorizesItself(deletedAward, removeFrom(issueNotes)),
  listMergeRequestNoteAwardEmoji: inMergeRequestNote(listAwards),
  createMergeRequestNoteAwardEmoji: inMergeRequestNote(create),
  getMergeRequestNoteAwardEmoji: inNoteable(mergeRequestNoteable)(getOnNote),
  deleteMergeRequestNoteAwardEmoji: authorizesItself(deletedAward, removeFrom(mergeRequestNotes)),
} satisfies AuthorizedArea<'award-emoji'>

interface OnAward {
  path: { award_id: number }
}

async function listAwards(
  { paging }: Pick<Incoming<'listIssueAwardEmoji'>, 'paging'>,
  { db, origin }: Services,
  on: AwardableId,
) {
  return list(await pageOfAwards(db, on, paging), (row) => awardEmoji(row, origin))
}

async function create(
  { body }: { body: BodyOf<'createIssueAwardEmoji'> },
  services: Services,
  on: AwardableId,
) {
  return created(awardEmoji(await giveAward(services, on, body.name), services.origin))
}

async function get({ path }: OnAward, { find, origin }: Services, on: AwardableId) {
  return ok(awardEmoji(await find.award(on, path.award_id), origin))
}

async function getOnNote(
  { path }: OnAward & { path: { note_id: number } },
  { find, origin }: Services,
  on: NoteableId,
) {
  return ok(awardEmoji(await find.awardOnNote(on, path.note_id, path.award_id), origin))
}

function removeFrom<Path>({ findProject, load }: AwardableAccess<Path>) {
  return async ({ path }: { path: Path } & OnAward, services: Services) => {
    const project = await findProject(path, services)
    const on = await load(project, path, services)
    const award = await undefinedIfNotFound(services.find.award(on, path.award_id))
    if (award === undefined) return ok()
    services.authorize('delete-award-emoji', { author_id: award.user_id, project })
    await services.transaction(({ db }) => deleteAward(db, award.id))
    return ok()
  }
}

/** Award emoji on issues, merge requests, snippets and notes. Spec: document 3, "Award emoji". */
import { unlessMissing } from '../../http/errors.ts'
import { created, list, ok, type Area, type BodyOf } from '../../http/handler.ts'
import type { PageRequest } from '../../http/page.ts'
import { awardEmoji } from '../notes/presenter.ts'
import type { Services } from '../../services.ts'
import { awardsOn, removeAward, type Awarded } from './queries.ts'
import { pageOf } from '../../database/paging.ts'
import type { Project } from '../projects/record.ts'
import { giveAward } from './commands.ts'
import { findIssue, findMergeRequest, findSnippet, type FindNoteable } from '../notes/noteables.ts'

const onIssue = awardsOf(findIssue)
const onMergeRequest = awardsOf(findMergeRequest)
const onSnippet = awardsOf(findSnippet)
const onIssueNote = awardsOf(noteOn(findIssue))
const onMergeRequestNote = awardsOf(noteOn(findMergeRequest))

export const awardEmojis = {
  listIssueAwardEmoji: onIssue.list,
  createIssueAwardEmoji: onIssue.create,
  getIssueAwardEmoji: onIssue.get,
  deleteIssueAwardEmoji: onIssue.remove,
  listMergeRequestAwardEmoji: onMergeRequest.list,
  createMergeRequestAwardEmoji: onMergeRequest.create,
  getMergeRequestAwardEmoji: onMergeRequest.get,
  deleteMergeRequestAwardEmoji: onMergeRequest.remove,
  listSnippetAwardEmoji: onSnippet.list,
  createSnippetAwardEmoji: onSnippet.create,
  getSnippetAwardEmoji: onSnippet.get,
  deleteSnippetAwardEmoji: onSnippet.remove,
  listIssueNoteAwardEmoji: onIssueNote.list,
  createIssueNoteAwardEmoji: onIssueNote.create,
  getIssueNoteAwardEmoji: onIssueNote.get,
  deleteIssueNoteAwardEmoji: onIssueNote.remove,
  listMergeRequestNoteAwardEmoji: onMergeRequestNote.list,
  createMergeRequestNoteAwardEmoji: onMergeRequestNote.create,
  getMergeRequestNoteAwardEmoji: onMergeRequestNote.get,
  deleteMergeRequestNoteAwardEmoji: onMergeRequestNote.remove,
} satisfies Area<'award-emoji', Services>

type Given<Path> = { path: Path; origin: string }
type FindAwardable<Path> = (services: Services, path: Path) => Promise<Awarded & { project: Project }>

/** The same operations on whatever emoji can be given to. */
function awardsOf<Path>(on: FindAwardable<Path>) {
  return {
    list: async (request: Given<Path> & { paging: PageRequest }, services: Services) => {
      const { path, paging, origin } = request
      const { db, find, authorize } = services
      const thing = await on(services, path)
      authorize('read-award-emoji', thing.project)
      const page = await pageOf(awardsOn(db, thing), paging)
      return list({ ...page, rows: await find.awards(page.rows) }, (award) => awardEmoji(award, origin))
    },

    create: async (request: Given<Path> & { body: BodyOf<'createIssueAwardEmoji'> }, services: Services) => {
      const { path, body } = request
      const { authorize } = services
      const thing = await on(services, path)
      authorize('create-award-emoji', thing.project)
      return created(await giveAward(services, thing, body.name))
    },

    get: async (request: Given<Path & { award_id: number }>, services: Services) => {
      const { path, origin } = request
      const { find, authorize } = services
      const thing = await on(services, path)
      authorize('read-award-emoji', thing.project)
      return ok(awardEmoji(await find.award(thing, path.award_id), origin))
    },

    remove: async (request: Given<Path & { award_id: number }>, services: Services) => {
      const { path } = request
      const { db, find, authorize } = services
      const thing = await on(services, path)
      const award = await unlessMissing(find.award(thing, path.award_id))
      if (award === undefined) return ok()
      authorize('delete-award-emoji', { author_id: award.user_id })
      await removeAward(db, award.id)
      return ok()
    },
  }
}

/** A note as something that emoji can be given to. */
function noteOn<Path>(on: FindNoteable<Path>): FindAwardable<Path & { note_id: number }> {
  return async (services, path) => {
    const noteable = await on(services, path)
    const { id } = await services.find.note(noteable, path.note_id)
    return { kind: 'note', id, project: noteable.project }
  }
}

/** Spec: document 3, "Award emoji". */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import {
  bothKinds,
  onIssue,
  onIssueNote,
  onMergeRequest,
  onMergeRequestNote,
  onSnippet,
  type Awardable,
} from '../../fixtures/issues.ts'
import { name, withAwards } from './with-awards.ts'

export const listIssueAwardEmoji = {
  'list-issue-award-emoji/lists-awards': [
    listsAwards(onIssue),
    withoutAwardsOfNotes(onIssue, onIssueNote),
    withoutAwardsOfOtherKind(onIssue),
  ],
} satisfies CoverageOf<'listIssueAwardEmoji'>

export const listMergeRequestAwardEmoji = {
  'list-merge-request-award-emoji/lists-awards': [
    listsAwards(onMergeRequest),
    withoutAwardsOfNotes(onMergeRequest, onMergeRequestNote),
    withoutAwardsOfOtherKind(onMergeRequest),
  ],
} satisfies CoverageOf<'listMergeRequestAwardEmoji'>

export const listSnippetAwardEmoji = {
  'list-snippet-award-emoji/lists-awards': listsAwards(onSnippet),
} satisfies CoverageOf<'listSnippetAwardEmoji'>

export const listIssueNoteAwardEmoji = {
  'list-issue-note-award-emoji/lists-awards': [
    listsAwards(onIssueNote),
    withoutAwardsOfTheRecord(onIssue, onIssueNote),
  ],
} satisfies CoverageOf<'listIssueNoteAwardEmoji'>

export const listMergeRequestNoteAwardEmoji = {
  'list-merge-request-note-award-emoji/lists-awards': [
    listsAwards(onMergeRequestNote),
    withoutAwardsOfTheRecord(onMergeRequest, onMergeRequestNote),
  ],
} satisfies CoverageOf<'listMergeRequestNoteAwardEmoji'>

function listsAwards(awardable: Awardable): Check {
  return check(async (context) => {
    const { owner, master } = context
    const other = await withAwards(awardable, context, [owner])
    const { path, first, second } = await withAwards(awardable, context, [owner, master])
    const response = await context.act(owner, awardable.listAwards, { path })
    response.expectStatus(200).expectValues('id', [first, second])
    const elsewhere = await context.act(owner, awardable.listAwards, { path: other.path })
    elsewhere.expectStatus(200).expectValues('id', [other.first])
  })
}

type WithNotes = typeof onIssue | typeof onMergeRequest
type Note = typeof onIssueNote | typeof onMergeRequestNote

/** A record and a note on it, each with one award, and a note without any. */
async function withAwardedNote(context: CheckContext, record: WithNotes, note: Note) {
  const { owner, path } = await record.given(context)
  const onRecord = await owner.call(record.createAward, { path, body: { name } })
  const { body } = await owner.call(record.createNote, { path, body: { body: 'Edges first.' } })
  const { body: plain } = await owner.call(record.createNote, { path, body: { body: 'Selvedges last.' } })
  const notePath = { ...path, note_id: body.id }
  const onNote = await owner.call(note.createAward, { path: notePath, body: { name } })
  const otherPath = { ...path, note_id: plain.id }
  return { owner, path, notePath, otherPath, award: onRecord.body.id, awardOfNote: onNote.body.id }
}

function withoutAwardsOfNotes(record: WithNotes, note: Note): Check {
  return check(
    'apart-from-those-on-notes',
    'The awards of notes on the record are omitted.',
    async (context) => {
      const { owner, path, notePath, award, awardOfNote } = await withAwardedNote(context, record, note)
      const response = await context.act(owner, record.listAwards, { path })
      response.expectStatus(200).expectValues('id', [award])
      const ofNote = await owner.observe(note.listAwards, { path: notePath })
      ofNote.expectValues('id', [awardOfNote])
    },
  )
}

function withoutAwardsOfOtherKind(record: WithNotes): Check {
  return check(
    'of-one-kind',
    'The awards of a merge request or issue with the same number are omitted.',
    async (context) => {
      const { owner, issue, mergeRequest } = await context.use(bothKinds)
      const by = context.as(owner)
      const [own, other] = record === onIssue ? [issue, mergeRequest] : [mergeRequest, issue]
      const response = await context.act(by, record.listAwards, { path: own.path })
      response.expectStatus(200).expectValues('id', [own.award])
      await by.observeAbsent(record.getAward, { path: { ...own.path, award_id: other.award } })
    },
  )
}

function withoutAwardsOfTheRecord(record: WithNotes, note: Note): Check {
  return check(
    'apart-from-those-on-notes',
    'The awards of the record with the note are omitted.',
    async (context) => {
      const { owner, path, notePath, otherPath, award, awardOfNote } = await withAwardedNote(
        context,
        record,
        note,
      )
      const response = await context.act(owner, note.listAwards, { path: notePath })
      response.expectStatus(200).expectValues('id', [awardOfNote])
      const ofOther = await owner.observe(note.listAwards, { path: otherPath })
      ofOther.expectValues('id', [])
      const ofRecord = await owner.observe(record.listAwards, { path })
      ofRecord.expectValues('id', [award])
    },
  )
}

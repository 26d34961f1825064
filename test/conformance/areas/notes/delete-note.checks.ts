/** Spec: document 3, "Notes". */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import {
  awardedEmoji,
  onIssue,
  onIssueNote,
  onMergeRequest,
  onMergeRequestNote,
  onSnippet,
  type Noteable,
} from '../../fixtures/issues.ts'
import { goneAfterwards, keptAfterwards } from '../../fixtures/gone.ts'
import { withNotes } from './with-notes.ts'

export const deleteIssueNote = {
  'delete-issue-note/deletes': deletes(onIssue, onIssueNote),
} satisfies CoverageOf<'deleteIssueNote'>

export const deleteSnippetNote = {
  'delete-snippet-note/deletes': deletes(onSnippet, null),
} satisfies CoverageOf<'deleteSnippetNote'>

export const deleteMergeRequestNote = {
  'delete-merge-request-note/deletes': deletes(onMergeRequest, onMergeRequestNote),
} satisfies CoverageOf<'deleteMergeRequestNote'>

type AwardableNote = typeof onIssueNote | typeof onMergeRequestNote

/** The second note has an award, if the server lets it be created. */
function deletes(noteable: Noteable, awardable: AwardableNote | null): readonly Check[] {
  return [
    check('one-of-two', 'The other note remains as it is, until it is deleted as well.', async (context) => {
      const { owner } = context
      const { path, first, second } = await withNotes(noteable, context, [owner, 'One.'], [owner, 'Two.'])
      const ofSecond = { ...path, note_id: second }
      const award = { path: ofSecond, body: { name: awardedEmoji } }
      if (awardable !== null)
        await owner.sendUnchecked({ operation: awardable.createAward, ...award }, 'arrange')
      const awards = awardable && { operation: awardable.listAwards, path: ofSecond }
      const expectAwards = awards && (await keptAfterwards(owner, awards))
      const expectNoAwards = awards && (await goneAfterwards(owner, awards))
      const deleted = await context.act(owner, noteable.deleteNote, { path: { ...path, note_id: first } })
      deleted.expectStatus(200)
      await owner.observeAbsent(noteable.getNote, { path: { ...path, note_id: first } })
      const list = await owner.observe(noteable.listNotes, { path })
      list.expectIncludes('id', second).expectOmits('id', first)
      await expectAwards?.()
      const next = await context.act(owner, noteable.deleteNote, { path: { ...path, note_id: second } })
      next.expectStatus(200)
      await owner.observeAbsent(noteable.getNote, { path: { ...path, note_id: second } })
      await expectNoAwards?.()
    }),
    check('not-of-another-record', 'A note on another record is not found.', async (context) => {
      const { owner } = context
      const { path } = await withNotes(noteable, context)
      const other = await withNotes(noteable, context, [owner, 'Elsewhere.'])
      await context.act(owner, noteable.deleteNote, { path: { ...path, note_id: other.first } })
      const list = await owner.observe(noteable.listNotes, { path: other.path })
      list.expectIncludes('id', other.first)
    }),
  ]
}

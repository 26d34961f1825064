/** Spec: document 3, "Notes". */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { onIssue, onMergeRequest, onSnippet, type Noteable } from '../../fixtures/issues.ts'
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { markup, withNotes } from './with-notes.ts'

export const updateIssueNote = {
  'update-issue-note/body-required': missing('updateIssueNote', 'body'),
  'update-issue-note/updates': updates(onIssue),
} satisfies CoverageOf<'updateIssueNote'>

export const updateSnippetNote = {
  'update-snippet-note/body-required': missing('updateSnippetNote', 'body'),
  'update-snippet-note/updates': updates(onSnippet),
} satisfies CoverageOf<'updateSnippetNote'>

export const updateMergeRequestNote = {
  'update-merge-request-note/body-required': missing('updateMergeRequestNote', 'body'),
  'update-merge-request-note/updates': updates(onMergeRequest),
} satisfies CoverageOf<'updateMergeRequestNote'>

function updates(noteable: Noteable): readonly Check[] {
  return [
    check('one-of-two', 'The other note remains as it is.', async (context) => {
      const { owner } = context
      await withNotes(noteable, context)
      const { path, first, second } = await withNotes(noteable, context, [owner, 'One.'], [owner, 'Two.'])
      const body = { body: markup }
      const updated = await context.act(owner, noteable.updateNote, {
        path: { ...path, note_id: first },
        body,
      })
      updated.expectStatus(200).expectMatch({ id: first })
      const list = await owner.observe(noteable.listNotes, { path })
      list.expectItem({ id: first, ...body, author: { id: owner.id } })
      list.expectItem({ id: second, body: 'Two.' })
      const { created_at } = list.items.find(({ id }) => id === first) ?? {}
      updated.expectMatch({ created_at })
      if (noteable === onSnippet) return
      updated.expectMatch(body)
      const response = await owner.observe(noteable.getNote, { path: { ...path, note_id: first } })
      response.expectMatch(body)
    }),
    check('not-of-another-record', 'A note on another record is not found.', async (context) => {
      const { owner } = context
      const { path } = await withNotes(noteable, context)
      const other = await withNotes(noteable, context, [owner, 'Elsewhere.'])
      const rejected = await context.act(owner, noteable.updateNote, {
        path: { ...path, note_id: other.first },
        body: { body: 'Changed elsewhere.' },
      })
      rejected.expectStatus(404)
      const list = await owner.observe(noteable.listNotes, { path: other.path })
      list.expectItem({ id: other.first, body: 'Elsewhere.' })
    }),
  ]
}

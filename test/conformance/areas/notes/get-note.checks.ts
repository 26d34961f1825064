/** Spec: document 3, "Notes". */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { onIssue, onMergeRequest, onSnippet, type Noteable } from '../../fixtures/issues.ts'
import { withNotes } from './with-notes.ts'

export const getIssueNote = {
  'get-issue-note/by-id': byId(onIssue),
  'get-issue-note/no-votes': noVotes(onIssue),
} satisfies CoverageOf<'getIssueNote'>

export const getSnippetNote = {
  'get-snippet-note/by-id': byId(onSnippet),
  'get-snippet-note/no-votes': noVotes(onSnippet),
} satisfies CoverageOf<'getSnippetNote'>

export const getMergeRequestNote = {
  'get-merge-request-note/by-id': byId(onMergeRequest),
  'get-merge-request-note/no-votes': noVotes(onMergeRequest),
} satisfies CoverageOf<'getMergeRequestNote'>

function byId(noteable: Noteable): readonly Check[] {
  return [
    check('of-two', 'Each of two notes is returned by its ID.', async (context) => {
      const { owner, master } = context
      await withNotes(noteable, context)
      const { path, first, second } = await withNotes(noteable, context, [owner, 'One.'], [master, 'Two.'])
      for (const [note_id, author, body] of [
        [first, owner, 'One.'],
        [second, master, 'Two.'],
      ] as const) {
        const response = await context.act(owner, noteable.getNote, { path: { ...path, note_id } })
        response.expectStatus(200).expectMatch({ id: note_id, author: { id: author.id } })
        if (noteable !== onSnippet) response.expectMatch({ body })
      }
    }),
    check('not-of-another-record', 'A note on another record is not found.', async (context) => {
      const { owner } = context
      const { path } = await withNotes(noteable, context)
      const other = await withNotes(noteable, context, [owner, 'Elsewhere.'])
      const response = await context.act(owner, noteable.getNote, { path: { ...path, note_id: other.first } })
      response.expectStatus(404)
    }),
  ]
}

function noVotes(noteable: Noteable): Check {
  return check(async (context) => {
    const { owner } = context
    const { path, first } = await withNotes(noteable, context, [owner, 'Edges first.'])
    const response = await context.act(owner, noteable.getNote, { path: { ...path, note_id: first } })
    response.expectStatus(200).expectAbsent('upvote', 'downvote')
  })
}

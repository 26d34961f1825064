/** Spec: document 3, "Notes". */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { bothKinds, onIssue, onMergeRequest, onSnippet, type Noteable } from '../../fixtures/issues.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { nonAsciiText } from '../../fixtures/texts.ts'
import { withNotes } from './with-notes.ts'

export const listIssueNotes = {
  'list-issue-notes/lists-notes': listsNotes(onIssue),
  'list-issue-notes/no-votes': noVotes(onIssue),
} satisfies CoverageOf<'listIssueNotes'>

export const listSnippetNotes = {
  'list-snippet-notes/lists-notes': listsNotes(onSnippet),
  'list-snippet-notes/no-votes': noVotes(onSnippet),
} satisfies CoverageOf<'listSnippetNotes'>

export const listMergeRequestNotes = {
  'list-merge-request-notes/lists-notes': listsNotes(onMergeRequest),
  'list-merge-request-notes/no-votes': noVotes(onMergeRequest),
} satisfies CoverageOf<'listMergeRequestNotes'>

/** The notes of all authors on the record are listed, and no others. */
function listsNotes(noteable: Noteable): Check {
  return check(async (context) => {
    const { owner, master } = context
    const other = await withNotes(noteable, context, [owner, 'Elsewhere.'])
    const notes = [[owner, 'One.'] as const, [master, nonAsciiText] as const] as const
    const { path, first, second } = await withNotes(noteable, context, ...notes)
    const response = await context.act(owner, noteable.listNotes, { path })
    response.expectStatus(200).expectIncludes('id', first, second).expectOmits('id', other.first)
    const elsewhere = await context.act(owner, noteable.listNotes, { path: other.path })
    elsewhere.expectStatus(200).expectIncludes('id', other.first).expectOmits('id', first, second)
    if (noteable === onIssue || noteable === onMergeRequest) await expectOneKind(noteable, context)
  })
}

/** The notes of a merge request or issue with the same number are omitted, and are not found. */
async function expectOneKind(
  noteable: typeof onIssue | typeof onMergeRequest,
  context: CheckContext,
): Promise<void> {
  const { owner, issue, mergeRequest } = await context.use(bothKinds)
  const by = context.as(owner)
  const [own, other] = noteable === onIssue ? [issue, mergeRequest] : [mergeRequest, issue]
  const response = await context.act(by, noteable.listNotes, { path: own.path })
  response.expectStatus(200).expectIncludes('id', own.note).expectOmits('id', other.note)
  // A copy of the note would have another ID.
  response.expectOmits('body', other.body)
  await by.observeAbsent(noteable.getNote, { path: { ...own.path, note_id: other.note } })
}

function noVotes(noteable: Noteable): Check {
  return check(async (context) => {
    const { owner } = context
    const { path, first } = await withNotes(noteable, context, [owner, 'Edges first.'])
    const response = await context.act(owner, noteable.listNotes, { path })
    response.expectStatus(200).expectIncludes('id', first)
    for (const vote of ['upvote', 'downvote']) {
      if (response.values(vote).some((value) => value !== undefined)) {
        response.fail(`Notes without \`${vote}\`.`)
      }
    }
  })
}

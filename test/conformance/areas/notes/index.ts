/** Every rule on notes. Spec: document 3, "Notes". */
import { check, idPart, type CoverageOfArea } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { onIssue, onMergeRequest, onSnippet } from '../../fixtures/issues.ts'
import * as subjects from './subjects.ts'

const ofIssues = {
  'list-issue-notes/lists-notes': subjects.listsNotes(onIssue),
  'list-issue-notes/no-votes': subjects.noVotesInList(onIssue),
  'create-issue-note/body-required': missing('createIssueNote', 'body'),
  'create-issue-note/creates': subjects.creates(onIssue),
  'create-issue-note/emoji-only': subjects.emojiOnly(onIssue),
  'create-issue-note/created-at': (['2016-03-11T03:45:40Z', '2016-03-11T05:15:40+01:30'] as const).map(
    (created_at) =>
      check(idPart(created_at), created_at, async (context) => {
        const { owner, path } = await onIssue.given(context)
        const body = { body: 'Long ago.', created_at }
        const created = await context.act(owner, 'createIssueNote', { path, body })
        const { id } = created.expectStatus(201).expectMatch(body).body
        const response = await owner.observe('getIssueNote', { path: { ...path, note_id: id } })
        response.expectMatch(body)
        const list = await owner.observe('listIssueNotes', { path })
        list.expectItem({ id, ...body })
      }),
  ),
  'get-issue-note/by-id': subjects.showsById(onIssue),
  'get-issue-note/no-votes': subjects.noVotesInNote(onIssue),
  'update-issue-note/body-required': missing('updateIssueNote', 'body'),
  'update-issue-note/updates': subjects.updates(onIssue),
  'delete-issue-note/deletes': subjects.deletes(onIssue),
} as const

const ofSnippets = {
  'list-snippet-notes/lists-notes': subjects.listsNotes(onSnippet),
  'list-snippet-notes/no-votes': subjects.noVotesInList(onSnippet),
  'create-snippet-note/body-required': missing('createSnippetNote', 'body'),
  'create-snippet-note/creates': subjects.creates(onSnippet),
  'create-snippet-note/emoji-only': subjects.emojiOnly(onSnippet),
  'get-snippet-note/by-id': subjects.showsById(onSnippet),
  'get-snippet-note/no-votes': subjects.noVotesInNote(onSnippet),
  'update-snippet-note/body-required': missing('updateSnippetNote', 'body'),
  'update-snippet-note/updates': subjects.updates(onSnippet),
  'delete-snippet-note/deletes': subjects.deletes(onSnippet),
} as const

const ofMergeRequests = {
  'list-merge-request-notes/lists-notes': subjects.listsNotes(onMergeRequest),
  'list-merge-request-notes/no-votes': subjects.noVotesInList(onMergeRequest),
  'create-merge-request-note/body-required': missing('createMergeRequestNote', 'body'),
  'create-merge-request-note/creates': subjects.creates(onMergeRequest),
  'create-merge-request-note/emoji-only': subjects.emojiOnly(onMergeRequest),
  'get-merge-request-note/by-id': subjects.showsById(onMergeRequest),
  'get-merge-request-note/no-votes': subjects.noVotesInNote(onMergeRequest),
  'update-merge-request-note/body-required': missing('updateMergeRequestNote', 'body'),
  'update-merge-request-note/updates': subjects.updates(onMergeRequest),
  'delete-merge-request-note/deletes': subjects.deletes(onMergeRequest),
} as const

export const notes = { ...ofIssues, ...ofSnippets, ...ofMergeRequests } satisfies CoverageOfArea<'notes'>

/** Every rule on award emoji. Spec: document 3, "Award emoji". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { onIssue, onIssueNote, onMergeRequest, onMergeRequestNote, onSnippet } from '../../fixtures/issues.ts'
import * as subjects from './subjects.ts'

const onIssues = {
  'list-issue-award-emoji/lists-awards': [
    subjects.listsAwards(onIssue),
    subjects.keepsApart(onIssue, onIssueNote),
  ],
  'create-issue-award-emoji/name-required': missing('createIssueAwardEmoji', 'name'),
  'create-issue-award-emoji/awards': subjects.awards(onIssue),
  'get-issue-award-emoji/by-id': subjects.showsById(onIssue),
  'delete-issue-award-emoji/author-and-administrators-only': subjects.onlyForAuthorAndAdministrators(onIssue),
  'delete-issue-award-emoji/deletes': subjects.deletes(onIssue),
} as const

const onMergeRequests = {
  'list-merge-request-award-emoji/lists-awards': [
    subjects.listsAwards(onMergeRequest),
    subjects.keepsApart(onMergeRequest, onMergeRequestNote),
  ],
  'create-merge-request-award-emoji/name-required': missing('createMergeRequestAwardEmoji', 'name'),
  'create-merge-request-award-emoji/awards': subjects.awards(onMergeRequest),
  'get-merge-request-award-emoji/by-id': subjects.showsById(onMergeRequest),
  'delete-merge-request-award-emoji/author-and-administrators-only':
    subjects.onlyForAuthorAndAdministrators(onMergeRequest),
  'delete-merge-request-award-emoji/deletes': subjects.deletes(onMergeRequest),
} as const

const onSnippets = {
  'list-snippet-award-emoji/lists-awards': subjects.listsAwards(onSnippet),
  'create-snippet-award-emoji/name-required': missing('createSnippetAwardEmoji', 'name'),
  'create-snippet-award-emoji/awards': subjects.awards(onSnippet),
  'get-snippet-award-emoji/by-id': subjects.showsById(onSnippet),
  'delete-snippet-award-emoji/author-and-administrators-only':
    subjects.onlyForAuthorAndAdministrators(onSnippet),
  'delete-snippet-award-emoji/deletes': subjects.deletes(onSnippet),
} as const

const onIssueNotes = {
  'list-issue-note-award-emoji/lists-awards': [
    subjects.listsAwards(onIssueNote),
    subjects.keepsApart(onIssue, onIssueNote),
  ],
  'create-issue-note-award-emoji/name-required': missing('createIssueNoteAwardEmoji', 'name'),
  'create-issue-note-award-emoji/awards': subjects.awards(onIssueNote),
  'get-issue-note-award-emoji/by-id': subjects.showsById(onIssueNote),
  'delete-issue-note-award-emoji/author-and-administrators-only':
    subjects.onlyForAuthorAndAdministrators(onIssueNote),
  'delete-issue-note-award-emoji/deletes': subjects.deletes(onIssueNote),
} as const

const onMergeRequestNotes = {
  'list-merge-request-note-award-emoji/lists-awards': [
    subjects.listsAwards(onMergeRequestNote),
    subjects.keepsApart(onMergeRequest, onMergeRequestNote),
  ],
  'create-merge-request-note-award-emoji/name-required': missing('createMergeRequestNoteAwardEmoji', 'name'),
  'create-merge-request-note-award-emoji/awards': subjects.awards(onMergeRequestNote),
  'get-merge-request-note-award-emoji/by-id': subjects.showsById(onMergeRequestNote),
  'delete-merge-request-note-award-emoji/author-and-administrators-only':
    subjects.onlyForAuthorAndAdministrators(onMergeRequestNote),
  'delete-merge-request-note-award-emoji/deletes': subjects.deletes(onMergeRequestNote),
} as const

export const awardEmoji = {
  ...onIssues,
  ...onMergeRequests,
  ...onSnippets,
  ...onIssueNotes,
  ...onMergeRequestNotes,
} satisfies CoverageOfArea<'award-emoji'>

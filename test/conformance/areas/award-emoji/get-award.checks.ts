/** Spec: document 3, "Award emoji". */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import {
  onIssue,
  onIssueNote,
  onMergeRequest,
  onMergeRequestNote,
  onSnippet,
  type Awardable,
} from '../../fixtures/issues.ts'
import { name, withAwards } from './with-awards.ts'

export const getIssueAwardEmoji = {
  'get-issue-award-emoji/by-id': byId(onIssue),
} satisfies CoverageOf<'getIssueAwardEmoji'>

export const getMergeRequestAwardEmoji = {
  'get-merge-request-award-emoji/by-id': byId(onMergeRequest),
} satisfies CoverageOf<'getMergeRequestAwardEmoji'>

export const getSnippetAwardEmoji = {
  'get-snippet-award-emoji/by-id': byId(onSnippet),
} satisfies CoverageOf<'getSnippetAwardEmoji'>

export const getIssueNoteAwardEmoji = {
  'get-issue-note-award-emoji/by-id': byId(onIssueNote),
} satisfies CoverageOf<'getIssueNoteAwardEmoji'>

export const getMergeRequestNoteAwardEmoji = {
  'get-merge-request-note-award-emoji/by-id': byId(onMergeRequestNote),
} satisfies CoverageOf<'getMergeRequestNoteAwardEmoji'>

function byId(awardable: Awardable): readonly Check[] {
  return [
    check('of-two', 'Each of two awards is returned by its ID.', async (context) => {
      const { owner, master } = context
      await withAwards(awardable, context)
      const { path, first, second } = await withAwards(awardable, context, [owner, master])
      for (const [award_id, user] of [
        [first, owner],
        [second, master],
      ] as const) {
        const response = await context.act(owner, awardable.getAward, { path: { ...path, award_id } })
        response.expectStatus(200).expectMatch({ id: award_id, name, user: { id: user.id } })
      }
    }),
    check('not-of-another-record', 'An award on another record is not found.', async (context) => {
      const { owner } = context
      const { path } = await withAwards(awardable, context)
      const other = await withAwards(awardable, context, [owner])
      const response = await context.act(owner, awardable.getAward, {
        path: { ...path, award_id: other.first },
      })
      response.expectStatus(404)
    }),
  ]
}

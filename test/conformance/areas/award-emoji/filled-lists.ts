/** Each list of award emoji with enough items for several pages. */
import {
  awardedEmoji,
  onIssue,
  type Awardable,
  onMergeRequest,
  onSnippet,
  onIssueNote,
  onMergeRequestNote,
} from '../../fixtures/issues.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'
import type { FilledList, FilledLists } from '../../fixtures/filled-list.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const filledLists = {
  listIssueAwardEmoji: (context: CheckContext) => someAwards(context, onIssue),

  listMergeRequestAwardEmoji: (context: CheckContext) => someAwards(context, onMergeRequest),

  listSnippetAwardEmoji: (context: CheckContext) => someAwards(context, onSnippet),

  listIssueNoteAwardEmoji: (context: CheckContext) => someAwards(context, onIssueNote),

  listMergeRequestNoteAwardEmoji: (context: CheckContext) => someAwards(context, onMergeRequestNote),
} satisfies FilledLists<'award-emoji'>

/** Each user awards once. Whether one user can give the same award twice is not specified. */
async function someAwards(context: CheckContext, awardable: Awardable): Promise<FilledList> {
  const { owner, path, project } = await awardable.given(context)
  for (const by of await sharedUsers(context)) {
    await context.given.member(project, by, 40)
    await by.call(awardable.createAward, { path, body: { name: awardedEmoji } })
  }
  return { by: owner, path, query: {}, key: 'id', least: 5 }
}

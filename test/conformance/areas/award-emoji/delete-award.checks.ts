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
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { expectNoVotes, name, withAwards } from './with-awards.ts'

export const deleteIssueAwardEmoji = {
  'delete-issue-award-emoji/author-and-administrators-only': authorAndAdministratorsOnly(onIssue),
  'delete-issue-award-emoji/deletes': deletes(onIssue),
} satisfies CoverageOf<'deleteIssueAwardEmoji'>

export const deleteMergeRequestAwardEmoji = {
  'delete-merge-request-award-emoji/author-and-administrators-only':
    authorAndAdministratorsOnly(onMergeRequest),
  'delete-merge-request-award-emoji/deletes': deletes(onMergeRequest),
} satisfies CoverageOf<'deleteMergeRequestAwardEmoji'>

export const deleteSnippetAwardEmoji = {
  'delete-snippet-award-emoji/author-and-administrators-only': authorAndAdministratorsOnly(onSnippet),
  'delete-snippet-award-emoji/deletes': deletes(onSnippet),
} satisfies CoverageOf<'deleteSnippetAwardEmoji'>

export const deleteIssueNoteAwardEmoji = {
  'delete-issue-note-award-emoji/author-and-administrators-only': authorAndAdministratorsOnly(onIssueNote),
  'delete-issue-note-award-emoji/deletes': deletes(onIssueNote),
} satisfies CoverageOf<'deleteIssueNoteAwardEmoji'>

export const deleteMergeRequestNoteAwardEmoji = {
  'delete-merge-request-note-award-emoji/author-and-administrators-only':
    authorAndAdministratorsOnly(onMergeRequestNote),
  'delete-merge-request-note-award-emoji/deletes': deletes(onMergeRequestNote),
} satisfies CoverageOf<'deleteMergeRequestNoteAwardEmoji'>

/** Members of every role, the owner included, and non-members are rejected. */
function authorAndAdministratorsOnly(awardable: Awardable): Check {
  return check(async (context) => {
    const { admin, master, developer, reporter, guest, nonMember } = context
    // A server may not accept votes of the author of a record.
    const { owner, path, first, second } = await withAwards(
      awardable,
      context,
      [master, context.owner],
      { visibility: 'public', members: ['guest', 'reporter', 'developer', 'master'] },
      (author) => (author === master ? 'thumbsup' : name),
    )
    const pathOf = { ...path, award_id: first }
    for (const by of [owner, developer, reporter, guest, nonMember]) {
      const rejected = await context.act(by, awardable.deleteAward, { path: pathOf })
      rejected.expectForbidden()
    }
    const another = await context.act(master, awardable.deleteAward, { path: { ...path, award_id: second } })
    another.expectForbidden()
    const kept = await owner.observe(awardable.listAwards, { path })
    kept.expectValues('id', [first, second])
    const deleted = await context.act(master, awardable.deleteAward, { path: pathOf })
    deleted.expectStatus(200)
    const byAdmin = await context.act(admin, awardable.deleteAward, { path: { ...path, award_id: second } })
    byAdmin.expectStatus(200)
    const none = await owner.observe(awardable.listAwards, { path })
    none.expectValues('id', [])
    if (awardable === onMergeRequest) await expectNoVotes(context, owner, path)
    await expectOwnDeleted(context, awardable, path)
  })
}

/** Who may award an emoji is not specified: each user who may is its author. */
async function expectOwnDeleted(
  context: CheckContext,
  awardable: Awardable,
  path: Awaited<ReturnType<Awardable['given']>>['path'],
): Promise<void> {
  const { developer, reporter, guest, nonMember } = context
  for (const by of [developer, reporter, guest, nonMember]) {
    const award = { path, body: { name } }
    const own = await ifPossible(() => by.call(awardable.createAward, award), null)
    if (own === null) continue
    const ofAward = { ...path, award_id: own.body.id }
    const deleted = await context.act(by, awardable.deleteAward, { path: ofAward })
    deleted.expectStatus(200)
  }
}

function deletes(awardable: Awardable): readonly Check[] {
  return [
    check('one-of-two', 'The other award remains.', async (context) => {
      const { owner, master } = context
      const { path, first, second } = await withAwards(awardable, context, [owner, master])
      const deleted = await context.act(owner, awardable.deleteAward, { path: { ...path, award_id: first } })
      deleted.expectStatus(200)
      await owner.observeAbsent(awardable.getAward, { path: { ...path, award_id: first } })
      const list = await owner.observe(awardable.listAwards, { path })
      list.expectValues('id', [second])
    }),
    check('not-of-another-record', 'An award on another record is not found.', async (context) => {
      const { owner } = context
      const { path } = await withAwards(awardable, context)
      const other = await withAwards(awardable, context, [owner])
      await context.act(owner, awardable.deleteAward, { path: { ...path, award_id: other.first } })
      const list = await owner.observe(awardable.listAwards, { path: other.path })
      list.expectValues('id', [other.first])
    }),
  ]
}

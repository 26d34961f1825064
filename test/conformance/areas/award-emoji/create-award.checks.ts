/** Spec: document 3, "Award emoji". */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { ifPossible, observeIfPossible } from '../../fixtures/if-possible.ts'
import {
  onIssue,
  onIssueNote,
  onMergeRequest,
  onMergeRequestNote,
  onSnippet,
  type Awardable,
} from '../../fixtures/issues.ts'
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { expectNoVotes, name, withAwards } from './with-awards.ts'

export const createIssueAwardEmoji = {
  'create-issue-award-emoji/name-required': missing('createIssueAwardEmoji', 'name'),
  'create-issue-award-emoji/awards': createsAward(onIssue, 'Issue'),
} satisfies CoverageOf<'createIssueAwardEmoji'>

export const createMergeRequestAwardEmoji = {
  'create-merge-request-award-emoji/name-required': missing('createMergeRequestAwardEmoji', 'name'),
  'create-merge-request-award-emoji/awards': createsAward(onMergeRequest, 'MergeRequest'),
} satisfies CoverageOf<'createMergeRequestAwardEmoji'>

export const createSnippetAwardEmoji = {
  'create-snippet-award-emoji/name-required': missing('createSnippetAwardEmoji', 'name'),
  'create-snippet-award-emoji/awards': createsAward(onSnippet),
} satisfies CoverageOf<'createSnippetAwardEmoji'>

export const createIssueNoteAwardEmoji = {
  'create-issue-note-award-emoji/name-required': missing('createIssueNoteAwardEmoji', 'name'),
  'create-issue-note-award-emoji/awards': createsAward(onIssueNote, 'Note', onIssue),
} satisfies CoverageOf<'createIssueNoteAwardEmoji'>

export const createMergeRequestNoteAwardEmoji = {
  'create-merge-request-note-award-emoji/name-required': missing('createMergeRequestNoteAwardEmoji', 'name'),
  'create-merge-request-note-award-emoji/awards': createsAward(onMergeRequestNote, 'Note', onMergeRequest),
} satisfies CoverageOf<'createMergeRequestNoteAwardEmoji'>

/** The spelling of a snippet in `awardable_type` is not specified. `parent` is the record with the note. */
function createsAward(
  awardable: Awardable,
  awardable_type?: 'Issue' | 'MergeRequest' | 'Note',
  parent: typeof onIssue | typeof onMergeRequest | null = null,
): Check {
  return check(async (context) => {
    const { master } = context
    const other = await withAwards(awardable, context)
    const { owner, path, id: awardable_id } = await withAwards(awardable, context)
    const type = awardable_type === undefined ? {} : { awardable_type }
    const ids: number[] = []
    for (const each of [name, 'thumbsdown']) {
      const expected = { name: each, awardable_id, user: { id: master.id }, ...type }
      const created = await context.act(master, awardable.createAward, { path, body: { name: each } })
      const { id } = created.expectStatus(201).expectMatch(expected).body
      ids.push(id)
      const list = await owner.observe(awardable.listAwards, { path })
      list.expectValues('id', ids).expectItem({ id, ...expected })
    }
    const expected = { name, awardable_id, user: { id: owner.id }, ...type }
    const same = await context.act(owner, awardable.createAward, { path, body: { name } })
    const { id: ofOwner } = same.expectStatus(201).expectMatch(expected).body
    const both = await owner.observe(awardable.listAwards, { path })
    both.expectItem({ id: ofOwner, ...expected })
    // Which emoji a server knows is not specified.
    for (const emoji of [{ name: 'white_check_mark' }, { name: 'thumbsup_tone3' }, { name: '8ball' }]) {
      const further = await context.act(master, awardable.createAward, { path, body: emoji })
      if (further.status !== 201) continue
      const { id } = further.expectStatus(201).expectMatch(emoji).body
      const list = await owner.observe(awardable.listAwards, { path })
      list.expectItem({ id, ...emoji })
    }
    const elsewhere = await owner.observe(awardable.listAwards, { path: other.path })
    elsewhere.expectValues('id', [])
    if (parent === null) return
    const read = () => owner.sendUnchecked({ operation: parent.listAwards, path }, 'observe')
    const ofParent = await observeIfPossible(context, read, null)
    if (ofParent?.status === 200) ofParent.expectStatus(200).expectValues('id', [])
    if (parent !== onMergeRequest) return
    // Emoji of a note are no votes on its merge request.
    await ifPossible(() => master.call(awardable.createAward, { path, body: { name: 'thumbsup' } }), null)
    await expectNoVotes(context, owner, path)
  })
}

/** Spec: document 3, "Notes". */
import { isRecord } from '../../protocol/exchange.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { check, idPart, type Check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible, observeIfPossible } from '../../fixtures/if-possible.ts'
import { awardedEmoji, onIssue, onMergeRequest, onSnippet, type Noteable } from '../../fixtures/issues.ts'
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { markup, withNotes } from './with-notes.ts'

export const createIssueNote = {
  'create-issue-note/body-required': missing('createIssueNote', 'body'),
  'create-issue-note/creates': creates(onIssue),
  'create-issue-note/emoji-only': emojiOnly(onIssue),
  'create-issue-note/created-at': (['2016-03-11T03:45:40Z', '2016-03-11T05:15:40+01:30'] as const).map(
    (created_at) =>
      check(idPart(created_at), `The time ${created_at} is set.`, async (context) => {
        const { owner, path } = await onIssue.given(context)
        const body = { body: 'Long ago.', created_at }
        const created = await context.act(owner, 'createIssueNote', { path, body })
        const { id } = created.expectStatus(201).expectMatch(body).body
        const response = await owner.observe('getIssueNote', { path: { ...path, note_id: id } })
        response.expectMatch(body)
        const list = await owner.observe('listIssueNotes', { path })
        list.expectItem({ id, ...body })
        const issue = await observeIfPossible(context, () => owner.observe('getIssue', { path }), null)
        if (issue !== null && Date.parse(issue.body.created_at) === Date.parse(created_at))
          issue.fail('`created_at` of the issue, which the note does not change.')
      }),
  ),
} satisfies CoverageOf<'createIssueNote'>

export const createSnippetNote = {
  'create-snippet-note/body-required': missing('createSnippetNote', 'body'),
  'create-snippet-note/creates': creates(onSnippet),
  'create-snippet-note/emoji-only': emojiOnly(onSnippet),
} satisfies CoverageOf<'createSnippetNote'>

export const createMergeRequestNote = {
  'create-merge-request-note/body-required': missing('createMergeRequestNote', 'body'),
  'create-merge-request-note/creates': [
    creates(onMergeRequest),
    check('closed', 'A note on a closed merge request does not reopen it.', async ({ owner, given, act }) => {
      const { path } = await given.openMergeRequest()
      await owner.call('updateMergeRequest', { path, body: { state_event: 'close' } })
      const created = await act(owner, 'createMergeRequestNote', { path, body: { body: 'Too late.' } })
      // Whether closed merge requests accept notes is not specified.
      if (created.status !== 201) created.expectRejected()
      const response = await owner.observe('getMergeRequest', { path })
      response.expectMatch({ state: 'closed' })
    }),
  ],
  'create-merge-request-note/emoji-only': emojiOnly(onMergeRequest),
} satisfies CoverageOf<'createMergeRequestNote'>

function creates(noteable: Noteable): Check {
  return check(async (context) => {
    const { master, nonMember } = context
    const other = await withNotes(noteable, context)
    const { owner, path, id: noteable_id } = await noteable.given(context, { members: ['master'] })
    const author = { id: master.id, username: master.username }
    // A user who is mentioned is not the author.
    const body = { body: `${markup}\n\nAs @${nonMember.username} said.` }
    const created = await context.act(master, noteable.createNote, { path, body })
    const { id } = created.expectStatus(201).expectMatch({ author }).body
    const list = await owner.observe(noteable.listNotes, { path })
    list.expectItem({ id, ...body, author })
    const elsewhere = await owner.observe(noteable.listNotes, { path: other.path })
    elsewhere.expectOmits('id', id)
    // The specification defines two shapes of a note on a snippet.
    if (noteable === onSnippet) return
    created.expectMatch({ ...body, noteable_id })
    list.expectItem({ id, noteable_id, system: false })
    const response = await owner.observe(noteable.getNote, { path: { ...path, note_id: id } })
    response.expectMatch({ ...body, author })
  })
}

/** The syntax of an emoji in a body is not specified, so one of the usual forms is sufficient. */
function emojiOnly(noteable: Noteable): Check {
  return check(async (context) => {
    const { master } = context
    const { owner, path } = await noteable.given(context, { members: ['master'] })
    const spellings = [':thumbsup:', '👍', ':+1:']
    const responses = []
    for (const spelling of spellings) {
      // A server that remembers this response returns it afterwards as well.
      await ifPossible(() => owner.call(noteable.listAwards, { path }), null)
      const former = await ifPossible(() => owner.call(noteable.listNotes, { path }), null)
      // The author of the record may not be able to vote on it.
      const response = await context.act(master, noteable.createNote, { path, body: { body: spelling } })
      response.expectStatus(201)
      if (isAward(response.json)) {
        const { id } = response.expectStatus(201).body
        const awards = await owner.observe(noteable.listAwards, { path })
        awards.expectItem({ id, user: { id: master.id } })
        if (former !== null) await expectNoNote(context, noteable, path, former.items.length)
        if (spelling.startsWith(':')) await expectOtherAward(context, noteable, path)
        await expectNote(context, noteable, master, path, `Well done ${spelling}`)
        await expectNote(context, noteable, master, path, `${spelling} Well done`)
        return
      }
      responses.push(response)
    }
    responses[0]?.fail('An award emoji object, with a `name` and an `awardable_type`.')
  })
}

type Path = Awaited<ReturnType<Noteable['given']>>['path']

/** An award emoji is no note as well. A server may add system notes. */
async function expectNoNote(
  context: CheckContext,
  noteable: Noteable,
  path: Path,
  former: number,
): Promise<void> {
  const read = () => context.owner.observe(noteable.listNotes, { path })
  const list = await observeIfPossible(context, read, null)
  const notes = list?.values('system').filter((isSystem) => isSystem !== true)
  if (notes !== undefined && notes.length > former) list?.fail('No note for an award emoji.')
}

/** Which emoji exist is not specified: another one that can be awarded by its name is awarded by a body as well. */
async function expectOtherAward(context: CheckContext, noteable: Noteable, path: Path): Promise<void> {
  const { owner, master, act } = context
  const award = { path, body: { name: awardedEmoji } }
  const awarded = await ifPossible(() => owner.call(noteable.createAward, award), null)
  if (awarded === null) return
  const response = await act(master, noteable.createNote, { path, body: { body: `:${awardedEmoji}:` } })
  if (response.status !== 201 || !isAward(response.json)) response.fail('An award emoji object.')
}

/** A body with more than an emoji creates a note. */
async function expectNote(
  { act }: CheckContext,
  noteable: Noteable,
  by: Actor,
  path: Path,
  body: string,
): Promise<void> {
  const response = await act(by, noteable.createNote, { path, body: { body } })
  if (response.status !== 201 || isAward(response.json)) response.fail('A note, and no award emoji.')
}

function isAward(json: unknown): boolean {
  return isRecord(json) && typeof json['name'] === 'string' && 'awardable_type' in json && !('body' in json)
}

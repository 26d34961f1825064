/** Spec: document 3, "Notes": the same for issues, merge requests and snippets. */
import { isRecord } from '../../protocol/exchange.ts'
import { check, type Check } from '../../fixtures/check.ts'
import type { Noteable } from '../../fixtures/issues.ts'
import { onSnippet } from '../../fixtures/issues.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'

/** A thing, and notes of some people on it in order. */
async function noted(
  subject: Noteable,
  context: CheckContext,
  ...notes: readonly (readonly [Actor, string])[]
) {
  const { owner, path } = await subject.given(context, { members: ['master'] })
  const ids: number[] = []
  for (const [by, body] of notes) {
    ids.push((await by.call(subject.createNote, { path, body: { body } })).body.id)
  }
  const [first = 0, second = 0] = ids
  return { owner, path, first, second }
}

/** Notes on it are listed, whoever wrote them, and none of something else. */
export function listsNotes(subject: Noteable): Check {
  return check(async (context) => {
    const { owner, master } = context
    const other = await noted(subject, context, [owner, 'Elsewhere.'])
    const { path, first, second } = await noted(subject, context, [owner, 'One.'], [master, 'Two.'])
    const response = await context.act(owner, subject.listNotes, { path })
    response.expectStatus(200).expectIncludes('id', first, second).expectOmits('id', other.first)
    const elsewhere = await context.act(owner, subject.listNotes, { path: other.path })
    elsewhere.expectStatus(200).expectIncludes('id', other.first).expectOmits('id', first, second)
  })
}

export function noVotesInList(subject: Noteable): Check {
  return check(async (context) => {
    const { owner } = context
    const { path, first } = await noted(subject, context, [owner, 'Edges first.'])
    const response = await context.act(owner, subject.listNotes, { path })
    response.expectStatus(200).expectIncludes('id', first)
    for (const vote of ['upvote', 'downvote']) {
      if (response.values(vote).some((value) => value !== undefined)) {
        response.fail(`Notes without \`${vote}\`.`)
      }
    }
  })
}

/** What is markup elsewhere stays as it was written. */
const markup = 'Tie *it* „twice“ &amp; <b>tight</b>.\n\n- 3 < 4\n- 糸'

export function creates(subject: Noteable): Check {
  return check(async (context) => {
    const { master } = context
    const other = await noted(subject, context)
    const { owner, path, id: noteable_id } = await subject.given(context, { members: ['master'] })
    const body = { body: markup }
    const created = await context.act(master, subject.createNote, { path, body })
    const { id } = created.expectStatus(201).body
    const list = await owner.observe(subject.listNotes, { path })
    list.expectItem({ id, ...body, author: { id: master.id } })
    const elsewhere = await owner.observe(subject.listNotes, { path: other.path })
    elsewhere.expectOmits('id', id)
    // A note on a snippet is shown in two shapes.
    if (subject === onSnippet) return
    created.expectMatch({ ...body, author: { id: master.id }, noteable_id })
    list.expectItem({ id, noteable_id, system: false })
    const response = await owner.observe(subject.getNote, { path: { ...path, note_id: id } })
    response.expectMatch({ ...body, author: { id: master.id } })
  })
}

/** How an emoji is written in a body is not shown, so that one of the usual ways is enough. */
export function emojiOnly(subject: Noteable): Check {
  return check(async (context) => {
    const { master, developer } = context
    const { owner, path } = await subject.given(context, { members: ['master', 'developer'] })
    const people = [owner, master, developer]
    const spellings = [':thumbsup:', '👍', ':+1:']
    const responses = []
    for (const [index, spelling] of spellings.entries()) {
      const by = people[index] ?? owner
      const response = await context.act(by, subject.createNote, { path, body: { body: spelling } })
      response.expectStatus(201)
      if (isAward(response.json)) {
        const { id } = response.expectStatus(201).body
        const awards = await owner.observe(subject.listAwards, { path })
        awards.expectItem({ id, user: { id: by.id } })
        await expectNote(context, subject, by, path, `Well done ${spelling}`)
        return
      }
      responses.push(response)
    }
    responses[0]?.fail('An award emoji object, with a `name` and an `awardable_type`.')
  })
}

/** Where there is more than an emoji, the body is one of a note. */
async function expectNote(
  { act }: CheckContext,
  subject: Noteable,
  by: Actor,
  path: Awaited<ReturnType<Noteable['given']>>['path'],
  body: string,
): Promise<void> {
  const response = await act(by, subject.createNote, { path, body: { body } })
  if (response.status !== 201 || isAward(response.json)) response.fail('A note, and no award emoji.')
}

function isAward(json: unknown): boolean {
  return isRecord(json) && typeof json['name'] === 'string' && 'awardable_type' in json && !('body' in json)
}

export function showsById(subject: Noteable): readonly Check[] {
  return [
    check('of-two', 'of two', async (context) => {
      const { owner, master } = context
      await noted(subject, context)
      const { path, first, second } = await noted(subject, context, [owner, 'One.'], [master, 'Two.'])
      for (const [note_id, author, body] of [
        [first, owner, 'One.'],
        [second, master, 'Two.'],
      ] as const) {
        const response = await context.act(owner, subject.getNote, { path: { ...path, note_id } })
        response.expectStatus(200).expectMatch({ id: note_id, author: { id: author.id } })
        if (subject !== onSnippet) response.expectMatch({ body })
      }
    }),
    check('not-of-something-else', 'not of something else', async (context) => {
      const { owner } = context
      const { path } = await noted(subject, context)
      const other = await noted(subject, context, [owner, 'Elsewhere.'])
      const response = await context.act(owner, subject.getNote, { path: { ...path, note_id: other.first } })
      response.expectStatus(404)
    }),
  ]
}

export function noVotesInNote(subject: Noteable): Check {
  return check(async (context) => {
    const { owner } = context
    const { path, first } = await noted(subject, context, [owner, 'Edges first.'])
    const response = await context.act(owner, subject.getNote, { path: { ...path, note_id: first } })
    response.expectStatus(200).expectAbsent('upvote', 'downvote')
  })
}

export function updates(subject: Noteable): readonly Check[] {
  return [
    check('one-of-two', 'one of two', async (context) => {
      const { owner } = context
      await noted(subject, context)
      const { path, first, second } = await noted(subject, context, [owner, 'One.'], [owner, 'Two.'])
      const body = { body: markup }
      const written = await context.act(owner, subject.updateNote, {
        path: { ...path, note_id: first },
        body,
      })
      written.expectStatus(200).expectMatch({ id: first })
      const list = await owner.observe(subject.listNotes, { path })
      list.expectItem({ id: first, ...body, author: { id: owner.id } })
      list.expectItem({ id: second, body: 'Two.' })
      if (subject === onSnippet) return
      written.expectMatch(body)
      const response = await owner.observe(subject.getNote, { path: { ...path, note_id: first } })
      response.expectMatch(body)
    }),
    check('not-of-something-else', 'not of something else', async (context) => {
      const { owner } = context
      const { path } = await noted(subject, context)
      const other = await noted(subject, context, [owner, 'Elsewhere.'])
      const refused = await context.act(owner, subject.updateNote, {
        path: { ...path, note_id: other.first },
        body: { body: 'Changed from afar.' },
      })
      refused.expectStatus(404)
      const list = await owner.observe(subject.listNotes, { path: other.path })
      list.expectItem({ id: other.first, body: 'Elsewhere.' })
    }),
  ]
}

export function deletes(subject: Noteable): readonly Check[] {
  return [
    check('one-of-two', 'one of two', async (context) => {
      const { owner } = context
      const { path, first, second } = await noted(subject, context, [owner, 'One.'], [owner, 'Two.'])
      const removed = await context.act(owner, subject.deleteNote, { path: { ...path, note_id: first } })
      removed.expectStatus(200)
      await owner.observeAbsent(subject.getNote, { path: { ...path, note_id: first } })
      const list = await owner.observe(subject.listNotes, { path })
      list.expectIncludes('id', second).expectOmits('id', first)
    }),
    check('not-of-something-else', 'not of something else', async (context) => {
      const { owner } = context
      const { path } = await noted(subject, context)
      const other = await noted(subject, context, [owner, 'Elsewhere.'])
      await context.act(owner, subject.deleteNote, { path: { ...path, note_id: other.first } })
      const list = await owner.observe(subject.listNotes, { path: other.path })
      list.expectIncludes('id', other.first)
    }),
  ]
}

/** Spec: document 3, "Notes": the same for issues, merge requests and snippets. */
import { isRecord } from '../../protocol/exchange.ts'
import { check, type Check } from '../../fixtures/check.ts'
import type { Discussed } from '../../fixtures/issues.ts'
import { onSnippet } from '../../fixtures/issues.ts'
import type { Persona } from '../../fixtures/actor.ts'
import type { World } from '../../fixtures/context.ts'

/** A thing, and notes of some people on it in order. */
async function noted(subject: Discussed, world: World, ...notes: readonly (readonly [Persona, string])[]) {
  const { owner, path } = await subject.given(world)
  const ids: number[] = []
  for (const [by, body] of notes) {
    ids.push((await by.does(subject.createNote, { path, body: { body } })).body.id)
  }
  const [first = 0, second = 0] = ids
  return { owner, path, first, second }
}

/** Notes on it are listed, whoever wrote them, and none of something else. */
export function listsNotes(subject: Discussed): Check {
  return check(async (world) => {
    const { owner, master } = world
    const other = await noted(subject, world, [owner, 'Elsewhere.'])
    const { path, first, second } = await noted(subject, world, [owner, 'One.'], [master, 'Two.'])
    const answer = await owner.tries(subject.listNotes, { path })
    answer.is(200).includes('id', first, second).omits('id', other.first)
    const elsewhere = await owner.tries(subject.listNotes, { path: other.path })
    elsewhere.is(200).includes('id', other.first).omits('id', first, second)
  })
}

export function noVotesInList(subject: Discussed): Check {
  return check(async (world) => {
    const { owner } = world
    const { path, first } = await noted(subject, world, [owner, 'Edges first.'])
    const answer = await owner.tries(subject.listNotes, { path })
    answer.is(200).includes('id', first)
    for (const vote of ['upvote', 'downvote']) {
      if (answer.values(vote).some((value) => value !== undefined)) {
        answer.contradicts(`Notes without \`${vote}\`.`)
      }
    }
  })
}

/** What is markup elsewhere stays as it was written. */
const markup = 'Tie *it* „twice“ &amp; <b>tight</b>.\n\n- 3 < 4\n- 糸'

export function creates(subject: Discussed): Check {
  return check(async (world) => {
    const { master } = world
    const other = await noted(subject, world)
    const { owner, path, id: noteable_id } = await subject.given(world)
    const body = { body: markup }
    const created = await master.tries(subject.createNote, { path, body })
    const { id } = created.is(201).body
    const list = await owner.tries(subject.listNotes, { path })
    list.is(200).holds({ id, ...body, author: { id: master.id } })
    const elsewhere = await owner.tries(subject.listNotes, { path: other.path })
    elsewhere.is(200).omits('id', id)
    // A note on a snippet is shown in two shapes.
    if (subject === onSnippet) return
    created.shows({ ...body, author: { id: master.id }, noteable_id })
    list.holds({ id, noteable_id, system: false })
    const answer = await owner.tries(subject.getNote, { path: { ...path, note_id: id } })
    answer.is(200).shows({ ...body, author: { id: master.id } })
  })
}

/** How an emoji is written in a body is not shown, so that one of the usual ways is enough. */
export function emojiOnly(subject: Discussed): Check {
  return check(async (world) => {
    const { master, developer } = world
    const { owner, path } = await subject.given(world)
    const people = [owner, master, developer]
    const spellings = [':thumbsup:', '👍', ':+1:']
    const answers = []
    for (const [index, spelling] of spellings.entries()) {
      const by = people[index] ?? owner
      const answer = await by.tries(subject.createNote, { path, body: { body: spelling } })
      answer.is(201)
      if (isAward(answer.json)) {
        const { id } = answer.is(201).body
        const awards = await owner.tries(subject.listAwards, { path })
        awards.is(200).holds({ id, user: { id: by.id } })
        await claimsNote(subject, by, path, `Well done ${spelling}`)
        return
      }
      answers.push(answer)
    }
    answers[0]?.contradicts('An award emoji object, with a `name` and an `awardable_type`.')
  })
}

/** Where there is more than an emoji, the body is one of a note. */
async function claimsNote(
  subject: Discussed,
  by: Persona,
  path: Awaited<ReturnType<Discussed['given']>>['path'],
  body: string,
): Promise<void> {
  const answer = await by.tries(subject.createNote, { path, body: { body } })
  if (answer.status !== 201 || isAward(answer.json)) answer.contradicts('A note, and no award emoji.')
}

function isAward(json: unknown): boolean {
  return isRecord(json) && typeof json['name'] === 'string' && 'awardable_type' in json && !('body' in json)
}

export function showsById(subject: Discussed): readonly Check[] {
  return [
    check('of two', async (world) => {
      const { owner, master } = world
      await noted(subject, world)
      const { path, first, second } = await noted(subject, world, [owner, 'One.'], [master, 'Two.'])
      for (const [note_id, author, body] of [
        [first, owner, 'One.'],
        [second, master, 'Two.'],
      ] as const) {
        const answer = await owner.tries(subject.getNote, { path: { ...path, note_id } })
        answer.is(200).shows({ id: note_id, author: { id: author.id } })
        if (subject !== onSnippet) answer.shows({ body })
      }
    }),
    check('not of something else', async (world) => {
      const { owner } = world
      const { path } = await noted(subject, world)
      const other = await noted(subject, world, [owner, 'Elsewhere.'])
      const answer = await owner.tries(subject.getNote, { path: { ...path, note_id: other.first } })
      answer.is(404)
    }),
  ]
}

export function noVotesInNote(subject: Discussed): Check {
  return check(async (world) => {
    const { owner } = world
    const { path, first } = await noted(subject, world, [owner, 'Edges first.'])
    const answer = await owner.tries(subject.getNote, { path: { ...path, note_id: first } })
    answer.is(200).lacks('upvote', 'downvote')
  })
}

export function updates(subject: Discussed): readonly Check[] {
  return [
    check('one of two', async (world) => {
      const { owner } = world
      await noted(subject, world)
      const { path, first, second } = await noted(subject, world, [owner, 'One.'], [owner, 'Two.'])
      const body = { body: markup }
      const written = await owner.tries(subject.updateNote, { path: { ...path, note_id: first }, body })
      written.is(200).shows({ id: first })
      const list = await owner.tries(subject.listNotes, { path })
      list.is(200).holds({ id: first, ...body, author: { id: owner.id } })
      list.holds({ id: second, body: 'Two.' })
      if (subject === onSnippet) return
      written.shows(body)
      const answer = await owner.tries(subject.getNote, { path: { ...path, note_id: first } })
      answer.is(200).shows(body)
    }),
    check('not of something else', async (world) => {
      const { owner } = world
      const { path } = await noted(subject, world)
      const other = await noted(subject, world, [owner, 'Elsewhere.'])
      const refused = await owner.tries(subject.updateNote, {
        path: { ...path, note_id: other.first },
        body: { body: 'Changed from afar.' },
      })
      refused.is(404)
      const list = await owner.tries(subject.listNotes, { path: other.path })
      list.is(200).holds({ id: other.first, body: 'Elsewhere.' })
    }),
  ]
}

export function deletes(subject: Discussed): readonly Check[] {
  return [
    check('one of two', async (world) => {
      const { owner } = world
      const { path, first, second } = await noted(subject, world, [owner, 'One.'], [owner, 'Two.'])
      const removed = await owner.tries(subject.deleteNote, { path: { ...path, note_id: first } })
      removed.is(200)
      const answer = await owner.tries(subject.getNote, { path: { ...path, note_id: first } })
      answer.is(404)
      const list = await owner.tries(subject.listNotes, { path })
      list.is(200).includes('id', second).omits('id', first)
    }),
    check('not of something else', async (world) => {
      const { owner } = world
      const { path } = await noted(subject, world)
      const other = await noted(subject, world, [owner, 'Elsewhere.'])
      await owner.tries(subject.deleteNote, { path: { ...path, note_id: other.first } })
      const list = await owner.tries(subject.listNotes, { path: other.path })
      list.is(200).includes('id', other.first)
    }),
  ]
}

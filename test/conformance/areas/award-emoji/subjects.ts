/** Spec: document 3, "Award emoji": the same for all that can have some. */
import { check, type Check } from '../../fixtures/check.ts'
import type {
  Awardable,
  onIssue,
  onIssueNote,
  onMergeRequest,
  onMergeRequestNote,
} from '../../fixtures/issues.ts'
import type { Persona } from '../../fixtures/actor.ts'
import type { World } from '../../fixtures/context.ts'

const name = 'thumbsup'

/** A thing, and the same award of some people on it, in order: whether one may give it twice is not shown. */
async function awarded(
  subject: Awardable,
  world: World,
  people: readonly Persona[] = [],
  visibility: 'private' | 'public' = 'private',
) {
  const { owner, path, id } = await subject.given(world, visibility)
  const ids: number[] = []
  for (const by of people) {
    ids.push((await by.does(subject.createAward, { path, body: { name } })).body.id)
  }
  const [first = 0, second = 0] = ids
  return { owner, path, id, first, second }
}

export function listsAwards(subject: Awardable): Check {
  return check(async (world) => {
    const { owner, master } = world
    const other = await awarded(subject, world, [owner])
    const { path, first, second } = await awarded(subject, world, [owner, master])
    const answer = await owner.tries(subject.listAwards, { path })
    answer.is(200).lists('id', [first, second])
    const elsewhere = await owner.tries(subject.listAwards, { path: other.path })
    elsewhere.is(200).lists('id', [other.first])
  })
}

/** An award on a thing is none on its notes, and the reverse. */
export function keepsApart(
  thing: typeof onIssue | typeof onMergeRequest,
  note: typeof onIssueNote | typeof onMergeRequestNote,
): Check {
  return check('apart from those on notes', async (world) => {
    const { owner, path } = await thing.given(world)
    const onThing = await owner.does(thing.createAward, { path, body: { name } })
    const { body } = await owner.does(thing.createNote, { path, body: { body: 'Edges first.' } })
    const notePath = { ...path, note_id: body.id }
    const onNote = await owner.does(note.createAward, { path: notePath, body: { name } })
    const answer = await owner.tries(thing.listAwards, { path })
    answer.is(200).lists('id', [onThing.body.id])
    const ofNote = await owner.tries(note.listAwards, { path: notePath })
    ofNote.is(200).lists('id', [onNote.body.id])
  })
}

export function awards(subject: Awardable): Check {
  return check(async (world) => {
    const { master } = world
    const other = await awarded(subject, world)
    const { owner, path, id: awardable_id } = await awarded(subject, world)
    const ids: number[] = []
    for (const each of [name, 'thumbsdown']) {
      const shown = { name: each, awardable_id, user: { id: master.id } }
      const created = await master.tries(subject.createAward, { path, body: { name: each } })
      const { id } = created.is(201).shows(shown).body
      ids.push(id)
      const list = await owner.tries(subject.listAwards, { path })
      list
        .is(200)
        .lists('id', ids)
        .holds({ id, ...shown })
    }
    const elsewhere = await owner.tries(subject.listAwards, { path: other.path })
    elsewhere.is(200).lists('id', [])
  })
}

export function showsById(subject: Awardable): readonly Check[] {
  return [
    check('of two', async (world) => {
      const { owner, master } = world
      await awarded(subject, world)
      const { path, first, second } = await awarded(subject, world, [owner, master])
      for (const [award_id, user] of [
        [first, owner],
        [second, master],
      ] as const) {
        const answer = await owner.tries(subject.getAward, { path: { ...path, award_id } })
        answer.is(200).shows({ id: award_id, name, user: { id: user.id } })
      }
    }),
    check('not of something else', async (world) => {
      const { owner } = world
      const { path } = await awarded(subject, world)
      const other = await awarded(subject, world, [owner])
      const answer = await owner.tries(subject.getAward, { path: { ...path, award_id: other.first } })
      answer.is(404)
    }),
  ]
}

/** Not even the owner of the project takes away what somebody else has given. */
export function onlyForAuthorAndAdministrators(subject: Awardable): Check {
  return check(async (world) => {
    const { admin, master, developer, reporter, guest, stranger } = world
    const { owner, path, first, second } = await awarded(subject, world, [master, world.owner], 'public')
    const pathOf = { ...path, award_id: first }
    for (const by of [owner, developer, reporter, guest, stranger]) {
      const refused = await by.tries(subject.deleteAward, { path: pathOf })
      refused.isRefused()
    }
    const another = await master.tries(subject.deleteAward, { path: { ...path, award_id: second } })
    another.isRefused()
    const kept = await owner.tries(subject.listAwards, { path })
    kept.is(200).lists('id', [first, second])
    const removed = await master.tries(subject.deleteAward, { path: pathOf })
    removed.is(200)
    const byAdmin = await admin.tries(subject.deleteAward, { path: { ...path, award_id: second } })
    byAdmin.is(200)
    const none = await owner.tries(subject.listAwards, { path })
    none.is(200).lists('id', [])
  })
}

export function deletes(subject: Awardable): readonly Check[] {
  return [
    check('one of two', async (world) => {
      const { owner, master } = world
      const { path, first, second } = await awarded(subject, world, [owner, master])
      const removed = await owner.tries(subject.deleteAward, { path: { ...path, award_id: first } })
      removed.is(200)
      const answer = await owner.tries(subject.getAward, { path: { ...path, award_id: first } })
      answer.is(404)
      const list = await owner.tries(subject.listAwards, { path })
      list.is(200).lists('id', [second])
    }),
    check('not of something else', async (world) => {
      const { owner } = world
      const { path } = await awarded(subject, world)
      const other = await awarded(subject, world, [owner])
      await owner.tries(subject.deleteAward, { path: { ...path, award_id: other.first } })
      const list = await owner.tries(subject.listAwards, { path: other.path })
      list.is(200).lists('id', [other.first])
    }),
  ]
}

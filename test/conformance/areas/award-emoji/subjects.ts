/** Spec: document 3, "Award emoji": the same for all that can have some. */
import { check, type Check } from '../../fixtures/check.ts'
import type {
  Awardable,
  InProject,
  onIssue,
  onIssueNote,
  onMergeRequest,
  onMergeRequestNote,
} from '../../fixtures/issues.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'

const name = 'thumbsup'

/** A thing, and the same award of some people on it, in order: whether one may give it twice is not shown. */
async function awarded(
  subject: Awardable,
  context: CheckContext,
  people: readonly Actor[] = [],
  options: InProject = { members: ['master'] },
) {
  const { owner, path, id } = await subject.given(context, options)
  const ids: number[] = []
  for (const by of people) {
    ids.push((await by.call(subject.createAward, { path, body: { name } })).body.id)
  }
  const [first = 0, second = 0] = ids
  return { owner, path, id, first, second }
}

export function listsAwards(subject: Awardable): Check {
  return check(async (context) => {
    const { owner, master } = context
    const other = await awarded(subject, context, [owner])
    const { path, first, second } = await awarded(subject, context, [owner, master])
    const response = await context.act(owner, subject.listAwards, { path })
    response.expectStatus(200).expectValues('id', [first, second])
    const elsewhere = await context.act(owner, subject.listAwards, { path: other.path })
    elsewhere.expectStatus(200).expectValues('id', [other.first])
  })
}

/** An award on a thing is none on its notes, and the reverse. */
export function keepsApart(
  thing: typeof onIssue | typeof onMergeRequest,
  note: typeof onIssueNote | typeof onMergeRequestNote,
): Check {
  return check('apart-from-those-on-notes', 'apart from those on notes', async (context) => {
    const { owner, path } = await thing.given(context)
    const onThing = await owner.call(thing.createAward, { path, body: { name } })
    const { body } = await owner.call(thing.createNote, { path, body: { body: 'Edges first.' } })
    const notePath = { ...path, note_id: body.id }
    const onNote = await owner.call(note.createAward, { path: notePath, body: { name } })
    const response = await owner.sendUnchecked({ operation: thing.listAwards, path })
    response.expectStatus(200).expectValues('id', [onThing.body.id])
    const ofNote = await owner.sendUnchecked({ operation: note.listAwards, path: notePath })
    ofNote.expectStatus(200).expectValues('id', [onNote.body.id])
  })
}

export function awards(subject: Awardable): Check {
  return check(async (context) => {
    const { master } = context
    const other = await awarded(subject, context)
    const { owner, path, id: awardable_id } = await awarded(subject, context)
    const ids: number[] = []
    for (const each of [name, 'thumbsdown']) {
      const shown = { name: each, awardable_id, user: { id: master.id } }
      const created = await context.act(master, subject.createAward, { path, body: { name: each } })
      const { id } = created.expectStatus(201).expectMatch(shown).body
      ids.push(id)
      const list = await owner.observe(subject.listAwards, { path })
      list.expectValues('id', ids).expectItem({ id, ...shown })
    }
    const elsewhere = await owner.observe(subject.listAwards, { path: other.path })
    elsewhere.expectValues('id', [])
  })
}

export function showsById(subject: Awardable): readonly Check[] {
  return [
    check('of-two', 'of two', async (context) => {
      const { owner, master } = context
      await awarded(subject, context)
      const { path, first, second } = await awarded(subject, context, [owner, master])
      for (const [award_id, user] of [
        [first, owner],
        [second, master],
      ] as const) {
        const response = await context.act(owner, subject.getAward, { path: { ...path, award_id } })
        response.expectStatus(200).expectMatch({ id: award_id, name, user: { id: user.id } })
      }
    }),
    check('not-of-something-else', 'not of something else', async (context) => {
      const { owner } = context
      const { path } = await awarded(subject, context)
      const other = await awarded(subject, context, [owner])
      const response = await context.act(owner, subject.getAward, {
        path: { ...path, award_id: other.first },
      })
      response.expectStatus(404)
    }),
  ]
}

/** Not even the owner of the project takes away what somebody else has given. */
export function onlyForAuthorAndAdministrators(subject: Awardable): Check {
  return check(async (context) => {
    const { admin, master, developer, reporter, guest, stranger } = context
    const { owner, path, first, second } = await awarded(subject, context, [master, context.owner], {
      visibility: 'public',
      members: ['guest', 'reporter', 'developer', 'master'],
    })
    const pathOf = { ...path, award_id: first }
    for (const by of [owner, developer, reporter, guest, stranger]) {
      const refused = await context.act(by, subject.deleteAward, { path: pathOf })
      refused.expectRejected()
    }
    const another = await context.act(master, subject.deleteAward, { path: { ...path, award_id: second } })
    another.expectRejected()
    const kept = await owner.observe(subject.listAwards, { path })
    kept.expectValues('id', [first, second])
    const removed = await context.act(master, subject.deleteAward, { path: pathOf })
    removed.expectStatus(200)
    const byAdmin = await context.act(admin, subject.deleteAward, { path: { ...path, award_id: second } })
    byAdmin.expectStatus(200)
    const none = await owner.observe(subject.listAwards, { path })
    none.expectValues('id', [])
  })
}

export function deletes(subject: Awardable): readonly Check[] {
  return [
    check('one-of-two', 'one of two', async (context) => {
      const { owner, master } = context
      const { path, first, second } = await awarded(subject, context, [owner, master])
      const removed = await context.act(owner, subject.deleteAward, { path: { ...path, award_id: first } })
      removed.expectStatus(200)
      await owner.observeAbsent(subject.getAward, { path: { ...path, award_id: first } })
      const list = await owner.observe(subject.listAwards, { path })
      list.expectValues('id', [second])
    }),
    check('not-of-something-else', 'not of something else', async (context) => {
      const { owner } = context
      const { path } = await awarded(subject, context)
      const other = await awarded(subject, context, [owner])
      await context.act(owner, subject.deleteAward, { path: { ...path, award_id: other.first } })
      const list = await owner.observe(subject.listAwards, { path: other.path })
      list.expectValues('id', [other.first])
    }),
  ]
}

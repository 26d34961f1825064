/** Every rule on pipeline triggers. Spec: document 3, "Pipeline triggers". */
import { isRecord } from '../../protocol/exchange.ts'
import { check, type CoverageOfArea } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { inProject, routeExists } from '../../generated/route-exists.ts'
import type { Answer } from '../../fixtures/response.ts'
import { givenTrigger } from '../../fixtures/ci.ts'
import type { Persona } from '../../fixtures/actor.ts'

const withoutDescription = missing('createTrigger', 'description')

export const triggers = {
  'list-triggers/lists-triggers': check(async (world) => {
    const elsewhere = await givenTrigger(world)
    const { project, id, description } = await givenTrigger(world)
    const other = await givenTrigger(world, { project, description: 'Weekly' })
    const answer = await project.owner.tries('listTriggers', { path: project.path })
    answer.is(200).lists('id', [id, other.id]).omits('id', elsewhere.id)
    answer.holds({ id, description }).holds({ id: other.id, description: 'Weekly' })
  }),

  'create-trigger/description-required': withoutDescription,
  'create-trigger/description-required-since-v4': withoutDescription,

  'create-trigger/creates': check(async ({ owner, given }) => {
    const { id, path } = await given.project()
    const body = { description: 'On *every* full moon' }
    const created = await owner.tries('createTrigger', { path, body })
    const { id: trigger_id } = created.is(201).shows(body).body
    const list = await owner.tries('listTriggers', { path })
    list
      .is(200)
      .lists('id', [trigger_id])
      .holds({ id: trigger_id, ...body })
    const answer = await owner.tries('getTrigger', { path: { id, trigger_id } })
    answer.is(200).shows({ id: trigger_id, ...body })
  }),

  'get-trigger/by-id': [
    check('of two', async (world) => {
      const first = await givenTrigger(world)
      const { project } = first
      const second = await givenTrigger(world, { project, description: 'Weekly' })
      for (const { id, path, description } of [first, second]) {
        const answer = await project.owner.tries('getTrigger', { path })
        answer.is(200).shows({ id, description })
      }
    }),
    check('not of another project', async (world) => {
      const { owner, given } = world
      const { id: trigger_id } = await givenTrigger(world)
      const { path } = await given.project()
      const answer = await owner.tries('getTrigger', { path: { ...path, trigger_id } })
      answer.is(404)
    }),
  ],

  'update-trigger/description': check(async (world) => {
    const { project, id, path } = await givenTrigger(world)
    const other = await givenTrigger(world, { project })
    const body = { description: 'Weekly' }
    await project.owner.does('getTrigger', { path })
    await project.owner.does('listTriggers', { path: project.path })
    const written = await project.owner.tries('updateTrigger', { path, body })
    written.is(200).shows({ id, ...body })
    const answer = await project.owner.tries('getTrigger', { path })
    answer.is(200).shows(body)
    const list = await project.owner.tries('listTriggers', { path: project.path })
    list
      .is(200)
      .holds({ id, ...body })
      .holds({ id: other.id, description: other.description })
  }),

  'update-trigger/description-optional': check(async (world) => {
    const { project, id, path, description } = await givenTrigger(world)
    const written = await project.owner.tries('updateTrigger', { path, body: {} })
    written.is(200).shows({ id, description })
    const answer = await project.owner.tries('getTrigger', { path })
    answer.is(200).shows({ id, description })
  }),

  'delete-trigger/deletes': [
    check('one of two', async (world) => {
      const { project, path } = await givenTrigger(world)
      const other = await givenTrigger(world, { project })
      await project.owner.does('getTrigger', { path })
      await project.owner.does('listTriggers', { path: project.path })
      const removed = await project.owner.tries('deleteTrigger', { path })
      removed.is(200)
      const answer = await project.owner.tries('getTrigger', { path })
      answer.is(404)
      const list = await project.owner.tries('listTriggers', { path: project.path })
      list.is(200).lists('id', [other.id])
    }),
    check('not of another project', async (world) => {
      const { owner, given } = world
      const { path, id: trigger_id } = await givenTrigger(world)
      const other = await given.project()
      await owner.tries('deleteTrigger', { path: { ...other.path, trigger_id } })
      const answer = await owner.tries('getTrigger', { path })
      answer.is(200)
    }),
  ],

  'take-trigger-ownership/takes-ownership': check(async (world) => {
    const { master } = world
    const { project, id, path, description } = await givenTrigger(world)
    const other = await givenTrigger(world, { project })
    await project.owner.does('getTrigger', { path })
    const taken = await master.tries('takeTriggerOwnership', { path })
    taken.isOneOf(200, 201).shows({ id, description })
    claimsOwner(taken, master)
    const answer = await project.owner.tries('getTrigger', { path })
    answer.is(200).shows({ id, description })
    claimsOwner(answer, master)
    const untouched = await project.owner.tries('getTrigger', { path: other.path })
    untouched.is(200)
    claimsOwner(untouched, project.owner)
  }),

  'trigger-pipeline/route-exists': routeExists('triggerPipeline', inProject()),
} satisfies CoverageOfArea<'triggers'>

/** What an owner shows is not shown; by something the person is known. */
function claimsOwner(answer: Answer<'getTrigger'> | Answer<'takeTriggerOwnership'>, person: Persona): void {
  const { json } = answer
  const owner = isRecord(json) ? json['owner'] : undefined
  const known: readonly unknown[] = isRecord(owner) ? Object.values(owner) : []
  if (!known.includes(person.id) && !known.includes(person.username))
    answer.contradicts(`The owner ${person.username}.`, `It is ${JSON.stringify(owner)}.`)
}

/** Every rule on pipeline triggers. Spec: document 3, "Pipeline triggers". */
import { isRecord } from '../../protocol/exchange.ts'
import { check, type CoverageOfArea } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { inProject, routeExists } from '../../generated/route-exists.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { givenTrigger } from '../../fixtures/ci.ts'
import type { Actor } from '../../fixtures/actor.ts'

const withoutDescription = missing('createTrigger', 'description')

export const triggers = {
  'list-triggers/lists-triggers': check(async (context) => {
    const elsewhere = await givenTrigger(context)
    const { project, id, description } = await givenTrigger(context)
    const other = await givenTrigger(context, { project, description: 'Weekly' })
    const response = await project.owner.tries('listTriggers', { path: project.path })
    response.expectStatus(200).expectValues('id', [id, other.id]).expectOmits('id', elsewhere.id)
    response.expectItem({ id, description }).expectItem({ id: other.id, description: 'Weekly' })
  }),

  'create-trigger/description-required': withoutDescription,
  'create-trigger/description-required-since-v4': withoutDescription,

  'create-trigger/creates': check(async ({ owner, given }) => {
    const { id, path } = await given.project()
    const body = { description: 'On *every* full moon' }
    const created = await owner.tries('createTrigger', { path, body })
    const { id: trigger_id } = created.expectStatus(201).expectMatch(body).body
    const list = await owner.tries('listTriggers', { path })
    list
      .expectStatus(200)
      .expectValues('id', [trigger_id])
      .expectItem({ id: trigger_id, ...body })
    const response = await owner.tries('getTrigger', { path: { id, trigger_id } })
    response.expectStatus(200).expectMatch({ id: trigger_id, ...body })
  }),

  'get-trigger/by-id': [
    check('of two', async (context) => {
      const first = await givenTrigger(context)
      const { project } = first
      const second = await givenTrigger(context, { project, description: 'Weekly' })
      for (const { id, path, description } of [first, second]) {
        const response = await project.owner.tries('getTrigger', { path })
        response.expectStatus(200).expectMatch({ id, description })
      }
    }),
    check('not of another project', async (context) => {
      const { owner, given } = context
      const { id: trigger_id } = await givenTrigger(context)
      const { path } = await given.project()
      const response = await owner.tries('getTrigger', { path: { ...path, trigger_id } })
      response.expectStatus(404)
    }),
  ],

  'update-trigger/description': check(async (context) => {
    const { project, id, path } = await givenTrigger(context)
    const other = await givenTrigger(context, { project })
    const body = { description: 'Weekly' }
    await project.owner.call('getTrigger', { path })
    await project.owner.call('listTriggers', { path: project.path })
    const written = await project.owner.tries('updateTrigger', { path, body })
    written.expectStatus(200).expectMatch({ id, ...body })
    const response = await project.owner.tries('getTrigger', { path })
    response.expectStatus(200).expectMatch(body)
    const list = await project.owner.tries('listTriggers', { path: project.path })
    list
      .expectStatus(200)
      .expectItem({ id, ...body })
      .expectItem({ id: other.id, description: other.description })
  }),

  'update-trigger/description-optional': check(async (context) => {
    const { project, id, path, description } = await givenTrigger(context)
    const written = await project.owner.tries('updateTrigger', { path, body: {} })
    written.expectStatus(200).expectMatch({ id, description })
    const response = await project.owner.tries('getTrigger', { path })
    response.expectStatus(200).expectMatch({ id, description })
  }),

  'delete-trigger/deletes': [
    check('one of two', async (context) => {
      const { project, path } = await givenTrigger(context)
      const other = await givenTrigger(context, { project })
      await project.owner.call('getTrigger', { path })
      await project.owner.call('listTriggers', { path: project.path })
      const removed = await project.owner.tries('deleteTrigger', { path })
      removed.expectStatus(200)
      const response = await project.owner.tries('getTrigger', { path })
      response.expectStatus(404)
      const list = await project.owner.tries('listTriggers', { path: project.path })
      list.expectStatus(200).expectValues('id', [other.id])
    }),
    check('not of another project', async (context) => {
      const { owner, given } = context
      const { path, id: trigger_id } = await givenTrigger(context)
      const other = await given.project()
      await owner.tries('deleteTrigger', { path: { ...other.path, trigger_id } })
      const response = await owner.tries('getTrigger', { path })
      response.expectStatus(200)
    }),
  ],

  'take-trigger-ownership/takes-ownership': check(async (context) => {
    const { master } = context
    const { project, id, path, description } = await givenTrigger(context)
    const other = await givenTrigger(context, { project })
    await project.owner.call('getTrigger', { path })
    const taken = await master.tries('takeTriggerOwnership', { path })
    taken.expectStatusIn(200, 201).expectMatch({ id, description })
    claimsOwner(taken, master)
    const response = await project.owner.tries('getTrigger', { path })
    response.expectStatus(200).expectMatch({ id, description })
    claimsOwner(response, master)
    const untouched = await project.owner.tries('getTrigger', { path: other.path })
    untouched.expectStatus(200)
    claimsOwner(untouched, project.owner)
  }),

  'trigger-pipeline/route-exists': routeExists('triggerPipeline', inProject()),
} satisfies CoverageOfArea<'triggers'>

/** What an owner shows is not shown; by something the person is known. */
function claimsOwner(
  response: ApiResponse<'getTrigger'> | ApiResponse<'takeTriggerOwnership'>,
  person: Actor,
): void {
  const { json } = response
  const owner = isRecord(json) ? json['owner'] : undefined
  const known: readonly unknown[] = isRecord(owner) ? Object.values(owner) : []
  if (!known.includes(person.id) && !known.includes(person.username))
    response.fail(`The owner ${person.username}.`, `It is ${JSON.stringify(owner)}.`)
}

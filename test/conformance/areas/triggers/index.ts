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
    const response = await context.act(project.owner, 'listTriggers', { path: project.path })
    response.expectStatus(200).expectValues('id', [id, other.id]).expectOmits('id', elsewhere.id)
    response.expectItem({ id, description }).expectItem({ id: other.id, description: 'Weekly' })
  }),

  'create-trigger/description-required': withoutDescription,
  'create-trigger/description-required-since-v4': withoutDescription,

  'create-trigger/creates': check(async ({ owner, given, act }) => {
    const { id, path } = await given.project()
    const body = { description: 'On *every* full moon' }
    const created = await act(owner, 'createTrigger', { path, body })
    const { id: trigger_id } = created.expectStatus(201).expectMatch(body).body
    const list = await owner.observe('listTriggers', { path })
    list.expectValues('id', [trigger_id]).expectItem({ id: trigger_id, ...body })
    const response = await owner.observe('getTrigger', { path: { id, trigger_id } })
    response.expectMatch({ id: trigger_id, ...body })
  }),

  'get-trigger/by-id': [
    check('of-two', 'of two', async (context) => {
      const first = await givenTrigger(context)
      const { project } = first
      const second = await givenTrigger(context, { project, description: 'Weekly' })
      for (const { id, path, description } of [first, second]) {
        const response = await context.act(project.owner, 'getTrigger', { path })
        response.expectStatus(200).expectMatch({ id, description })
      }
    }),
    check('not-of-another-project', 'not of another project', async (context) => {
      const { owner, given } = context
      const { id: trigger_id } = await givenTrigger(context)
      const { path } = await given.project()
      const response = await context.act(owner, 'getTrigger', { path: { ...path, trigger_id } })
      response.expectStatus(404)
    }),
  ],

  'update-trigger/description': check(async (context) => {
    const { project, id, path } = await givenTrigger(context)
    const other = await givenTrigger(context, { project })
    const body = { description: 'Weekly' }
    await project.owner.call('getTrigger', { path })
    await project.owner.call('listTriggers', { path: project.path })
    const written = await context.act(project.owner, 'updateTrigger', { path, body })
    written.expectStatus(200).expectMatch({ id, ...body })
    const response = await project.owner.observe('getTrigger', { path })
    response.expectMatch(body)
    const list = await project.owner.observe('listTriggers', { path: project.path })
    list.expectItem({ id, ...body }).expectItem({ id: other.id, description: other.description })
  }),

  'update-trigger/description-optional': check(async (context) => {
    const { project, id, path, description } = await givenTrigger(context)
    const written = await context.act(project.owner, 'updateTrigger', { path, body: {} })
    written.expectStatus(200).expectMatch({ id, description })
    const response = await project.owner.observe('getTrigger', { path })
    response.expectMatch({ id, description })
  }),

  'delete-trigger/deletes': [
    check('one-of-two', 'one of two', async (context) => {
      const { project, path } = await givenTrigger(context)
      const other = await givenTrigger(context, { project })
      await project.owner.call('getTrigger', { path })
      await project.owner.call('listTriggers', { path: project.path })
      const removed = await context.act(project.owner, 'deleteTrigger', { path })
      removed.expectStatus(200)
      await project.owner.observeAbsent('getTrigger', { path })
      const list = await project.owner.observe('listTriggers', { path: project.path })
      list.expectValues('id', [other.id])
    }),
    check('not-of-another-project', 'not of another project', async (context) => {
      const { owner, given } = context
      const { path, id: trigger_id } = await givenTrigger(context)
      const other = await given.project()
      await context.act(owner, 'deleteTrigger', { path: { ...other.path, trigger_id } })
      await owner.observe('getTrigger', { path })
    }),
  ],

  'take-trigger-ownership/takes-ownership': check(async (context) => {
    const { master } = context
    const { project, id, path, description } = await givenTrigger(context, { members: ['master'] })
    const other = await givenTrigger(context, { project })
    await project.owner.call('getTrigger', { path })
    const taken = await context.act(master, 'takeTriggerOwnership', { path })
    taken.expectStatusIn(200, 201).expectMatch({ id, description })
    expectOwner(taken, master)
    const response = await project.owner.observe('getTrigger', { path })
    response.expectMatch({ id, description })
    expectOwner(response, master)
    const untouched = await project.owner.observe('getTrigger', { path: other.path })
    expectOwner(untouched, project.owner)
  }),

  'trigger-pipeline/route-exists': routeExists('triggerPipeline', inProject()),
} satisfies CoverageOfArea<'triggers'>

/** What an owner shows is not shown; by something the person is known. */
function expectOwner(
  response: ApiResponse<'getTrigger'> | ApiResponse<'takeTriggerOwnership'>,
  person: Actor,
): void {
  const { json } = response
  const owner = isRecord(json) ? json['owner'] : undefined
  const known: readonly unknown[] = isRecord(owner) ? Object.values(owner) : []
  if (!known.includes(person.id) && !known.includes(person.username))
    response.fail(`The owner ${person.username}.`, `It is ${JSON.stringify(owner)}.`)
}

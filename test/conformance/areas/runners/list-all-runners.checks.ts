/** Spec: document 3, "Runners". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenRunner } from '../../fixtures/provisioned.ts'
import type { Actor } from '../../fixtures/actor.ts'
import {
  withRunners,
  expectRunners,
  onlineAndOfflineRunners,
  rejectsScopes,
  everyPage,
  lastContact,
} from './runner-records.ts'

export const listAllRunners = {
  'list-all-runners/all': check(async (context) => {
    const { first, second } = await withRunners(context, {}, { active: false })
    const other = await withRunners(context, {})
    const shared = await givenRunner(context, { is_shared: true })
    expectRunners(await allRunners(context.admin), [first, second, other.first, shared.id], [])
  }),

  'list-all-runners/scope-specific': check(async (context) => {
    const { first, second } = await withRunners(context, {}, { active: false })
    const shared = await givenRunner(context, { is_shared: true })
    const paused = await givenRunner(context, { is_shared: true, active: false })
    const listed = await allRunners(context.admin, 'specific')
    expectRunners(listed, [first, second], [shared.id, paused.id])
    if (listed.found.some(({ is_shared }) => is_shared)) listed.response.fail('Specific runners alone.')
  }),

  'list-all-runners/scope-shared': check(async (context) => {
    const { first, second } = await withRunners(context, {}, { active: false })
    const shared = await givenRunner(context, { is_shared: true })
    const paused = await givenRunner(context, { is_shared: true, active: false })
    const listed = await allRunners(context.admin, 'shared')
    expectRunners(listed, [shared.id, paused.id], [first, second])
    if (listed.found.some(({ is_shared }) => !is_shared)) listed.response.fail('Shared runners alone.')
    const detail = await context.admin.observe('getRunner', { path: shared.path })
    detail.expectMatch({ id: shared.id, is_shared: true })
  }),

  'list-all-runners/scope-active': check(async (context) => {
    const { first, second } = await withRunners(context, { active: true }, { active: false })
    const shared = await givenRunner(context, { is_shared: true, active: true })
    const listed = await allRunners(context.admin, 'active')
    expectRunners(listed, [first, shared.id], [second])
    if (listed.found.some(({ active }) => !active)) listed.response.fail('Active runners alone.')
  }),

  'list-all-runners/scope-paused': check(async (context) => {
    const { first, second } = await withRunners(context, { active: true }, { active: false })
    const shared = await givenRunner(context, { is_shared: true, active: false })
    const listed = await allRunners(context.admin, 'paused')
    expectRunners(listed, [second, shared.id], [first])
    if (listed.found.some(({ active }) => active)) listed.response.fail('Paused runners alone.')
  }),

  'list-all-runners/scope-online': check(async (context) => {
    const { silent, online } = await onlineAndOfflineRunners(context)
    expectRunners(await allRunners(context.admin, 'online'), [online.id], [silent.id])
    const detail = await context.admin.observe('getRunner', { path: silent.path })
    detail.expectMatch({ id: silent.id, contacted_at: lastContact })
  }),

  'list-all-runners/scope-values': rejectsScopes('listAllRunners', 'no-such-scope'),
} satisfies CoverageOf<'listAllRunners'>

type Scope = 'specific' | 'shared' | 'active' | 'paused' | 'online'

/** All runners of the instance, however many there are. */
function allRunners(admin: Actor, scope?: Scope) {
  const filter = scope === undefined ? {} : { scope }
  return everyPage((page) => admin.observe('listAllRunners', { query: { ...page, ...filter } }))
}

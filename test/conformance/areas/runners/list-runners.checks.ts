/** Spec: document 3, "Runners". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenRunner } from '../../fixtures/provisioned.ts'
import { withRunners, onlineAndOfflineRunners, rejectsScopes } from './runner-records.ts'

export const listRunners = {
  'list-runners/available-specific': check(async (context) => {
    const others = await withRunners(context, {})
    const shared = await givenRunner(context, { is_shared: true })
    const { by, first, second } = await withRunners(context, {}, { active: false })
    const response = await context.act(by, 'listRunners')
    response.expectStatus(200).expectValues('id', [first, second]).expectEvery('is_shared', false)
    response.expectOmits('id', others.first, shared.id)
  }),

  'list-runners/scope-active': check(async (context) => {
    const { by, first } = await withRunners(context, { active: true }, { active: false })
    const response = await context.act(by, 'listRunners', { query: { scope: 'active' } })
    response.expectStatus(200).expectValues('id', [first]).expectEvery('active', true)
  }),

  'list-runners/scope-paused': check(async (context) => {
    const { by, second } = await withRunners(context, { active: true }, { active: false })
    const response = await context.act(by, 'listRunners', { query: { scope: 'paused' } })
    response.expectStatus(200).expectValues('id', [second]).expectEvery('active', false)
  }),

  // When a runner counts as online is not specified; after years without contact it does not.
  'list-runners/scope-online': check(async (context) => {
    const { by, silent, online } = await onlineAndOfflineRunners(context)
    const response = await context.act(by, 'listRunners', { query: { scope: 'online' } })
    response.expectStatus(200).expectValues('id', [online.id]).expectOmits('id', silent.id)
  }),

  'list-runners/scope-values': rejectsScopes('listRunners', 'no-such-scope', 'shared'),
} satisfies CoverageOf<'listRunners'>

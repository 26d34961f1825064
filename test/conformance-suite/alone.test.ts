/** What the whole instance has in common is touched by one check at a time, and put back. */
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { coverage } from '../conformance/areas/index.ts'
import { runConformance } from '../conformance/index.ts'
import { check } from '../conformance/fixtures/check.ts'
import { planChecks } from '../conformance/runner/plan.ts'
import type { PlannedCheck } from '../conformance/runner/result.ts'
import { runChecks } from '../conformance/runner/runner.ts'
import { valueOf, type Call } from '../power/message.ts'
import { mutant } from '../power/mutant.ts'
import { startTarget } from '../power/target.ts'
import { not, when } from '../power/vocabulary/conditions.ts'
import { ignores } from '../power/vocabulary/requests.ts'
import { withoutFixtures } from './support/without-fixtures.ts'

test('checks do not run at the same time as those that they exclude', async () => {
  const running = new Set<string>()
  const met = new Map<string, Set<string>>()
  const plan = ['a', 'b all', 'c', 'd all', 'e', 'f tags', 'g tags', 'h'].map((id) =>
    planned(id, async () => {
      running.add(id)
      const others = new Set<string>()
      met.set(id, others)
      // The runner may begin others meanwhile.
      for (let turn = 0; turn < 20; turn++) {
        for (const each of running) others.add(each)
        await setImmediate()
      }
      running.delete(id)
    }),
  )
  const channel = { send: () => Promise.reject(new Error('Nothing is sent.')), elapsed: () => 0 }
  const results = await runChecks(plan, plan, {
    channel,
    workers: 4,
    open: withoutFixtures(channel),
    onResult: () => {},
    timeLimit: 1_000,
  })
  expect(results.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual(plan.map(({ id }) => `${id} pass`))
  for (const alone of ['b all', 'd all']) expect([...(met.get(alone) ?? [])]).toEqual([alone])
  expect(met.get('f tags')).not.toContain('g tags')
  expect(met.get('g tags')).not.toContain('f tags')
  expect(met.get('f tags')?.size).toBeGreaterThan(1)
})

test('checks of the settings exclude all others, and those of broadcast messages each other', () => {
  const excluding = planChecks(coverage).filter(({ excludes }) => excludes !== null)
  const pairs = new Set(excluding.map(({ area, excludes }) => `${area}: ${excludes}`))
  expect([...pairs].toSorted()).toEqual([
    'broadcast-messages: broadcast-messages',
    'runners: all',
    'settings: all',
  ])
  const rules = new Set(excluding.flatMap((each) => each.rules))
  expect(rules).toContain('update-application-settings/settings-are-kept')
})

test('settings that cannot be restored are reported as leftovers', async () => {
  await using target = await startTarget()
  const fault = when(not(hasText), ignores('sign_in_text'))
  await target.mutate(mutant('STT-01', 'updateApplicationSettings', [], 'never empties a text', fault))
  const report = await runConformance({
    baseUrl: target.baseUrl,
    adminToken: target.adminToken,
    areas: [],
    operations: [],
    rules: ['update-application-settings/settings-are-kept/sign-in-text'],
    workers: 1,
    timeout: 10_000,
    seed: 1,
    reference: null,
  })
  expect(report.leftovers.map(({ what }) => what)).toEqual(['setting sign_in_text'])
  expect(report.exitCode).toBe(0)
})

function hasText(call: Call): boolean {
  const text = valueOf(call, 'sign_in_text')
  return typeof text === 'string' && text !== ''
}

function planned(id: string, run: () => Promise<void>): PlannedCheck {
  const excluded = id.split(' ')[1]
  const excludes = excluded === 'all' || excluded === 'tags' ? excluded : null
  return { id, title: id, area: 'general', rules: [], operations: [], excludes, check: check(run) }
}

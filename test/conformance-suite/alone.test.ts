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

test('no other check runs at the same time as an exclusive check', async () => {
  let running = 0
  const crowds = new Map<string, number>()
  const plan = ['a', 'b!', 'c', 'd!', 'e'].map((id) =>
    planned(id, async () => {
      running += 1
      crowds.set(id, running)
      // The runner may begin others meanwhile.
      for (let turn = 0; turn < 20; turn++) await setImmediate()
      crowds.set(id, Math.max(running, crowds.get(id) ?? 0))
      running -= 1
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
  expect([crowds.get('b!'), crowds.get('d!')]).toEqual([1, 1])
  expect(crowds.get('a')).toBeGreaterThan(1)
})

test('exactly the checks that change settings or broadcast messages are exclusive', () => {
  const exclusive = planChecks(coverage).filter((each) => each.exclusive)
  const areas = new Set(exclusive.map(({ area }) => area))
  expect([...areas].toSorted()).toEqual(['broadcast-messages', 'runners', 'settings'])
  const rules = new Set(exclusive.flatMap((each) => each.rules))
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
  const exclusive = id.endsWith('!')
  return { id, title: id, area: 'general', rules: [], operations: [], exclusive, check: check(run) }
}

/** Users keep ids of checks in lists of expected failures and in reports: a released id names a check for good. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allFormerIds, currentIdOf, formerIdsOf } from '../conformance/runner/renamed-checks.ts'
import { chooseChecks, fullPlan } from '../conformance/runner/selection.ts'

const plan = fullPlan(true)
const planned = new Set(plan.map(({ id }) => id))
/** The setup of the users is reported, and lists of expected failures may name it. */
const current = new Set([...planned, 'set-up/users'])
const released = readFileSync(join(import.meta.dirname, 'support/released-checks.txt'), 'utf8')
  .trim()
  .split('\n')

test('every released id names a check, under its own or a later id', () => {
  const lost = released.filter((id) => !current.has(currentIdOf(id)))
  expect(lost, 'add the new id of a renamed check to runner/renamed-checks.ts').toEqual([])
  expect(released.length).toBeGreaterThan(4_000)
})

test('a former id was released and is used by no other check', () => {
  expect(allFormerIds().filter((id) => !released.includes(id))).toEqual([])
  expect(allFormerIds().filter((id) => current.has(id))).toEqual([])
})

test('a former id selects the check', () => {
  for (const former of allFormerIds().filter((id) => planned.has(currentIdOf(id)))) {
    const { checks } = chooseChecks({ areas: [], operations: [], rules: [former] })
    expect(checks.map(({ id }) => id)).toEqual([currentIdOf(former)])
    expect(formerIdsOf(currentIdOf(former))).toContain(former)
  }
})

test('ids are short and of plain characters', () => {
  const odd = [...current].filter((id) => !/^[\w-]+(\/[\w-]+)*$/.test(id) || id.length > 120)
  expect(odd).toEqual([])
})

/** Areas whose titles are still parts of sentences. */
const pending: ReadonlySet<string> = new Set([
  'access-requests',
  'members',
  'notification-settings',
  'settings',
])

test('titles are sentences', () => {
  const odd = plan.filter(({ area, title }) => !pending.has(area) && !/^[\p{Lu}`a-z].*\.$/u.test(title))
  expect(odd.map(({ id, title }) => `${id}: ${title}`)).toEqual([])
})

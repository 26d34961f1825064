import { expect, it } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { requirementOf } from '../../../server-stub/access/policy.ts'
import { loadSite } from '../../../scripts/reference/load.ts'

it('describes what the server requires for every operation', async () => {
  const { operations: entries } = await loadSite()
  const missing = [...entries.values()].filter(
    ({ located }) => !requirementOf(located.operation['x-access']?.ability ?? ''),
  )
  expect(missing).toEqual([])
  expect(entries.size).toBe(Object.keys(operations).length)
})

it.for([
  ['protect-branch', 'the role master or higher in the project; the project is not archived'],
  ['list-all-runners', 'an administrator'],
  ['read-board', 'that the caller can see the project; issues are enabled'],
])('requires for %s: %s', ([ability = '', requirement]) => {
  expect(requirementOf(ability)).toBe(requirement)
})

it('has no other abilities', () => {
  expect(requirementOf('constructor')).toBeUndefined()
})

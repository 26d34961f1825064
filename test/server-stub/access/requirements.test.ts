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
  ['protect-branch', 'the role master or higher in the project; a project that is not archived'],
  ['list-all-runners', 'an administrator'],
  ['read-board', 'a caller who can see the project; enabled issues'],
])('requires for %s: %s', ([ability = '', requirement]) => {
  expect(requirementOf(ability)).toBe(requirement)
})

it('describes each requirement as nouns that follow “requires”', async () => {
  const { operations: entries } = await loadSite()
  const phrases = [...entries.values()]
    .flatMap(({ located }) => requirementOf(located.operation['x-access']?.ability ?? '')?.split('; ') ?? [])
    .map((phrase) => phrase.replaceAll('`', ''))
  const noun = /^(?:nothing|authentication|(?:a|an|the) |enabled )/
  expect([...new Set(phrases)].filter((phrase) => !noun.test(phrase))).toEqual([])
})

it('has no other abilities', () => {
  expect(requirementOf('constructor')).toBeUndefined()
})

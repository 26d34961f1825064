import { expect, it } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { requirementOf } from '../../../server-stub/access/policy.ts'
import { notArchived } from '../../../server-stub/access/rules.ts'
import { loadSite } from '../../../scripts/reference/load.ts'

it('describes what the server requires for every operation', async () => {
  const { operations: entries } = await loadSite()
  const missing = [...entries.values()].filter(
    ({ located }) => !requirementOf(located.operation['x-access']?.permission ?? ''),
  )
  expect(missing).toEqual([])
  expect(entries.size).toBe(Object.keys(operations).length)
})

it.for([
  ['protect-branch', 'the role master or higher in the project; a project that is not archived'],
  ['list-all-runners', 'an administrator'],
  ['read-board', 'a caller who can see the project; enabled issues'],
])('requires for %s: %s', ([permission = '', requirement]) => {
  expect(requirementOf(permission)).toBe(requirement)
})

/** Permissions to administer a project, and those that concern only the caller or a copy of the project. */
const permittedInArchivedProjects = [
  'fork-project',
  'star-project',
  'subscribe-to-item',
  'update-project',
  'delete-project',
  'manage-deploy-keys',
  'manage-project-access-requests',
  'manage-project-members',
  'manage-project-notification-settings',
  'manage-project-runners',
  'manage-triggers',
  'manage-variables',
  'request-project-access',
]

it('requires a project that is not archived for every write of its content', () => {
  const permissions = Object.values(operations)
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/projects/{id}'))
    .map(({ access }) => access.permission)
  const permitted = permissions.filter((permission) => !requirementOf(permission)?.includes(notArchived))
  expect([...new Set(permitted)].toSorted()).toEqual(permittedInArchivedProjects.toSorted())
})

it('describes each requirement as nouns that follow “requires”', async () => {
  const { operations: entries } = await loadSite()
  const phrases = [...entries.values()]
    .flatMap(
      ({ located }) => requirementOf(located.operation['x-access']?.permission ?? '')?.split('; ') ?? [],
    )
    .map((phrase) => phrase.replaceAll('`', ''))
  const noun = /^(?:nothing|authentication|(?:a|an|the) |enabled )/
  expect([...new Set(phrases)].filter((phrase) => !noun.test(phrase))).toEqual([])
})

it('has no other permissions', () => {
  expect(requirementOf('constructor')).toBeUndefined()
})

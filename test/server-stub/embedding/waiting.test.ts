import { expect, test, vi } from 'vitest'
import type { OperationId } from '../../../generated/operations.ts'
import { startStub, type StubOptions } from '../../../server-stub/index.ts'

test('waitFor resolves with a later request, and with an earlier one', async () => {
  await using forge = await startStub()
  const { id } = await forge.project()
  const developer = await forge.as('developer')
  const waiting = forge.waitFor('createIssue')
  await developer.createIssue({ path: { id }, body: { title: 'Knot' } })
  const first = await waiting
  expect(first).toMatchObject({ operationId: 'createIssue', status: 201 })
  expect(await forge.waitFor('createIssue')).toEqual(first)
})

test('waitFor accepts a function and the number of the request', async () => {
  await using forge = await startStub()
  const { id } = await forge.project()
  const reporter = await forge.as('reporter')
  const second = forge.waitFor(({ method }) => method === 'POST', { count: 2 })
  for (const title of ['Knot', 'Thread']) await reporter.createIssue({ path: { id }, body: { title } })
  expect((await second).parameters?.body).toEqual({ title: 'Thread' })
})

test('waitFor copies each request once, however often it looks', async () => {
  await using forge = await startStub()
  for (let sent = 0; sent < 10; sent++) await fetch(`${forge.baseUrl}/projects`)
  using copying = vi.spyOn(globalThis, 'structuredClone')
  let looked = 0
  await forge.waitFor(({ url }) => url.endsWith('/projects') && (looked += 1) > 35)
  expect(copying).toHaveBeenCalledTimes(10)
})

test('waitFor rejects with the requests that were received instead', async () => {
  await using forge = await startStub()
  await fetch(`${forge.baseUrl}/projects?colour=red`)
  await expect(forge.waitFor('createIssue', { timeout: 30 })).rejects.toThrow(
    /^No createIssue within 30 ms\. Requests so far:\n[\d:.]+ GET \/api\/v4\/projects\?colour=red → 200 \(listProjects\)\n +violation: colour is not declared$/,
  )
})

test('waitFor rejects an unknown operation immediately', async () => {
  await using forge = await startStub()
  const misspelled: OperationId = JSON.parse('"createIsue"')
  await expect(forge.waitFor(misspelled)).rejects.toThrow(
    "Unknown operation 'createIsue'; did you mean 'createIssue'?",
  )
})

test('waitFor and waitForEvent reject unknown options, and values of another type', async () => {
  await using forge = await startStub()
  const misspelled: object = { timeuot: 30 }
  await expect(forge.waitFor('createIssue', misspelled)).rejects.toThrow(
    "Unknown option 'timeuot' of waitFor(); did you mean 'timeout'?",
  )
  const asText: object = { timeout: '30' }
  await expect(forge.waitForEvent(1, () => true, asText)).rejects.toThrow(
    "The option 'timeout' of waitForEvent() must be a number of at least 0, not '30'",
  )
  const noFunction: () => boolean = JSON.parse('null')
  await expect(forge.waitForEvent(1, noFunction)).rejects.toThrow(
    'The second argument of waitForEvent() must be a function, not null',
  )
})

test('waitForEvent resolves with an event of the project', async () => {
  await using forge = await startStub()
  const { id } = await forge.project({ files: { 'README.md': '# Loom' } })
  const developer = await forge.as('developer')
  const opened = forge.waitForEvent(id, ({ target_title }) => target_title === 'Knot')
  await developer.createIssue({ path: { id }, body: { title: 'Knot' } })
  expect(await opened).toMatchObject({ action_name: 'opened', target_type: 'Issue' })
  await expect(forge.waitForEvent(id, () => false, { timeout: 30 })).rejects.toThrow(
    `No matching event of project ${id} within 30 ms`,
  )
})

test('assertNoViolations throws with the requests that violate the contract', async () => {
  await using forge = await startStub()
  await fetch(`${forge.baseUrl}/projects`)
  expect(() => forge.assertNoViolations()).not.toThrow()
  await fetch(`${forge.baseUrl}/projects?colour=red`)
  expect(() => forge.assertNoViolations()).toThrow(
    /^1 request violates the contract:\n.*colour=red.*\n +violation: colour is not declared$/,
  )
})

test('startStub rejects an unknown option', async () => {
  const options: StubOptions = JSON.parse('{"adminTokens":"secret"}')
  await expect(startStub(options)).rejects.toThrow(
    new TypeError("Unknown option 'adminTokens' of startStub(); did you mean 'adminToken'?"),
  )
})

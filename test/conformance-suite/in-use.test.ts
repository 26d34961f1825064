/** A server that seems to be in production is tested only with an option; a test server is tested any number of times. */
import { expect, test } from 'vitest'
import { seedDemo, startStub, type Stub } from '../../server-stub/index.ts'
import { conform } from '../conformance/index.ts'

const handful = 20
const rule = 'general/unknown-route-is-404'

async function runAgainst(stub: Stub, options: Record<string, string> = {}) {
  const output: string[] = []
  const say = (text: string) => output.push(text)
  const values = { 'base-url': stub.baseUrl, 'admin-token': stub.adminToken, rule, ...options }
  const exit = await conform(values, { out: say, err: say, colour: false, progress: () => {} })
  return { exit, output: output.join('\n') }
}

/** Creates records as an administrator, one for each name. */
async function makes(stub: Stub, path: string, names: readonly string[], body: (name: string) => object) {
  for (const name of names) {
    const response = await fetch(stub.baseUrl + path, {
      method: 'POST',
      headers: { 'PRIVATE-TOKEN': stub.adminToken, 'content-type': 'application/json' },
      body: JSON.stringify(body(name)),
    })
    expect(response.status).toBe(201)
  }
}

const some = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => name(index))
const user = (name: string) => ({
  username: name,
  email: `${name}@example.com`,
  name,
  password: 'warp and weft',
  confirm: false,
})
const group = (name: string) => ({ name, path: name })

test('the demo server is accepted, also after a former run', async () => {
  await using stub = await startStub({ seed: seedDemo })
  expect(await runAgainst(stub)).toMatchObject({ exit: 0 })
  expect(
    await runAgainst(stub, { rule: 'get-group/by-path,create-project/name-or-path-required' }),
  ).toMatchObject({
    exit: 0,
  })
  expect(await runAgainst(stub)).toMatchObject({ exit: 0 })
})

test.for([
  ['users', '/users', user],
  ['projects', '/projects', (name: string) => ({ name })],
  ['groups', '/groups', group],
] as const)('more than a handful of %s is real use by default', async ([what, path, body]) => {
  await using stub = await startStub()
  // The administrator is a user, too.
  const least = what === 'users' ? handful - 1 : handful
  await makes(
    stub,
    path,
    some(least, (index) => `warp-${index}`),
    body,
  )
  expect(await runAgainst(stub)).toMatchObject({ exit: 0 })
  await makes(stub, path, ['one-more'], body)
  const { exit, output } = await runAgainst(stub)
  expect(exit).toBe(2)
  expect(output).toMatch(
    new RegExp(
      `^[^\n]*http://127\\S+ seems to be in use: it has 21 ${what}, and no run created 21 of them\\.`,
    ),
  )
  expect(output).toMatch(/test a server that no one uses, or add --in-use\.$/)
  expect(await runAgainst(stub, { 'in-use': 'yes' })).toMatchObject({ exit: 0 })
})

test('leftovers of runs do not count', async () => {
  await using stub = await startStub()
  await makes(
    stub,
    '/users',
    some(130, (index) => `person-c0ffee12-${index}-k3j9x2`),
    user,
  )
  await makes(
    stub,
    '/groups',
    some(30, (index) => `group-babe0042-${index}`),
    group,
  )
  expect(await runAgainst(stub)).toMatchObject({ exit: 0 })
  await makes(
    stub,
    '/users',
    some(handful, (index) => `weaver-${index}`),
    user,
  )
  expect((await runAgainst(stub)).output).toMatch(/it has 151 users, and no run created 21 of them\./)
})

test('settings that restrict new users are neither in the way nor changed', async () => {
  await using stub = await startStub()
  const settings = { default_projects_limit: 0, restricted_visibility_levels: ['public', 'internal'] }
  const change = await fetch(`${stub.baseUrl}/application/settings`, {
    method: 'PUT',
    headers: { 'PRIVATE-TOKEN': stub.adminToken, 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  })
  expect(change.status).toBe(200)
  const rules = {
    rule: 'list-projects/visibility-filter,list-projects/lists-visible-projects,update-application-settings/projects-limit-applies',
  }
  expect(await runAgainst(stub, rules)).toMatchObject({ exit: 0 })
  const after = await fetch(`${stub.baseUrl}/application/settings`, {
    headers: { 'PRIVATE-TOKEN': stub.adminToken },
  })
  expect(await after.json()).toMatchObject(settings)
})

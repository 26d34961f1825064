import { expect, test } from 'vitest'
import { unwrap } from '../../../generated/client.ts'
import { startStub, type Actor, type Stub } from '../../../server-stub/index.ts'

test('every actor has the role of its name in a new project', async () => {
  await using forge = await startStub()
  const project = await forge.project({ name: 'Loom' })
  expect(project).toMatchObject({ name: 'Loom', visibility: 'private', path_with_namespace: 'owner/loom' })
  const path = { id: project.id }
  const statuses = new Map<Actor, number>()
  for (const actor of ['anonymous', 'nonMember', 'guest', 'reporter'] as const)
    statuses.set(actor, (await (await forge.as(actor)).listBranches({ path })).status)
  expect(Object.fromEntries(statuses)).toEqual({ anonymous: 404, nonMember: 404, guest: 403, reporter: 200 })

  const updating = { path, body: { name: 'Loom', description: 'Weaves' } }
  expect((await (await forge.as('developer')).updateProject(updating)).status).toBe(403)
  expect((await (await forge.as('master')).updateProject(updating)).status).toBe(200)
  expect((await (await forge.as('master')).deleteProject({ path })).status).toBe(403)
  expect((await (await forge.as('owner')).deleteProject({ path })).ok).toBe(true)
  expect(await unwrap((await forge.as('admin')).getCurrentUser())).toMatchObject({ username: 'root' })
})

test('a project is created with files', async () => {
  await using forge = await startStub()
  const { id, default_branch } = await forge.project({ files: { 'README.md': '# Loom', 'lib/a.rb': '' } })
  const reporter = await forge.as('reporter')
  const tree = await unwrap(reporter.listBranches({ path: { id } }))
  expect(tree).toMatchObject([{ name: default_branch }])
  const file = { path: { id, file_path: 'README.md' }, query: { ref: 'master' } }
  expect(await unwrap(reporter.getFile(file))).toMatchObject({ content: btoa('# Loom') })
})

test('an actor can join any other project', async () => {
  await using forge = await startStub()
  const admin = await forge.as('admin')
  await unwrap(admin.createProject({ body: { name: 'Elsewhere', visibility: 'private' } }))
  const path = { id: 'root/elsewhere' }
  const developer = await forge.as('developer')
  expect((await developer.getProject({ path })).status).toBe(404)
  expect(await forge.as('developer', { in: path.id })).toBeDefined()
  expect((await developer.getProject({ path })).status).toBe(200)
  await forge.as('developer', { in: path.id })
  await expect(forge.as('developer', { in: 'loom/none' })).rejects.toThrow(
    'as(): there is no project "loom/none".',
  )
  await expect(forge.as('owner', { in: path.id })).rejects.toThrow(
    'The actor owner is not a member of projects',
  )
})

test('accounts contain what other clients need', async () => {
  await using forge = await startStub()
  const [one, same] = await Promise.all([forge.account('guest'), forge.account('guest')])
  expect(same).toEqual(one)
  const headers = { 'PRIVATE-TOKEN': one.token }
  const me = await fetch(`${forge.baseUrl}/user`, { headers })
  expect(await me.json()).toMatchObject({ id: one.id, username: 'guest' })
  expect(await forge.account('admin')).toEqual({ id: 1, username: 'root', token: forge.adminToken })
})

test('an actor that could not be created is created on the next request', async () => {
  await using forge = await startStub()
  const admin = await forge.as('admin')
  const body = { username: 'guest', name: 'Other', email: 'other@example.com', reset_password: true }
  await unwrap(admin.createUser({ body }))
  await expect(forge.account('guest')).rejects.toThrow(/createUser/)
  await unwrap(admin.deleteUser({ path: { id: 2 } }))
  expect(await forge.account('guest')).toMatchObject({ username: 'guest' })
})

const misspelled: Readonly<Record<string, (forge: Stub) => unknown>> = {
  "The actor of as() must be admin, owner, master, developer, reporter, guest, nonMember or anonymous, not 'devloper'; did you mean 'developer'?":
    // @ts-expect-error no such actor
    (forge) => forge.as('devloper'),
  "The actor of account() must be admin, owner, master, developer, reporter, guest or nonMember, not 'anonymous'":
    // @ts-expect-error it has no account
    (forge) => forge.account('anonymous'),
  "Unknown option 'on' of as(); did you mean 'in'?":
    // @ts-expect-error no such option
    (forge) => forge.as('developer', { on: 1 }),
  "The option 'in' of as() must be a number or a string, not undefined":
    // @ts-expect-error no project
    (forge) => forge.as('developer', { in: undefined }),
  "Unknown option 'visibilty' of project(); did you mean 'visibility'?":
    // @ts-expect-error no such property
    (forge) => forge.project({ visibilty: 'public' }),
  "The option 'files' of project() must be an object, not 'README.md'":
    // @ts-expect-error no record
    (forge) => forge.project({ files: 'README.md' }),
}

test.for(Object.entries(misspelled))('%s', async ([message, call]) => {
  await using forge = await startStub()
  await expect(call(forge)).rejects.toThrow(new TypeError(message))
  const users = await unwrap((await forge.as('admin')).listUsers())
  expect(users.map(({ username }) => username)).toEqual(['root'])
})

/** Users, keys, settings, announcements, todos, notifications, metrics. */
import { expect } from 'vitest'
import { ed25519Key } from '../../support/ssh.ts'
import { test } from './world.ts'

test('users are created, updated, blocked and deleted', async ({ world }) => {
  const admin = await world.as('admin')
  const given = { email: 'mira@example.com', username: 'mira', name: 'Mira Castell', resetPassword: true }
  const mira = await admin.Users.create(given)
  expect(mira).toMatchObject({ username: 'mira', name: 'Mira Castell' })
  expect(await admin.Users.show(mira.id)).toMatchObject({ username: 'mira' })
  expect(await admin.Users.all({ username: 'mira' })).toMatchObject([{ id: mira.id }])
  expect(await admin.Users.all({ search: 'mira@' })).toHaveLength(1)
  expect(await admin.Users.edit(mira.id, { bio: 'Weaver' })).toMatchObject({ bio: 'Weaver' })
  await admin.Users.block(mira.id)
  expect(await admin.Users.all({ blocked: true })).toMatchObject([{ state: 'blocked' }])
  await admin.Users.unblock(mira.id)
  expect(await admin.UserEmails.all({ userId: mira.id })).toMatchObject([{ email: 'mira@example.com' }])
  await admin.Users.remove(mira.id)
  await expect(admin.Users.show(mira.id)).rejects.toThrow('Not Found')
})

test('the caller reads the own account', async ({ world }) => {
  const nonMember = await world.as('nonMember')
  expect(await nonMember.Users.showCurrentUser()).toMatchObject({ username: 'nonMember' })
  const [email] = await nonMember.UserEmails.all()
  expect(await nonMember.UserEmails.show(Number(email?.id))).toMatchObject({ email: 'nonMember@example.com' })
  await expect(nonMember.Users.create({ email: 'x@example.com', username: 'x', name: 'X' })).rejects.toThrow()
})

test('an administrator uses sudo', async ({ world }) => {
  const { id } = await world.forge.account('guest')
  const admin = await world.as('admin')
  expect(await admin.Users.showCurrentUser({ sudo: id })).toMatchObject({ username: 'guest' })
})

test('keys are added, read and removed', async ({ world }) => {
  const [guest, admin] = [await world.as('guest'), await world.as('admin')]
  const { id: userId } = await world.forge.account('guest')
  const key = await guest.UserSSHKeys.create('Workbench', ed25519Key())
  expect(await guest.UserSSHKeys.show(key.id)).toMatchObject({ title: 'Workbench' })
  await admin.UserSSHKeys.create('Laptop', ed25519Key(), { userId })
  const titles = (await admin.UserSSHKeys.all({ userId })).map(({ title }) => title)
  expect(titles.toSorted()).toEqual(['Laptop', 'Workbench'])
  await guest.UserSSHKeys.remove(key.id)
  expect(await guest.UserSSHKeys.all()).toHaveLength(1)
})

test('settings are read and changed', async ({ world }) => {
  const admin = await world.as('admin')
  const before = await admin.ApplicationSettings.show()
  const changed = await admin.ApplicationSettings.edit({ defaultProjectsLimit: 17, signupEnabled: false })
  expect(changed).toMatchObject({ default_projects_limit: 17, signup_enabled: false })
  await admin.ApplicationSettings.edit({ defaultProjectsLimit: Number(before['default_projects_limit']) })
})

test('broadcast messages are created and deleted', async ({ world }) => {
  const admin = await world.as('admin')
  const made = await admin.BroadcastMessages.create({ message: 'Closed on Sunday', color: '#112233' })
  expect(await admin.BroadcastMessages.show(made.id)).toMatchObject({ message: 'Closed on Sunday' })
  expect(await admin.BroadcastMessages.edit(made.id, { message: 'Open' })).toMatchObject({ message: 'Open' })
  expect(await admin.BroadcastMessages.all()).toHaveLength(1)
  await admin.BroadcastMessages.remove(made.id)
  expect(await admin.BroadcastMessages.all()).toEqual([])
})

test('notification settings are read and updated', async ({ world }) => {
  const { id } = await world.forge.project()
  const developer = await world.as('developer')
  await developer.NotificationSettings.edit({ level: 'watch' })
  expect(await developer.NotificationSettings.show()).toMatchObject({ level: 'watch' })
  const projectId = id
  const custom = { projectId, level: 'custom', newNote: true } as const
  expect(await developer.NotificationSettings.edit(custom)).toMatchObject({ level: 'custom' })
  expect(await developer.NotificationSettings.show({ projectId })).toMatchObject({
    events: { new_note: true },
  })
})

test('todos are listed and marked as done', async ({ world }) => {
  const { id } = await world.forge.project()
  const [reporter, developer] = [await world.as('reporter'), await world.as('developer')]
  const { id: developerId } = await world.forge.account('developer')
  for (const title of ['One', 'Two']) await reporter.Issues.create(id, title, { assigneeIds: [developerId] })
  const [todo] = await developer.TodoLists.all({ state: 'pending' })
  expect(todo).toMatchObject({ action_name: 'assigned', target: { title: 'Two' } })
  await developer.TodoLists.done({ todoId: Number(todo?.id) })
  expect(await developer.TodoLists.all()).toHaveLength(1)
  await developer.TodoLists.done()
  expect(await developer.TodoLists.all()).toEqual([])
})

test('events are listed, filtered by action', async ({ world }) => {
  const { id } = await world.forge.project()
  const reporter = await world.as('reporter')
  await reporter.Issues.create(id, 'Knot')
  expect(await reporter.Events.all({ projectId: id, targetType: 'issue' })).toMatchObject([
    { target_title: 'Knot' },
  ])
  expect(await reporter.Events.all({ action: 'created', targetType: 'issue' })).not.toEqual([])
  const { id: userId } = await world.forge.account('reporter')
  expect(await reporter.Users.allEvents(userId, { targetType: 'issue' })).not.toEqual([])
})

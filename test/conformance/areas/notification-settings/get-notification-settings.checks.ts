/** Spec: document 2, "Notification settings", reading. */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'
import { eachEvent } from './event-names.ts'
import { ofGroup, ofProject, type NotificationScope } from './scopes.ts'

export const getNotificationSettings = {
  'get-notification-settings/level-and-email': check(async ({ given, act }) => {
    const [one, two] = [await given.user(), await given.user()]
    await one.call('updateNotificationSettings', { body: { level: 'watch' } })
    await two.call('updateNotificationSettings', { body: { level: 'mention' } })
    for (const [user, other, level] of [
      [one, two, 'watch'],
      [two, one, 'mention'],
    ] as const) {
      const response = await act(user, 'getNotificationSettings')
      const { notification_email } = response.expectStatus(200).expectMatch({ level }).body
      if (typeof notification_email !== 'string') response.fail('A `notification_email`.')
      if (notification_email === other.account.email) response.fail('An email address of the caller.')
    }
  }),
} satisfies CoverageOf<'getNotificationSettings'>

export const getGroupNotificationSettings = {
  'get-group-notification-settings/level': returnsLevel(ofGroup),
  'get-group-notification-settings/events-when-custom': returnsEvents(ofGroup),
} satisfies CoverageOf<'getGroupNotificationSettings'>

export const getProjectNotificationSettings = {
  'get-project-notification-settings/level': returnsLevel(ofProject),
  'get-project-notification-settings/events-when-custom': returnsEvents(ofProject),
} satisfies CoverageOf<'getProjectNotificationSettings'>

/** The level depends on the user and on the group or project. */
function returnsLevel(scope: NotificationScope): Check {
  return check(async (context) => {
    const { owner, path } = await scope.given(context)
    const { path: elsewhere } = await scope.given(context)
    const [member] = await sharedUsers(context)
    await owner.call(scope.addMember, { path, body: { user_id: member.id, access_level: 30 } })
    await owner.call(scope.update, { path, body: { level: 'watch' } })
    await owner.call(scope.update, { path: elsewhere, body: { level: 'disabled' } })
    await member.call(scope.update, { path, body: { level: 'mention' } })
    const own = await context.act(owner, scope.get, { path })
    own.expectStatus(200).expectMatch({ level: 'watch' }).expectAbsent('events')
    const other = await context.act(owner, scope.get, { path: elsewhere })
    other.expectStatus(200).expectMatch({ level: 'disabled' }).expectAbsent('events')
    const ofMember = await context.act(member, scope.get, { path })
    ofMember.expectStatus(200).expectMatch({ level: 'mention' }).expectAbsent('events')
  })
}

function returnsEvents(scope: NotificationScope): Check {
  return check(async (context) => {
    const { owner, path } = await scope.given(context)
    const events = eachEvent((name) => name.includes('issue'))
    await owner.call(scope.update, { path, body: { level: 'custom', ...events } })
    const response = await context.act(owner, scope.get, { path })
    response.expectStatus(200).expectMatch({ level: 'custom', events })
  })
}

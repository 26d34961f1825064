/** Spec: document 2, "Notification settings", changes of the global settings. */
import { check, idPart, type CoverageOf } from '../../fixtures/check.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { GivenGroup } from '../../fixtures/given.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { userWithEmails } from '../../fixtures/emails.ts'
import { rejects } from '../../generated/attributes/attribute-checks.ts'
import { eventNames } from './event-names.ts'
import { globalLevels } from './scopes.ts'

export const updateNotificationSettings = {
  'update-notification-settings/all-optional': check(async ({ given, act }) => {
    const user = await given.user()
    const email = { notification_email: user.account.email }
    await user.call('updateNotificationSettings', { body: { level: 'watch', ...email } })
    const unchanged = await act(user, 'updateNotificationSettings', { body: {} })
    unchanged.expectStatus(200).expectMatch({ level: 'watch', ...email })
    const updated = await act(user, 'updateNotificationSettings', { body: { level: 'mention' } })
    updated.expectStatus(200)
    const withoutLevel = await act(user, 'updateNotificationSettings', { body: email })
    withoutLevel.expectStatus(200)
    const response = await user.observe('getNotificationSettings')
    response.expectMatch({ level: 'mention', ...email })
  }),

  'update-notification-settings/level-kept': check(async (context) => {
    const { admin, given, act } = context
    const user = await given.user()
    const { level: levelOfAdmin } = (await admin.call('getNotificationSettings')).body
    const { owner, path } = await given.project()
    await owner.call('addProjectMember', { path, body: { user_id: user.id, access_level: 30 } })
    const ofProject = { path, body: { level: 'watch' as const } }
    await user.call('updateProjectNotificationSettings', ofProject)
    const group = await ifPossible(() => groupOf(context, user), null)
    const ofGroup = { level: 'participating' } as const
    if (group !== null)
      await user.call('updateGroupNotificationSettings', { path: group.path, body: ofGroup })
    for (const level of globalLevels) {
      const updated = await act(user, 'updateNotificationSettings', { body: { level } })
      updated.expectStatus(200).expectMatch({ level })
      const response = await user.observe('getNotificationSettings')
      response.expectMatch({ level })
    }
    const ofAdmin = await admin.observe('getNotificationSettings')
    ofAdmin.expectMatch({ level: levelOfAdmin })
    const unchanged = await user.observe('getProjectNotificationSettings', { path })
    unchanged.expectMatch(ofProject.body)
    if (group === null) return
    const inGroup = await user.observe('getGroupNotificationSettings', { path: group.path })
    inGroup.expectMatch(ofGroup)
  }),

  'update-notification-settings/levels': [
    ...globalLevels.map((level) =>
      check(level, `The level \`${level}\` is accepted.`, async ({ given, act }) => {
        const updated = await act(await given.user(), 'updateNotificationSettings', { body: { level } })
        updated.expectStatus(200)
      }),
    ),
    rejects('updateNotificationSettings', 'level', 'no-such-value'),
    check('another-changes-nothing', 'A rejected level changes nothing.', async ({ given }) => {
      const user = await given.user()
      await user.call('updateNotificationSettings', { body: { level: 'watch' } })
      const body = { level: 'loud' }
      const rejected = await user.sendUnchecked({ operation: 'updateNotificationSettings', body })
      rejected.expectStatus(400)
      const response = await user.observe('getNotificationSettings')
      response.expectMatch({ level: 'watch' })
    }),
  ],

  'update-notification-settings/email-kept': [
    check(async ({ given, act }) => {
      const user = await given.user()
      const body = { notification_email: user.account.email }
      const updated = await act(user, 'updateNotificationSettings', { body })
      updated.expectStatus(200).expectMatch(body)
      const response = await user.observe('getNotificationSettings')
      response.expectMatch(body)
    }),
    check(idPart('further'), 'Each listed email address is stored, or rejected.', async (context) => {
      const { user } = await userWithEmails(context)
      const emails = (await user.call('listCurrentUserEmails')).items.map(({ email }) => email)
      for (const email of emails) {
        const body = { notification_email: email }
        const updated = await context.act(user, 'updateNotificationSettings', { body })
        // A server may require that a user confirms the email address.
        if (updated.status === 400) continue
        updated.expectStatus(200).expectMatch(body)
        const response = await user.observe('getNotificationSettings')
        response.expectMatch(body)
        await user.call('updateNotificationSettings', { body: { level: 'watch' } })
        const kept = await user.observe('getNotificationSettings')
        kept.expectMatch({ level: 'watch', ...body })
      }
      for (const email of emails) {
        const body = { level: 'mention' as const, notification_email: email }
        const updated = await context.act(user, 'updateNotificationSettings', { body })
        if (updated.status === 400) continue
        const both = await user.observe('getNotificationSettings')
        both.expectMatch(body)
      }
    }),
  ],

  'update-notification-settings/events-accepted': eventNames.map((name) =>
    check(idPart(name), `The event \`${name}\` is accepted as a boolean.`, async ({ given, act }) => {
      const user = await given.user()
      for (const value of [true, false]) {
        const body = { level: 'custom' as const, [name]: value }
        const updated = await act(user, 'updateNotificationSettings', { body })
        updated.expectStatus(200).expectMatch({ level: 'custom' })
      }
      const body = { [name]: 'no boolean' }
      const rejected = await user.sendUnchecked({ operation: 'updateNotificationSettings', body })
      rejected.expectStatus(400)
    }),
  ),

  'update-notification-settings/same-shape': check(async ({ given, act }) => {
    const user = await given.user()
    const before = await user.call('getNotificationSettings')
    const { notification_email } = before.body
    const updated = await act(user, 'updateNotificationSettings', { body: { level: 'disabled' } })
    updated.expectStatus(200).expectMatch({ level: 'disabled', notification_email })
  }),
} satisfies CoverageOf<'updateNotificationSettings'>

/** A group of which the user is a member. */
async function groupOf({ given }: CheckContext, user: Actor): Promise<GivenGroup> {
  const group = await given.group()
  await given.groupMember(group, user, 30)
  return group
}

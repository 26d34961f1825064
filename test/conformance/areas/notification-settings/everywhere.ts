/** Spec: document 2, "Notification settings", the global ones. */
import { check, idPart, type CoverageOf } from '../../fixtures/check.ts'
import { rejects } from '../../generated/attribute-checks.ts'
import { eventNames } from './event-names.ts'

/** Levels that mean something without a level above. */
const levels = ['disabled', 'participating', 'watch', 'mention', 'custom'] as const

export const everywhere = {
  'get-notification-settings/level-and-email': check(async ({ given, act }) => {
    const [one, two] = [await given.user(), await given.user()]
    await one.call('updateNotificationSettings', { body: { level: 'watch' } })
    await two.call('updateNotificationSettings', { body: { level: 'mention' } })
    for (const [person, other, level] of [
      [one, two, 'watch'],
      [two, one, 'mention'],
    ] as const) {
      const response = await act(person, 'getNotificationSettings')
      const { notification_email } = response.expectStatus(200).expectMatch({ level }).body
      if (typeof notification_email !== 'string') response.fail('A `notification_email`.')
      if (notification_email === other.account.email) response.fail('An address of the caller.')
    }
  }),

  'update-notification-settings/all-optional': check(async ({ given, act }) => {
    const person = await given.user()
    const email = { notification_email: person.account.email }
    await person.call('updateNotificationSettings', { body: { level: 'watch', ...email } })
    const nothing = await act(person, 'updateNotificationSettings', { body: {} })
    nothing.expectStatus(200).expectMatch({ level: 'watch', ...email })
    const one = await act(person, 'updateNotificationSettings', { body: { level: 'mention' } })
    one.expectStatus(200)
    const response = await person.observe('getNotificationSettings')
    response.expectMatch({ level: 'mention', ...email })
  }),

  'update-notification-settings/level-kept': check(async ({ given, act }) => {
    const person = await given.user()
    for (const level of levels) {
      const written = await act(person, 'updateNotificationSettings', { body: { level } })
      written.expectStatus(200).expectMatch({ level })
      const response = await person.observe('getNotificationSettings')
      response.expectMatch({ level })
    }
  }),

  'update-notification-settings/levels': [
    ...levels.map((level) =>
      check(idPart(level), level, async ({ given, act }) => {
        const response = await act(await given.user(), 'updateNotificationSettings', { body: { level } })
        response.expectStatus(200)
      }),
    ),
    rejects('updateNotificationSettings', 'level', 'no-such-value'),
    check('another-changes-nothing', 'another changes nothing', async ({ given }) => {
      const person = await given.user()
      await person.call('updateNotificationSettings', { body: { level: 'watch' } })
      const body = { level: 'loud' }
      const refused = await person.sendUnchecked({ operation: 'updateNotificationSettings', body })
      refused.expectStatus(400)
      const response = await person.observe('getNotificationSettings')
      response.expectMatch({ level: 'watch' })
    }),
  ],

  'update-notification-settings/email-kept': check(async ({ given, act }) => {
    const person = await given.user()
    const body = { notification_email: person.account.email }
    const written = await act(person, 'updateNotificationSettings', { body })
    written.expectStatus(200).expectMatch(body)
    const response = await person.observe('getNotificationSettings')
    response.expectMatch(body)
  }),

  'update-notification-settings/events-accepted': eventNames.map((name) =>
    check(idPart(name), name, async ({ given, act }) => {
      const person = await given.user()
      for (const value of [true, false]) {
        const body = { level: 'custom' as const, [name]: value }
        const response = await act(person, 'updateNotificationSettings', { body })
        response.expectStatus(200).expectMatch({ level: 'custom' })
      }
      const refused = await person.sendUnchecked({
        operation: 'updateNotificationSettings',
        body: { [name]: 'no boolean' },
      })
      refused.expectStatus(400)
    }),
  ),

  'update-notification-settings/same-shape': check(async ({ given, act }) => {
    const person = await given.user()
    const before = await person.call('getNotificationSettings')
    const { notification_email } = before.body
    const response = await act(person, 'updateNotificationSettings', { body: { level: 'disabled' } })
    response.expectStatus(200).expectMatch({ level: 'disabled', notification_email })
  }),
} satisfies CoverageOf<'getNotificationSettings' | 'updateNotificationSettings'>

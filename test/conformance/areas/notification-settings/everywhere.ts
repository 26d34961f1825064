/** Spec: document 2, "Notification settings", the global ones. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { rejects } from '../../generated/attribute-checks.ts'
import { eventNames } from './event-names.ts'

/** Levels that mean something without a level above. */
const levels = ['disabled', 'participating', 'watch', 'mention', 'custom'] as const

export const everywhere = {
  'get-notification-settings/level-and-email': check(async ({ given }) => {
    const [one, two] = [await given.user(), await given.user()]
    await one.does('updateNotificationSettings', { body: { level: 'watch' } })
    await two.does('updateNotificationSettings', { body: { level: 'mention' } })
    for (const [person, other, level] of [
      [one, two, 'watch'],
      [two, one, 'mention'],
    ] as const) {
      const answer = await person.tries('getNotificationSettings')
      const { notification_email } = answer.is(200).shows({ level }).body
      if (typeof notification_email !== 'string') answer.contradicts('A `notification_email`.')
      if (notification_email === other.account.email) answer.contradicts('An address of the caller.')
    }
  }),

  'update-notification-settings/all-optional': check(async ({ given }) => {
    const person = await given.user()
    const email = { notification_email: person.account.email }
    await person.does('updateNotificationSettings', { body: { level: 'watch', ...email } })
    const nothing = await person.tries('updateNotificationSettings', { body: {} })
    nothing.is(200).shows({ level: 'watch', ...email })
    const one = await person.tries('updateNotificationSettings', { body: { level: 'mention' } })
    one.is(200)
    const answer = await person.tries('getNotificationSettings')
    answer.is(200).shows({ level: 'mention', ...email })
  }),

  'update-notification-settings/level-kept': check(async ({ given }) => {
    const person = await given.user()
    for (const level of levels) {
      const written = await person.tries('updateNotificationSettings', { body: { level } })
      written.is(200).shows({ level })
      const answer = await person.tries('getNotificationSettings')
      answer.is(200).shows({ level })
    }
  }),

  'update-notification-settings/levels': [
    ...levels.map((level) =>
      check(level, async ({ given }) => {
        const answer = await (await given.user()).tries('updateNotificationSettings', { body: { level } })
        answer.is(200)
      }),
    ),
    rejects('updateNotificationSettings', 'level', 'no-such-value'),
    check('another changes nothing', async ({ given }) => {
      const person = await given.user()
      await person.does('updateNotificationSettings', { body: { level: 'watch' } })
      const body = { level: 'loud' }
      const refused = await person.sends({ operation: 'updateNotificationSettings', body })
      refused.is(400)
      const answer = await person.tries('getNotificationSettings')
      answer.is(200).shows({ level: 'watch' })
    }),
  ],

  'update-notification-settings/email-kept': check(async ({ given }) => {
    const person = await given.user()
    const body = { notification_email: person.account.email }
    const written = await person.tries('updateNotificationSettings', { body })
    written.is(200).shows(body)
    const answer = await person.tries('getNotificationSettings')
    answer.is(200).shows(body)
  }),

  'update-notification-settings/events-accepted': eventNames.map((name) =>
    check(name, async ({ given }) => {
      const person = await given.user()
      for (const value of [true, false]) {
        const body = { level: 'custom' as const, [name]: value }
        const answer = await person.tries('updateNotificationSettings', { body })
        answer.is(200).shows({ level: 'custom' })
      }
      const refused = await person.sends({
        operation: 'updateNotificationSettings',
        body: { [name]: 'no boolean' },
      })
      refused.is(400)
    }),
  ),

  'update-notification-settings/same-shape': check(async ({ given }) => {
    const person = await given.user()
    const before = await person.does('getNotificationSettings')
    const { notification_email } = before.body
    const answer = await person.tries('updateNotificationSettings', { body: { level: 'disabled' } })
    answer.is(200).shows({ level: 'disabled', notification_email })
  }),
} satisfies CoverageOf<'getNotificationSettings' | 'updateNotificationSettings'>

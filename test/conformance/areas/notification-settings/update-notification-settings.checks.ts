/** Spec: document 2, "Notification settings", changes of the settings for a group or project. */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { rejects } from '../../generated/attributes/attribute-checks.ts'
import { groupAround, projectWithin } from '../../fixtures/related-scope.ts'
import { eachEvent, eventNames } from './event-names.ts'
import { levels, ofGroup, ofProject, type NotificationScope } from './scopes.ts'

export const updateGroupNotificationSettings = {
  'update-group-notification-settings/all-optional': requiresNothing(ofGroup),
  'update-group-notification-settings/level-kept': storesLevel(ofGroup, ofProject, projectWithin),
  'update-group-notification-settings/levels': [
    ...levels.map((level) => acceptsLevel(ofGroup, level)),
    rejects('updateGroupNotificationSettings', 'level', 'no-such-value'),
    rejectsLevel(ofGroup),
  ],
  'update-group-notification-settings/events-kept': storesEvents(ofGroup),
  'update-group-notification-settings/events-when-custom': returnsEvents(ofGroup),
} satisfies CoverageOf<'updateGroupNotificationSettings'>

export const updateProjectNotificationSettings = {
  'update-project-notification-settings/all-optional': requiresNothing(ofProject),
  'update-project-notification-settings/level-kept': storesLevel(ofProject, ofGroup, groupAround),
  'update-project-notification-settings/levels': [
    ...levels.map((level) => acceptsLevel(ofProject, level)),
    rejects('updateProjectNotificationSettings', 'level', 'no-such-value'),
    rejectsLevel(ofProject),
  ],
  'update-project-notification-settings/events-kept': storesEvents(ofProject),
  'update-project-notification-settings/events-when-custom': returnsEvents(ofProject),
} satisfies CoverageOf<'updateProjectNotificationSettings'>

function requiresNothing(scope: NotificationScope): Check {
  return check(async (context) => {
    const { owner, path } = await scope.given(context)
    const { level } = (await owner.call(scope.get, { path })).body
    const withoutLevel = await context.act(owner, scope.update, { path, body: { new_note: true } })
    withoutLevel.expectStatus(200).expectMatch({ level })
    await owner.call(scope.update, { path, body: { level: 'mention' } })
    const unchanged = await context.act(owner, scope.update, { path, body: {} })
    unchanged.expectStatus(200).expectMatch({ level: 'mention' })
    const response = await owner.observe(scope.get, { path })
    response.expectMatch({ level: 'mention' })
  })
}

/** The global level of the user, the levels elsewhere, and that of another user stay as they are. */
function storesLevel(
  scope: NotificationScope,
  related: NotificationScope,
  givenRelated: typeof groupAround,
): Check {
  return check(async (context) => {
    const user = await context.given.user()
    const { owner, path } = await scope.given(context)
    const { path: elsewhere } = await scope.given(context)
    for (const each of [path, elsewhere]) {
      await owner.call(scope.addMember, { path: each, body: { user_id: user.id, access_level: 30 } })
    }
    await user.call('updateNotificationSettings', { body: { level: 'participating' } })
    await owner.call(scope.update, { path, body: { level: 'disabled' } })
    await user.call(scope.update, { path: elsewhere, body: { level: 'watch' } })
    const { path: pathOfRelated } = await givenRelated(context, { id: path.id, path, owner })
    await owner.call(related.addMember, { path: pathOfRelated, body: { user_id: user.id, access_level: 30 } })
    await user.call(related.update, { path: pathOfRelated, body: { level: 'mention' } })
    for (const level of levels) {
      const updated = await context.act(user, scope.update, { path, body: { level } })
      updated.expectStatus(200).expectMatch({ level })
      const response = await user.observe(scope.get, { path })
      response.expectMatch({ level })
    }
    const global = await user.observe('getNotificationSettings')
    global.expectMatch({ level: 'participating' })
    const other = await user.observe(scope.get, { path: elsewhere })
    other.expectMatch({ level: 'watch' })
    const inRelated = await user.observe(related.get, { path: pathOfRelated })
    inRelated.expectMatch({ level: 'mention' })
    const ofOther = await owner.observe(scope.get, { path })
    ofOther.expectMatch({ level: 'disabled' })
  })
}

function acceptsLevel(scope: NotificationScope, level: (typeof levels)[number]): Check {
  return check(level, `The level \`${level}\` is accepted.`, async (context) => {
    const { owner, path } = await scope.given(context)
    const updated = await context.act(owner, scope.update, { path, body: { level } })
    updated.expectStatus(200)
  })
}

function rejectsLevel(scope: NotificationScope): Check {
  return check('another-changes-nothing', 'A rejected level changes nothing.', async (context) => {
    const { owner, path } = await scope.given(context)
    await owner.call(scope.update, { path, body: { level: 'watch' } })
    const rejected = await owner.sendUnchecked({ operation: scope.update, path, body: { level: 'loud' } })
    rejected.expectStatus(400)
    const response = await owner.observe(scope.get, { path })
    response.expectMatch({ level: 'watch' })
  })
}

/** Each event alone, and all others without it. */
function storesEvents(scope: NotificationScope): Check {
  return check(async (context) => {
    const { owner, path } = await scope.given(context)
    for (const name of eventNames) {
      const alone = eachEvent((each) => each === name)
      const others = eachEvent((each) => each !== name)
      for (const events of [alone, others]) {
        const updated = await context.act(owner, scope.update, { path, body: { level: 'custom', ...events } })
        updated.expectStatus(200)
        const response = await owner.observe(scope.get, { path })
        response.expectMatch({ level: 'custom', events })
      }
    }
  })
}

/** The response contains the level, and only with `custom` the events. */
function returnsEvents(scope: NotificationScope): Check {
  return check(async (context) => {
    const { owner, path } = await scope.given(context)
    const plain = await context.act(owner, scope.update, { path, body: { level: 'watch' } })
    plain.expectStatus(200).expectMatch({ level: 'watch' }).expectAbsent('events')
    const events = eachEvent((name) => name.includes('merge'))
    const custom = await context.act(owner, scope.update, { path, body: { level: 'custom', ...events } })
    custom.expectStatus(200).expectMatch({ level: 'custom', events })
    const again = await context.act(owner, scope.update, { path, body: { level: 'mention' } })
    again.expectStatus(200).expectMatch({ level: 'mention' }).expectAbsent('events')
  })
}

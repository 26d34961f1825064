/** Spec: document 2, "Notification settings", those of a group or a project. */
import { check, idPart, type Check } from '../../fixtures/check.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'
import { inGroup, inProject } from '../../fixtures/membership-scopes.ts'
import { eachEvent, eventNames } from './event-names.ts'

export const ofGroup = {
  given: inGroup.given,
  addMember: inGroup.addMember,
  get: 'getGroupNotificationSettings',
  update: 'updateGroupNotificationSettings',
} as const

export const ofProject = {
  given: inProject.given,
  addMember: inProject.addMember,
  get: 'getProjectNotificationSettings',
  update: 'updateProjectNotificationSettings',
} as const

type Place = typeof ofGroup | typeof ofProject

export const levels = ['disabled', 'participating', 'watch', 'global', 'mention', 'custom'] as const

/** Everybody has a level of their own in each place. */
export function showsLevel(place: Place): Check {
  return check(async (context) => {
    const { owner, path } = await place.given(context)
    const { path: elsewhere } = await place.given(context)
    const [person] = await sharedUsers(context)
    await owner.call(place.addMember, { path, body: { user_id: person.id, access_level: 30 } })
    await owner.call(place.update, { path, body: { level: 'watch' } })
    await owner.call(place.update, { path: elsewhere, body: { level: 'disabled' } })
    await person.call(place.update, { path, body: { level: 'mention' } })
    const own = await context.act(owner, place.get, { path })
    own.expectStatus(200).expectMatch({ level: 'watch' })
    const there = await context.act(owner, place.get, { path: elsewhere })
    there.expectStatus(200).expectMatch({ level: 'disabled' })
    const theirs = await context.act(person, place.get, { path })
    theirs.expectStatus(200).expectMatch({ level: 'mention' })
  })
}

/** With the level `custom` each event is on or off. */
export function showsEvents(place: Place): Check {
  return check(async (context) => {
    const { owner, path } = await place.given(context)
    const events = eachEvent((name) => name.includes('issue'))
    await owner.call(place.update, { path, body: { level: 'custom', ...events } })
    const response = await context.act(owner, place.get, { path })
    response.expectStatus(200).expectMatch({ level: 'custom', events })
  })
}

export function needsNothing(place: Place): Check {
  return check(async (context) => {
    const { owner, path } = await place.given(context)
    await owner.call(place.update, { path, body: { level: 'mention' } })
    const nothing = await context.act(owner, place.update, { path, body: {} })
    nothing.expectStatus(200).expectMatch({ level: 'mention' })
    const response = await owner.observe(place.get, { path })
    response.expectMatch({ level: 'mention' })
  })
}

export function keepsLevel(place: Place): Check {
  return check(async (context) => {
    const { owner, path } = await place.given(context)
    for (const level of levels) {
      const written = await context.act(owner, place.update, { path, body: { level } })
      written.expectStatus(200).expectMatch({ level })
      const response = await owner.observe(place.get, { path })
      response.expectMatch({ level })
    }
  })
}

export function takesLevel(place: Place, level: (typeof levels)[number]): Check {
  return check(idPart(level), level, async (context) => {
    const { owner, path } = await place.given(context)
    const response = await context.act(owner, place.update, { path, body: { level } })
    response.expectStatus(200)
  })
}

export function refusesLevel(place: Place): Check {
  return check('another-changes-nothing', 'another changes nothing', async (context) => {
    const { owner, path } = await place.given(context)
    await owner.call(place.update, { path, body: { level: 'watch' } })
    const refused = await owner.sendUnchecked({ operation: place.update, path, body: { level: 'loud' } })
    refused.expectStatus(400)
    const response = await owner.observe(place.get, { path })
    response.expectMatch({ level: 'watch' })
  })
}

/** Each event can be on while all others are off, and the other way round. */
export function keepsEvents(place: Place): Check {
  return check(async (context) => {
    const { owner, path } = await place.given(context)
    for (const name of eventNames) {
      const alone = eachEvent((each) => each === name)
      const others = eachEvent((each) => each !== name)
      for (const events of [alone, others]) {
        const written = await context.act(owner, place.update, { path, body: { level: 'custom', ...events } })
        written.expectStatus(200)
        const response = await owner.observe(place.get, { path })
        response.expectMatch({ level: 'custom', events })
      }
    }
  })
}

/** The response to a change shows the events with the level `custom`, and the level with any. */
export function returnsEvents(place: Place): Check {
  return check(async (context) => {
    const { owner, path } = await place.given(context)
    const plain = await context.act(owner, place.update, { path, body: { level: 'watch' } })
    plain.expectStatus(200).expectMatch({ level: 'watch' })
    const events = eachEvent((name) => name.includes('merge'))
    const custom = await context.act(owner, place.update, { path, body: { level: 'custom', ...events } })
    custom.expectStatus(200).expectMatch({ level: 'custom', events })
  })
}

/** Spec: document 2, "Notification settings", those of a group or a project. */
import { check, type Check } from '../../fixtures/check.ts'
import { crowd } from '../../fixtures/shared-users.ts'
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
  return check(async (world) => {
    const { owner, path } = await place.given(world)
    const { path: elsewhere } = await place.given(world)
    const [person] = await crowd(world)
    await owner.does(place.addMember, { path, body: { user_id: person.id, access_level: 30 } })
    await owner.does(place.update, { path, body: { level: 'watch' } })
    await owner.does(place.update, { path: elsewhere, body: { level: 'disabled' } })
    await person.does(place.update, { path, body: { level: 'mention' } })
    const own = await owner.tries(place.get, { path })
    own.is(200).shows({ level: 'watch' })
    const there = await owner.tries(place.get, { path: elsewhere })
    there.is(200).shows({ level: 'disabled' })
    const theirs = await person.tries(place.get, { path })
    theirs.is(200).shows({ level: 'mention' })
  })
}

/** With the level `custom` each event is on or off. */
export function showsEvents(place: Place): Check {
  return check(async (world) => {
    const { owner, path } = await place.given(world)
    const events = eachEvent((name) => name.includes('issue'))
    await owner.does(place.update, { path, body: { level: 'custom', ...events } })
    const answer = await owner.tries(place.get, { path })
    answer.is(200).shows({ level: 'custom', events })
  })
}

export function needsNothing(place: Place): Check {
  return check(async (world) => {
    const { owner, path } = await place.given(world)
    await owner.does(place.update, { path, body: { level: 'mention' } })
    const nothing = await owner.tries(place.update, { path, body: {} })
    nothing.is(200).shows({ level: 'mention' })
    const answer = await owner.tries(place.get, { path })
    answer.is(200).shows({ level: 'mention' })
  })
}

export function keepsLevel(place: Place): Check {
  return check(async (world) => {
    const { owner, path } = await place.given(world)
    for (const level of levels) {
      const written = await owner.tries(place.update, { path, body: { level } })
      written.is(200).shows({ level })
      const answer = await owner.tries(place.get, { path })
      answer.is(200).shows({ level })
    }
  })
}

export function takesLevel(place: Place, level: (typeof levels)[number]): Check {
  return check(level, async (world) => {
    const { owner, path } = await place.given(world)
    const answer = await owner.tries(place.update, { path, body: { level } })
    answer.is(200)
  })
}

export function refusesLevel(place: Place): Check {
  return check('another changes nothing', async (world) => {
    const { owner, path } = await place.given(world)
    await owner.does(place.update, { path, body: { level: 'watch' } })
    const refused = await owner.sends({ operation: place.update, path, body: { level: 'loud' } })
    refused.is(400)
    const answer = await owner.tries(place.get, { path })
    answer.is(200).shows({ level: 'watch' })
  })
}

/** Each event can be on while all others are off, and the other way round. */
export function keepsEvents(place: Place): Check {
  return check(async (world) => {
    const { owner, path } = await place.given(world)
    for (const name of eventNames) {
      const alone = eachEvent((each) => each === name)
      const others = eachEvent((each) => each !== name)
      for (const events of [alone, others]) {
        const written = await owner.tries(place.update, { path, body: { level: 'custom', ...events } })
        written.is(200)
        const answer = await owner.tries(place.get, { path })
        answer.is(200).shows({ level: 'custom', events })
      }
    }
  })
}

/** The answer to a change shows the events with the level `custom`, and the level with any. */
export function answersWithEvents(place: Place): Check {
  return check(async (world) => {
    const { owner, path } = await place.given(world)
    const plain = await owner.tries(place.update, { path, body: { level: 'watch' } })
    plain.is(200).shows({ level: 'watch' })
    const events = eachEvent((name) => name.includes('merge'))
    const custom = await owner.tries(place.update, { path, body: { level: 'custom', ...events } })
    custom.is(200).shows({ level: 'custom', events })
  })
}

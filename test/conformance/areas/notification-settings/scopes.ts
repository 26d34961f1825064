/** Groups and projects as scopes of notification settings. */
import { inGroup, inProject } from '../../fixtures/membership-scopes.ts'

/** The settings of a user for a group. */
export const ofGroup = {
  given: inGroup.given,
  addMember: inGroup.addMember,
  get: 'getGroupNotificationSettings',
  update: 'updateGroupNotificationSettings',
} as const

/** The settings of a user for a project. */
export const ofProject = {
  given: inProject.given,
  addMember: inProject.addMember,
  get: 'getProjectNotificationSettings',
  update: 'updateProjectNotificationSettings',
} as const

/** The operations on the settings for a group, or on those for a project. */
export type NotificationScope = typeof ofGroup | typeof ofProject

/** Levels of the global settings. */
export const globalLevels = ['disabled', 'participating', 'watch', 'mention', 'custom'] as const

/** Levels of the settings for a group or project. */
export const levels = [...globalLevels, 'global'] as const

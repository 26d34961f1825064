/** Every rule on notification settings. Spec: document 2, "Notification settings". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { rejects } from '../../generated/attribute-checks.ts'
import { everywhere } from './everywhere.ts'
import * as places from './places.ts'

const { levels, ofGroup, ofProject } = places

export const notificationSettings = {
  ...everywhere,

  'get-group-notification-settings/level': places.showsLevel(ofGroup),
  'get-group-notification-settings/events-when-custom': places.showsEvents(ofGroup),
  'update-group-notification-settings/all-optional': places.needsNothing(ofGroup),
  'update-group-notification-settings/level-kept': places.keepsLevel(ofGroup),
  'update-group-notification-settings/levels': [
    ...levels.map((level) => places.takesLevel(ofGroup, level)),
    rejects('updateGroupNotificationSettings', 'level', 'no-such-value'),
    places.refusesLevel(ofGroup),
  ],
  'update-group-notification-settings/events-kept': places.keepsEvents(ofGroup),
  'update-group-notification-settings/events-when-custom': places.returnsEvents(ofGroup),

  'get-project-notification-settings/level': places.showsLevel(ofProject),
  'get-project-notification-settings/events-when-custom': places.showsEvents(ofProject),
  'update-project-notification-settings/all-optional': places.needsNothing(ofProject),
  'update-project-notification-settings/level-kept': places.keepsLevel(ofProject),
  'update-project-notification-settings/levels': [
    ...levels.map((level) => places.takesLevel(ofProject, level)),
    rejects('updateProjectNotificationSettings', 'level', 'no-such-value'),
    places.refusesLevel(ofProject),
  ],
  'update-project-notification-settings/events-kept': places.keepsEvents(ofProject),
  'update-project-notification-settings/events-when-custom': places.returnsEvents(ofProject),
} satisfies CoverageOfArea<'notification-settings'>

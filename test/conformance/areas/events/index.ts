/** The checks of events, by rule. Spec: document 1, "Events". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listEvents } from './list-events.checks.ts'
import { listUserEvents } from './list-user-events.checks.ts'
import { listProjectEvents } from './list-project-events.checks.ts'
import { listProjectEventsAtRoot } from './list-project-events-at-root.checks.ts'

export const events = {
  ...listEvents,
  ...listUserEvents,
  ...listProjectEvents,
  ...listProjectEventsAtRoot,
} satisfies CoverageOfArea<'events'>

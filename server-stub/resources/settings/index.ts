/** What other modules use of the application settings. */
export { initializeSettings, settingsOf } from './queries.ts'
export type { Settings } from './record.ts'
export { visibilityOfFork, visibilityViolation } from './relations.ts'

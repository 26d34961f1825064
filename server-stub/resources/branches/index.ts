/** What other resources use of branches. */
export { initialProtection, refNameViolation } from './attributes.ts'
export { protectionOf, upsertProtection } from './queries.ts'

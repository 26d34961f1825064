/** What other resources use of users. */
export { userReferenceColumns } from './record.ts'
export { userSummary } from './presenter/user.ts'

/** What other resources use of users. */
export { userProfileColumns, userReferenceColumns } from './record.ts'
export { user, userSummary } from './presenter.ts'
export { projectsLimitOf, usersById, usersByUsername } from './queries/users.ts'
export { emailByText as emailByAddress, emailOf } from './queries/keys-and-emails.ts'
export { findEmail, findSshKey, findUser, findUserByIdOrUsername, withAuthors } from './relations.ts'
export { addUser, changeUser } from './queries/writes.ts'
export { passwordViolation } from './attributes.ts'

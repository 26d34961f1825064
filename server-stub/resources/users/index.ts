/** What other resources use of users. */
export { authorColumns, authorOf, userProfileColumns, userReferenceColumns } from './record.ts'
export { email, user, userSummary } from './presenter.ts'
export { authorRows, projectsLimitOf, usersById, usersByUsername } from './queries/users.ts'
export { emailByText, emailOf } from './queries/keys-and-emails.ts'
export { authorIn, findEmail, findSshKey, findUser, findUserByIdOrUsername } from './relations.ts'
export { addEmail, addUser, changeUser } from './queries/writes.ts'
export { passwordViolation } from './attributes.ts'

/** What other resources use of members. */
export { member, memberUser } from './presenter.ts'
export { deleteAccessRequest, memberUserColumns } from './queries.ts'
export { findMember, inGroupSource, inProjectSource } from './relations.ts'

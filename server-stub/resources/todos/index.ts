/** What other resources read of todos. */
export { findTodo, mentionedUsers, usersWhoSee } from './relations.ts'

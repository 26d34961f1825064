/** What other resources use of triggers. */
export { findTrigger } from './relations.ts'

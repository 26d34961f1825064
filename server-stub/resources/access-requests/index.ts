/** What other modules use of access requests. */
export { findAccessRequest } from './relations.ts'

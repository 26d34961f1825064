/** What other resources use of build variables. */
export { findVariable } from './relations.ts'

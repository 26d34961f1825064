// Generated from openapi/ by `npm run build`; do not edit.

export * from './client.ts'
export type * from './contract-types.ts'
export { operations } from './operations.ts'
export { rules } from './rules.ts'

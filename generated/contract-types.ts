// Generated from openapi/ by `npm run build`; do not edit.

export type { OperationPermission, AreaName, OperationFacts, OperationId, OperationsOf } from './operations.ts'
export type { RuleFacts, RuleId } from './rules.ts'
export type * from './schemas.ts'
/** Types of openapi-typescript, for your own clients. */
export type { components, operations, paths } from './types.ts'

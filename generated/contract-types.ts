// Generated from openapi/ by `npm run build`; do not edit.

export type { Ability, AreaName, OperationFacts, OperationId, OperationsOf } from './operations.ts'
export type { RuleFacts, RuleId } from './rules.ts'
export type * from './schemas.ts'
/** As openapi-typescript writes them, for clients of your own. */
export type { components, operations, paths } from './types.ts'

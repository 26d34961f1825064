// Generated from openapi/ by `npm run build`; do not edit.

import type { AreaName, OperationId } from '../operations.ts'

type Validate = (value: unknown) => boolean

/** The validators of the operations of one area. */
export interface AreaValidators {
  /** Path and query parameters: `{ path, query }`, converted and completed in place. */
  readonly parameters: { readonly [Id in OperationId]?: Validate }
  /** Request bodies, completed in place. */
  readonly bodies: { readonly [Id in OperationId]?: Validate }
  /** JSON bodies of responses by status. */
  readonly responses: { readonly [Id in OperationId]?: { readonly [status: string]: Validate } }
}

export declare const validators: Readonly<Record<AreaName, () => Promise<AreaValidators>>>

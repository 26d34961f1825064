// Generated from openapi/ by `npm run build`; do not edit.

import type { OperationId } from '../operations.ts'

type Validate = (value: unknown) => boolean

/** Path and query parameters: `{ path, query }`, converted and completed in place. */
export declare const validators: Readonly<Record<OperationId, Validate>>

// Generated from openapi/ by `npm run build`; do not edit.

import type { OperationId } from '../operations.ts'

type Validate = (value: unknown) => boolean

/** JSON bodies of responses by status. */
export declare const validators: Readonly<Record<OperationId, { readonly [status: string]: Validate }>>

// Generated from openapi/ by `npm run build`; do not edit.

import type { OperationId } from '../operations.ts'

type Validate = (value: unknown) => boolean

/** Request bodies, completed in place. */
export declare const validators: { readonly [Id in OperationId]?: Validate }

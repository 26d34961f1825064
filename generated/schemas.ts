// Generated from openapi/ by `npm run build`; do not edit.

import type { components, Readable, Writable } from './types.ts'

/** Every schema of the contract by name. */
export type SchemaName = keyof components['schemas']

/** A schema as it comes back in a response. */
export type Schema<Name extends SchemaName> = Readable<components['schemas'][Name]>

/** A schema as it is sent in a request. */
export type Input<Name extends SchemaName> = Writable<components['schemas'][Name]>

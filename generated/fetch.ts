// Generated from openapi/ by `npm run build`; do not edit.

export { createFetchClient } from './client/fetch.ts'
export type { ForgeClientOptions } from './client/options.ts'

import type { JsonObject } from './document.ts'

/** A request with values converted and defaults filled in. */
export interface Validated {
  path: JsonObject
  query: JsonObject
  body: JsonObject
}

/** The JSON in the bodies of responses, parsed once for all that read it one after the other. */
import type { Exchange, Json, WireResponse } from './exchange.ts'

/** What a body contains; `value` is undefined if it is no JSON. */
export type JsonBody =
  | { readonly kind: 'json'; readonly value: Json }
  /** The value is that with a mark for the bytes that are no UTF-8. */
  | { readonly kind: 'not-utf-8'; readonly value: Json | undefined }
  | { readonly kind: 'not-json'; readonly value: undefined; readonly problem: string }

/** Bodies to keep: a run has many more responses than it reads at the same time. */
const limit = 64
const recent = new Map<WireResponse, JsonBody>()
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Parses the body of a response of any media type. */
export function jsonBodyOf(response: WireResponse): JsonBody {
  const known = recent.get(response)
  if (known !== undefined) return known
  const parsed = parseBytes(response.body)
  recent.set(response, parsed)
  const [oldest] = recent.size > limit ? recent.keys() : []
  if (oldest !== undefined) recent.delete(oldest)
  return parsed
}

/** The response body as JSON; undefined when there is none or it does not parse. */
export function jsonOf({ outcome }: Exchange): Json | undefined {
  return outcome.kind === 'response' ? jsonBodyOf(outcome.response).value : undefined
}

function parseBytes(bytes: Uint8Array): JsonBody {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return { kind: 'not-utf-8', value: parse(Buffer.from(bytes).toString('utf8')).value }
  }
  return parse(text)
}

function parse(text: string): JsonBody {
  try {
    const value: Json = JSON.parse(text)
    return { kind: 'json', value }
  } catch (error) {
    return {
      kind: 'not-json',
      value: undefined,
      problem: error instanceof Error ? error.message : 'No JSON.',
    }
  }
}

/**
 * How much one request may send, and how much work it may cause. All limits are here, and docs/server-behaviour.md shows
 * them as a table. Limits on single fields that platforms of this kind share (a title of 255 characters) stand with the
 * field.
 */

export interface Limit {
  max: number
  /** What is counted. */
  counts: string
  /** What the server does beyond the limit. */
  beyond: string
}

const mebibyte = 1024 * 1024

export const limits = {
  bodyBytes: { max: 50 * mebibyte, counts: 'bytes of a request body', beyond: '413' },
  parameters: { max: 20_000, counts: 'parameters of a query string or form', beyond: '413' },
  jsonValues: {
    max: 200_000,
    counts: 'values in a JSON body, nested ones included',
    beyond: '413',
  },
  jsonDepth: { max: 32, counts: 'levels of nesting in a JSON body', beyond: '400' },
  arrayItems: { max: 20_000, counts: 'items of an array', beyond: '400' },
  fullyValidatedValues: {
    max: 1000,
    counts: 'values of a request whose errors are all reported',
    beyond: 'only the first error is reported',
  },
  reportedErrors: { max: 100, counts: 'errors in a response', beyond: 'the others are left out' },
  recordedCharacters: {
    max: 200,
    counts: 'characters of a name or value in `requests()`',
    beyond: 'the text is cut',
  },
  recordedItems: {
    max: 100,
    counts: 'properties, items or violations in one record of `requests()`',
    beyond: 'the others are left out',
  },
} as const satisfies Record<string, Limit>

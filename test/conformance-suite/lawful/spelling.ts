/** The same responses in other encodings that HTTP and JSON allow. */
import { eachRecord, eachText } from './json.ts'
import type { PassingResponse, Variation } from './variation.ts'

const anyJson =
  '1 § Request conventions: "Requests and responses use JSON"; how it is written is left to JSON.'
const anyHttp = 'No sentence speaks of it; it is left to HTTP.'

export const spelling: readonly Variation[] = [
  {
    id: 'unknown-members',
    varies: 'Every record has members that nobody knows.',
    lawful: 'The resource tables name the members of records and exclude no others.',
    alterResponse: ({ status, target, json }) =>
      // A failed validation is keyed by property, and the simple form of a project has nothing else.
      status !== 400 &&
      !target.includes('simple=true') &&
      eachRecord(json, (record) => {
        // Its keys are names of queues: an added key would be one more queue.
        if (isMapOfQueues(record)) return false
        Object.assign(record, { mood: 'fine', x_extra: null })
        return true
      }),
  },
  {
    id: 'member-order',
    varies: 'The members of every record come in another order.',
    lawful: anyJson,
    alterResponse: ({ json }) =>
      eachRecord(json, (record) => {
        const members = Object.entries(record).toReversed()
        for (const [name] of members) delete record[name]
        for (const [name, value] of members) record[name] = value
        return members.length > 1
      }),
  },
  {
    id: 'times-with-offset',
    varies: 'Times are written with an offset of zero and without fractions of a second.',
    lawful: '1 § Request conventions 6: "Timestamps are ISO 8601 strings".',
    alterResponse: ({ json }) =>
      eachText(json, (text) => (isTime(text) ? text.replace(/(\.\d+)?Z$/, '+00:00') : text)),
  },
  {
    id: 'times-of-another-zone',
    varies: 'Times are written in the zone two hours east, to the microsecond.',
    lawful: '1 § Request conventions 6: "Timestamps are ISO 8601 strings".',
    alterResponse: ({ json }) => eachText(json, (text) => (isTime(text) ? inTheEast(text) : text)),
  },
  {
    id: 'json-with-blanks',
    varies: 'JSON is indented and ends in a line break.',
    lawful: anyJson,
    spells: (json) => `${JSON.stringify(JSON.parse(json), null, 3)}\n`,
  },
  {
    id: 'json-escapes',
    varies: 'JSON escapes slashes and every letter beyond ASCII.',
    lawful: anyJson,
    spells: (json) =>
      json
        .replaceAll(/[\u0080-\uFFFF]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replaceAll('/', '\\/'),
  },
  {
    id: 'json-numbers',
    varies: 'Whole numbers are written with a fraction of zero.',
    lawful: anyJson,
    spells: (json) =>
      json.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (token) =>
        /^-?\d+$/.test(token) ? `${token}.0` : token,
      ),
  },
  {
    id: 'media-type-in-capitals',
    varies: 'The media type is written in capitals, its character set in quotes.',
    lawful: anyHttp,
    alterResponse: (passed) => setMediaType(passed, 'Application/JSON;charset="UTF-8"'),
  },
  {
    id: 'media-type-with-charset',
    varies: 'The media type names a character set.',
    lawful: anyHttp,
    alterResponse: (passed) => setMediaType(passed, 'application/json; charset=utf-8'),
  },
  {
    id: 'unknown-headers',
    varies: 'Answers have headers that nobody knows, cookies among them.',
    lawful: anyHttp,
    alterResponse: ({ headers }) => {
      Object.assign(headers, {
        'x-runtime': '0.042',
        vary: 'Origin, Accept-Encoding',
        server: 'forge/1.0',
        'set-cookie': 'seen=yes; Path=/; HttpOnly',
        'x-ratelimit-remaining': '12345',
        'content-language': 'en',
      })
      return true
    },
  },
  {
    id: 'rejections-with-headers',
    varies: 'A 401 says how to authenticate, a refusal of any kind is not to be cached.',
    lawful: anyHttp,
    alterResponse: ({ status, headers }) => {
      if (status < 400) return false
      headers['cache-control'] = 'no-store'
      if (status === 401) headers['www-authenticate'] = 'Bearer realm="forge"'
      return true
    },
  },
  {
    id: 'no-validators',
    varies: 'No answer has an ETag.',
    lawful: '1 § Status codes: 304 is one of the codes; no sentence says how a request asks for it.',
    alterResponse: ({ headers }) => {
      const { etag } = headers
      delete headers['etag']
      delete headers['last-modified']
      return etag !== undefined
    },
  },
  {
    id: 'other-validators',
    varies: 'Every answer has another ETag than the one before, and tells when it was last modified.',
    lawful: '1 § Status codes: 304 is one of the codes; no sentence says when a server has to answer it.',
    alterResponse: ({ status, headers, target }) => {
      if (status !== 200) return false
      headers['etag'] = `W/"${target.length}-${headers['x-request-id'] ?? ''}"`
      headers['last-modified'] = 'Tue, 07 Mar 2017 10:00:00 GMT'
      return true
    },
  },
  {
    id: 'links-in-two-headers',
    varies: 'The relations of `Link` come in as many headers of that name.',
    lawful: anyHttp,
    sends: (_response, { headers, repeated }) => {
      const { link } = headers
      if (link === undefined || !/,\s*</.test(link)) return false
      delete headers['link']
      repeated['link'] = link.split(/,\s*(?=<)/)
      return true
    },
  },
  {
    id: 'header-names-in-capitals',
    varies: 'The names of headers are written in capitals.',
    lawful: anyHttp,
    sends: (_response, passed) => {
      const capitals = Object.entries(passed.headers).map(
        ([name, value]) => [name.toUpperCase(), value] as const,
      )
      passed.headers = Object.fromEntries(capitals)
      return true
    },
  },
  {
    id: 'in-chunks',
    varies: 'Bodies come in two chunks of untold length.',
    lawful: anyHttp,
    sends: (_response, passed) => {
      passed.framing = 'chunks'
      return passed.body.length > 1
    },
  },
  {
    id: 'connection-closed',
    varies: 'Every fourth answer ends with the connection, as in HTTP/1.0, its length untold.',
    lawful: anyHttp,
    sends: (_response, passed) => {
      if (passed.body.length % 4 !== 1) return false
      passed.framing = 'close'
      return true
    },
  },
  {
    id: 'early-hints',
    varies: 'Every third answer is preceded by 103 Early Hints.',
    lawful: anyHttp,
    sends: (response, passed) => {
      if (passed.body.length % 3 !== 0) return false
      response.writeEarlyHints({ link: '</style.css>; rel=preload; as=style' })
      return true
    },
  },
  {
    id: 'other-reason-phrases',
    varies: 'The words after the status are others.',
    lawful: anyHttp,
    sends: (_response, passed) => {
      passed.reason = 'Whatever You Say'
      return true
    },
  },
  {
    id: 'slow',
    varies: 'Answers wait up to a tenth of a second, few of them long.',
    lawful: 'No sentence speaks of how long an answer takes.',
    sends: (_response, passed) => {
      // Derived from the size of the response and its URL, so that a run can be repeated.
      const draw = (passed.body.length * 7919 + passed.target.length * 104_729) % 100
      passed.delay = draw < 90 ? draw / 15 : draw
      return passed.delay >= 1
    },
  },
]

function setMediaType({ headers, json }: PassingResponse, mediaType: string): boolean {
  if (json === undefined) return false
  headers['content-type'] = mediaType
  return true
}

function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text)
}

function inTheEast(text: string): string {
  const twoHours = 7_200_000
  const local = new Date(Date.parse(text) + twoHours).toISOString()
  return local.replace('Z', '000+02:00')
}

function isMapOfQueues(record: Readonly<Record<string, unknown>>): boolean {
  const queues = Object.values(record)
  return queues.length > 0 && queues.every((queue) => Object.hasOwn(Object(queue), 'backlog'))
}

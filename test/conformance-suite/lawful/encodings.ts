/** The same responses in other encodings that HTTP and JSON allow. */
import { eachRecord, eachText } from './json.ts'
import type { PassingResponse, Variation } from './variation.ts'

const anyJson =
  '1 § Request conventions 2: "Requests and responses use JSON". The encoding is defined by JSON.'
const anyHttp = 'The specification does not mention it. It is defined by HTTP.'

export const encodings: readonly Variation[] = [
  {
    id: 'unknown-properties',
    varies: 'The server adds unknown properties to every record.',
    lawful: 'The resource tables name the properties of records and exclude no others.',
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
    id: 'property-order',
    varies: 'The server returns the properties of every record in another order.',
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
    varies: 'The server returns timestamps with an offset of zero and without fractions of a second.',
    lawful: '1 § Request conventions 6: "Timestamps are ISO 8601 strings".',
    alterResponse: ({ json }) =>
      eachText(json, (text) => (isTime(text) ? text.replace(/(\.\d+)?Z$/, '+00:00') : text)),
  },
  {
    id: 'times-of-another-zone',
    varies: 'The server returns timestamps with an offset of two hours and in microseconds.',
    lawful: '1 § Request conventions 6: "Timestamps are ISO 8601 strings".',
    alterResponse: ({ json }) => eachText(json, (text) => (isTime(text) ? withOffset(text) : text)),
  },
  {
    id: 'indented-json',
    varies: 'The server returns indented JSON with a final line break.',
    lawful: anyJson,
    encodeJson: (json) => `${JSON.stringify(JSON.parse(json), null, 3)}\n`,
  },
  {
    id: 'json-escapes',
    varies: 'The server escapes slashes and all characters beyond ASCII in JSON.',
    lawful: anyJson,
    encodeJson: (json) =>
      json
        .replaceAll(/[\u0080-\uFFFF]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replaceAll('/', '\\/'),
  },
  {
    id: 'json-numbers',
    varies: 'The server returns integers with a fraction of zero.',
    lawful: anyJson,
    encodeJson: (json) =>
      json.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (token) =>
        /^-?\d+$/.test(token) ? `${token}.0` : token,
      ),
  },
  {
    id: 'media-type-in-capitals',
    varies: 'The server returns the media type in capitals and the character set in quotes.',
    lawful: anyHttp,
    alterResponse: (passed) => setMediaType(passed, 'Application/JSON;charset="UTF-8"'),
  },
  {
    id: 'media-type-with-charset',
    varies: 'The server returns the media type with a character set.',
    lawful: anyHttp,
    alterResponse: (passed) => setMediaType(passed, 'application/json; charset=utf-8'),
  },
  {
    id: 'unknown-headers',
    varies: 'The server returns additional headers, including cookies.',
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
    id: 'errors-with-headers',
    varies: 'The server returns `WWW-Authenticate` with 401, and forbids the caching of error responses.',
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
    varies: 'The server returns no `ETag`.',
    lawful:
      '1 § Status codes: 304 is one of the codes. The specification does not state which requests return it.',
    alterResponse: ({ headers }) => {
      const { etag } = headers
      delete headers['etag']
      delete headers['last-modified']
      return etag !== undefined
    },
  },
  {
    id: 'other-validators',
    varies: 'The server returns a new `ETag` with every response, and `Last-Modified`.',
    lawful:
      '1 § Status codes: 304 is one of the codes. The specification does not state when a server returns it.',
    alterResponse: ({ status, headers, target }) => {
      if (status !== 200) return false
      headers['etag'] = `W/"${target.length}-${headers['x-request-id'] ?? ''}"`
      headers['last-modified'] = 'Tue, 07 Mar 2017 10:00:00 GMT'
      return true
    },
  },
  {
    id: 'links-in-several-headers',
    varies: 'The server returns each relation of `Link` in a header of its own.',
    lawful: anyHttp,
    alterMessage: (_response, { headers, repeated }) => {
      const { link } = headers
      if (link === undefined || !/,\s*</.test(link)) return false
      delete headers['link']
      repeated['link'] = link.split(/,\s*(?=<)/)
      return true
    },
  },
  {
    id: 'header-names-in-capitals',
    varies: 'The server returns header names in capitals.',
    lawful: anyHttp,
    alterMessage: (_response, passed) => {
      const capitals = Object.entries(passed.headers).map(
        ([name, value]) => [name.toUpperCase(), value] as const,
      )
      passed.headers = Object.fromEntries(capitals)
      return true
    },
  },
  {
    id: 'chunked-bodies',
    varies: 'The server returns bodies in two chunks, without their length.',
    lawful: anyHttp,
    alterMessage: (_response, passed) => {
      passed.framing = 'chunks'
      return passed.body.length > 1
    },
  },
  {
    id: 'connection-closed',
    varies: 'The server closes the connection after every fourth response, as in HTTP/1.0.',
    lawful: anyHttp,
    alterMessage: (_response, passed) => {
      if (passed.body.length % 4 !== 1) return false
      passed.framing = 'close'
      return true
    },
  },
  {
    id: 'early-hints',
    varies: 'The server sends 103 Early Hints before every third response.',
    lawful: anyHttp,
    alterMessage: (response, passed) => {
      if (passed.body.length % 3 !== 0) return false
      response.writeEarlyHints({ link: '</style.css>; rel=preload; as=style' })
      return true
    },
  },
  {
    id: 'other-reason-phrases',
    varies: 'The server returns other reason phrases.',
    lawful: anyHttp,
    alterMessage: (_response, passed) => {
      passed.reason = 'Whatever You Say'
      return true
    },
  },
  {
    id: 'slow-responses',
    varies: 'The server delays responses by up to a tenth of a second.',
    lawful: 'The specification does not limit the duration of a response.',
    alterMessage: (_response, passed) => {
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

function withOffset(text: string): string {
  const twoHours = 7_200_000
  const local = new Date(Date.parse(text) + twoHours).toISOString()
  return local.replace('Z', '000+02:00')
}

function isMapOfQueues(record: Readonly<Record<string, unknown>>): boolean {
  const queues = Object.values(record)
  return queues.length > 0 && queues.every((queue) => Object.hasOwn(Object(queue), 'backlog'))
}

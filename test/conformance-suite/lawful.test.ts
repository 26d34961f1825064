/** The suite never cries wolf: a server that differs only where the specification is silent conforms. */
import { expect, test } from 'vitest'
import { runConformance } from '../conformance/index.ts'
import { startStub } from '../../server-stub/stub.ts'
import { alterJson, rewriting, type Passing } from './support/proxy.ts'

type Variation = (answer: Passing) => void

/** Each is lawful alone, and so are all together. */
const variations: Readonly<Record<string, Variation>> = {
  'members that nobody knows': (answer) => {
    // A failed validation is keyed by property, and the simple form of a project has nothing else.
    if (answer.status === 400 || answer.target.includes('simple=true')) return
    alterJson(answer, (value) =>
      deeply(value, (record) =>
        isMapOfQueues(record) ? record : { ...record, mood: 'fine', x_extra: null },
      ),
    )
  },
  'members in another order': (answer) =>
    alterJson(answer, (value) =>
      deeply(value, (record) => Object.fromEntries(Object.entries(record).toReversed())),
    ),
  'times with an offset': (answer) => alterJson(answer, (value) => texts(value, withOffset)),
  'JSON with blanks': (answer) => {
    if (isJson(answer))
      answer.body = Buffer.from(`${JSON.stringify(JSON.parse(String(answer.body)), null, 3)}\n`)
  },
  'another way to write the media type': (answer) => {
    if (isJson(answer)) answer.headers['content-type'] = 'Application/JSON;charset="UTF-8"'
  },
  'headers that nobody knows': (answer) => {
    answer.headers['x-runtime'] = '0.042'
    answer.headers['vary'] = 'Origin'
  },
  'links that name another host': (answer) => {
    const { link } = answer.headers
    if (link !== undefined)
      answer.headers['link'] = link.replaceAll(/http:\/\/127[^/]+/g, 'https://forge.example.com')
  },
  'links in another order': (answer) => {
    const { link } = answer.headers
    if (link !== undefined) answer.headers['link'] = link.split(', ').toReversed().join(',')
  },
  'other words where none are stated': (answer) => {
    if (answer.status === 404 && !isStated(answer))
      alterJson(answer, () => ({ message: 'gone with the wind' }))
    if (answer.status === 403 && !isStated(answer)) alterJson(answer, () => ({ message: 'not for you' }))
    if (answer.status === 422) alterJson(answer, () => ({ error: 'no' }))
  },
  'a missing attribute named in other words': (answer) => {
    if (answer.status !== 400) return
    alterJson(answer, (value) => {
      const { message } = Object(value)
      return typeof message === 'string' ? { message: `Sorry: ${message}!`, error: message } : value
    })
  },
  'no body after a deletion that shows none': (answer) => {
    const silent = /\/(merge_requests|keys)\/\d+$/.test(answer.target)
    if (answer.method === 'DELETE' && answer.status === 200 && silent) answer.body = Buffer.from('')
  },
  'no validators': (answer) => {
    delete answer.headers['etag']
    delete answer.headers['last-modified']
  },
}

test('a server that is different and lawful conforms', { timeout: 300_000 }, async () => {
  await using stub = await startStub()
  await using server = await rewriting(stub.baseUrl, (answer) => {
    for (const vary of Object.values(variations)) vary(answer)
  })
  const report = await runConformance({
    baseUrl: server.baseUrl,
    adminToken: stub.adminToken,
    areas: [],
    operations: [],
    rules: [],
    workers: 8,
    timeout: 30_000,
    seed: 2,
    reference: null,
  })
  expect(report.findings.map(({ title, expected, actual }) => `${title} | ${expected} | ${actual}`)).toEqual(
    [],
  )
  expect(report.exitCode).toBe(0)
})

const stated = [
  /401 Unauthorized/,
  /Must be admin to use sudo/,
  /No user id or username for/,
  /"error":\s*"404 Not Found"/,
  /Method Not Allowed/,
  /Branch cannot be merged/,
  /SHA does not match/,
]

function isStated({ body }: Passing): boolean {
  const text = String(body)
  return stated.some((words) => words.test(text))
}

function isJson({ headers, body }: Passing): boolean {
  return (headers['content-type'] ?? '').toLowerCase().includes('json') && body.length > 0
}

/** Its members are names of queues: one that nobody knows would be a queue. */
function isMapOfQueues(record: Readonly<Record<string, unknown>>): boolean {
  const queues = Object.values(record)
  return queues.length > 0 && queues.every((queue) => Object.hasOwn(Object(queue), 'backlog'))
}

/** Alters every record of a value, from the inside out. */
function deeply(value: unknown, alter: (record: Record<string, unknown>) => object): unknown {
  if (Array.isArray(value)) return value.map((item) => deeply(item, alter))
  if (typeof value !== 'object' || value === null) return value
  return alter(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deeply(item, alter)])))
}

function texts(value: unknown, alter: (text: string) => string): unknown {
  if (typeof value === 'string') return alter(value)
  if (Array.isArray(value)) return value.map((item) => texts(item, alter))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, texts(item, alter)]))
}

function withOffset(text: string): string {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) ? text.replace(/(\.\d+)?Z$/, '+00:00') : text
}

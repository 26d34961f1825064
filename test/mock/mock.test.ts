import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { createForgeClient } from '../../generated/client.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Mock } from '../../scripts/mock/prism.ts'
import { startMock } from '../../scripts/mock/prism.ts'
import type { Contract, LocatedOperation, Response as Documented } from '../../scripts/pipeline/contract.ts'
import { isList, resolve } from '../../scripts/pipeline/contract.ts'
import { sampleOf } from '../support/sample.ts'
import { exampleRequests } from './contract-requests.ts'

const contract: Contract = JSON.parse(
  await readFile(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
)
const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(contract, 'contract')
const validators = new Map<string, ValidateFunction>()

const requests = exampleRequests(contract)

let mock: Mock

beforeAll(async () => {
  mock = await startMock({ host: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  await mock.close()
})

it.for(sampleOf(requests, 4).map((each) => [each.operationId, each] as const))(
  'returns %s as documented, with every status',
  async ([, { url, init, located, statuses }]) => {
    const found: unknown[] = []
    for (const status of statuses) {
      const headers = { ...init.headers, Prefer: `code=${status}` }
      const response = await fetch(mock.baseUrl + url, { ...init, headers })
      found.push({ status, problems: await problems(located, status, response) })
    }
    expect(found).toEqual(statuses.map((status) => ({ status, problems: [] })))
  },
)

/** Prism treats one value of a nullable array (`type: [array, 'null']`) in a form as a string. */
const beyondPrism = ['updateApplicationSettings']
const formRequests = requests.filter(
  (each) => each.form !== undefined && !beyondPrism.includes(each.operationId),
)

it.for(sampleOf(formRequests, 4).map((each) => [each.operationId, each] as const))(
  'accepts the body of %s as a form',
  async ([, { url, init, form }]) => {
    const headers = { 'PRIVATE-TOKEN': 'pt-example' }
    const response = await fetch(mock.baseUrl + url, { method: init.method, headers, body: form ?? null })
    expect([response.status, await response.text()]).toEqual([
      expect.toSatisfy((status) => status < 300),
      expect.anything(),
    ])
  },
)

it('ends while it starts, when it is aborted', async () => {
  const starting = new AbortController()
  const started = startMock({ host: '127.0.0.1', port: 0, signal: starting.signal })
  starting.abort()
  expect(await started).toBeUndefined()
})

it('rejects requests that violate the contract', async () => {
  const headers = { 'PRIVATE-TOKEN': 'pt-example', 'Content-Type': 'application/json' }
  const url = `${mock.baseUrl}/projects/7/merge_requests`
  expect((await fetch(url, { method: 'POST' })).status).toBe(401)
  expect((await fetch(url, { method: 'POST', headers, body: '{"title":7}' })).status).toBe(400)
})

it.for<[string, string, string]>([
  ['an unfinished object', '{"nam', 'application/json'],
  ['text', 'Loom', 'application/json'],
  ['text of another JSON format', 'Loom', 'application/merge-patch+json'],
])('returns 400 for %s as JSON', async ([, body, type]) => {
  const response = await fetch(`${mock.baseUrl}/projects`, {
    method: 'POST',
    headers: { 'PRIVATE-TOKEN': 'pt-example', 'Content-Type': type },
    body,
    signal: AbortSignal.timeout(5000),
  })
  expect([response.status, await response.json()]).toEqual([400, { message: 'The body is not valid JSON' }])
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
})

it.for(['application/json; charset=utf-8', 'application/json; charset=utf-16', 'Application/JSON'])(
  'accepts valid JSON as %s',
  async (type) => {
    const response = await fetch(`${mock.baseUrl}/projects`, {
      method: 'POST',
      headers: { 'PRIVATE-TOKEN': 'pt-example', 'Content-Type': type },
      body: '{"name":"Größe"}',
      signal: AbortSignal.timeout(5000),
    })
    expect(response.status).toBe(201)
  },
)

it('treats an empty JSON body of unknown length as no body', async () => {
  const headers = {
    'PRIVATE-TOKEN': 'pt-example',
    'Content-Type': 'application/json',
    'Transfer-Encoding': 'chunked',
  }
  const sent = request(`${mock.baseUrl}/projects`, { method: 'POST', headers }).end()
  const [response]: IncomingMessage[] = await once(sent, 'response', { signal: AbortSignal.timeout(5000) })
  expect(response && (await json(response))).toEqual({ message: 'name is missing' })
})

it('reports a port that is in use', async () => {
  const { port } = new URL(mock.baseUrl)
  await expect(startMock({ host: '127.0.0.1', port: Number(port) })).rejects.toThrow(
    `port ${port} is in use; choose another with --port`,
  )
})

/** Operations with a required body. */
const writes = requests.filter(({ located: { operation } }) => {
  const { requestBody } = operation
  return requestBody !== undefined && resolve(contract, requestBody).required === true
})

it.for(sampleOf(writes, 4, 1).map((each) => [each.operationId, each] as const))(
  'rejects a request of %s without its body with 400',
  async ([, { url, init }]) => {
    const response = await fetch(mock.baseUrl + url, { ...init, body: 'null' })
    expect([response.status, response.headers.get('sl-violations')]).toEqual([400, expect.anything()])
  },
)

it('names a parameter of the operation in the body of a 400', async () => {
  const headers = { 'PRIVATE-TOKEN': 'pt-example', 'Content-Type': 'application/json' }
  const issue = await fetch(`${mock.baseUrl}/projects/7/issues`, { method: 'POST', headers, body: '{}' })
  expect(await issue.json()).toEqual({ message: 'title is missing' })
  const branches = await fetch(`${mock.baseUrl}/projects/7/repository/branches?page=none`, { headers })
  expect(await branches.json()).toEqual({ message: { page: ['is invalid'] } })
})

it('returns every list as one page, which the client reads to its end', async () => {
  const client = createForgeClient({ baseUrl: mock.baseUrl, token: 'pt-example' })
  const projects = await client.listProjects()
  const items = await client.paginate('listProjects').toArray()
  expect(projects.ok && items).toEqual(projects.ok && projects.data)
  const page = { total: items.length, totalPages: 1, page: 1, next: undefined, prev: undefined }
  expect(projects.ok && projects.page).toMatchObject(page)
  const lists = requests.filter(({ located }) => isList(contract, located))
  expect(lists.length).toBeGreaterThan(20)
  for (const { url, init } of lists) {
    const { headers } = await fetch(mock.baseUrl + url, init)
    const [path] = url.split('?')
    const link = `<${mock.baseUrl}${path}?page=1&per_page=20>`
    expect(headers.get('link')).toBe(`${link}; rel="first", ${link}; rel="last"`)
  }
})

/** All differences between a response and its documentation. */
async function problems(located: LocatedOperation, status: number, response: Response): Promise<unknown[]> {
  const text = await response.text()
  if (response.status !== status) return [`status ${response.status}`, text]
  const entry = located.operation.responses[status]
  if (entry === undefined) return ['not documented']
  const documented = resolve<Documented>(contract, entry)
  const violations = response.headers.get('sl-violations')
  return [
    ...(violations === null ? [] : [violations]),
    ...headerProblems(documented, response),
    ...bodyProblems(documented, response, text),
  ]
}

function headerProblems({ headers = {} }: Documented, response: Response): unknown[] {
  return Object.entries(headers).flatMap(([name, entry]) => {
    const { required, schema } = resolve(contract, entry)
    const text = response.headers.get(name)
    if (text === null) return required === true ? [`the header ${name} is missing`] : []
    return schema === undefined ? [] : invalid(schema, [text, Number(text)], name)
  })
}

function bodyProblems({ content = {} }: Documented, response: Response, text: string): unknown[] {
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? ''
  if (Object.keys(content).length === 0) return text === '' ? [] : [`a body: ${text}`]
  const documented = content[type]
  if (documented === undefined) return [`the media type '${type}'`]
  if (!type.includes('json') || documented.schema === undefined) return []
  return invalid(documented.schema, [JSON.parse(text)], 'body')
}

/** What a schema has against a value; a header's text may be meant as text or as a number. */
function invalid(schema: object, interpretations: readonly unknown[], what: string): unknown[] {
  const text = rebased(schema)
  // Many responses have the same headers and bodies.
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text))
  validators.set(text, validate)
  if (interpretations.some((interpretation) => validate(interpretation))) return []
  return [`${what}: ${ajv.errorsText(validate.errors)}`]
}

/** The schema as text; its references are local to the contract. */
function rebased(schema: object): string {
  return JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')
}

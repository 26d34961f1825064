/** Spec: document 1, "Limits": every response that is an array has the pagination headers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSite } from '../../../scripts/reference/load.ts'
import type { OperationEntry } from '../../../scripts/reference/model/site.ts'
import { sampleRequest } from '../../../scripts/pipeline/samples/request.ts'
import { demoValuesOf } from '../../../scripts/serve/demo-values.ts'
import { demoTokens, seedDemo, startStub, type Stub } from '../../../server-stub/index.ts'

const { contract, operations } = await loadSite()
const reads = [...operations.values()].filter(({ located }) => located.method === 'get')
const headers = ['Link', 'X-Total', 'X-Total-Pages', 'X-Per-Page', 'X-Page', 'X-Next-Page', 'X-Prev-Page']

let stub: Stub
beforeAll(async () => {
  stub = await startStub({ seed: seedDemo })
})
afterAll(() => stub.close())

/** Calls a read on a record of the demo. */
async function read(id: string, paging: Readonly<Record<string, string>>): Promise<Response> {
  const entry = operations.get(id)
  if (entry === undefined) throw new Error(`${id} is not an operation`)
  const values = demoValuesOf(id)
  const target = { origin: stub.origin, token: tokenOf(entry, values?.as), ...(values && { values }) }
  const { path, pathValues, query, token } = sampleRequest(contract, entry.located, target)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(pathValues[name])),
  )
  // Filters are optional.
  const required = query.filter(([, value]) => !Array.isArray(value))
  const search = new URLSearchParams({
    ...Object.fromEntries(required.map(([name, value]) => [name, textOf(value)])),
    ...paging,
  })
  return fetch(`${stub.baseUrl}${filled}?${search}`, { headers: { 'PRIVATE-TOKEN': token ?? '' } })
}

function tokenOf({ located }: OperationEntry, as = 'mira'): string {
  const tokens: Readonly<Record<string, string>> = demoTokens
  const isForAdministrators = located.operation['x-access']?.callers === 'administrator'
  return isForAdministrators ? stub.adminToken : (tokens[as] ?? stub.adminToken)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const arrays: string[] = []

test.for(reads.map(({ id }) => id))(
  '%s returns the pagination headers if it returns an array',
  async (id) => {
    const response = await read(id, {})
    expect(response.status).toBe(200)
    const body: unknown =
      response.headers.get('content-type') === 'application/json' ? await response.json() : null
    const missing = headers.filter((name) => !response.headers.has(name))
    expect(missing).toEqual(Array.isArray(body) ? [] : headers)
    if (!Array.isArray(body)) return
    arrays.push(id)
    const second = await read(id, { page: '2', per_page: '1' })
    const items: unknown = await second.json()
    expect(items).toEqual(body.slice(1, 2))
    expect(second.headers.get('X-Per-Page')).toBe('1')
  },
)

describe('arrays', () => {
  test('are returned by operations whose response is not specified, too', () => {
    expect(arrays).toEqual(
      expect.arrayContaining([
        'listPipelines',
        'getRepositoryTree',
        'listDeployKeys',
        'listLicenceTemplates',
        'listGitignoreTemplates',
        'listCiYmlTemplates',
        'listDockerfileTemplates',
      ]),
    )
  })
})

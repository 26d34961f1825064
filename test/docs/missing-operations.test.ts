import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { seedDemo, startStub, type Stub } from '../../server-stub/index.ts'

const page = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'missing-operations.md'), 'utf8')

interface Row {
  readonly call: string
  readonly method: string
  readonly path: string
  readonly status: number
}

const rows: Row[] = [...page.matchAll(/^\| (.+?) +\| `([A-Z]+) (\/\S+)` +\| (\d{3}) +\|/gm)].map(
  ([, call = '', method = '', path = '', status]) => ({ call, method, path, status: Number(status) }),
)

/** Records of the demo data. */
const values: Readonly<Record<string, string>> = { file_path: 'README.md', sha: 'master' }

const newBranch = {
  branch: 'new',
  start_branch: 'master',
  commit_message: 'Add a file',
  actions: [{ action: 'create', file_path: 'a', content: 'b' }],
}

let forge: Stub
beforeAll(async () => {
  forge = await startStub({ seed: seedDemo })
})
afterAll(() => forge.close())

async function send(method: string, path: string): Promise<Response> {
  const id = path.startsWith('/groups') ? 'atelier' : path.startsWith('/users') ? '1' : 'atelier%2Floom'
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'id' ? id : (values[name] ?? '1')))
  const headers = { 'PRIVATE-TOKEN': forge.adminToken, 'Content-Type': 'application/json' }
  const body = method === 'POST' ? JSON.stringify(newBranch) : null
  const query = method === 'GET' ? '?ref=master' : ''
  return fetch(`${forge.baseUrl}${filled}${query}`, { method, headers, body })
}

test('the page lists operations', () => {
  expect(rows.length).toBeGreaterThan(50)
})

test.for(rows)('$method $path: $call', async ({ method, path, status, call }) => {
  const known = Object.values(operations).some(
    (operation) => operation.method.toUpperCase() === method && shapeOf(operation.path) === shapeOf(path),
  )
  expect(known).toBe(call.includes('start_branch'))
  expect((await send(method, path)).status).toBe(status)
})

/** The path without the names of its parameters. */
function shapeOf(path: string): string {
  return path.replaceAll(/\{\w+\}|:\w+/g, ':')
}

describe('paths that match another operation', () => {
  test.for([
    ['GET', '/projects/:id/repository/files/:file_path/blame', '`404 File Not Found`'],
    ['GET', '/projects/:id/repository/commits/:sha/refs', '`404 Commit Not Found`'],
    ['GET', '/projects/:id/members/all', '`user_id` `must be integer`'],
    ['POST', '/projects/:id/repository/commits', '`branch` `does not exist`'],
  ])('%s %s returns %s', async ([method = '', path = '', text = '']) => {
    expect(page).toContain(text)
    const body = await (await send(method, path)).text()
    for (const [, part = ''] of text.matchAll(/`([^`]+)`/g)) expect(body).toContain(part)
  })
})

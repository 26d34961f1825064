/** Ids that are larger than what the databases store belong to no record. */
import { operationIds } from '../../../server-stub/http/api.ts'
import { describe, expect, test } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { startStub } from '../../../server-stub/index.ts'
import { parametersOf, resolve, type SchemaNode } from '../../conformance/protocol/contract.ts'
import { rendered, texts } from '../../fuzz/render.ts'
import { recordFor } from '../../fuzz/valid.ts'
import { makeWorld } from '../../fuzz/world.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { whyNoPostgres } from '../../support/postgres.ts'
import { sampleOf } from '../../support/sample.ts'

function isInteger(node: SchemaNode): boolean {
  const { type, items } = resolve<SchemaNode>(node)
  return [type].flat().includes('integer') || (items !== undefined && isInteger(items))
}

const cases = operationIds.flatMap((operation) =>
  parametersOf(operation)
    .filter(({ in: location, schema }) => (location === 'path' || location === 'query') && isInteger(schema))
    .map(({ in: location, name }) => ({ operation, location, name })),
)

describe.for([
  ['SQLite', undefined],
  ['PostgreSQL', await whyNoPostgres()],
] as const)('%s', ([database, reason]) => {
  test.skipIf(reason)('in every path and query', async () => {
    await using stub = await startStub({
      database: database === 'SQLite' ? { kind: 'memory' } : { kind: 'postgres', url: await freshDatabase() },
      onIncident: () => undefined,
    })
    const { records } = await makeWorld(stub.origin, stub.adminToken, 1)
    const failed: string[] = []
    for (const { operation, location, name } of sampleOf(cases, 3, database === 'SQLite' ? 0 : 1))
      for (const id of ['2147483648', '9223372036854775808', '9'.repeat(40)]) {
        const { method, path } = operations[operation]
        const filled = path.replaceAll(/\{(\w+)\}/g, (_, each: string) =>
          location === 'path' && each === name
            ? id
            : texts(rendered(recordFor(operation, path, each), records.private)).join(),
        )
        const body = JSON.stringify({
          title: 't',
          name: 'heart',
          body: 'b',
          value: 'v',
          access_level: 10,
          position: 1,
        })
        const headers = { 'PRIVATE-TOKEN': stub.adminToken, 'Content-Type': 'application/json' }
        const sent = { method, headers, ...(method === 'GET' ? {} : { body }) }
        const query = location === 'query' ? `?${name}=${id}` : ''
        const { status } = await fetch(`${stub.baseUrl}${filled}${query}`, sent)
        if (status >= 500) failed.push(`${operation} ${name} ${id}: ${status}`)
      }
    expect(failed).toEqual([])
    expect(cases.length).toBeGreaterThan(100)
  })
})

import { expect, test } from 'vitest'
import { declarations } from '../../../generated/declarations.ts'
import { operations } from '../../../generated/operations.ts'
import { validators } from '../../../generated/validators/index.js'
import { createContract } from '../../../server-stub/http/contract.ts'
import { validateByLibrary } from '../../../server-stub/http/library-validator.ts'

/** A contract of this test alone: other tests prepare operations of that of the server. */
const contract = createContract({
  basePath: '/api/v4',
  file: new URL('../../../generated/openapi.conformance.json', import.meta.url),
  operations,
  declarations,
  validators,
})

/** Counts turns of the event loop until it is disposed of. */
function turns(): Disposable & { readonly count: number } {
  let count = 0
  let next = setImmediate(function onTurn() {
    count += 1
    next = setImmediate(onTurn)
  })
  return {
    get count() {
      return count
    },
    [Symbol.dispose]: () => clearImmediate(next),
  }
}

test('other requests have a turn between the preparations of operations that are requested at once', async () => {
  using passed = turns()
  const prepared = await Promise.all(
    (['createGroup', 'createIssue', 'createTag'] as const).map(async (id) => {
      const operation = contract.operations.get(id)
      if (operation === undefined) throw new Error(`There is no operation ${id}`)
      const invalid = validateByLibrary({ operation, params: {} }, { query: {}, body: {}, values: 0 })
      await expect(invalid).rejects.toThrow()
      return passed.count
    }),
  )
  const [first = 0, second = 0, third = 0] = prepared
  expect(second).toBeGreaterThan(first)
  expect(third).toBeGreaterThan(second)
})

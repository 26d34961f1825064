import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'

it('names the page of each operation, and links no server of the developer', async () => {
  const client = await readFile(join(import.meta.dirname, '..', '..', 'generated', 'client.ts'), 'utf8')
  const pages = [...client.matchAll(/@see The page `\/docs\/operations\/(\w+)` of a running server\./g)]
  expect(new Set(pages.map(([, id]) => id))).toEqual(new Set(Object.keys(operations)))
  expect(client).not.toContain('127.0.0.1:3000/docs')
})

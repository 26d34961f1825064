import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const document = await readFile(join(import.meta.dirname, '..', '..', 'generated', 'openapi.json'), 'utf8')

/** Every description of the document. */
const descriptions: readonly string[] = descriptionsIn(JSON.parse(document))

function descriptionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'description' && typeof child === 'string' ? [child] : descriptionsIn(child),
  )
}

it('says what a value means, or does not list it', () => {
  const repeated = descriptions.flatMap((description) =>
    [...description.matchAll(/^- `(\w+)`: (.+)$/gm)].filter(
      ([, value = '', meaning = '']) => value.replaceAll('_', ' ') === meaning.toLowerCase(),
    ),
  )
  expect(repeated.map(([line]) => line)).toEqual([])
})

it('says how a path in a URL is written', () => {
  expect(descriptions.filter((description) => /unencoded: clients/i.test(description))).toEqual([])
})

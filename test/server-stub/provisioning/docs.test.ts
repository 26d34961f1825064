import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listResources } from '../../../server-stub/provisioning/list-resources.ts'

const { resources } = listResources()

const guide = await readFile(join(import.meta.dirname, '../../../docs/provisioning.md'), 'utf8')

/** The rows of the table of resources: name and attributes. */
const rows = new Map(
  [...guide.matchAll(/^\| `(\w+)` +\| (.*?) \| /gm)].map(([, name = '', attributes = '']) => [
    name,
    attributes,
  ]),
)

/** Attributes of the guide; their values are in brackets. */
function documented(name: string): { all: string[]; required: string[] } {
  const attributes = (rows.get(name) ?? '').replaceAll(/\([^)]*\)/g, '')
  const names = (pattern: RegExp) => [...attributes.matchAll(pattern)].map(([, attribute = '']) => attribute)
  return { all: names(/`(\w+)`/g).toSorted(), required: names(/\*\*`(\w+)`\*\*/g).toSorted() }
}

test('the guide names every resource and no other', () => {
  expect([...rows.keys()].toSorted()).toEqual(Object.keys(resources).toSorted())
})

/** Names of the attributes of a JSON Schema; all, or the required ones. */
const namesIn = (schema: object, keyword: 'properties' | 'required'): string[] => {
  const value: unknown = Reflect.get(schema, keyword) ?? []
  return (Array.isArray(value) ? value.map(String) : Object.keys(Object(value))).toSorted()
}

test.for(Object.entries(resources))(
  'the guide names every attribute of %s and no other',
  ([name, { create }]) => {
    expect(documented(name)).toEqual({
      all: namesIn(create, 'properties'),
      required: namesIn(create, 'required'),
    })
  },
)

test('the guide names every attribute of a change', () => {
  const attributes = Object.values(resources).flatMap(({ change = {} }) => namesIn(change, 'properties'))
  expect(attributes).toContain('more_trace')
  for (const attribute of attributes) expect(guide).toContain(`\`${attribute}\``)
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resources } from '../../../server-stub/provisioning/index.ts'

const guide = await readFile(join(import.meta.dirname, '../../../docs/provisioning.md'), 'utf8')

/** The rows of the table of resources: name and attributes. */
const rows = new Map(
  [...guide.matchAll(/^\| `(\w+)` +\| (.*?) \| /gm)].map(([, name = '', attributes = '']) => [
    name,
    attributes,
  ]),
)

/** Attributes as the guide has them; what stands in brackets are their values. */
function told(name: string): { all: string[]; required: string[] } {
  const attributes = (rows.get(name) ?? '').replaceAll(/\([^)]*\)/g, '')
  const names = (pattern: RegExp) => [...attributes.matchAll(pattern)].map(([, attribute = '']) => attribute)
  return { all: names(/`(\w+)`/g).toSorted(), required: names(/\*\*`(\w+)`\*\*/g).toSorted() }
}

test('the guide names every resource and no other', () => {
  expect([...rows.keys()].toSorted()).toEqual(Object.keys(resources).toSorted())
})

test.for(Object.entries(resources))(
  'the guide names every attribute of %s and no other',
  ([name, { fields }]) => {
    const attributes = Object.entries(fields)
    expect(told(name)).toEqual({
      all: attributes.map(([attribute]) => attribute).toSorted(),
      required: attributes
        .filter(([, field]) => field.required)
        .map(([attribute]) => attribute)
        .toSorted(),
    })
  },
)

test('the guide names every attribute of a change', () => {
  for (const resource of Object.values(resources))
    if ('changes' in resource)
      for (const attribute of Object.keys(resource.changes)) expect(guide).toContain(`\`${attribute}\``)
})

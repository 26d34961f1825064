import { expect, it } from 'vitest'
import { fingerprintOf } from '../../scripts/tools/fingerprint.ts'

const document = {
  openapi: '3.1.0',
  info: { title: 'Forge', description: 'A service.' },
  components: {
    schemas: {
      Loom: { type: 'object', description: 'A loom.', properties: { description: { type: 'string' } } },
    },
  },
}
const tools = '{"orval":"7.13.2"}'
const original = fingerprintOf(JSON.stringify(document), tools)

/** The fingerprint after a replacement in the text of the document. */
function after(from: string, to: string): string {
  const text = JSON.stringify(document)
  expect(text).toContain(from)
  return fingerprintOf(text.replace(from, to), tools)
}

it('stays the same when descriptions change', () => {
  expect(after('A loom.', 'A loom with threads.')).toBe(original)
  expect(after('A service.', 'Another service.')).toBe(original)
})

it('changes with the structure, also with a property named description', () => {
  expect(after('"description":{"type":"string"}', '"description":{"type":"integer"}')).not.toBe(original)
  expect(after('"type":"object"', '"type":"array"')).not.toBe(original)
})

it('changes with the versions of the tools', () => {
  expect(fingerprintOf(JSON.stringify(document), '{"orval":"7.13.3"}')).not.toBe(original)
})

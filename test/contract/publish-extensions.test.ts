import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Contract } from '../../scripts/pipeline/contract.ts'
import { withoutExtensions } from '../../scripts/pipeline/publish/extensions.ts'

const file = join(import.meta.dirname, '..', '..', 'generated', 'openapi.json')

const sample: Contract = {
  openapi: '3.1.0',
  info: { title: 'Sample', version: '4.0.0' },
  tags: [{ name: 'looms', description: 'Looms.' }],
  paths: {
    '/looms': {
      get: {
        operationId: 'listLooms',
        responses: {
          200: {
            headers: { 'x-total': { description: 'Number of looms.' } },
            content: { 'application/json': { examples: { one: { value: { 'x-note': 1 } } } } },
            'x-body': 'optional',
          },
        },
        'x-rules': [],
        'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: 'curl' }],
      },
    },
  },
  components: {
    schemas: {
      Loom: { properties: { 'x-size': { type: 'integer', 'x-closed': 'a' } }, examples: [{ 'x-size': 1 }] },
    },
  },
  'x-rules': [],
}

it('removes extensions, not names and values that look like one', () => {
  const expected = structuredClone(sample)
  const operation = expected.paths['/looms']?.get
  const response = operation?.responses['200']
  delete expected['x-rules']
  delete operation?.['x-rules']
  if (response !== undefined && 'x-body' in response) delete response['x-body']
  delete expected.components.schemas?.['Loom']?.properties?.['x-size']?.['x-closed']
  expect(withoutExtensions(sample)).toEqual(expected)
})

it('leaves code samples as the only extension of the published document', async () => {
  const text = await readFile(file, 'utf8')
  expect([...new Set(text.match(/"x-[a-zA-Z-]+":/g))]).toEqual(['"x-codeSamples":'])
})

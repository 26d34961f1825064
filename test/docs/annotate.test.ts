import { expect, it } from 'vitest'
import type { Contract } from '../../scripts/pipeline/contract.ts'
import { annotate } from '../../scripts/reference/annotate.ts'

const components = {
  schemas: {
    Loom: {
      description: 'A loom.',
      'x-unspecified': [{ id: 'looms/size', what: 'Its size is not shown.', source: '2 § Looms' }],
    },
  },
}

const contract: Contract = {
  openapi: '3.1.0',
  info: { title: 'Forge', version: '4.0.0', description: 'About.' },
  'x-rules': [{ id: 'general/any', rule: 'Anything holds.', source: '1 § Everything' }],
  paths: {
    '/looms': {
      get: {
        operationId: 'listLooms',
        description: 'Lists looms.',
        responses: {},
        'x-access': { ability: 'list-looms', callers: 'administrator', source: '1 § Access' },
        'x-rules': [{ id: 'list-looms/sorted', rule: 'They are sorted.', source: '2 § Looms' }],
        'x-unspecified': [{ id: 'list-looms/order', what: 'The order is not shown.', source: '2 § Looms' }],
      },
      delete: { operationId: 'deleteLooms', responses: {}, 'x-specified': 'name-only' },
    },
  },
  components,
}

it('adds rules and unspecified points to the description of an operation', () => {
  expect(annotate(contract).paths['/looms']?.get?.description).toBe(
    [
      'Lists looms.',
      '<details><summary>Rules (1)</summary>',
      '- They are sorted.<br><small>`list-looms/sorted` · 2 § Looms</small>',
      '</details>',
      '<details><summary>Not specified (1)</summary>',
      '- The order is not shown.<br><small>2 § Looms</small>',
      '</details>',
    ].join('\n\n'),
  )
})

it('tells what is open about a schema in its description', () => {
  expect(annotate(contract).components.schemas?.['Loom']?.['description']).toBe(
    'A loom.\n\nNot specified:\n\n- Its size is not shown.<br><small>2 § Looms</small>',
  )
})

it('tells that an operation is only named, and what holds for all', () => {
  const { info, paths } = annotate(contract)
  expect(paths['/looms']?.delete?.description).toMatch(/^\*\*Named only\.\*\*/)
  expect(info['description']).toBe(
    'About.\n\n# Rules for every operation\n\n- Anything holds.<br><small>`general/any` · 1 § Everything</small>',
  )
})

it('leaves the contract itself as it is', () => {
  const before = structuredClone(contract)
  annotate(contract)
  expect(contract).toEqual(before)
})

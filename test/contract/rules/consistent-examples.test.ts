import { describe, expect, it } from 'vitest'
import type { Json } from '../../../scripts/pipeline/contract.ts'
import { examplesConsistent } from '../../../scripts/pipeline/rules/consistent-examples.ts'
import { findingsOf } from '../support/sample.ts'

const sha = '4d2b8a6f0c1e3957d8b6a4f2e0c1d3b5a7968574'

function withExamples(...values: Json[]): string[] {
  return findingsOf(examplesConsistent, ({ contract: { components } }) => {
    components.examples = Object.fromEntries(values.map((value, index) => [`Example${index}`, { value }]))
  })
}

describe('examples-consistent', () => {
  it.for<[string, Json, Json]>([
    ['The id where username is mira', { id: 2, username: 'mira' }, { author: { id: 3, username: 'mira' } }],
    [
      'The name where username is mira',
      { username: 'mira', name: 'Mira' },
      [{ username: 'mira', name: 'Mira Castell' }],
    ],
    [
      'The id where path_with_namespace is atelier/loom',
      { id: 7, path_with_namespace: 'atelier/loom' },
      { id: 8, path_with_namespace: 'atelier/loom' },
    ],
    [
      'The name where full_path is atelier',
      { full_path: 'atelier', name: 'Atelier' },
      { full_path: 'atelier', name: 'Studio' },
    ],
    [
      `The title where id is ${sha}`,
      { id: sha, title: 'Describe' },
      { commits: [{ id: sha, title: 'Set up' }] },
    ],
  ])('rejects two values for: %s', ([fact, one, other]) => {
    expect(withExamples(one, other)).toEqual([
      expect.stringContaining(`#/components/examples/Example1: ${fact} is`),
    ])
  })

  it('accepts differences between different records', () => {
    expect(
      withExamples({ id: 2, username: 'mira' }, { id: 3, username: 'tom' }, { id: 'master', title: 'x' }),
    ).toEqual([])
  })
})

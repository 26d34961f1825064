import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { operationsOf, type Contract } from '../../scripts/pipeline/contract.ts'

const contract: Contract = JSON.parse(
  await readFile(join(import.meta.dirname, '..', '..', 'generated', 'openapi.json'), 'utf8'),
)

/** Every description of the document. */
const descriptions: readonly string[] = descriptionsIn(contract)

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

it('says for each name with slashes how it is written in a URL', () => {
  const parameters = descriptionsIn(contract.components.parameters)
  const encoded = parameters.filter((text) => text.includes('%2F'))
  expect(encoded.length).toBeGreaterThan(0)
  for (const text of encoded)
    expect(text).toContain('In the URL, `/` is written `%2F`; generated clients encode the value.')
})

it('uses the terms of the language guide that programs also use as names', () => {
  expect(descriptions.filter((text) => /\b(?:log(?:ged )?in|logout|CI variable)/i.test(text))).toEqual([])
})

it('has a different summary for each operation, of the same form within an area', () => {
  const summaries = operationsOf(contract).map(({ operation: { summary = '' } }) => summary)
  expect(summaries.filter((summary, index) => summaries.indexOf(summary) !== index)).toEqual([])
  const emoji = summaries.filter((summary) => summary.includes('award emoji'))
  expect(emoji.length).toBeGreaterThan(0)
  expect(emoji.filter((summary) => /\b(?:an?|of)\b/.test(summary))).toEqual([])
  expect(summaries.filter((summary) => summary.includes("merge request's"))).toEqual([])
})

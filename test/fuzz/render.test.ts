import { expect, test } from 'vitest'
import { jsonText, rendered, texts } from './render.ts'

const records = { project: 7 }

test('writes values as JSON', () => {
  const value = [{ record: 'project' }, { fields: { 'a"': [1, [null]], b: { fields: {} } } }, [], 'x']
  const json = rendered(value, records)
  expect(JSON.parse(jsonText(json))).toEqual([7, { 'a"': [1, [null]], b: {} }, [], 'x'])
  expect(jsonText(json)).toBe(JSON.stringify(json))
})

test('writes lists that are nested deeper than the stack', () => {
  const deep = rendered({ nested: 100_000 }, records)
  expect(jsonText({ name: deep })).toBe(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)
  expect(texts(deep)).toEqual([])
})

import { expect, test } from 'vitest'
import { valueImports } from '../../scripts/diagram/imports.ts'
import { drawLayers, type Layer } from '../../scripts/diagram/layers.ts'

const layers: readonly Layer[] = ['start', 'middle', 'low'].map((name) => ({
  name,
  label: name,
  files: new RegExp(`^${name}/`),
}))

const arrows = (...imports: readonly string[]) =>
  drawLayers(
    layers,
    imports.map((each) => ({ from: `${each.split(' ')[0]}/a.ts`, to: `${each.split(' ')[1]}/b.ts` })),
  )
    .split('\n')
    .filter((line) => line.includes('>'))

test('reads imports and exports of values, by path', () => {
  const text = `
    import type { A } from './types.ts'
    import { type B } from './types.ts'
    export type { C } from './types.ts'
    import ts from 'typescript'
    import { d, type E } from '../values.ts'
    import * as f from './folder/all.ts'
    import './effect.ts'
    export { g } from './exported.ts'
    import h from './default.ts'
  `
  expect(valueImports('a/b/file.ts', text).map(({ to }) => to)).toEqual([
    'a/values.ts',
    'a/b/folder/all.ts',
    'a/b/effect.ts',
    'a/b/exported.ts',
    'a/b/default.ts',
  ])
})

test('omits arrows that follow from others', () => {
  expect(arrows('start middle', 'middle low')).toEqual(['  start --> middle', '  middle --> low'])
  expect(arrows('start middle', 'middle low', 'start low')).toEqual([
    '  start --> middle',
    '  middle --> low',
  ])
  expect(arrows('start low', 'start middle')).toEqual(['  start --> low', '  start --> middle'])
})

test('draws one arrow with two heads between layers that import each other', () => {
  expect(arrows('low middle', 'middle low', 'start low')).toEqual(['  start --> low', '  low <--> middle'])
})

test('rejects a file that belongs to no layer', () => {
  expect(() => arrows('start elsewhere')).toThrow('elsewhere/b.ts belongs to no layer of the diagram')
})

import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { stepsOf } from './contract.ts'
import type { SourceFile } from './sources.ts'

/**
 * Turns a pointer into a file into a line, which editors open: `openapi/paths/users/user.yaml#/get` into
 * `openapi/paths/users/user.yaml:5`. Of a pointer to something that is missing, the part that exists counts.
 */
export function lineFinder(sources: readonly SourceFile[]): (location: string) => string {
  return (location) => {
    const [file = '', pointer] = location.split('#')
    const text = sources.find(({ path }) => `openapi/${path}` === file)?.text
    if (text === undefined || !/\.ya?ml$/.test(file)) return location
    return `${file}:${lineOf(text, pointer === undefined ? [] : stepsOf(`#${pointer}`))}`
  }
}

/** Line of the key, or of the item of a list, that the steps lead to. */
function lineOf(text: string, steps: readonly string[]): number {
  const lines = new LineCounter()
  let node: unknown = parseDocument(text, { lineCounter: lines }).contents
  let line = 1
  for (const step of steps) {
    const found = childOf(node, step)
    if (found === undefined) break
    line = lines.linePos(found.offset).line
    node = found.value
  }
  return line
}

function childOf(node: unknown, step: string): { offset: number; value: unknown } | undefined {
  const [key, value] = isSeq(node) ? [node.items[Number(step)], node.items[Number(step)]] : pairOf(node, step)
  const range = isNode(key) ? key.range : undefined
  return range === undefined || range === null ? undefined : { offset: range[0], value }
}

function pairOf(node: unknown, step: string): [key: unknown, value: unknown] {
  const pair = isMap(node)
    ? node.items.find(({ key }) => isScalar(key) && String(key.value) === step)
    : undefined
  return [pair?.key, pair?.value]
}

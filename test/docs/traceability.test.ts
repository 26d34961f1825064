/** The traceability pages lead from each rule to the code that verifies it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rules } from '../../generated/rules.ts'

const root = `${import.meta.dirname}/../..`
const page = readFileSync(`${root}/docs/traceability/rules.md`, 'utf8')
const rows = page.split('\n').filter((line) => line.startsWith('| `'))

test('every rule names its checks, the access matrix, or why it has none', () => {
  expect(rows).toHaveLength(Object.keys(rules).length)
  const verifiedBy = rows.map((row) => row.split(' | ').at(-1)?.replace(/ ?\|$/, '') ?? '')
  expect(verifiedBy.filter((cell) => !/^(\[.+\]\(.+\)|not checkable: .+)$/.test(cell))).toEqual([])
})

test('the file and line of a check contain its rule', () => {
  const wrong = rows.flatMap((row) => {
    const [, rule = ''] = /^\| `([^`]+)`/.exec(row) ?? []
    const [, file, line] = /\.\.\/\.\.\/(test\/conformance\/[^)#]+)#L(\d+)/.exec(row) ?? []
    if (file === undefined) return []
    const text = readFileSync(`${root}/${file}`, 'utf8').split('\n')[Number(line) - 1] ?? ''
    return text.includes(`/${rule}'`) ? [] : [`${file}:${line}`]
  })
  expect(wrong).toEqual([])
})

import { expect, test } from 'vitest'
import { bannedNames, findNames } from '../../scripts/naming/names.ts'
import { parse } from '../../scripts/naming/parse.ts'
import { textsOf } from '../../scripts/naming/texts.ts'

const banned = bannedNames(`
| Write | Not in prose | Not in names |
| ----- | ------------ | ------------ |
| response | | \`answer\`, \`reply\` |
| setup | \`scene\` | \`stage\` [\`stage\`] |
`)
const found = (text: string) => findNames(parse('file.ts', text), banned).map(({ problem }) => problem)

test('reports banned words in names that a file declares, in the singular and plural', () => {
  expect(found('const lastAnswer = 1')).toEqual(['lastAnswer: write response'])
  expect(found('interface Row { answers: string }')).toEqual(['answers: write response'])
  expect(found('class Cache { #lastAnswer = 1 }')).toEqual(['#lastAnswer: write response'])
  expect(found('function createStage(reply: string) {}')).toEqual([
    'createStage: write setup',
    'reply: write response',
  ])
})

test('ignores allowed names, other words, comments, and names that are declared elsewhere', () => {
  expect(found('interface Job { stage: string }')).toEqual([])
  expect(found('// the answer\nconst replica = library.answer()')).toEqual([])
  expect(found("import { answer } from 'library'")).toEqual([])
})

test('reads comments without code, and titles of tests', () => {
  const text =
    "// An answer\ntest.for([1])('answers %s', () => {\n  f('reply') // not `reply`\n  // at the end\n})\n"
  const words = textsOf(parse('file.ts', text)).prose.trim().split(/\s+/)
  expect(words).toEqual(['//', 'An', 'answer', "'answers", "%s'", '//', 'not', '//', 'at', 'the', 'end'])
})

test('reads messages and names of mutants without quotations, and no other strings', () => {
  const text =
    "const row = { id: 'an answer', problem: `an ${reply} of \"no answer\"`, reason: isShort ? 'one' : two('three') }\n" +
    "mutant('SEM-01', 'listTags', 'ignores the order', shows('name', 'reply'))\n" +
    "throw new TypeError('No space', { cause: 'a scene' })\n"
  const words = textsOf(parse('file.ts', text)).prose.trim().split(/\s+/)
  expect(words).toEqual(['an', 'of', 'one', 'SEM-01', 'listTags', 'ignores', 'the', 'order', 'No', 'space'])
})

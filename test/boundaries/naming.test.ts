import { expect, test } from 'vitest'
import { bannedNames, findNames } from '../../scripts/naming/names.ts'

const banned = bannedNames(`
| Write | Not in prose | Not in names |
| ----- | ------------ | ------------ |
| response | | \`answer\`, \`reply\` |
| setup | \`scene\` | \`stage\` [\`stage\`] |
`)
const found = (text: string) =>
  findNames('file.ts', text, banned).map(({ name, write }) => `${name}: ${write}`)

test('reports banned words in names that a file declares, in the singular and plural', () => {
  expect(found('const lastAnswer = 1')).toEqual(['lastAnswer: response'])
  expect(found('interface Row { answers: string }')).toEqual(['answers: response'])
  expect(found('function createStage(reply: string) {}')).toEqual(['createStage: setup', 'reply: response'])
})

test('ignores allowed names, other words, comments, and names that are declared elsewhere', () => {
  expect(found('interface Job { stage: string }')).toEqual([])
  expect(found('// the answer\nconst replica = library.answer()')).toEqual([])
  expect(found("import { answer } from 'library'")).toEqual([])
})

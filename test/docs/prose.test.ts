import { expect, test } from 'vitest'
import { findMisspelled, spellingWith } from '../../scripts/prose/spelling.ts'
import { findLongSentences, findTerms, termsOf } from '../../scripts/prose/terms.ts'
import { proseFile } from '../../scripts/prose/texts.ts'

const terms = termsOf(`# Language

| Write    | Not in prose                                 | Not in names |
| -------- | -------------------------------------------- | ------------ |
| response | \`answer\`, \`comes back\`, \`bequeath*\`        | \`answer\`     |
| URL      | \`address\` [\`email address\`]                 |              |
`)

const sentence = (words: number) => `${'word '.repeat(words - 1)}end.`
const long = (text: string) => findLongSentences(proseFile('page.md', text))
const inMarkdown = (text: string) => findTerms(proseFile('page.md', text), terms)

test.for([
  ['It has an answer.', '"answer": write response'],
  ['Answer it.', '"Answer": write response'],
  ['The record comes\n  back.', '"comes back": write response'],
  ['It is bequeathed.', '"bequeathed": write response'],
  ['Its address.', '"address": write URL'],
])('finds the term in %j', ([text = '', problem]) => {
  expect(inMarkdown(text)).toEqual([{ path: 'page.md', line: 1, problem }])
})

test.for([
  'The email address of a user.',
  'The email\naddress of a user.',
  'The property `answer`.',
  '```ts\nconst answer = 42\n```\n',
  '[a link](answer/address.md) and <https://example.com/answer>',
  'An answer-shaped or unanswered word.',
])('allows %j', (text) => {
  expect(inMarkdown(text)).toEqual([])
})

test('names the line', () => {
  expect(inMarkdown('# Title\n\nText.\n\n- An answer.\n')).toMatchObject([{ line: 5 }])
})

test('checks the prose of a YAML file, not its keys and data', () => {
  const text = [
    'answer: answer',
    'summary: An answer',
    'examples: [{ description: An answer }]',
    'properties:',
    '  answer: { type: string, description: The answer. }',
    'rules:',
    '  gives-an-answer: The answer.',
    '  by-answer:',
    '    rule: >-',
    '      The',
    '      answer.',
  ].join('\n')
  expect(findTerms(proseFile('file.yaml', text), terms).map(({ line }) => line)).toEqual([2, 5, 7, 11])
})

test('finds a sentence that is too long, and counts no sentence twice', () => {
  expect(long(`${sentence(45)} ${sentence(45)}\n\n- ${sentence(45)}\n- ${sentence(45)}`)).toEqual([])
  expect(long(`Short.\n${sentence(46)}`)).toHaveLength(1)
})

test('finds words that are in no dictionary', () => {
  const spelling = spellingWith(['namespace'])
  const found = (text: string) => findMisspelled(proseFile('page.md', text), spelling)
  expect(found("The user's namespace and its behaviour, HTTP, `recieve`, x_y and utf8.")).toEqual([])
  expect(found('Text.\nThey recieve it.')).toEqual([
    { path: 'page.md', line: 2, problem: '"recieve": not in the dictionary or docs/words.txt' },
  ])
})

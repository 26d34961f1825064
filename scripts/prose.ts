import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from './command-line/script.ts'
import { spellingWith, findMisspelled } from './prose/spelling.ts'
import { findLongSentences, findTerms, termsOf } from './prose/terms.ts'
import { proseFile } from './prose/texts.ts'

const { words } = readArguments({
  name: 'prose',
  summary: 'check the language of the contract and of the pages',
  description:
    'Reports banned terms, long sentences and misspelled words, by docs/language.md and docs/words.txt.',
  exitCodes: { 0: 'no finding', 1: 'findings' },
  argument: {
    placeholder: 'FILE',
    summary: 'Files to check, .md or .yaml; all of the project by default.',
    most: Infinity,
  },
  options: {},
})

const root = join(import.meta.dirname, '..')
const checked = [
  '*.md',
  'docs/*.md',
  'docs/decisions/*.md',
  'docs/traceability/*.md',
  'openapi/**/*.md',
  'openapi/**/*.yaml',
]

process.exitCode = main(words)

function main(names: readonly string[]): number {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const terms = termsOf(read('docs/language.md'))
  const spelling = spellingWith(
    read('docs/words.txt')
      .split('\n')
      .filter((word) => word !== ''),
  )
  const files = (names.length > 0 ? [...names] : globSync(checked, { cwd: root })).sort()
  const findings = files
    .map((path) => proseFile(path, read(path)))
    .flatMap((file) => [
      ...findTerms(file, terms),
      ...findLongSentences(file),
      ...findMisspelled(file, spelling),
    ])
  for (const { path, line, problem } of findings) console.error(`${path}:${line} ${problem}`)
  if (findings.length > 0) console.error(`${findings.length} findings in ${files.length} files.`)
  return findings.length > 0 ? 1 : 0
}

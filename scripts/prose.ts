import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spellingWith, findMisspelled } from './prose/spelling.ts'
import { findLongSentences, findTerms, termsOf } from './prose/terms.ts'
import { proseFile } from './prose/texts.ts'

const help = `Checks the terms, the length of sentences and the spelling of the contract
and of all pages, by docs/language.md and docs/words.txt.

  npm run prose                 the whole project
  npm run prose -- FILE ...     these files, .md or .yaml`

const root = join(import.meta.dirname, '..')
const checked = [
  '*.md',
  'docs/*.md',
  'docs/decisions/*.md',
  'docs/traceability/*.md',
  'openapi/**/*.md',
  'openapi/**/*.yaml',
]

process.exitCode = main(process.argv.slice(2))

function main(names: readonly string[]): number {
  if (names.some((name) => name.startsWith('-'))) {
    console.log(help)
    return names.includes('--help') ? 0 : 2
  }
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

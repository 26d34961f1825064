import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from './command-line/script.ts'
import { bannedNames, containsBannedName, findNames } from './naming/names.ts'
import { parse } from './naming/parse.ts'
import { textsOf } from './naming/texts.ts'
import { findTerms, termsOf } from './prose/terms.ts'

readArguments({
  name: 'naming',
  summary: 'report banned words in TypeScript',
  description:
    'Reports the words that docs/language.md bans in hand-written TypeScript: names, comments, titles of tests, messages, ' +
    'and names of mutants.',
  exitCodes: { 0: 'no banned word', 1: 'banned words' },
  options: {},
})

process.exitCode = main()

function main(): number {
  const root = join(import.meta.dirname, '..')
  const page = readFileSync(join(root, 'docs', 'language.md'), 'utf8')
  const banned = bannedNames(page)
  const terms = termsOf(page)
  const findings = globSync('{scripts,server-stub,test}/**/*.ts', { cwd: root })
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      // Most files contain no banned word at all: only the others are parsed.
      if (!containsBannedName(text, banned) && findTerms({ path, prose: text }, terms).length === 0) return []
      const file = parse(path, text)
      return [...findNames(file, banned), ...findTerms(textsOf(file), terms)]
    })
  for (const { path, line, problem } of findings) console.error(`${path}:${line} ${problem}`)
  if (findings.length > 0) console.error(`${findings.length} findings.`)
  return findings.length > 0 ? 1 : 0
}

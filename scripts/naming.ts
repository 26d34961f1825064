import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bannedNames, findNames } from './naming/names.ts'
import { textsOf } from './naming/texts.ts'
import { findTerms, termsOf } from './prose/terms.ts'

const help = `Reports the words that docs/language.md bans in hand-written TypeScript: names, comments,
titles of tests, messages, and names of mutants.

  npm run naming`

process.exitCode = main(process.argv.slice(2))

function main(args: readonly string[]): number {
  if (args.length > 0) {
    console.log(help)
    return args.includes('--help') ? 0 : 2
  }
  const root = join(import.meta.dirname, '..')
  const page = readFileSync(join(root, 'docs', 'language.md'), 'utf8')
  const banned = bannedNames(page)
  const terms = termsOf(page)
  const findings = globSync('{scripts,server-stub,test}/**/*.ts', { cwd: root })
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const texts = textsOf(path, text)
      return [...findNames(path, text, banned), ...findTerms(texts, terms)]
    })
  for (const { path, line, problem } of findings) console.error(`${path}:${line} ${problem}`)
  if (findings.length > 0) console.error(`${findings.length} findings.`)
  return findings.length > 0 ? 1 : 0
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bannedNames, findNames } from './naming/names.ts'

const help = `Reports names of the hand-written TypeScript that docs/language.md bans: npm run naming`

process.exitCode = main(process.argv.slice(2))

function main(args: readonly string[]): number {
  if (args.length > 0) {
    console.log(help)
    return args.includes('--help') ? 0 : 2
  }
  const root = join(import.meta.dirname, '..')
  const banned = bannedNames(readFileSync(join(root, 'docs', 'language.md'), 'utf8'))
  const findings = globSync('{scripts,server-stub,test}/**/*.ts', { cwd: root })
    .sort()
    .flatMap((path) => findNames(path, readFileSync(join(root, path), 'utf8'), banned))
  for (const { path, line, name, write } of findings) console.error(`${path}:${line} ${name}: write ${write}`)
  if (findings.length > 0) console.error(`${findings.length} findings.`)
  return findings.length > 0 ? 1 : 0
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bannedNames, findNames } from './naming/names.ts'

const help = `Reports names of the code that docs/language.md bans.

  npm run naming                hand-written TypeScript, except the folders below
  npm run naming -- --all       these folders as well, with the number of their findings`

/** Folders that are still to be renamed. The list only shrinks. */
const exempt = ['test']

process.exitCode = main(process.argv.slice(2))

function main(args: readonly string[]): number {
  const isAll = args.includes('--all')
  if (args.length > (isAll ? 1 : 0)) {
    console.log(help)
    return args.includes('--help') ? 0 : 2
  }
  const root = join(import.meta.dirname, '..')
  const banned = bannedNames(readFileSync(join(root, 'docs', 'language.md'), 'utf8'))
  const folders = isAll ? ['{scripts,server-stub,test}/**/*.ts'] : ['{scripts,server-stub}/**/*.ts']
  const findings = globSync(folders, { cwd: root })
    .filter((path) => isAll || !exempt.some((folder) => path.startsWith(`${folder}/`)))
    .sort()
    .flatMap((path) => findNames(path, readFileSync(join(root, path), 'utf8'), banned))
  for (const { path, line, name, write } of findings) console.error(`${path}:${line} ${name}: write ${write}`)
  if (findings.length > 0) console.error(`${findings.length} findings.`)
  return findings.length > 0 ? 1 : 0
}

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outlineOf } from './pipeline/conformance/outline.ts'

const help = `Counts the rows of the specification, so that the build can tell when one
is missing from openapi/conformance/.

  npm run outline -- FOLDER   FOLDER holds the three Markdown documents, named
                              1-….md, 2-….md and 3-….md

Writes scripts/pipeline/conformance/outline.json.`

process.exitCode = await main(process.argv.slice(2))

async function main([folder]: readonly string[]): Promise<number> {
  if (folder === undefined || folder.startsWith('-')) {
    console.log(help)
    return folder === '--help' || folder === '-h' ? 0 : 2
  }
  const names = (await readdir(folder)).filter((name) => /^[1-9]-.*\.md$/.test(name)).sort()
  if (names.length === 0) {
    console.error(`No Markdown document of the specification (1-….md) in ${folder}.`)
    return 2
  }
  const documents = await Promise.all(
    names.map(
      async (name) => [name.slice(0, 1), outlineOf(await readFile(join(folder, name), 'utf8'))] as const,
    ),
  )
  const file = join(import.meta.dirname, 'pipeline', 'conformance', 'outline.json')
  const text = JSON.stringify(Object.fromEntries(documents), null, 2)
  // One line for each heading.
  await writeFile(
    file,
    `${text.replaceAll(/\{\s+("rows": \d+),\s+("notSpecified": \d+)\s+\}/g, '{ $1, $2 }')}\n`,
  )
  return 0
}

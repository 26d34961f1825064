import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readArguments } from './command-line/script.ts'
import { outlineFile, outlineOf, outlineText } from './pipeline/conformance/outline.ts'

const { words } = readArguments({
  name: 'outline',
  summary: 'count the rows of the specification',
  description:
    'Writes the number of rows below each heading to scripts/pipeline/conformance/outline.json. The build reports rows that ' +
    'are missing from openapi/conformance.',
  exitCodes: { 0: 'success' },
  argument: {
    placeholder: 'FOLDER',
    summary: 'Folder with the Markdown documents of the specification, named 1-….md, 2-….md and 3-….md.',
    least: 1,
  },
  options: {},
})

process.exitCode = await main(words[0] ?? '')

async function main(folder: string): Promise<number> {
  const entries = await readdir(folder).catch((): string[] => [])
  const names = entries.filter((name) => /^[1-9]-.*\.md$/.test(name)).sort()
  if (names.length === 0) {
    console.error(`npm run outline: ${folder} contains no Markdown document of the specification (1-….md)`)
    return 2
  }
  const documents = await Promise.all(
    names.map(
      async (name) => [name.slice(0, 1), outlineOf(await readFile(join(folder, name), 'utf8'))] as const,
    ),
  )
  await writeFile(join(import.meta.dirname, '..', outlineFile), outlineText(Object.fromEntries(documents)))
  return 0
}

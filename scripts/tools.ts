import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { flag } from './command-line/options.ts'
import { contractFile } from './command-line/package-file.ts'
import { readArguments } from './command-line/script.ts'
import { formatted } from './formatted.ts'
import type { Contract } from './pipeline/contract.ts'
import { converters } from './tools/converters.ts'
import { fingerprint } from './tools/fingerprint.ts'
import { typescriptGenerators } from './tools/generators.ts'
import { emptyToolFolders, prepareToolFolders, versionOf } from './tools/installation.ts'
import type { ToolGroup } from './tools/installation.ts'
import { tryOpenapiGenerator } from './tools/openapi-generator.ts'
import type { Tried } from './tools/page.ts'
import { toolsPage } from './tools/page.ts'
import { partlyCompiling } from './tools/partly-compiling.ts'
import { prism } from './tools/prism.ts'
import type { Tool } from './tools/tool.ts'
import { validators } from './tools/validators.ts'

const { values } = readArguments({
  name: 'tools',
  summary: 'try the contract with tools of others',
  description:
    'Installs generators, validators, linters and a mock server apart from the project, tries generated/openapi.json with ' +
    'each, and writes docs/tools.md.',
  exitCodes: {
    0: 'every tool accepts the document',
    1: 'a tool rejects it or docs/tools.md is out of date',
  },
  options: {
    check: flag('Compare docs/tools.md with the results instead of writing it.'),
    recorded: flag('Run no tool: compare the fingerprint in docs/tools.md with the document and the tools.'),
    'openapi-generator': flag(
      'Generate clients with openapi-generator (Java): the JAR that the variable OPENAPI_GENERATOR_JAR names, or that of ' +
        'the npm registry.',
    ),
  },
})

const root = join(import.meta.dirname, '..')
const page = join(root, 'docs', 'tools.md')

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 2
})

async function main(): Promise<number> {
  if (values.recorded) return compareRecorded()
  if (!values['openapi-generator']) return tryTools(values.check)
  await using folders = await emptyToolFolders()
  return tryOpenapiGenerator(folders.folder, process.env['OPENAPI_GENERATOR_JAR'])
}

async function tryTools(check: boolean): Promise<number> {
  const tried: Tried[] = [
    ...(await tryGroup('generators', [...typescriptGenerators, ...partlyCompiling])),
    ...(await tryGroup('others', [...validators, ...converters, prism])),
  ]
  const text = await formatted(page, toolsPage(tried, await fingerprint(root)))
  const isOutdated = (await readFile(page, 'utf8')) !== text
  if (check && isOutdated) console.log('docs/tools.md is outdated. Run `npm run tools` and commit it.')
  if (!check) await writeFile(page, text)
  return tried.every(({ verdict }) => verdict.ok) && !(check && isOutdated) ? 0 : 1
}

async function tryGroup(group: ToolGroup, chosen: readonly Tool[]): Promise<Tried[]> {
  await using folders = await prepareToolFolders(group)
  const contract: Contract = JSON.parse(await readFile(contractFile, 'utf8'))
  const tried: Tried[] = []
  for (const tool of chosen) {
    const verdict = await tool.run(folders, contract)
    console.log(`${verdict.ok ? 'passed' : 'FAILED'}  ${tool.name}: ${verdict.result}`)
    tried.push({ tool, version: await versionOf(folders.tools, tool.name), verdict })
  }
  return tried
}

async function compareRecorded(): Promise<number> {
  const now = await fingerprint(root)
  const [recorded] = /(?<=Fingerprint of document and tools: )\w+/.exec(await readFile(page, 'utf8')) ?? [
    'none',
  ]
  if (recorded === now) return 0
  console.log(`docs/tools.md was written for another document or other versions of the tools (fingerprint ${recorded}, now
${now}). Run \`npm run tools\`, which tries the tools with the present document, and commit docs/tools.md.`)
  return 1
}

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import type { Contract } from './pipeline/contract.ts'
import { converters } from './tools/converters.ts'
import { typescriptGenerators } from './tools/generators.ts'
import { installTools, versionOf } from './tools/installation.ts'
import { tryOpenapiGenerator } from './tools/openapi-generator.ts'
import type { Tried } from './tools/page.ts'
import { toolsPage } from './tools/page.ts'
import { prism } from './tools/prism.ts'
import { validators } from './tools/validators.ts'

const help = `Tries generated/openapi.json with tools of others: generators, validators, linters
and a mock server. Installs them first, apart from the project.

  npm run tools                             write docs/tools.md
  npm run tools -- --check                  compare docs/tools.md with the results
  npm run tools -- --openapi-generator JAR  generate with openapi-generator (Java)

Exit status: 0 every tool accepts the document, 1 a tool rejects it or
docs/tools.md is outdated, 2 the tools could not be run.`

const flags = {
  check: { type: 'boolean', default: false },
  'openapi-generator': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const root = join(import.meta.dirname, '..')
const page = join(root, 'docs', 'tools.md')

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 2
})

async function main(args: readonly string[]): Promise<number> {
  const options = parseArgs({ args: [...args], options: flags }).values
  if (options.help) {
    console.log(help)
    return 0
  }
  const folder = await mkdtemp(join(tmpdir(), 'forge-tools-'))
  try {
    await cp(join(root, 'generated', 'openapi.json'), join(folder, 'openapi.json'))
    const jar = options['openapi-generator']
    return await (jar === undefined ? tryTools(folder, options.check) : tryOpenapiGenerator(folder, jar))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function tryTools(folder: string, check: boolean): Promise<number> {
  const tools = await installTools(folder)
  const contract: Contract = JSON.parse(await readFile(join(folder, 'openapi.json'), 'utf8'))
  const tried: Tried[] = []
  for (const tool of [...typescriptGenerators, ...validators, ...converters, prism]) {
    const verdict = await tool.run({ tools, folder }, contract)
    console.log(`${verdict.ok ? 'passed' : 'FAILED'}  ${tool.name}: ${verdict.result}`)
    tried.push({ tool, version: await versionOf(tools, tool.name), verdict })
  }
  const text = await format(toolsPage(tried), { ...(await resolveConfig(page)), filepath: page })
  const isOutdated = (await readFile(page, 'utf8')) !== text
  if (check && isOutdated) console.log('docs/tools.md is outdated. Run `npm run tools` and commit it.')
  if (!check) await writeFile(page, text)
  return tried.every(({ verdict }) => verdict.ok) && !(check && isOutdated) ? 0 : 1
}

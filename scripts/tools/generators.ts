import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Contract } from '../pipeline/contract.ts'
import { assertionModule, requiredProperties } from './assertions.ts'
import type { ToolFolders } from './run.ts'
import { runTool } from './run.ts'
import type { Tool } from './tool.ts'

interface Generator {
  name: string
  what: string
  command: string
  args: readonly string[]
  /** Configuration files to write first. */
  files?: Readonly<Record<string, string>>
  /** Imports of the module of assertions. */
  head: string
  typeOf: (schema: string) => string
  /** Generated files that are compiled as well. */
  compiled: readonly string[]
}

/** Configuration of orval that generates a client, or with `extra` more than that, into a folder. */
export const orvalConfig = (folder: string, extra = ''): string => `module.exports = {
  forge: {
    input: './openapi.json',
    output: { target: './${folder}/client.ts', schemas: './${folder}/model', client: 'fetch', mode: 'tags-split', ${extra} },
  },
}
`

/** Configuration of kubb: types and zod schemas. */
export const kubbConfig = `import { defineConfig } from '@kubb/core'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
import { pluginZod } from '@kubb/plugin-zod'
export default defineConfig({
  root: '.',
  input: { path: './openapi.json' },
  output: { path: './kubb', format: false, lint: false, barrelType: 'named' },
  plugins: [
    pluginOas({ validate: false }),
    pluginTs({ output: { path: 'types' } }),
    pluginZod({ output: { path: 'zod' } }),
  ],
})
`

const generators: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    what: 'types',
    command: 'openapi-typescript',
    args: ['openapi.json', '-o', 'openapi-typescript.ts'],
    head: "import type { components } from './openapi-typescript.ts'",
    typeOf: (schema) => `components['schemas']['${schema}']`,
    compiled: [],
  },
  {
    name: '@hey-api/openapi-ts',
    what: 'types, SDK, fetch client',
    command: 'openapi-ts',
    args: ['-i', 'openapi.json', '-o', 'hey-api', '-c', '@hey-api/client-fetch'],
    head: "import type * as generated from './hey-api/types.gen.ts'",
    typeOf: (schema) => `generated.${schema}`,
    compiled: ['hey-api/sdk.gen.ts'],
  },
  {
    name: 'orval',
    what: 'fetch client, models',
    command: 'orval',
    args: ['--config', 'orval.config.cjs'],
    files: { 'orval.config.cjs': orvalConfig('orval') },
    head: "import type * as generated from './orval/model/index.ts'",
    typeOf: (schema) => `generated.${schema}`,
    compiled: ['orval/*/*.ts'],
  },
  {
    name: '@kubb/cli',
    what: 'types',
    command: 'kubb',
    args: ['generate', '--config', 'kubb.config.mjs'],
    files: { 'kubb.config.mjs': kubbConfig },
    head: "import type * as generated from './kubb/types/index.ts'",
    typeOf: (schema) => `generated.${schema}`,
    compiled: [],
  },
]

/** Generators of TypeScript: what they write compiles, and every required property is required. */
export const typescriptGenerators: readonly Tool[] = generators.map((generator) => ({
  name: generator.name,
  what: generator.what,
  async run(folders, contract) {
    for (const [name, text] of Object.entries(generator.files ?? {})) {
      await writeFile(join(folders.folder, name), text)
    }
    const { status, output } = await runTool(folders, generator.command, generator.args)
    if (status !== 0) return { ok: false, result: lastLine(output) }
    const problems = await compile(folders, contract, generator)
    const count = requiredProperties(contract).length
    return problems === ''
      ? { ok: true, result: `compiles; all ${count} required properties are required` }
      : { ok: false, result: problems }
  },
}))

async function compile(
  folders: ToolFolders,
  contract: Contract,
  { name, head, typeOf, compiled }: Generator,
): Promise<string> {
  const module = `${name.replaceAll(/[^a-z]/g, '-')}.assertions.ts`
  await writeFile(join(folders.folder, module), assertionModule(contract, head, typeOf))
  return firstLines(await errorsIn(folders, [module, ...compiled]))
}

/** The errors of the compiler about files of the folder; empty if they compile. */
export async function errorsIn({ tools, folder }: ToolFolders, include: readonly string[]): Promise<string> {
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }))
  const { status, output } = await runTool({ tools, folder }, 'tsc', ['-p', 'tsconfig.json'])
  return status === 0 ? '' : output
}

const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  strict: true,
  // What the generated code imports is not what is tried here.
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}

function firstLines(output: string): string {
  if (output === '') return ''
  const errors = output.split('\n').filter((line) => line.includes('error TS'))
  return `${errors.length} errors of the compiler, the first: ${errors[0] ?? output.slice(0, 200)}`
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Contract } from '../pipeline/contract.ts'
import { assertionModule, requiredProperties } from './assertions.ts'
import type { Place } from './run.ts'
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
  /** Generated files that are compiled besides. */
  compiled: readonly string[]
}

const orvalConfig = `module.exports = {
  forge: {
    input: './openapi.json',
    output: { target: './orval/client.ts', schemas: './orval/model', client: 'fetch', mode: 'tags-split' },
  },
}
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
    files: { 'orval.config.cjs': orvalConfig },
    head: "import type * as generated from './orval/model/index.ts'",
    typeOf: (schema) => `generated.${schema}`,
    compiled: ['orval/*/*.ts'],
  },
]

/** Generators of TypeScript: what they write compiles, and every required property is required. */
export const typescriptGenerators: readonly Tool[] = generators.map((generator) => ({
  name: generator.name,
  what: generator.what,
  async run(place, contract) {
    for (const [name, text] of Object.entries(generator.files ?? {})) {
      await writeFile(join(place.folder, name), text)
    }
    const { status, output } = await runTool(place, generator.command, generator.args)
    if (status !== 0) return { ok: false, result: lastLine(output) }
    const problems = await compile(place, contract, generator)
    const count = requiredProperties(contract).length
    return problems === ''
      ? { ok: true, result: `compiles; all ${count} required properties are required` }
      : { ok: false, result: problems }
  },
}))

async function compile(
  place: Place,
  contract: Contract,
  { name, head, typeOf, compiled }: Generator,
): Promise<string> {
  const module = `${name.replaceAll(/[^a-z]/g, '-')}.assertions.ts`
  await writeFile(join(place.folder, module), assertionModule(contract, head, typeOf))
  const project = `${module}.json`
  await writeFile(
    join(place.folder, project),
    JSON.stringify({ compilerOptions, include: [module, ...compiled] }),
  )
  const { status, output } = await runTool(place, 'tsc', ['-p', project])
  return status === 0 ? '' : firstLines(output)
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
  const errors = output.split('\n').filter((line) => line.includes('error TS'))
  return `${errors.length} errors of the compiler, the first: ${errors[0] ?? output.slice(0, 200)}`
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import type { IConfiguration } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imports, others } from './examples.ts'

const settings = join(import.meta.dirname, '..', '..', '.dependency-cruiser.mjs')
const { default: configuration }: { default: IConfiguration } = await import(settings)
const { options = {}, forbidden = [] } = configuration

const manifest = {
  name: 'boundaries',
  type: 'module',
  dependencies: { express: '1.0.0', kysely: '1.0.0' },
  devDependencies: { tool: '1.0.0' },
}

/** Names of the violated rules by importing file. */
const violations = new Map<string, string[]>()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-boundaries-'))
  await put('package.json', JSON.stringify(manifest))
  await put(
    'tsconfig.json',
    '{ "compilerOptions": { "module": "nodenext", "allowImportingTsExtensions": true } }',
  )
  for (const name of ['express', 'kysely', 'tool', 'undeclared']) {
    await put(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    )
    await put(`node_modules/${name}/index.js`, 'export const sql = 1\n')
  }
  for (const path of others) await put(path, 'export interface Row {}\n')
  for (const [from, what] of imports)
    await put(from, `${what}\nexport interface G {}\nexport interface F {}\n`)
  const { output } = await cruise(['generated', 'scripts', 'server-stub', 'test'], {
    ...options,
    tsConfig: { fileName: join(folder, 'tsconfig.json') },
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
  })
  if (typeof output === 'string') throw new Error('The cruise printed instead of reporting.')
  for (const { from, rule } of output.summary.violations) {
    violations.set(from, [...(violations.get(from) ?? []), rule.name])
  }
})

afterAll(async () => {
  await rm(folder, { recursive: true })
})

describe('import boundaries', () => {
  it.for(imports)('%s: %s', ([from, , breaks]) => {
    expect(violations.get(from) ?? []).toEqual(breaks === undefined ? [] : [breaks])
  })

  it('reject one import each', () => {
    const shown = new Set(imports.map(([, , breaks]) => breaks))
    expect(forbidden.filter((rule) => !shown.has(rule.name))).toEqual([])
  })
})

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import type { IConfiguration } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const settings = join(import.meta.dirname, '..', '..', '.dependency-cruiser.mjs')
const { default: walls }: { default: IConfiguration } = await import(settings)
const { options = {}, forbidden = [] } = walls

/** A file, what it imports, and the wall that it breaks; no wall where the import is lawful. */
interface Import {
  from: string
  what: string
  breaks?: string
}

const imports: readonly Import[] = [
  {
    from: 'generated/a.ts',
    what: "import '../server-stub/store/rows.ts'",
    breaks: 'generated-imports-its-neighbours-only',
  },
  { from: 'scripts/a.ts', what: "import '../server-stub/store/rows.ts'" },
  {
    from: 'scripts/b.ts',
    what: "import '../test/server-stub/help.ts'",
    breaks: 'scripts-imports-its-neighbours-only',
  },
  { from: 'scripts/c.ts', what: "import '../test/conformance/run.ts'" },
  {
    from: 'scripts/pipeline/a.ts',
    what: "import '../../server-stub/store/rows.ts'",
    breaks: 'scripts/pipeline-imports-its-neighbours-only',
  },
  { from: 'scripts/pipeline/b.ts', what: "import 'absent'", breaks: 'everything-imported-exists' },
  { from: 'scripts/pipeline/c.ts', what: "import 'undeclared'", breaks: 'only-declared-packages' },
  {
    from: 'server-stub/a.ts',
    what: "import '../test/conformance/run.ts'",
    breaks: 'server-stub-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/b.ts',
    what: "import '../scripts/tool.ts'",
    breaks: 'server-stub-imports-its-neighbours-only',
  },
  { from: 'server-stub/c.ts', what: "import 'tool'", breaks: 'what-is-shipped-needs-no-tools' },
  { from: 'server-stub/d.ts', what: "import type { Tool } from 'tool'" },
  { from: 'server-stub/contract/a.ts', what: "import 'express'" },
  {
    from: 'server-stub/contract/b.ts',
    what: "import type { Row } from '../store/rows.ts'",
    breaks: 'server-stub/contract-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/contract/c.ts',
    what: "import '../areas/users.ts'",
    breaks: 'server-stub/contract-imports-its-neighbours-only',
  },
  { from: 'server-stub/access/a.ts', what: "import '../store/rows.ts'" },
  {
    from: 'server-stub/access/b.ts',
    what: "import '../areas/users.ts'",
    breaks: 'server-stub/access-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/areas/a.ts',
    what: "import 'express'",
    breaks: 'handlers-and-what-they-use-never-speak-http',
  },
  {
    from: 'server-stub/areas/b.ts',
    what: "import { sql } from 'kysely'",
    breaks: 'handlers-never-speak-sql',
  },
  { from: 'server-stub/areas/c.ts', what: "import type { Kysely } from 'kysely'" },
  { from: 'server-stub/areas/d.ts', what: "import './users.ts'", breaks: 'areas-never-import-each-other' },
  { from: 'server-stub/areas/e/index.ts', what: "import './part.ts'" },
  { from: 'server-stub/areas/e/part.ts', what: "import '../shared/paths.ts'" },
  {
    from: 'server-stub/areas/f/index.ts',
    what: "import '../e/part.ts'",
    breaks: 'areas-never-import-each-other',
  },
  {
    from: 'server-stub/areas/shared/a.ts',
    what: "import '../users.ts'",
    breaks: 'what-is-shared-never-imports-an-area',
  },
  { from: 'server-stub/areas/g.ts', what: "import '../services.ts'" },
  {
    from: 'server-stub/areas/h.ts',
    what: "import '../stub.ts'",
    breaks: 'server-stub/areas-imports-its-neighbours-only',
  },
  { from: 'server-stub/presenters/a.ts', what: "import '../store/rows.ts'", breaks: 'presenters-never-ask' },
  { from: 'server-stub/presenters/b.ts', what: "import type { Row } from '../store/rows.ts'" },
  { from: 'server-stub/presenters/c.ts', what: "import 'node:fs/promises'", breaks: 'presenters-never-ask' },
  {
    from: 'server-stub/presenters/d.ts',
    what: "import '../areas/users.ts'",
    breaks: 'server-stub/presenters-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/embedding/a.ts',
    what: "import '../services.ts'",
    breaks: 'server-stub/embedding-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/web/a.ts',
    what: "import '../stub.ts'",
    breaks: 'server-stub/web-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/provisioning/a.ts',
    what: "import '../web/a.ts'",
    breaks: 'server-stub/provisioning-imports-its-neighbours-only',
  },
  { from: 'server-stub/web/b.ts', what: "import '../services.ts'" },
  { from: 'server-stub/store/a.ts', what: "import { sql } from 'kysely'" },
  {
    from: 'server-stub/store/b.ts',
    what: "import '../contract/errors.ts'",
    breaks: 'server-stub/store-imports-its-neighbours-only',
  },
  {
    from: 'server-stub/store/c.ts',
    what: "import 'node:http'",
    breaks: 'handlers-and-what-they-use-never-speak-http',
  },
  { from: 'server-stub/git/h.ts', what: "import { sql } from 'kysely'" },
  { from: 'server-stub/git/a.ts', what: "import '../store/rows.ts'" },
  {
    from: 'server-stub/git/b.ts',
    what: "import '../access/may.ts'",
    breaks: 'server-stub/git-imports-its-neighbours-only',
  },
  { from: 'server-stub/git/c.ts', what: "import 'node:sqlite'", breaks: 'only-the-store-knows-the-database' },
  { from: 'server-stub/git/d.ts', what: "import './e.ts'", breaks: 'no-circles' },
  // A circle is reported where it is entered first.
  { from: 'server-stub/git/e.ts', what: "import './d.ts'" },
  { from: 'server-stub/git/f.ts', what: "import type { G } from './g.ts'" },
  { from: 'server-stub/git/g.ts', what: "import type { F } from './f.ts'" },
  { from: 'test/conformance/a.ts', what: "import '../../generated/types.ts'" },
  {
    from: 'test/conformance/b.ts',
    what: "import '../../server-stub/store/rows.ts'",
    breaks: 'test/conformance-imports-its-neighbours-only',
  },
  {
    from: 'test/conformance/c.ts',
    what: "import '../server-stub/help.ts'",
    breaks: 'test/conformance-imports-its-neighbours-only',
  },
  { from: 'test/conformance/d.ts', what: "import 'tool'", breaks: 'what-is-shipped-needs-no-tools' },
  {
    from: 'test/second-implementation/a.ts',
    what: "import '../../server-stub/store/rows.ts'",
    breaks: 'test/second-implementation-imports-its-neighbours-only',
  },
  {
    from: 'test/contract/a.ts',
    what: "import '../../server-stub/store/rows.ts'",
    breaks: 'test/contract-imports-its-neighbours-only',
  },
  { from: 'test/server-stub/a.ts', what: "import '../../server-stub/areas/users.ts'" },
]

/** What the imports above import. */
const others = [
  'generated/types.ts',
  'scripts/tool.ts',
  'server-stub/services.ts',
  'server-stub/stub.ts',
  'server-stub/access/may.ts',
  'server-stub/areas/users.ts',
  'server-stub/resources/groups/paths.ts',
  'server-stub/http/errors.ts',
  'server-stub/store/rows.ts',
  'test/conformance/run.ts',
  'test/server-stub/help.ts',
]

const manifest = {
  name: 'house',
  type: 'module',
  dependencies: { express: '1.0.0', kysely: '1.0.0' },
  devDependencies: { tool: '1.0.0' },
}

/** Walls that were found broken, by importing file. */
const broken = new Map<string, string[]>()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forge-house-'))
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
  for (const { from, what } of imports)
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
    broken.set(from, [...(broken.get(from) ?? []), rule.name])
  }
})

afterAll(async () => {
  await rm(folder, { recursive: true })
})

describe('the walls of the house', () => {
  it.for(imports.map((each) => [each.from, each.what, each.breaks] as const))(
    '%s: %s',
    ([from, , breaks]) => {
      expect(broken.get(from) ?? []).toEqual(breaks === undefined ? [] : [breaks])
    },
  )

  it('are each broken by one of these', () => {
    const shown = new Set(imports.map((each) => each.breaks))
    expect(forbidden.filter((rule) => !shown.has(rule.name))).toEqual([])
  })
})

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

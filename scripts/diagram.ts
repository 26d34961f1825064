import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flag } from './command-line/options.ts'
import { readArguments } from './command-line/script.ts'
import { valueImports } from './diagram/imports.ts'
import { drawLayers, type Layer } from './diagram/layers.ts'

const { values } = readArguments({
  name: 'diagram',
  summary: 'draw the layers of the server',
  description: 'Draws the layers of the server in docs/architecture.md, from the imports.',
  exitCodes: { 0: 'success', 1: 'the diagram is out of date' },
  options: { check: flag('Write nothing, and fail if the page has another diagram.') },
})

/** Constants and generated code, which every layer may import: they are not drawn. */
const common = /^generated\/|^server-stub\/(limits|supported-node)\.ts$/

/** The first layer that matches a path is that of the file. */
const layers: readonly Layer[] = [
  { name: 'http', label: 'http', files: /^server-stub\/http\// },
  { name: 'database', label: 'database', files: /^server-stub\/database\// },
  { name: 'git', label: 'git', files: /^server-stub\/git\// },
  { name: 'access', label: 'access', files: /^server-stub\/access\// },
  { name: 'authorized', label: 'authorized.ts', files: /^server-stub\/authorized\.ts/ },
  {
    name: 'services',
    label: 'create-services.ts, services.ts, find.ts',
    files: /^server-stub\/((create-)?services|find)\.ts/,
  },
  {
    name: 'handlers',
    label: 'resources/*/handlers',
    files: /^server-stub\/resources\/[^/]+\/(handlers|subscriptions|templates|template-texts)\b/,
  },
  { name: 'commands', label: 'resources/*/commands', files: /^server-stub\/resources\/[^/]+\/commands\b/ },
  {
    name: 'records',
    label: 'resources/*/queries, relations, attributes, presenter, record, index',
    files: /^server-stub\/resources\//,
  },
  { name: 'web', label: 'web', files: /^server-stub\/web\// },
  { name: 'git_http', label: 'git-http', files: /^server-stub\/git-http\// },
  { name: 'provisioning', label: 'provisioning', files: /^server-stub\/provisioning\// },
  { name: 'seed', label: 'seed', files: /^server-stub\/seed\// },
  { name: 'monitoring', label: 'monitoring', files: /^server-stub\/monitoring\// },
  { name: 'embedding', label: 'embedding', files: /^server-stub\/embedding\// },
  { name: 'start', label: 'stub.ts, reference.ts', files: /^server-stub\/[^/]+\.ts/ },
]

process.exitCode = main()

function main(): number {
  const root = join(import.meta.dirname, '..')
  const page = join(root, 'docs', 'architecture.md')
  const imports = globSync('server-stub/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .flatMap((path) => valueImports(path, readFileSync(join(root, path), 'utf8')))
    .filter(({ from, to }) => !common.test(from) && !common.test(to))
  const before = readFileSync(page, 'utf8')
  const block = /(?<=^```mermaid\n)[\s\S]*?(?=^```$)/m
  if (!block.test(before)) throw new Error('docs/architecture.md has no Mermaid block')
  const after = before.replace(block, () => `${drawLayers(layers, imports)}\n`)
  if (before === after) return 0
  if (values.check) {
    console.error('docs/architecture.md: the diagram differs from the imports. Run: npm run diagram')
    return 1
  }
  writeFileSync(page, after)
  return 0
}

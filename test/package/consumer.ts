import { execFile } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { builtPackage } from '../support/built-package.ts'
import { isWhole } from '../support/sample.ts'

// Other programs are started here, on machines that may be busy.
export const run = promisify(execFile)
export const root = join(import.meta.dirname, '..', '..')

/** The oldest version of TypeScript that `peerDependencies` accepts, under a name of its own. */
const oldestCompiler = 'oldest-typescript@npm:typescript@5.7.3'

/** Versions of Node: the oldest that is supported, a newer one, and one that is too old. */
const nodeVersions = ['22.13.0', '26.10.0', '20.19.0'] as const
export const tooOld = '20.19.0'
export type NodeVersion = (typeof nodeVersions)[number]

const nodeFolder = 'node-versions'

const options = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts']

/** Those that are tried: each is a hundred megabytes. */
export const triedVersions: readonly NodeVersion[] = isWhole ? nodeVersions : ['22.13.0']

/** Packages with nothing but the program of a version of Node for this machine, each under a name of its own. */
const nodes = triedVersions.map(
  (version) => `node-${version}@npm:node-${process.platform}-${process.arch}@${version}`,
)

/** A project outside this one that has installed the package as it would be published, and the files of the package. */
export async function installPackage(): Promise<{ folder: string; packed: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-consumer-'))
  await builtPackage()
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const { stdout } = await run('npm', packing, { cwd: root })
  const [report]: { filename: string; files: { path: string }[] }[] = JSON.parse(
    stdout.slice(stdout.indexOf('[')),
  )
  if (report === undefined) throw new Error(stdout)
  await writeFile(join(folder, 'package.json'), '{"name":"consumer","private":true,"type":"module"}')
  await run('npm', ['install', ...options, `./${report.filename}`], { cwd: folder })
  // Apart from the project, whose commands would run on one of them.
  await run('npm', ['install', ...options, '--prefix', join(folder, nodeFolder), ...nodes])
  return { folder, packed: report.files.map(({ path }) => path).toSorted() }
}

/** Installs the oldest supported TypeScript in the consumer's project; returns its folder. */
export async function installOldestCompiler(folder: string): Promise<string> {
  await run('npm', ['install', ...options, oldestCompiler], { cwd: folder })
  return join(folder, 'node_modules', 'oldest-typescript')
}

/** The program of this version of Node in the consumer's project. */
export function programOf(folder: string, version: NodeVersion): string {
  return join(folder, nodeFolder, 'node_modules', `node-${version}`, 'bin', 'node')
}

/** Compiles files of a folder strictly, declarations of packages included. Returns what the compiler prints. */
export async function compile(
  folder: string,
  compiler: string,
  files: string[],
  libraries: string[],
  more: object = {},
): Promise<string> {
  const compilerOptions = {
    target: 'es2024',
    lib: ['es2024', 'esnext.disposable', ...libraries],
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
    ...more,
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const { stdout } = await run(process.execPath, [join(compiler, 'bin', 'tsc'), '-p', folder]).catch(
    (error: { stdout: string }) => error,
  )
  return stdout
}

/** Links of the packed pages to files that are not among the packed ones. */
export async function brokenLinks(packed: readonly string[]): Promise<string[]> {
  const pages = packed.filter((path) => /^(?:README|docs\/.*)\.md$/.test(path))
  const broken: string[] = []
  for (const page of pages) {
    const text = await readFile(join(root, page), 'utf8')
    for (const [, link = ''] of text.matchAll(/\]\(([^)\s#]+)/g))
      if (!/^[a-z]+:/.test(link) && !packed.includes(join(dirname(page), link)))
        broken.push(`${page}: ${link}`)
  }
  return broken
}

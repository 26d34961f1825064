import { readdir, readFile, writeFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { rolldown, type OutputChunk, type Plugin } from 'rolldown'
import { packageFile } from '../command-line/package-file.ts'

/** Entry files of the package by their place in `dist/`. */
const entries = {
  index: 'generated/index.ts',
  'contract-types': 'generated/contract-types.ts',
  client: 'generated/client.ts',
  fetch: 'generated/fetch.ts',
  server: 'server-stub/index.ts',
  conformance: 'test/conformance/index.ts',
  cli: 'scripts/cli.ts',
  'require-supported-node': 'server-stub/require-supported-node.ts',
  // A thread is started from a file of its own, which the command looks for here.
  'scripts/serve/stub-thread': 'scripts/serve/stub-thread.ts',
}

/** Installed with the package: what users choose, and what is loaded for invalid requests only. */
const installed =
  /^(?:express-openapi-validator|ajv|ajv-formats|openapi-fetch|pg|@stoplight\/prism-cli|@redocly\/cli)(?:\/|$)/
/** Installed, too, but loaded at the start of each server. */
const included = /^ajv-formats\/dist\/formats\.js$/
/** Only ever run from source. */
const unpublished = /build-script\.ts$/
/** The folder of the package of a file. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/
const builtin = new RegExp(`^(?:node:.*|${builtinModules.join('|')})$`)

/**
 * Writes the JavaScript of the package: a file for each entry point and one for each part that several of them need or that
 * is loaded later, so that an import opens a few files instead of hundreds.
 */
export async function bundlePackage(): Promise<void> {
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, packageFile(source)])),
    platform: 'node',
    // Node 22.13 does not support `using` or later syntax.
    transform: { target: 'es2024' },
    external: (id) => !included.test(id) && [installed, builtin, unpublished].some((names) => names.test(id)),
    plugins: [originalModuleUrls(), singleCopies(), builtinsByNeed()],
    treeshake: { moduleSideEffects: [{ test: /node_modules/, sideEffects: true }] },
  })
  const { output } = await bundle.write({
    dir: packageFile('dist'),
    format: 'esm',
    chunkFileNames: '[name].js',
    comments: { legal: false },
    banner: ({ isEntry, name }) =>
      isEntry && ['server', 'conformance'].includes(name) ? "import './require-supported-node.js'" : '',
  })
  await bundle.close()
  const chunks = output.filter((each) => each.type === 'chunk')
  await writeFile(packageFile('dist', 'THIRD-PARTY-LICENSES.txt'), await licensesOf(chunks))
}

/** `import.meta` of a module means the place that it would have in the package by itself. */
function originalModuleUrls(): Plugin {
  return {
    name: 'original-module-urls',
    transform: {
      filter: { id: /\.ts$/, code: /import\.meta\./ },
      handler(code, id) {
        const modulePath = `./${relative(packageFile(), id).replace(/\.ts$/, '.js')}`
        const url = `new URL(${JSON.stringify(modulePath)}, import.meta.url)`
        return code
          .replaceAll('import.meta.url', `${url}.href`)
          .replaceAll(
            'import.meta.dirname',
            `import.meta.dirname + ${JSON.stringify(dirname(modulePath).slice(1))}`,
          )
      },
    },
  }
}

/** Packages that npm installed several times in the same version are bundled once: three copies of the table of media types. */
function singleCopies(): Plugin {
  const folders = new Map<string, string>()
  return {
    name: 'single-copies',
    resolveId: {
      filter: { id: /^[^./\0]/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
        const [folder] = (resolved && packageFolder.exec(resolved.id)) ?? []
        if (!resolved || folder === undefined) return resolved
        const { name, version } = await manifestOf(folder)
        const key = `${name}@${version}`
        const first = folders.get(key) ?? folder
        folders.set(key, first)
        return { ...resolved, id: first + resolved.id.slice(folder.length) }
      },
    },
  }
}

/**
 * An import of a built-in module reads all of its exports, which loads more of them: `fetch` for `node:http`, WebCrypto for
 * `node:crypto`. `getBuiltinModule` reads the named ones.
 */
function builtinsByNeed(): Plugin {
  return {
    name: 'builtins-by-need',
    renderChunk: (code) =>
      code.replaceAll(
        /^import (\w+|\{[^}]*\}) from "(node:(?!module")[^"]+)";$/gm,
        (_, names: string, id: string) =>
          `const ${names.replaceAll(' as ', ': ')} = process.getBuiltinModule("${id}");`,
      ),
  }
}

/** The licenses of all packages whose code is part of the bundle. */
async function licensesOf(chunks: readonly OutputChunk[]): Promise<string> {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
  const folders = modules.flatMap((id) => packageFolder.exec(id) ?? [])
  const texts = [...new Set(folders)].toSorted().map(async (folder) => {
    const { name, version, license } = await manifestOf(folder)
    const files = await readdir(folder)
    // Some have the text at the end of their readme.
    const file =
      files.find((each) => /^licen[cs]e/i.test(each)) ?? files.find((each) => /^readme/i.test(each))
    const text = file && (await readFile(join(folder, file), 'utf8')).replace(/^[^]*\n#+ licen[cs]e\n/i, '')
    if (text === undefined || !/permission|redistribution/i.test(text))
      throw new Error(`${name} has no text of its license, so it cannot be bundled.`)
    return `${name} ${version} (${license})\n\n${text.trim()}\n`
  })
  return (await Promise.all(texts)).join(`\n${'-'.repeat(72)}\n\n`)
}

async function manifestOf(folder: string): Promise<{ name: string; version: string; license: string }> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
}

import { execFileSync } from 'node:child_process'
import { chmod, copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { packageFile } from './command-line/package-file.ts'
import { readArguments } from './command-line/script.ts'

readArguments({
  name: 'prepack',
  summary: 'create the contents of the package',
  description: 'Compiles and bundles the published files to dist. npm runs it before it packs or publishes.',
  options: {},
})
// Loaded after the arguments are read: the help and errors in them appear at once.
const { bundlePackage } = await import('./package/bundle.ts')
const { keepPublicDeclarations } = await import('./package/declarations.ts')
const { fileNames, scriptNames } = await import('./reference/assets.ts')
const { buildScript } = await import('./reference/build-script.ts')
const { placesOf } = await import('../test/conformance/runner/places.ts')
const { fullPlan } = await import('../test/conformance/runner/selection.ts')
const { changelogFile } = await import('./reference/load.ts')

// The contents of the package are created again each time it is packed.
await rm(packageFile('dist'), { recursive: true, force: true })
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')),
  'bin',
  'tsc',
)
execFileSync(process.execPath, [compiler, '-p', packageFile('scripts', 'tsconfig.dist.json')], {
  stdio: 'inherit',
})
await keepPublicDeclarations()
await bundlePackage()
await mkdir(packageFile('dist', 'generated', 'provisioning'), { recursive: true })
const documents = ['openapi.json', 'openapi.yaml', 'openapi.conformance.json', 'provisioning/openapi.json']
for (const name of documents) {
  await copyFile(packageFile('generated', name), packageFile('dist', 'generated', name))
}
await writeFile(packageFile('dist', 'generated', 'checks.json'), JSON.stringify(placesOf(fullPlan(true))))
await copyFile(changelogFile, packageFile('dist', 'generated', 'CHANGELOG.md'))
const assets = packageFile('dist', 'scripts', 'reference', 'assets')
await mkdir(assets, { recursive: true })
for (const name of fileNames)
  await copyFile(packageFile('scripts', 'reference', 'assets', name), join(assets, name))
for (const name of scriptNames) await writeFile(join(assets, name), await buildScript(name))
await chmod(packageFile('dist', 'cli.js'), 0o755)

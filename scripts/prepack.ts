import { execFileSync } from 'node:child_process'
import { chmod, copyFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { packageFile } from './command-line/package-file.ts'
import { builtPage } from './reference/page.ts'
import { renderPage } from './reference/render.ts'

// What the package holds is made from nothing each time it is packed.
await rm(packageFile('dist'), { recursive: true, force: true })
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')),
  'bin',
  'tsc',
)
execFileSync(process.execPath, [compiler, '-p', packageFile('scripts', 'tsconfig.dist.json')], {
  stdio: 'inherit',
})
for (const name of ['openapi.json', 'openapi.yaml', 'openapi.conformance.json']) {
  await copyFile(packageFile('generated', name), packageFile('dist', 'generated', name))
}
await writeFile(builtPage, await renderPage())
await chmod(packageFile('dist', 'scripts', 'cli.js'), 0o755)

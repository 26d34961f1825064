/**
 * `npm run clients [-- [--install] [NAME …]]`: installs the clients that others wrote, runs their scenarios and writes the
 * compatibility table `docs/clients.md`. With `--install` it installs alone; with names only these clients are meant and
 * the table stays as it is.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cacheFolder, installedVersion } from './support/cache.ts'
import { clientOf, clients } from './support/catalogue.ts'
import { install } from './support/install.ts'
import { compatibilityPage, type Run } from './support/page.ts'

const root = join(import.meta.dirname, '..', '..')
const { values, positionals } = parseArgs({
  options: { install: { type: 'boolean' } },
  allowPositionals: true,
})
const chosen = positionals.length === 0 ? clients : positionals.map(clientOf)

console.log(`Installing into ${cacheFolder()}`)
const missing = new Map<string, string>()
for (const client of chosen) {
  const reason = await install(client)
  if (reason !== undefined) missing.set(client.id, reason)
  const state = reason === undefined ? installedVersion(client.id) : `MISSING: ${reason}`
  console.log(`  ${client.name.padEnd(28)} ${state}`)
}
const present = chosen.filter(({ id }) => !missing.has(id))
if (present.length === 0) process.exitCode = 1
else if (values.install !== true) process.exitCode = runScenarios()

/** Runs the scenarios; returns the exit code. */
function runScenarios(): number {
  const results = mkdtempSync(join(tmpdir(), 'forge-clients-'))
  try {
    const files = present.map(({ id }) => `test/clients/${id}/`)
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', ...files]
    const env = { ...process.env, FORGE_CLIENTS_RESULTS: results }
    const { status } = spawnSync(process.execPath, vitest, { cwd: root, env, stdio: 'inherit' })
    const runs = readdirSync(results).map((file): Run =>
      JSON.parse(readFileSync(join(results, file), 'utf8')),
    )
    if (positionals.length === 0) writePage(runs)
    return status ?? 1
  } finally {
    rmSync(results, { recursive: true })
  }
}

function writePage(runs: readonly Run[]): void {
  const file = join(root, 'docs', 'clients.md')
  writeFileSync(file, compatibilityPage(clients, runs, missing))
  spawnSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', file], { cwd: root })
}

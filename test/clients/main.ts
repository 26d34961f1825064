import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flag } from '../../scripts/command-line/options.ts'
import { readArguments } from '../../scripts/command-line/script.ts'
import { cacheFolder, installedVersion } from './support/cache.ts'
import { clientOf, clients } from './support/catalogue.ts'
import { install } from './support/install.ts'
import { compatibilityPage, type Run } from './support/page.ts'

const root = join(import.meta.dirname, '..', '..')
const { values, words } = readArguments({
  name: 'clients',
  summary: 'try the server with clients of others',
  description:
    'Installs clients that others wrote, runs their scenarios, and writes the compatibility table docs/clients.md; with names ' +
    'only those clients are tried, and the table remains as it is.',
  exitCodes: { 0: 'all scenarios pass', 1: 'a scenario fails, or no client could be installed' },
  argument: {
    placeholder: 'NAME',
    summary: 'The clients; all by default.',
    values: clients.map(({ id }) => id),
    most: Infinity,
  },
  options: { install: flag('Install the clients, and run nothing.') },
})
const chosen = words.length === 0 ? clients : words.map(clientOf)

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
else if (!values.install) process.exitCode = runScenarios()

/** Runs the scenarios; returns the exit code. */
function runScenarios(): number {
  const results = mkdtempSync(join(tmpdir(), 'forge-clients-'))
  try {
    const files = present.map(({ id }) => `test/clients/${id}/`)
    const vitest = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'test/vitest.long.config.ts',
      ...files,
    ]
    const env = { ...process.env, FORGE_CLIENTS_RESULTS: results }
    const { status } = spawnSync(process.execPath, vitest, { cwd: root, env, stdio: 'inherit' })
    const runs = readdirSync(results).map((file): Run =>
      JSON.parse(readFileSync(join(results, file), 'utf8')),
    )
    if (words.length === 0) writePage(runs)
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

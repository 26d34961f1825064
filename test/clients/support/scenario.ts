/** A scenario of a client: a server, the parameters of the client, and a record of the called operations. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Coverage, Stub } from '../../../server-stub/index.ts'
import { startStub } from '../../../server-stub/index.ts'
import { installedVersion } from './cache.ts'
import { clientOf } from './catalogue.ts'

/** Clients that CI has: there they must not be left out. */
const requiredInCi: readonly string[] = ['gitbeaker', 'python-gitlab']

export interface Scenario {
  readonly forge: Stub
  /** An empty folder of its own. */
  readonly folder: string
}

/**
 * A test of the scenario, left out with the reason where the client is not installed. It fails when the server met with
 * an error of its own. What the client called counts up to `done`, so that reading back does not.
 */
export function scenario(id: string, play: (scenario: Scenario, done: () => void) => Promise<void>): void {
  const client = clientOf(id)
  const isMissing = installedVersion(id) === undefined
  const isRequired = process.env['CI'] === 'true' && requiredInCi.includes(id)
  const reason = isMissing ? ` (not installed: npm run clients -- ${id})` : ''
  test.skipIf(isMissing && !isRequired)(
    `${client.name} ${client.scenario}${reason}`,
    { timeout: 300_000 },
    async () => {
      expect(isMissing, 'installed, as CI requires').toBe(false)
      const incidents: unknown[] = []
      const folder = await mkdtemp(join(tmpdir(), `forge-client-${id}-`))
      try {
        await using forge = await startStub({ onIncident: (incident) => incidents.push(incident) })
        let coverage: Coverage | undefined
        await play({ forge, folder }, () => {
          coverage = forge.coverage()
        })
        expect(incidents).toEqual([])
        recordRun(id, coverage ?? forge.coverage())
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  )
}

/** Keeps which operations a client called, in the folder that `npm run clients` names. */
export function recordRun(id: string, { byOperation }: Coverage): void {
  const folder = process.env['FORGE_CLIENTS_RESULTS']
  if (folder === undefined) return
  const operations = Object.entries(byOperation).filter(([, { calls }]) => calls > 0)
  mkdirSync(folder, { recursive: true })
  const called = operations.map(([operation]) => operation)
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify({ client: id, operations: called }))
}

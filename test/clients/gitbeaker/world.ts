/** A server, and the client library from npm. */
import { Gitlab } from '@gitbeaker/rest'
import { test as base } from 'vitest'
import { startStub, type Actor, type Stub } from '../../../server-stub/index.ts'
import { recordRun } from '../support/scenario.ts'

export interface World {
  forge: Stub
  /** A client of that actor. */
  as(actor: Exclude<Actor, 'anonymous'>): Promise<InstanceType<typeof Gitlab>>
}

/** Tests of one file share a server. Its end fails when a request of the client went against the contract unforeseen. */
export const test = base.extend<{ world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern which other fixtures this one needs
    async ({}, use) => {
      const incidents: unknown[] = []
      await using forge = await startStub({ onIncident: (incident) => incidents.push(incident) })
      await use({
        forge,
        async as(actor) {
          const { token } = await forge.account(actor)
          return new Gitlab({ host: forge.origin, token })
        },
      })
      recordRun('gitbeaker', forge.coverage())
      if (incidents.length > 0) throw new Error(JSON.stringify(incidents))
    },
    { scope: 'file' },
  ],
})

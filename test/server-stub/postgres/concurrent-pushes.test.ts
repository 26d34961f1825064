/** Pushes of several refs at once, over several servers with one PostgreSQL database. */
import { expect, test } from 'vitest'
import { createForgeClient, unwrap } from '../../../generated/client.ts'
import { startStub } from '../../../server-stub/index.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { whyNoPostgres } from '../../support/postgres.ts'
import { noObject, packOf, pushBodyOf, type PushCommand } from '../git-http/packs.ts'
import { basic } from '../git-http/workspace.ts'

const noPostgres = await whyNoPostgres()
const adminToken = 'pt-pushers'
const refs = ['a', 'b', 'c', 'd'].map((name) => `refs/heads/${name}`)

test.skipIf(noPostgres)('pushes of the same refs in any order cause no deadlock', async () => {
  const database = { kind: 'postgres', url: await freshDatabase(), poolSize: 6 } as const
  const incidents: unknown[] = []
  const options = { database, adminToken, onIncident: (incident: unknown) => incidents.push(incident) }
  await using one = await startStub(options)
  await using other = await startStub(options)
  const { id, http_url_to_repo: url } = await one.project({ files: { 'README.md': '# Loom\n' } })
  const client = createForgeClient({ baseUrl: one.baseUrl, token: adminToken })
  const first = (await unwrap(client.getBranch({ path: { id, branch: 'master' } }))).commit.id
  const push = async (origin: string, commands: readonly PushCommand[]): Promise<string> => {
    const response = await fetch(`${origin}${new URL(url).pathname}/git-receive-pack`, {
      method: 'POST',
      headers: {
        authorization: basic('x', adminToken),
        'content-type': 'application/x-git-receive-pack-request',
      },
      body: new Uint8Array(pushBodyOf(commands, packOf([]))),
    })
    return `${response.status} ${await response.text()}`
  }
  // Each round creates or deletes all refs; the pushes name them in different orders, and only one can find them as it believes.
  for (let round = 0; round < 8; round += 1) {
    const [from, to] = round % 2 === 0 ? [noObject, first] : [first, noObject]
    const reports = await Promise.all(
      refs.map((_, turn) => {
        const order = [...refs.slice(turn), ...refs.slice(0, turn)]
        const commands = (turn % 2 === 0 ? order : order.toReversed()).map((ref) => ({ ref, from, to }))
        return push(turn % 2 === 0 ? one.origin : other.origin, commands)
      }),
    )
    for (const ref of refs) expect(reports.filter((report) => report.includes(`ok ${ref}`))).toHaveLength(1)
    for (const report of reports) expect(report).toMatch(/^200 .*unpack ok/s)
  }
  expect(incidents).toEqual([])
})

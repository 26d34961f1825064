/** The compatibility table, as Markdown. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import { installedVersion } from './cache.ts'
import type { Client } from './catalogue.ts'

/** What a run of a client has called. */
export interface Run {
  readonly client: string
  readonly operations: readonly OperationId[]
}

/** The page: one row a client, then what cannot work. `missing` has the clients that could not be installed, with the reason. */
export function compatibilityPage(
  clients: readonly Client[],
  runs: readonly Run[],
  missing: ReadonlyMap<string, string>,
): string {
  const rows = clients.map((client) => row(client, runs, missing.get(client.id)))
  const limits = clients.flatMap(({ name, limits: own }) =>
    own.map(({ call, reason }) => `| ${name} | ${call} | ${reason} |`),
  )
  return `# Clients and applications

These third-party client libraries and applications run against the server unmodified, as far as they call operations that the contract has
([those it does not have](missing-operations.md)). \`npm run clients\` installs them into a cache folder
outside the repository, runs a scenario with each, verifies the results through the API, and writes this page. \`npm run clients -- NAME\` runs one
of them. The numbers count the different operations of an area that the scenario calls.

| client | version | scenario | operations called, by area | result |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

## Calls that fail

Operations that the contract does not have fail with every client: [this list](missing-operations.md) names them, and how paths are interpreted
that the contract does not have. In addition, these calls fail:

| client | call | reason |
| --- | --- | --- |
${limits.join('\n')}
`
}

function row(client: Client, runs: readonly Run[], missing: string | undefined): string {
  const own = runs.filter((run) => run.client === client.id)
  const called = new Set(own.flatMap((run) => run.operations))
  const result = missing === undefined ? (own.length > 0 ? 'works' : 'fails') : `not installed: ${missing}`
  const cells = [
    client.name,
    installedVersion(client.id) ?? '',
    `${client.kind}: ${client.scenario}`,
    areas(called),
    result,
  ]
  return `| ${cells.join(' | ')} |`
}

/** `branches 5, commits 7` */
function areas(called: ReadonlySet<OperationId>): string {
  if (called.size === 0) return 'none: Git over HTTP only'
  const counts = new Map<string, number>()
  for (const operation of called) {
    const { area } = operations[operation]
    counts.set(area, (counts.get(area) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([area, count]) => `${area} ${count}`)
    .join(', ')
}

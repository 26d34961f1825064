/** Operations of other areas that the checks of an area call, as observed in a run. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import type { Exchange } from '../../conformance/protocol/exchange.ts'
import type { CheckResult } from '../../conformance/runner/result.ts'

/** Every area needs these to create users and projects. */
const foundation: readonly OperationId[] = ['getCurrentUser', 'createUser', 'createProject', 'getProject']

/** Generated checks that call operations of other areas if the server implements them. */
const callsIfPossible =
  /^(?:blocked-user|branch-heads|by-nested-path|former-member|in-state|items-as-read|other-memberships|read-of-user|renamed-user|state-of-user|varied-list|written-after-deletion|written-is-read|\w+-by-another)\/|\/(?:annotated|blocked-user|later|protected|requests-of-others-remain)$/

/** Generated checks of credentials that the checks of one area need not have. */
const ofOtherCredentials =
  /^(?:access-token-in-(?:form|query)|bearer-token|other-token|session-cookie|sudo-by-other-token)\//

/** What a check sent. */
export interface SentCheck extends Pick<CheckResult, 'id' | 'verdict' | 'area'> {
  readonly exchanges: readonly Pick<Exchange, 'operation' | 'request'>[]
}

export interface Needs {
  readonly area: string
  readonly operations: readonly OperationId[]
  /** What is requested at `/provisioning`. */
  readonly provisioned: readonly string[]
}

/**
 * The needs of each area by what its checks sent. A check that only observes needs nothing, and some generated checks call
 * operations of other areas only if the server implements them.
 */
export function needsOf(results: readonly SentCheck[]): readonly Needs[] {
  const judging = results.filter(
    ({ id, verdict }) =>
      verdict !== 'informational' && !callsIfPossible.test(id) && !ofOtherCredentials.test(id),
  )
  const areas = new Set(judging.map(({ area }) => area))
  return [...areas].map((area) => {
    const exchanges = judging.filter((result) => result.area === area).flatMap((result) => result.exchanges)
    const called = exchanges.flatMap(({ operation }) => (operation === null ? [] : [operation]))
    const provisioned = exchanges.flatMap(({ request: { isOutsideApi, target } }) =>
      isOutsideApi === true ? [target.split('/')[2] ?? ''] : [],
    )
    return { area, operations: foreign(called, area), provisioned: sorted(provisioned) }
  })
}

/**
 * The areas in an order in which each finds as much as possible done before; `operations` keeps what has to be done
 * ahead of its own area.
 */
export function inOrderOfWork(needs: readonly Needs[]): readonly Needs[] {
  const left = [...needs]
  const done = new Set<string>()
  const order: Needs[] = []
  while (left.length > 0) {
    const open = left
      .map((each) => ({
        ...each,
        operations: each.operations.filter((id) => !done.has(operations[id].area)),
      }))
      .toSorted((a, b) => a.operations.length - b.operations.length || a.area.localeCompare(b.area))
    const [next] = open
    if (next === undefined) break
    order.push(next)
    done.add(next.area)
    left.splice(
      left.findIndex(({ area }) => area === next.area),
      1,
    )
  }
  return order
}

const names = (list: readonly string[]): string => list.map((name) => `\`${name}\``).join(', ')

/** The rows of a table in Markdown, cell by cell. */
export function rowsOf(needs: readonly Needs[]): readonly (readonly string[])[] {
  return needs.map(({ area, operations: first, provisioned }) => [area, names(first), names(provisioned)])
}

/** The guide with these rows in the table below a heading, as the formatter aligns them. */
export function withRows(guide: string, heading: string, rows: readonly (readonly string[])[]): string {
  const start = guide.indexOf('\n|', guide.indexOf(`\n${heading}\n`)) + 1
  const end = guide.indexOf('\n\n', start)
  const [head = ''] = guide.slice(start, end).split('\n')
  const names = head
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
  const widths = names.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[], fill = ' '): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`
  const table = [line(names), line([], '-'), ...rows.map((row) => line(row))]
  return guide.slice(0, start) + table.join('\n') + guide.slice(end)
}

function foreign(called: readonly OperationId[], area: string): readonly OperationId[] {
  const others = called.filter((id) => operations[id].area !== area && !foundation.includes(id))
  return [...new Set(others)].toSorted()
}

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name) => name !== ''))].toSorted()
}

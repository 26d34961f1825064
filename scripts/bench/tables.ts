/** The tables of the benchmark, in Markdown. */
import type { Growth } from './growth/lists.ts'
import type { Steps } from './growth/repositories.ts'
import type { MemoryOverRuns } from './memory.ts'
import type { Comparison } from './requests.ts'
import type { Figures } from './start.ts'
import type { SuiteTimes } from './suite.ts'

/** Everything that the benchmark measures. */
export interface Results {
  requests: Comparison[]
  package: Record<string, Figures>
  command: Record<string, Figures>
  firstPageOfDocs: number
  /** One server, conformance runs. */
  memoryOverRuns: MemoryOverRuns
  growth: Growth[]
  /** Absent without a PostgreSQL database. */
  growthOnPostgres?: Growth[]
  /** Of a repository with 5,000 commits, 10,000 files and 1,000 branches. */
  steps: Steps[]
  restore: number
  suite: SuiteTimes
}

/** Relative to bare Express: the goal, and the least. */
const requestGoals: Readonly<Record<string, readonly [goal: number, least: number]>> = {
  'GET /projects/:id': [0.4, 0.25],
  'GET /user': [0.45, 0.35],
  'GET /projects/:id/issues': [0.25, 0.15],
  'GET /projects/:id/merge_requests': [0.25, 0.15],
  'GET /projects': [0.25, 0.15],
  'POST /projects/:id/issues': [0.2, 0.14],
}

/** The tables as Markdown. */
export function tablesOf(results: Results): string {
  const { growth, growthOnPostgres } = results
  return [
    requestTable(results),
    startTable(results),
    memoryTable(results),
    growthTable('SQLite', growth),
    ...(growthOnPostgres === undefined ? [] : [growthTable('PostgreSQL', growthOnPostgres)]),
    stepsTable(results),
  ].join('\n\n')
}

function requestTable({ requests }: Results): string {
  const rows = requests.map(({ request, own, express, prism, fake, ownTime, expressTime }) => {
    const [goal, least] = requestGoals[request] ?? []
    return [
      `\`${request}\``,
      ratio(own, express),
      ratio(expressTime, ownTime),
      goal === undefined ? '' : `${goal.toFixed(2)} (${least?.toFixed(2)})`,
      prism === undefined ? '' : ratio(own, prism),
      fake === undefined ? '' : ratio(own, fake),
    ]
  })
  const head = ['request', 'to Express', 'by processor time', 'goal (least)', 'to Prism', 'to `json-server`']
  return table(head, rows)
}

function startTable({ package: imported, command, firstPageOfDocs, restore, suite }: Results): string {
  const own = imported['this package'] ?? {}
  const express = imported['bare Express'] ?? {}
  const next = imported['with a second server']?.['next']
  const serve = command['serve --memory']?.['total']
  const rows = [
    ['package: import', ms(own['import']), ms(express['import']), ''],
    ['package: `startStub()`', ms(own['start']), ms(express['start']), ''],
    ['package: first response', ms(own['response']), ms(express['response']), ''],
    ['package: all three', ms(own['total']), ms(express['total']), '150 ms (220 ms)'],
    ['package: processor time of all', ms(own['processor']), ms(express['processor']), ''],
    ['the next `startStub()`', ms(next), '', '10 ms (20 ms)'],
    [
      '`serve --memory` to the first response',
      ms(serve),
      ms(command['bare Express']?.['total']),
      '2 × (3 ×)',
    ],
    ['first `GET /docs`, from the sources', ms(firstPageOfDocs), '', '200 ms'],
    ['`restore()` of 1,000 issues and 10 repositories', ms(restore), '', ''],
    ['`conformance`, whole', seconds(suite.whole), '', '12 s (16 s)'],
    ['`conformance --smoke`', seconds(suite.smoke), '', '3 s'],
  ]
  return table(['start', 'this server', 'bare Express', 'goal (least)'], rows)
}

function memoryTable({ package: imported, command, memoryOverRuns }: Results): string {
  const { before, afterRun, atRest } = memoryOverRuns
  const series = (megabytes: number[]) => [before, ...megabytes].map((each) => each.toFixed(0)).join(' → ')
  const rows = [
    ['idle, imported, after the first response', mb(imported['this package']?.['memory']), '90 MB (110 MB)'],
    ['idle, `serve` with the demo', mb(command['serve --memory']?.['memory']), '90 MB (110 MB)'],
    ['one server, at the end of each conformance run', series(afterRun), ''],
    ['the same, 15 seconds later', series(atRest), 'flat'],
  ]
  return table(['memory', 'this server', 'goal (least)'], rows)
}

function growthTable(database: string, growth: readonly Growth[]): string {
  const rows = growth.map(({ request, milliseconds, unchanged, goal }) => [
    request,
    milliseconds.map((figure) => figure.toFixed(1)).join(' → '),
    largeToSmall(milliseconds),
    largeToSmall(unchanged),
    `${goal} ×`,
  ])
  const head = [
    `${database}, as a member`,
    'ms with small, ×10, ×100 data',
    '×100 to small',
    'without a change',
    'goal',
  ]
  return table(head, rows)
}

function stepsTable({ steps }: Results): string {
  const rows = steps.map(({ work, total, longestOther }) => [
    work,
    ms(total),
    `${longestOther.toFixed(1)} ms`,
  ])
  return table(['work in steps, on SQLite', 'all of it', 'longest response to another request'], rows)
}

function largeToSmall(figures: readonly number[]): string {
  return ratio(figures.at(-1) ?? Number.NaN, figures[0] ?? Number.NaN)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function ratio(one: number, other: number): string {
  return (one / other).toFixed(2)
}

function ms(milliseconds: number | undefined): string {
  return milliseconds === undefined ? '' : `${milliseconds.toFixed(0)} ms`
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function mb(megabytes: number | undefined): string {
  return megabytes === undefined ? '' : `${megabytes.toFixed(0)} MB`
}

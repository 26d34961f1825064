/** The access matrix: every stated cell has a verdict, a cell that allows too much is named, and the choices of the reference server are recorded. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { access, accessActors, type AccessActor, type AccessVisibility } from '../../generated/access.ts'
import type { OperationId } from '../../generated/operations.ts'
import { rules, type RuleId } from '../../generated/rules.ts'
import { runConformance, type Report } from '../conformance/index.ts'
import { readSettings } from '../conformance/command/options.ts'
import { chooseChecks } from '../conformance/runner/selection.ts'
import { cellsOf, type Cell } from '../conformance/generated/access/cells.ts'
import { accessChecksOf, allCells, externalCells } from '../conformance/generated/access/index.ts'
import { canBeRequested } from '../conformance/generated/access/requests.ts'
import { specifiedOperations } from '../conformance/generated/valid-request.ts'
import { mutantFinder } from '../power/catalogue.ts'
import { startTarget, type Target } from '../power/target.ts'
import { sampleOf } from '../support/sample.ts'
import { operationIds } from '../conformance/report/matrix.ts'

let target: Target

beforeAll(async () => {
  target = await startTarget()
})

afterAll(async () => {
  await target[Symbol.asyncDispose]()
})

const tried: readonly Cell[] = specifiedOperations.flatMap((operation) =>
  cellsOf(operation).filter(canBeRequested),
)

describe('what is stated', () => {
  test.for([
    ['getProject', 'private', 'anonymous', 'rejected 401 404'],
    ['getProject', 'private', 'non-member', 'rejected 403 404'],
    ['getProject', 'private', 'guest', 'allowed'],
    ['getProject', 'internal', 'non-member', 'allowed'],
    ['getProject', 'internal', 'external', 'unspecified'],
    ['getProject', 'public', 'anonymous', 'allowed'],
    ['getRawFile', 'public', 'anonymous', 'unspecified'],
    ['listProjectIssues', 'public', 'anonymous', 'rejected 401'],
    ['listProjectIssues', 'private', 'non-member', 'rejected 404'],
    ['listProjectIssues', 'private', 'guest', 'unspecified'],
    ['createIssue', 'private', 'non-member', 'rejected 403 404'],
    ['deleteBoardList', 'internal', 'master', 'rejected 403 404'],
    ['deleteBoardList', 'internal', 'owner', 'allowed'],
    ['deleteIssueAwardEmoji', 'public', 'owner', 'rejected 403 404'],
    ['deleteIssueAwardEmoji', 'public', 'author', 'allowed'],
    ['updateGroup', 'public', 'master', 'rejected 403 404'],
    ['acceptMergeRequest', 'private', 'non-member', 'rejected 401 404'],
    ['createProjectAccessRequest', 'private', 'non-member', 'unspecified'],
    ['listBroadcastMessages', null, 'non-member', 'rejected 403'],
    ['createUser', null, 'administrator', 'allowed'],
    ['listIssues', null, 'non-member', 'allowed'],
    ['getQueueMetrics', null, 'non-member', 'unspecified'],
  ] as const)('of %s, %s, by %s: %s', ([operation, visibility, actor, expected]) => {
    const cell = cellsOf(operation).find((each) => each.visibility === visibility && each.actor === actor)
    const { outcome = 'unspecified', statuses = [] } = cell?.statement ?? {}
    expect([outcome, ...statuses].join(' ')).toBe(expected)
  })

  test('is an operation’s own rule or one for all', () => {
    for (const [operation, { statements }] of Object.entries(access)) {
      for (const { rule } of statements) expect([null, operation]).toContain(rules[rule].operation)
    }
  })

  test('is stated once for each cell', () => {
    for (const operation of operationIds()) {
      const stated = access[operation].statements.flatMap(({ callers, visibilities }) =>
        callers.flatMap((caller) =>
          visibilities.length === 0 ? [caller] : visibilities.map((visibility) => `${caller} ${visibility}`),
        ),
      )
      expect(new Set(stated).size, operation).toBe(stated.length)
    }
  })

  test('leaves few cells that no request can reach', () => {
    const cells = specifiedOperations.flatMap((operation) => cellsOf(operation))
    const left = cells.filter((cell) => cell.statement !== null && !canBeRequested(cell))
    const named = left.map(({ operation, visibility, actor }) => `${operation} ${visibility} ${actor}`)
    // Users who request access are no members, and records of the operator are not changed.
    expect(
      named.every((name) => /AccessRequest private|null administrator/.test(name)),
      named.join(),
    ).toBe(true)
    expect(named.length).toBeLessThan(25)
  })
})

test('--observe requests every unspecified cell', () => {
  const given = { 'base-url': 'https://forge.example.com/api/v4', 'admin-token': 'pt-example-root' }
  const selected = (observe: string | undefined) => chooseChecks(readSettings({ ...given, observe })).checks
  expect(ids(selected(undefined))).toEqual(expect.arrayContaining(ids(externalCells)))
  expect(ids(selected('yes'))).toEqual(expect.arrayContaining(ids(allCells)))
  expect(selected('yes')).toHaveLength(selected(undefined).length + allCells.length - externalCells.length)
})

describe('the reference server', () => {
  let report: Report

  beforeAll(async () => {
    const judged = ruleIds().flatMap((rule) => accessChecksOf(rule))
    report = await runChecks({ checks: [...judged, ...allCells] })
  })

  test('is tested for every cell, and returns the specified status for each specified one', () => {
    expect(report.findings.map(({ title, actual }) => `${title} ${actual}`)).toEqual([])
    expect(report.matrix.flatMap(namesIn).sort()).toEqual(tried.map(nameOf).sort())
    expect(report.checks.filter(({ verdict }) => verdict === 'blocked')).toEqual([])
  })

  test('validates no unspecified cell', () => {
    const unspecified = tried.filter(({ statement }) => statement === null).map(nameOf)
    expect(cellsWith(report, null).sort()).toEqual(unspecified.sort())
    for (const check of report.checks.filter(({ id }) => id.startsWith('observed/'))) {
      expect(check.verdict, check.reason ?? '').toBe('informational')
    }
  })

  test('the access of the reference server is unchanged', async () => {
    await expect(tableOf(report), 'run with -u to update the table').toMatchFileSnapshot(
      './access-of-the-reference-server.txt',
    )
  })
})

/** Mutants by id with the cells that each opens or closes against the specification. */
const violations = [
  ['AUT-02/deleteMergeRequest/accepts-a-master', ['private master', 'internal master', 'public master']],
  ['AUT-02/updateGroup/accepts-developers-in-internal-groups', ['internal developer']],
  ['AUT-02/deleteIssueAwardEmoji/accepts-every-owner', ['private owner', 'internal owner', 'public owner']],
  ['AUT-01/listBranches/accepts-internal-projects-without-credentials', ['internal anonymous']],
  ['AUT-03/getIssue/returns-403-for-a-private-project', ['private non-member']],
  ['AUT-03/getProject/returns-404-to-non-members', ['internal non-member', 'public non-member']],
  ['AUT-02/deleteTag/accepts-non-members-in-private-projects', ['private non-member']],
  ['SFX-02/deleteVariable/performs-a-rejected-deletion', ['private external']],
  [
    'AUT-02/listVariables/lists-variables-of-private-projects-for-every-user',
    ['private non-member', 'private external'],
  ],
  [
    'AUT-01/listProjectIssues/accepts-requests-without-credentials',
    ['private anonymous', 'internal anonymous', 'public anonymous'],
  ],
] as const

describe('a violated cell is reported', () => {
  const find = mutantFinder()
  test.for(sampleOf(violations, 3))('%s', async ([id, cells]) => {
    const mutant = find(id)
    const { operation, rules: broken } = mutant
    await target.mutate(mutant)
    const report = await runChecks({ operation })
    expect(cellsWith(report, false)).toEqual(cells.map((cell) => `${operation} ${cell}`))
    const findings = report.findings.filter((finding) => finding.operations.includes(operation))
    expect(findings.flatMap((finding) => finding.rules)).toEqual(expect.arrayContaining([...broken]))
    for (const cell of cells) {
      const [visibility = '', actor = ''] = cell.split(' ')
      const who = actor === 'anonymous' ? 'without credentials' : actor
      const named = findings.filter(({ actual }) => new RegExp(`${who}.* ${visibility} `).test(actual))
      expect(named, cell).toHaveLength(1)
    }
  })
})

interface Requested {
  readonly checks?: readonly { readonly id: string | null }[]
  readonly operation?: OperationId
}

function runChecks({ checks, operation }: Requested): Promise<Report> {
  const ofOperation = operation === undefined ? [] : access[operation].statements.map(({ rule }) => rule)
  return runConformance({
    baseUrl: target.baseUrl,
    adminToken: target.adminToken,
    areas: [],
    operations: operation === undefined ? [] : [operation],
    rules: checks === undefined ? ofOperation : checks.flatMap(({ id }) => id ?? []),
    observe: true,
    workers: 8,
    timeout: 30_000,
    seed: 1,
    reference: null,
  })
}

type Row = Report['matrix'][number]

function namesIn({ operation, visibility, cells }: Row): readonly string[] {
  return accessActors
    .filter((actor) => actor in cells)
    .map((actor) => nameOf({ operation, visibility, actor }))
}

function nameOf(cell: {
  readonly operation: OperationId
  readonly visibility: AccessVisibility | null
  readonly actor: AccessActor
}): string {
  const { operation, visibility, actor } = cell
  return [operation, ...(visibility === null ? [] : [visibility]), actor].join(' ')
}

/** The cells of one kind: as stated, not as stated, or not specified. */
function cellsWith({ matrix }: Report, lawful: boolean | null): string[] {
  return matrix.flatMap(({ operation, visibility, cells }) =>
    accessActors
      .filter((actor) => cells[actor]?.lawful === lawful && actor in cells)
      .map((actor) => nameOf({ operation, visibility, actor })),
  )
}

/** One line an operation and visibility; in brackets what is not specified. */
function tableOf({ matrix }: Report): string {
  const head = ['', '', ...accessActors.map((actor) => (actor === 'administrator' ? 'admin' : actor))]
  const lines = matrix.map(({ operation, visibility, cells }) => {
    const shown = accessActors.map((actor) => {
      const cell = cells[actor]
      if (cell === undefined) return ''
      return cell.specified === 'unspecified' ? `(${cell.status})` : ` ${cell.status}`
    })
    return [operation, visibility ?? '', ...shown]
  })
  const text = [head, ...lines].map(([first = '', second = '', ...rest]) =>
    [first.padEnd(33), second.padEnd(9), ...rest.map((cell) => cell.padEnd(12))].join('').trimEnd(),
  )
  return `Access on the reference server. In brackets: the choice of the server where access is not specified.\n\n${text.join('\n')}\n`
}

function ruleIds(): readonly RuleId[] {
  return Object.keys(rules).filter((id): id is RuleId => id in rules)
}

function ids(checks: readonly { readonly id: string | null }[]): (string | null)[] {
  return checks.map(({ id }) => id)
}

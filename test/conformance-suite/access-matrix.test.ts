/** The access matrix: what the contract states for a cell, and the report of a cell that a server violates. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { access } from '../../generated/access.ts'
import type { OperationId } from '../../generated/operations.ts'
import { rules } from '../../generated/rules.ts'
import { runConformance, type Report } from '../conformance/index.ts'
import { readSettings } from '../conformance/command/options.ts'
import { operationIds } from '../conformance/protocol/operation-ids.ts'
import { chooseChecks } from '../conformance/runner/selection.ts'
import { cellsOf } from '../conformance/generated/access/cells.ts'
import { observations } from '../conformance/generated/access/index.ts'
import { canBeRequested } from '../conformance/generated/access/requests.ts'
import { specifiedOperations } from '../conformance/generated/valid-request.ts'
import { mutantFinder } from '../power/catalogue.ts'
import { startTarget, type Target } from '../power/target.ts'
import { sampleOf } from '../support/sample.ts'
import { cellsWith } from './support/matrix.ts'

let target: Target

beforeAll(async () => {
  target = await startTarget()
})

afterAll(async () => {
  await target[Symbol.asyncDispose]()
})

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
    const { decision = 'unspecified', statuses = [] } = cell?.statement ?? {}
    expect([decision, ...statuses].join(' ')).toBe(expected)
  })

  test('is an operation’s own rule or one for all', () => {
    for (const [operation, { statements }] of Object.entries(access)) {
      for (const { rule } of statements) expect([null, operation]).toContain(rules[rule].operation)
    }
  })

  test('is stated once for each cell', () => {
    for (const operation of operationIds) {
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
  expect(ids(selected('yes'))).toEqual(expect.arrayContaining(ids(observations)))
  expect(selected('yes')).toHaveLength(selected(undefined).length + observations.length)
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
    const report = await runAccessChecks(operation)
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

/** Runs the checks of the rules that state who may call an operation, and observes its unspecified cells. */
function runAccessChecks(operation: OperationId): Promise<Report> {
  return runConformance({
    baseUrl: target.baseUrl,
    adminToken: target.adminToken,
    areas: [],
    operations: [operation],
    rules: access[operation].statements.map(({ rule }) => rule),
    observe: true,
    workers: 8,
    timeout: 30_000,
    seed: 1,
    reference: null,
  })
}

function ids(checks: readonly { readonly id: string | null }[]): (string | null)[] {
  return checks.map(({ id }) => id)
}

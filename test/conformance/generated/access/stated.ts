/** Checks the cells that the specification states, each by its rule; names every cell that fails. */
import type { AccessStatement } from '../../../../generated/access.ts'
import { operations, type OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { isRecord, type Exchange } from '../../protocol/exchange.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { Mismatch, type Aspect } from '../../protocol/signals.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { allFiltersOf } from '../lists/all-filters.ts'
import { completions } from '../attributes/completions.ts'
import { parentPath } from '../paths/parent-paths.ts'
import {
  sendPrepared,
  type PreparedRequest,
  type SpecifiedOperation,
  type Variation,
} from '../valid-request.ts'
import { successesOf } from '../successes.ts'
import { awardOfAnother } from './award-of-another.ts'
import { cellsOf, describe, type Cell } from './cells.ts'
import { requestOfOwn, callerOf, canBeRequested, requestOn } from './requests.ts'
import { isSuccess } from '../../protocol/statuses.ts'
import { existenceProbe, type ExistenceProbe } from './existence-probe.ts'

interface StatedCell extends Cell<SpecifiedOperation> {
  readonly statement: AccessStatement
}

/** A cell in which the server deviates from the statement. */
interface Deviation {
  readonly expected: string
  readonly actual: string
  readonly about: Aspect
  readonly exchanges: readonly Exchange[]
}

/** The cells of an operation that a rule states; callers who change nothing are first. */
export function statedCells(operation: SpecifiedOperation, rule: RuleId): readonly StatedCell[] {
  const stated = cellsOf(operation).flatMap((cell): StatedCell[] =>
    cell.statement?.rule === rule && canBeRequested(cell) ? [{ ...cell, statement: cell.statement }] : [],
  )
  const rejections = stated.filter(({ statement }) => statement.decision === 'rejected')
  return [...rejections, ...stated.filter(({ statement }) => statement.decision === 'allowed')]
}

/** Every cell of an operation that one rule states. */
export function checksCells(topic: string, operation: SpecifiedOperation, rule: RuleId): Check {
  return generatedCheck(
    topic,
    operation,
    `Each kind of caller of ${operation} is allowed or rejected as the rule states.`,
    async (context) => {
      const deviations: Deviation[] = []
      const deletions: Deletions = new Map()
      const cells = statedCells(operation, rule)
      for (const [index, cell] of cells.entries()) {
        const attempt = await attemptFor(context, cell, deletions)
        const isLast = isLastRejection(cell, cells[index + 1])
        const deviation =
          (await deviationOf(context, cell, attempt, isLast)) ??
          (await deviationOfVariation(context, cell, attempt))
        if (deviation === null) continue
        deviations.push(deviation)
        deletions.delete(cell.visibility)
      }
      const [first] = deviations
      if (first === undefined) return
      throw new Mismatch(
        first.expected,
        `${operation}: ${deviations.map(({ actual }) => actual).join(' ')}`,
        deviations.flatMap(({ exchanges }) => exchanges),
        first.about,
      )
    },
  )
}

interface Attempt {
  readonly prepared: PreparedRequest
  /** Null unless the request is a deletion that the server rejects. */
  readonly probe: ExistenceProbe | null
}

/**
 * The record that rejected callers try to delete, and its state before the first of them. It belongs to the check, so that
 * no other check can delete it.
 */
type Deletions = Map<Cell['visibility'], Attempt>

/** After the last rejected caller of one place, the check reads whether the record still exists. */
function isLastRejection(cell: StatedCell, next: StatedCell | undefined): boolean {
  return next?.visibility !== cell.visibility || next.statement.decision === 'allowed'
}

async function deviationOf(
  context: CheckContext,
  cell: StatedCell,
  { prepared, probe }: Attempt,
  isLast: boolean,
): Promise<Deviation | null> {
  const by = changesOnlyCaller(cell) ? prepared.by : await callerOf(context, cell, prepared.by)
  const response = await sendPrepared(context, prepared, { by })
  const { status, exchange } = response
  // A caller who does not see the record may get the response to a missing one. For a deletion, this can be a success.
  const isResponseToMissing = probe !== null && cell.statement.statuses.includes(404) && isSuccess(status)
  const kept = probe === null || !(isLast || isSuccess(status)) || (await probe.isThere())
  const expected =
    expectedStatuses(cell).some((each) => each === status) && hasExpectedMessage(cell, response)
  const lawful = kept && (isResponseToMissing || expected)
  const { operation, actor, visibility } = cell
  context.accessObservations.push({ operation, actor, visibility, status, lawful })
  if (lawful) return null
  return {
    expected: expectation(cell),
    actual: `For ${describe(cell)}: ${shown(response)}${kept ? '' : ', and deleted the record'}.`,
    about: kept
      ? { kind: 'status', expected: expectedStatuses(cell), actual: status }
      : { kind: 'permission' },
    exchanges: [exchange, ...(kept ? [] : (probe?.exchanges() ?? []))],
  }
}

/** Who is no member has the same access to a project or group by its path; a caller who is rejected is rejected with filters as well. */
async function deviationOfVariation(
  context: CheckContext,
  cell: StatedCell,
  { prepared }: Attempt,
): Promise<Deviation | null> {
  const filters = cell.statement.decision === 'rejected' ? allFiltersOf(cell.operation) : {}
  const path = await fullPathOf(context, cell, prepared)
  const body = await allAttributesOf(context, cell, prepared)
  const variations: readonly (readonly [string, Variation])[] = [
    ...(path === null ? [] : [['at its path', { path }] as const]),
    ...(body === null ? [] : [['with all attributes', { body }] as const]),
    ...(Object.keys(filters).length === 0
      ? []
      : [['with filters', { query: { ...prepared.query, ...filters } }] as const]),
  ]
  for (const [how, variation] of variations) {
    const by = await callerOf(context, cell, prepared.by)
    const response = await sendPrepared(context, prepared, { by, ...variation })
    if (expectedStatuses(cell).some((each) => each === response.status)) continue
    return {
      expected: expectation(cell),
      actual: `For ${describe(cell)} ${how}: ${shown(response)}.`,
      about: { kind: 'status', expected: expectedStatuses(cell), actual: response.status },
      exchanges: [response.exchange],
    }
  }
  return null
}

/** What owners alone may do, by a master, who has the most rights of others; null for other operations and callers. */
async function allAttributesOf(
  context: CheckContext,
  { operation, actor, statement }: StatedCell,
  prepared: PreparedRequest,
): Promise<Parameters | null> {
  const [complete] = completions[operation] ?? []
  const isForOwners = operations[operation].access.callers === 'owner-or-administrator'
  if (complete === undefined || !isForOwners || actor !== 'master' || statement.decision === 'allowed')
    return null
  return { ...prepared.body, ...(await complete(context, prepared)).body }
}

/** The parameters with the path of the project or group, for who is no member and changes nothing; null for others. */
async function fullPathOf(
  context: CheckContext,
  { operation, actor, visibility, statement }: StatedCell,
  prepared: PreparedRequest,
): Promise<Parameters | null> {
  const { method, path } = operations[operation]
  const changesNothing =
    statement.decision === 'allowed'
      ? method === 'GET'
      : // The deletion of a record that the caller does not see may succeed.
        visibility === 'private' && method !== 'DELETE'
  const isOutside = actor === 'non-member' || (actor === 'anonymous' && statement.decision === 'allowed')
  if (!isOutside || !changesNothing || !/^\/(?:projects|groups)\/\{id\}/.test(path)) return null
  const parent = await ifPossible(() => parentPath(context, prepared), null)
  return parent === null ? null : { ...prepared.path, id: parent.fullPath }
}

function isRejectedDeletion({ operation, statement }: StatedCell): boolean {
  return operations[operation].method === 'DELETE' && statement.decision === 'rejected'
}

async function attemptFor(context: CheckContext, cell: StatedCell, deletions: Deletions): Promise<Attempt> {
  const { operation, visibility, statement } = cell
  if (isRejectedDeletion(cell)) return deletionFor(context, cell, deletions)
  const changes = operations[operation].method !== 'GET' && statement.decision === 'allowed'
  const prepared = changes
    ? await requestOfOwn(context, operation, visibility)
    : await context.use(requestOn(operation, visibility))
  return { prepared, probe: null }
}

async function deletionFor(context: CheckContext, cell: StatedCell, deletions: Deletions): Promise<Attempt> {
  const { operation, visibility, actor } = cell
  const attempt =
    deletions.get(visibility) ?? (await probed(context, await requestOfOwn(context, operation, visibility)))
  deletions.set(visibility, attempt)
  const { access } = operations[operation]
  if (actor !== 'owner' || access.callers !== 'author-or-administrator') return attempt
  // The role that an award requires is not specified: after the owner, a master is most likely to have it.
  const master = await callerOf(context, { ...cell, actor: 'master' }, attempt.prepared.by)
  return probed(context, await awardOfAnother(attempt.prepared, master))
}

async function probed(context: CheckContext, prepared: PreparedRequest): Promise<Attempt> {
  return { prepared, probe: await existenceProbe(context, prepared) }
}

/** A request that changes only its caller is sent by a user of its own, who is no member either. */
function changesOnlyCaller({ actor, visibility, operation, statement }: StatedCell): boolean {
  return (
    actor === 'non-member' &&
    visibility === null &&
    statement.decision === 'allowed' &&
    operations[operation].method !== 'GET'
  )
}

/** A caller without credentials receives the specified message. Spec: document 1, "Error body shapes". */
function hasExpectedMessage({ actor }: StatedCell, { status, json }: ApiResponse<OperationId>): boolean {
  if (actor !== 'anonymous' || status !== 401) return true
  return isRecord(json) && [json['message'], json['error']].includes('401 Unauthorized')
}

function expectedStatuses({ operation, statement }: StatedCell): readonly number[] {
  return statement.decision === 'allowed' ? successesOf(operation) : statement.statuses
}

function shown({ status, text }: ApiResponse<OperationId>): string {
  if (status === null) return 'no response'
  return status < 300 ? `status ${status}` : `status ${status} with ${text.slice(0, 120)}`
}

function expectation(cell: StatedCell): string {
  const { decision, statuses } = cell.statement
  const who = describe(cell)
  const subject = who.charAt(0).toUpperCase() + who.slice(1)
  return decision === 'allowed'
    ? `${subject} is allowed.`
    : `${subject} is rejected with ${statuses.join(' or ')}.`
}

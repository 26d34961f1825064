/** The access matrix as a run observed it; each cell contains the observation and the statement of the specification. */
import { accessActors, type AccessActor, type AccessVisibility } from '../../../generated/access.ts'
import { operations, type OperationId } from '../../../generated/operations.ts'
import { operationIds } from '../protocol/operation-ids.ts'
import type { CheckResult } from '../runner/result.ts'
import { cellsOf, placesOf, type Cell } from '../generated/access/cells.ts'
import type { AccessObservation } from '../fixtures/access-observation.ts'

export interface MatrixCell {
  /** Null if there was no complete response. */
  readonly status: number | null
  readonly specified: 'allowed' | 'rejected' | 'unspecified'
  /** Whether the response is as specified; null where that is not specified. */
  readonly lawful: boolean | null
}

/** One operation, in the instance or in a group or project of one visibility, with those callers who were tried. */
export interface MatrixRow {
  readonly operation: OperationId
  readonly area: string
  readonly visibility: AccessVisibility | null
  readonly cells: { readonly [Actor in AccessActor]?: MatrixCell }
}

export type Matrix = readonly MatrixRow[]

/** The cells that were tried, in the order of the contract; a cell that once was not as stated stays so. */
export function matrixOf(results: readonly Pick<CheckResult, 'accessObservations'>[]): Matrix {
  const seen = new Map(
    results
      .flatMap(({ accessObservations = [] }) => accessObservations)
      .sort((a, b) => severity(a.lawful) - severity(b.lawful))
      .map((observation) => [keyOf(observation), observation]),
  )
  return operationIds.flatMap((operation) =>
    placesOf(operation).flatMap((visibility) => {
      const cells = cellsOf(operation)
        .filter((cell) => cell.visibility === visibility)
        .flatMap((cell) => seenCell(cell, seen.get(keyOf(cell))))
      if (cells.length === 0) return []
      const { area } = operations[operation]
      return [{ operation, area, visibility, cells: Object.fromEntries(cells) }]
    }),
  )
}

function seenCell(
  { actor, statement }: Cell,
  observation: AccessObservation | undefined,
): [AccessActor, MatrixCell][] {
  if (observation === undefined) return []
  const { status, lawful } = observation
  return [[actor, { status, specified: statement?.decision ?? 'unspecified', lawful }]]
}

/** One matrix of those of several shards. */
export function joinedMatrix(matrices: readonly Matrix[]): Matrix {
  return matrixOf(
    matrices.map((matrix) => ({
      accessObservations: matrix.flatMap(({ operation, visibility, cells }) =>
        entriesOf(cells).map(([actor, { status, lawful }]) => ({
          operation,
          visibility,
          actor,
          status,
          lawful,
        })),
      ),
    })),
  )
}

/** The cells of a row with their callers, from outside inwards. */
export function entriesOf(cells: MatrixRow['cells']): readonly (readonly [AccessActor, MatrixCell])[] {
  return accessActors.flatMap((actor) => {
    const cell = cells[actor]
    return cell === undefined ? [] : [[actor, cell] as const]
  })
}

export interface MatrixCounts {
  readonly asStated: number
  readonly notAsStated: number
  readonly unspecified: number
}

export function matrixCounts(matrix: Matrix): MatrixCounts {
  const all = matrix.flatMap(({ cells }) => entriesOf(cells).map(([, { lawful }]) => lawful))
  const count = (lawful: boolean | null) => all.filter((each) => each === lawful).length
  return { asStated: count(true), notAsStated: count(false), unspecified: count(null) }
}

/** The matrix in one line; empty if no access was observed. */
export function matrixLine(matrix: Matrix): string {
  if (matrix.length === 0) return ''
  const { asStated, notAsStated, unspecified } = matrixCounts(matrix)
  return `access matrix: ${asStated} cells as stated, ${notAsStated} not as stated, ${unspecified} not specified`
}

function severity(lawful: boolean | null): number {
  return lawful === false ? 1 : 0
}

interface CellKey {
  readonly operation: OperationId
  readonly actor: AccessActor
  readonly visibility: AccessVisibility | null
}

function keyOf({ operation, actor, visibility }: CellKey): string {
  return `${operation} ${visibility} ${actor}`
}

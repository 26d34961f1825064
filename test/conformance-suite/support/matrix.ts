/** Cells of the access matrix in a report: names, verdicts, and the table of all statuses. */
import { accessActors, type AccessActor, type AccessVisibility } from '../../../generated/access.ts'
import type { OperationId } from '../../../generated/operations.ts'
import type { Report } from '../../conformance/index.ts'

type Row = Report['matrix'][number]

/** Names of the cells of one row for which a request was sent. */
export function namesIn({ operation, visibility, cells }: Row): readonly string[] {
  return accessActors
    .filter((actor) => actor in cells)
    .map((actor) => nameOf({ operation, visibility, actor }))
}

/** For example `getProject private guest`. */
export function nameOf(cell: {
  readonly operation: OperationId
  readonly visibility: AccessVisibility | null
  readonly actor: AccessActor
}): string {
  const { operation, visibility, actor } = cell
  return [operation, ...(visibility === null ? [] : [visibility]), actor].join(' ')
}

/** Names of the cells that are as specified (`true`), violated (`false`) or not specified (`null`). */
export function cellsWith({ matrix }: Report, lawful: boolean | null): string[] {
  return matrix.flatMap(({ operation, visibility, cells }) =>
    accessActors
      .filter((actor) => cells[actor]?.lawful === lawful && actor in cells)
      .map((actor) => nameOf({ operation, visibility, actor })),
  )
}

/** One line for each operation and visibility; unspecified statuses in brackets. */
export function tableOf({ matrix }: Report): string {
  const head = ['', '', ...accessActors.map((actor) => (actor === 'administrator' ? 'admin' : actor))]
  const lines = matrix.map(({ operation, visibility, cells }) => {
    const statuses = accessActors.map((actor) => {
      const cell = cells[actor]
      if (cell === undefined) return ''
      return cell.specified === 'unspecified' ? `(${cell.status})` : ` ${cell.status}`
    })
    return [operation, visibility ?? '', ...statuses]
  })
  const text = [head, ...lines].map(([first = '', second = '', ...rest]) =>
    [first.padEnd(33), second.padEnd(9), ...rest.map((cell) => cell.padEnd(12))].join('').trimEnd(),
  )
  return `Access on the reference server, as statuses. In brackets: statuses that the specification leaves open.\n\n${text.join('\n')}\n`
}

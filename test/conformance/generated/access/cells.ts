/** The cells of the access matrix, as the contract states them. Spec: document 1, "Authentication"; document 2, "Visibility levels". */
import {
  access,
  type AccessFacts,
  type AccessActor,
  type AccessStatement,
  type AccessVisibility,
} from '../../../../generated/access.ts'
import type { OperationId } from '../../../../generated/operations.ts'

export interface Cell<Op extends OperationId = OperationId> {
  readonly operation: Op
  readonly actor: AccessActor
  /** Null where the operation is about neither a group nor a project. */
  readonly visibility: AccessVisibility | null
  /** Null where the access is not specified. */
  readonly statement: AccessStatement | null
}

/** Every cell of an operation, from outside inwards. */
export function cellsOf<Op extends OperationId>(operation: Op): readonly Cell<Op>[] {
  const facts: AccessFacts = access[operation]
  return placesOf(operation).flatMap((visibility) =>
    facts.actors.map((actor) => ({
      operation,
      actor,
      visibility,
      statement: statementOn(facts, actor, visibility),
    })),
  )
}

/** Where an operation can be called: in projects or groups of each visibility, or in the instance. */
export function placesOf(operation: OperationId): readonly (AccessVisibility | null)[] {
  return access[operation].within === 'instance' ? [null] : ['private', 'internal', 'public']
}

function statementOn(
  { statements }: AccessFacts,
  actor: AccessActor,
  visibility: AccessVisibility | null,
): AccessStatement | null {
  const statement = statements.find(
    ({ callers, visibilities }) =>
      callers.includes(actor) && (visibility === null || visibilities.includes(visibility)),
  )
  return statement ?? null
}

/** A cell in words, for example `a developer in an internal project`. */
export function describe({ operation, actor, visibility }: Cell): string {
  const who = actor === 'anonymous' ? 'a caller without credentials' : withArticle(nameOf(actor))
  return visibility === null ? who : `${who} in ${withArticle(`${visibility} ${access[operation].within}`)}`
}

function nameOf(actor: AccessActor): string {
  return actor === 'external' ? 'external user' : actor
}

function withArticle(name: string): string {
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

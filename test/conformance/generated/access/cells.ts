/** The cells of the access matrix, as the contract states them. Spec: document 1, "Authentication"; document 2, "Visibility levels". */
import {
  access,
  type AccessFacts,
  type AccessPersona,
  type AccessStatement,
  type AccessVisibility,
} from '../../../../generated/access.ts'
import type { OperationId } from '../../../../generated/operations.ts'

export interface Cell<Op extends OperationId = OperationId> {
  readonly operation: Op
  readonly persona: AccessPersona
  /** Null where the operation is about neither a group nor a project. */
  readonly visibility: AccessVisibility | null
  /** Null where the specification is silent. */
  readonly said: AccessStatement | null
}

/** Every cell of an operation, from outside inwards. */
export function cellsOf<Op extends OperationId>(operation: Op): readonly Cell<Op>[] {
  const facts: AccessFacts = access[operation]
  return placesOf(operation).flatMap((visibility) =>
    facts.personas.map((persona) => ({
      operation,
      persona,
      visibility,
      said: statementOn(facts, persona, visibility),
    })),
  )
}

/** Where an operation can be called: in things of each visibility, or in the instance. */
export function placesOf(operation: OperationId): readonly (AccessVisibility | null)[] {
  return access[operation].within === 'instance' ? [null] : ['private', 'internal', 'public']
}

function statementOn(
  { statements }: AccessFacts,
  persona: AccessPersona,
  visibility: AccessVisibility | null,
): AccessStatement | null {
  const said = statements.find(
    ({ callers, visibilities }) =>
      callers.includes(persona) && (visibility === null || visibilities.includes(visibility)),
  )
  return said ?? null
}

/** A cell in words, for example `a developer in an internal project`. */
export function describe({ operation, persona, visibility }: Cell): string {
  const who = persona === 'anonymous' ? 'a caller without credentials' : withArticle(nameOf(persona))
  return visibility === null ? who : `${who} in ${withArticle(`${visibility} ${access[operation].within}`)}`
}

function nameOf(persona: AccessPersona): string {
  return persona === 'external' ? 'external user' : persona
}

function withArticle(name: string): string {
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

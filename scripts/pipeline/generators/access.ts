import { accessOf, actors, visibilities } from '../access.ts'
import type { Contract } from '../contract.ts'
import type { Literal } from '../literal.ts'
import { literal } from '../literal.ts'

const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ')

const head = `// Generated from openapi/ by \`npm run build\`; do not edit.
import type { RuleId } from './rules.ts'

/**
 * A kind of caller: without credentials; signed in and a member of nothing; the same marked as external; a member with a
 * role; the author of the record; an administrator.
 */
export type AccessActor = (typeof accessActors)[number]

/** From outside inwards. */
export const accessActors = [
${actors.map((name) => `  '${name}',`).join('\n')}
] as const

/** Visibility of the group or project that an operation is about. */
export type AccessVisibility = ${union(visibilities)}

/** What the specification states about some callers of an operation. For a caller whom no statement names it is not specified. */
export interface AccessStatement {
  readonly callers: readonly AccessActor[]
  /** Empty where the operation is about neither a group nor a project. */
  readonly visibilities: readonly AccessVisibility[]
  readonly decision: 'allowed' | 'rejected'
  /** Of a rejection; each is lawful. */
  readonly statuses: readonly number[]
  /** The rule that states it. */
  readonly rule: RuleId
}

export interface AccessFacts {
  readonly within: 'project' | 'group' | 'instance'
  /** The kinds of callers that can be distinguished. */
  readonly actors: readonly AccessActor[]
  readonly statements: readonly AccessStatement[]
}
`

/** The access matrix as data, for the conformance suite. */
export function generateAccess(contract: Contract): Record<string, string> {
  const matrix = Object.fromEntries(
    accessOf(contract).map(({ located, within, actors: who, statements }): [string, Literal] => [
      located.operation.operationId,
      {
        within,
        actors: who,
        statements: statements.map(({ callers, visibilities: where, decision, statuses, rule }) => ({
          callers,
          visibilities: where,
          decision,
          statuses,
          rule,
        })),
      },
    ]),
  )
  const text = [
    head,
    `export const access = ${literal(matrix)} as const satisfies Record<string, AccessFacts>\n`,
  ].join('\n')
  return { 'access.ts': text }
}

/**
 * What administrators alone may do is rejected in every form: for the caller's own user, for an unknown record and without a
 * body. Spec: document 1, "Authentication"; document 2, "Users".
 */
import { operations } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { unusedIds } from '../unknown-ids.ts'
import {
  sendPrepared,
  type PreparedRequest,
  type SpecifiedOperation,
  type Variation,
} from '../valid-request.ts'
import { cellsOf } from './cells.ts'
import { sharedRequest } from './requests.ts'

interface Form {
  /** Part of the ID of the check. */
  readonly name: string
  readonly title: string
  readonly isPossible: (operation: SpecifiedOperation) => boolean
  readonly vary: (context: CheckContext, prepared: PreparedRequest) => Promise<Variation> | Variation
  /** Statuses that a server may return as well, because it looks at this before it looks at the caller. */
  readonly alsoPossible: readonly number[]
}

const forms: readonly Form[] = [
  {
    name: 'themselves',
    title: 'is rejected for users about themselves.',
    isPossible: (operation) => operations[operation].path.startsWith('/users/{id}'),
    vary: async ({ given }, { path }) => {
      const by = await given.user()
      const key = 'key_id' in path ? { key_id: (await given.key(by)).id } : {}
      return { by, path: { ...path, id: by.id, ...key } }
    },
    alsoPossible: [],
  },
  {
    name: 'unknown-record',
    title: 'is rejected for an unknown record.',
    // For a deletion the rule applies as well that deleting what does not exist succeeds.
    isPossible: (operation) =>
      lastParameterOf(operation) !== undefined && operations[operation].method !== 'DELETE',
    vary: ({ nonMember }, { operation, path }) => {
      const last = lastParameterOf(operation) ?? ''
      return { by: nonMember, path: { ...path, [last]: unusedIds[last] } }
    },
    alsoPossible: [404],
  },
  {
    name: 'without-body',
    title: 'is rejected without a body.',
    isPossible: (operation) => ['POST', 'PUT'].includes(operations[operation].method),
    vary: ({ nonMember }) => ({ by: nonMember, body: undefined }),
    alsoPossible: [400],
  },
]

function lastParameterOf(operation: SpecifiedOperation): string | undefined {
  return operations[operation].parameters.path.at(-1)
}

/** The checks of an operation for administrators, by the rule that rejects others. */
export function administratorsOnly(
  operation: SpecifiedOperation,
): readonly { readonly rule: RuleId; readonly check: Check }[] {
  if (operations[operation].access.callers !== 'administrator') return []
  const cell = cellsOf(operation).find(({ actor }) => actor === 'non-member')
  const { statement = null } = cell ?? {}
  if (statement === null) return []
  const { rule, statuses } = statement
  return forms
    .filter(({ isPossible }) => isPossible(operation))
    .map(({ name, title, vary, alsoPossible }) => ({
      rule,
      check: generatedCheck(
        'administrators-only',
        operation,
        `${operation} ${title}`,
        async (context) => {
          const prepared = await context.use(sharedRequest(operation))
          const response = await sendPrepared(context, prepared, await vary(context, prepared))
          const expected = [...statuses, ...alsoPossible]
          const actual = response.status
          if (!expected.some((status) => status === actual))
            response.fail(`Status ${expected.join(' or ')}.`, undefined, { kind: 'status', expected, actual })
        },
        name,
      ),
    }))
}

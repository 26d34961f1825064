/**
 * What administrators alone may do is rejected in every form: for the caller's own user, for an unknown record, for records
 * in other states, without a body and with all attributes. Spec: document 1, "Authentication"; document 2, "Users".
 */
import { operations } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { Observed } from '../../protocol/signals.ts'
import { completions } from '../attributes/completions.ts'
import { recordOf } from '../effects/reads.ts'
import { unusedIds } from '../paths/unknown-ids.ts'
import {
  sendPrepared,
  type PreparedRequest,
  type SpecifiedOperation,
  type Variation,
} from '../valid-request.ts'
import { givenInactiveMessage } from '../credentials/without-credentials.ts'
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
    vary: async ({ given }, prepared) => {
      const by = await given.user()
      const key = 'key_id' in prepared.path ? { key_id: (await given.key(by)).id } : {}
      const { path, ...others } = aboutUser(by, prepared)
      return { by, ...others, path: { ...path, ...key } }
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
  {
    name: 'all-attributes',
    title: 'is rejected with all attributes.',
    isPossible: (operation) => operation in completions || operation === 'updateApplicationSettings',
    vary: async (context, prepared) => ({
      by: context.nonMember,
      body: { ...prepared.body, ...(await furtherAttributesOf(context, prepared)) },
    }),
    alsoPossible: [],
  },
  {
    name: 'inactive-message',
    title: 'is rejected for a message that is not active.',
    isPossible: (operation) => operations[operation].path === '/broadcast_messages/{id}',
    vary: async (context) => ({ by: context.nonMember, path: { id: await givenInactiveMessage(context) } }),
    alsoPossible: [],
  },
  {
    name: 'blocked-user',
    title: 'is rejected for a blocked user.',
    isPossible: (operation) => /^\/users\/\{id\}(?:\/\w+)?$/.test(operations[operation].path),
    vary: async ({ admin, nonMember, given }, prepared) => {
      const user = await given.user()
      const block = () => admin.call('blockUser', { path: { id: user.id } })
      if ((await ifPossible(block, null)) === null) throw new Observed('The server does not block users.')
      return { by: nonMember, ...aboutUser(user, prepared) }
    },
    alsoPossible: [],
  },
]

/** The request about another user, whose names it leaves as they are: those of the prepared one are taken. */
function aboutUser({ id }: Actor, { path, body }: PreparedRequest): { path: Parameters; body?: Parameters } {
  if (body === null) return { path: { ...path, id } }
  return { path: { ...path, id }, body: { ...body, email: undefined, username: undefined } }
}

/** Read-only, or names that the operator of an instance chooses. */
const unsent = ['id', 'created_at', 'updated_at', 'repository_storages', 'repository_storage']

/** All settings have their present values, so that a server that accepts the request changes none. */
async function furtherAttributesOf(context: CheckContext, prepared: PreparedRequest): Promise<Parameters> {
  if (prepared.operation === 'updateApplicationSettings') {
    const settings = recordOf(await context.admin.call('getApplicationSettings'))
    return Object.fromEntries(Object.entries(settings).filter(([name]) => !unsent.includes(name)))
  }
  const [complete] = completions[prepared.operation] ?? []
  return complete === undefined ? {} : (await complete(context, prepared)).body
}

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

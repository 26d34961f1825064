/** Users that records contain, such as authors and assignees, are as the single read returns them. Spec: document 3, "User summary (embedded)". */
import type { CheckContext } from '../../fixtures/context.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { recordsOf, validRecordOf, type JsonRecord, type Pages } from '../effects/reads.ts'
import { expectSameValues } from '../effects/same-values.ts'

const compared = ['name', 'username', 'state', 'web_url'] as const

/** Compares the users that the items contain. Each user is read once. */
export async function expectUsersAsRead(context: CheckContext, pages: Pages): Promise<void> {
  const known = new Map<number, JsonRecord>()
  for (const page of pages) {
    for (const { at, id, user } of recordsOf([page]).flatMap(usersIn)) {
      const read = known.get(id) ?? (await readUser(context, id))
      known.set(id, read)
      expectSameValues(read, user, page, `[].${at}.`)
    }
  }
}

interface EmbeddedUser {
  readonly at: string
  readonly id: number
  readonly user: JsonRecord
}

function usersIn(item: JsonRecord): readonly EmbeddedUser[] {
  return Object.entries(item).flatMap(([at, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((user: Json) => {
      const id = isRecord(user) ? user['id'] : undefined
      return isRecord(user) && 'username' in user && typeof id === 'number' ? [{ at, id, user }] : []
    }),
  )
}

/** What is compared of a user; nothing if the user cannot be read. */
async function readUser(context: CheckContext, id: number): Promise<JsonRecord> {
  const request = { operation: 'getUser', path: { id } } as const
  const response = await observeIfPossible(
    context,
    () => context.admin.sendUnchecked(request, 'observe'),
    null,
  )
  if (response?.status !== 200) return {}
  const record = validRecordOf(response)
  return Object.fromEntries(
    compared.flatMap((name) => (name in record ? [[name, record[name] ?? null]] : [])),
  )
}

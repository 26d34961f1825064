/** What a write does not concern is as before: other items of the list, other records, and the project or group. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { differences } from '../../fixtures/differences.ts'
import { attributesOf } from '../attributes/attributes.ts'
import {
  lastOf,
  readsOf,
  recordOf,
  recordPathOf,
  recordsOf,
  type JsonRecord,
  type Pages,
  type State,
} from './reads.ts'
import type { PreparedRequest } from '../valid-request.ts'
import { isItemOf, ownItemsOf } from './listed.ts'
import { comparable, failAt, identityOf } from './values.ts'

type Response = ApiResponse<OperationId>

/** Settings of a project or group that only its own update changes. */
const settings: Readonly<Record<'getProject' | 'getGroup', readonly string[]>> = {
  getProject: attributesOf('updateProject').map(({ name }) => name),
  getGroup: attributesOf('updateGroup').map(({ name }) => name),
}

/** Other items of the list are still listed, with the same properties; the project or group has the same settings. */
export function expectOthersUnchanged(prepared: PreparedRequest, before: State, after: State): void {
  const isItem = recordPathOf(prepared.operation) === null ? () => false : isItemOf(prepared)
  if (after.list !== null) {
    const others = ownItemsOf(before.list).filter((item) => !isItem(item))
    expectItemsUnchanged(others, after.list)
  }
  const { parent } = readsOf(prepared.operation) ?? { parent: null }
  if (parent === null || before.parent?.status !== 200 || after.parent === null) return
  const { parent: response } = after
  response.expectStatus(200)
  const [old, now] = [recordOf(before.parent), recordOf(response)]
  for (const name of settings[parent]) {
    // The default branch of a new repository is set later.
    if (name === 'default_branch' && old[name] === null) continue
    if (name in old && JSON.stringify(old[name]) !== JSON.stringify(now[name]))
      failAt(response, name, old[name], now[name])
  }
}

/** Items of a list are still listed, with the same properties. */
export function expectItemsUnchanged(former: readonly JsonRecord[], list: Pages): void {
  const response: Response = lastOf(list)
  for (const other of former) {
    const key = ['id', 'key', 'name'].find((each) => each in other)
    if (key === undefined) continue
    const found = recordsOf(list).find((item) => item[key] === other[key])
    if (found === undefined)
      response.fail(`An item with the \`${key}\` ${JSON.stringify(other[key])}, as before.`, 'No such item.')
    expectUnchanged(other, found, response, '[].')
  }
}

/** Properties that follow from other records, or from time. A change of the position of one list changes those of others. */
const derived =
  /^(?:full_name|full_path|position|merged|merge_status|can_be_merged|.*votes|.*_count|(?!created_at$).*_at|.*_on|.*_url|statistics|permissions)$/

/** A record that is not written has the same properties as before. */
export function expectUnchanged(before: JsonRecord, after: JsonRecord, response: Response, at = ''): void {
  for (const name of Object.keys(before).filter((each) => !derived.test(each))) {
    const [old, now] = [identityOf(before[name]), identityOf(after[name])]
    if (differences(comparable(old), comparable(now)).length > 0) failAt(response, `${at}${name}`, old, now)
  }
}

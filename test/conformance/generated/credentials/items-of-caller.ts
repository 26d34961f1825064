/** Lists whose items depend on the caller, read with other credentials of the same caller. */
import { operations } from '../../../../generated/operations.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { FilledList, ListOperation } from '../../fixtures/filled-list.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { crawlOf, keysOf, keysOfAll, listOperations } from '../pagination/crawl.ts'
import type { SpecifiedOperation } from '../valid-request.ts'

/** Who sends a request, and what the query has in addition to the parameters of the request. */
export interface Credentials {
  readonly by: Actor
  readonly query: Parameters
}

/** Whether an operation is about one project or group. */
export function isOfOneScope(operation: SpecifiedOperation): boolean {
  return /^(?:\/(?:projects|groups)\/\{(?:project_)?id\}|\/\{project_id\})\//.test(operations[operation].path)
}

export function isForAdministrators(operation: SpecifiedOperation): boolean {
  return operations[operation].access.callers === 'administrator'
}

/** Lists of several projects or groups, whose items depend on the caller, other than those for administrators. */
export const listsOfCallers: readonly ListOperation[] = listOperations().filter(
  (operation) => !isOfOneScope(operation) && !isForAdministrators(operation),
)

/** With other credentials of the same caller, a list has the items that the caller has found in it. */
export async function expectItemsOfCaller(
  context: CheckContext,
  operation: ListOperation,
  credentialsOf: (list: FilledList) => Credentials | Promise<Credentials>,
): Promise<void> {
  const { list, whole } = await context.use(crawlOf(operation))
  const { by, query } = await credentialsOf(list)
  const response = await context.as(by).sendUnchecked({
    operation,
    path: list.path,
    query: { ...list.query, per_page: 100, ...query },
  })
  response.expectStatus(200)
  const actual = keysOf(response, list)
  const missing = keysOfAll(whole, list).filter((key) => !actual.includes(key))
  if (missing.length > 0)
    response.fail(`Items with the \`${list.key}\` ${missing.join(', ')}.`, 'No such items.')
}

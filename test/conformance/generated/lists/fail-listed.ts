import type { OperationId } from '../../../../generated/operations.ts'
import type { ApiResponse } from '../../fixtures/response.ts'

/** Fails the check because the list has an item that its filters exclude. `key`: the property that identifies items. */
export function failListed(response: ApiResponse<OperationId>, key: string, value: string | number): never {
  const about = { kind: 'items', path: `[].${key}` } as const
  response.fail(`No item with the \`${key}\` ${value}.`, 'The list has it.', about)
}

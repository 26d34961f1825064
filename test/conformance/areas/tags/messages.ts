/** The annotation of a tag. Spec: document 3, "Tag". */
import type { ApiResponse } from '../../fixtures/response.ts'

/** Claims a tag's annotation; whether it ends in a newline is left to Git. */
export function claimsMessage(
  response: ApiResponse<'getTag'> | ApiResponse<'createTag'>,
  expected: string,
): void {
  const { message } = response.expectSuccess().body
  if (message?.trim() !== expected) {
    response.fail(`\`message\` is ${JSON.stringify(expected)}.`, `It is ${JSON.stringify(message)}.`)
  }
}

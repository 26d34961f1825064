/** The annotation of a tag. Spec: document 3, "Tag". */
import type { ApiResponse } from '../../fixtures/response.ts'

/** Expects a tag's annotation; whether it ends in a newline is decided by Git. */
export function expectAnnotation(
  response: ApiResponse<'getTag'> | ApiResponse<'createTag'>,
  expected: string,
): void {
  const { message } = response.expectSuccess().body
  if (message?.trim() !== expected) {
    response.fail(`\`message\` is ${JSON.stringify(expected)}.`, `It is ${JSON.stringify(message)}.`)
  }
}

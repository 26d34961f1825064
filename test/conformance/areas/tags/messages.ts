/** The annotation of a tag. Spec: document 3, "Tag". */
import type { Answer } from '../../fixtures/response.ts'

/** Claims a tag's annotation; whether it ends in a newline is left to Git. */
export function claimsMessage(answer: Answer<'getTag'> | Answer<'createTag'>, expected: string): void {
  const { message } = answer.succeeds().body
  if (message?.trim() !== expected) {
    answer.contradicts(`\`message\` is ${JSON.stringify(expected)}.`, `It is ${JSON.stringify(message)}.`)
  }
}

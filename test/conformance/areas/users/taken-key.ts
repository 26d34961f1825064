/** The response to a taken SSH key. Spec: document 2, "Users". */
import type { ApiResponse } from '../../fixtures/response.ts'
import { isRecord, type Json } from '../../protocol/exchange.ts'

/** A taken key yields 400 with texts for the fingerprint and for the key. */
export function expectTaken(
  response: ApiResponse<'createUserSshKey'> | ApiResponse<'createCurrentUserSshKey'>,
): void {
  const { json } = response.expectStatusIn(400)
  const message = isRecord(json) ? json['message'] : undefined
  for (const member of ['fingerprint', 'key']) {
    const texts = isRecord(message) ? message[member] : undefined
    if (!isTexts(texts)) response.fail(`A \`message\` with texts for \`${member}\`.`)
  }
}

function isTexts(value: Json | undefined): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string')
}

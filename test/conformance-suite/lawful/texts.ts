/** Variations of unspecified error messages and error bodies. */
import { isRecord } from './json.ts'
import type { PassingResponse, Variation } from './variation.ts'

/** Messages that the specification states. */
const stated = [
  /401 Unauthorized/,
  /Must be admin to use sudo/,
  /No user id or username for/,
  /"error":\s*"404 Not Found"/,
  /Method Not Allowed/,
  /Branch cannot be merged/,
  /SHA does not match/,
]

export const textVariations: readonly Variation[] = [
  {
    id: 'other-error-messages',
    varies: 'The server returns other error messages, in another language and with a documentation URL.',
    lawful: '1 § Errors: "The complete list of error messages for every endpoint: not shown."',
    open: ['errors/messages'],
    alterResponse: (response) => {
      if (response.status < 403 || isStated(response)) return false
      response.json = { message: 'Das geht nicht', documentation_url: 'https://forge.example.com/help' }
      return true
    },
  },
  {
    id: 'errors-without-message',
    varies:
      'The server returns `error` instead of `message` with 403, 404, 409 and 422 where no message is specified.',
    lawful: '1 § Error body shapes specifies five cases, none of them these.',
    alterResponse: (response) => {
      // The error response to an invalid branch or tag has a message that explains it.
      if (![403, 404, 409, 422].includes(response.status) || isStated(response) || isExplained(response))
        return false
      response.json = { error: 'no' }
      return true
    },
  },
  {
    id: 'other-missing-attribute-messages',
    varies: 'The server names a missing attribute in another message, with a second property.',
    lawful:
      '1 § Error body shapes: "{message: <string naming the missing attribute>}". The text is not specified.',
    alterResponse: (response) => {
      if (response.status !== 400 || !isRecord(response.json) || typeof response.json['message'] !== 'string')
        return false
      const message = `Sorry: ${response.json['message']}!`
      response.json = { message, error: message }
      return true
    },
  },
  {
    id: 'other-validation-messages',
    varies: 'The server returns several other messages for each property that failed validation.',
    lawful:
      '1 § Error body shapes: "{message: {<property>: [<error text>, ...], ...}}". The texts are not specified.',
    alterResponse: (response) => {
      if (response.status !== 400 || !isRecord(response.json) || !isRecord(response.json['message']))
        return false
      const { message } = response.json
      for (const name of Object.keys(message)) message[name] = ['ist falsch', 'und zwar ganz']
      return true
    },
  },
  {
    id: 'validation-of-embedded-entities',
    varies: 'The server adds an embedded entity to each validation error.',
    lawful: '1 § Error body shapes: "<embedded entity>: {<property>: [<error text>, ...]}".',
    alterResponse: (response) => {
      if (response.status !== 400 || !isRecord(response.json) || !isRecord(response.json['message']))
        return false
      response.json['message']['namespace'] = { path: ['is not at ease'] }
      return true
    },
  },
  {
    id: 'other-202-bodies',
    varies: 'The server returns other JSON with 202.',
    lawful: '1 § Status codes: 202 "with JSON body". The content of the body is not specified.',
    open: ['delete-project/response-body', 'delete-merged-branches/response-body'],
    alterResponse: (response) => {
      if (response.status !== 202) return false
      response.json = ['soon', 7]
      return true
    },
  },
]

function isStated({ json }: PassingResponse): boolean {
  const text = JSON.stringify(json) ?? ''
  return stated.some((sentence) => sentence.test(text))
}

/** Errors that have a message that explains them, by the specification. */
function isExplained({ operation }: PassingResponse): boolean {
  return operation === 'createTag' || operation === 'deleteBranch'
}

/** Other words where none are stated, and other shapes of errors where several fit. */
import { isRecord } from './json.ts'
import type { PassingResponse, Variation } from './variation.ts'

const noWords = 'The complete list of error messages for every endpoint is not shown.'

/** Messages that the specification states, word for word. */
const stated = [
  /401 Unauthorized/,
  /Must be admin to use sudo/,
  /No user id or username for/,
  /"error":\s*"404 Not Found"/,
  /Method Not Allowed/,
  /Branch cannot be merged/,
  /SHA does not match/,
]

export const words: readonly Variation[] = [
  {
    id: 'other-words-of-rejections',
    varies: 'Refusals are told in other words, in another language, with a page to read.',
    lawful: noWords,
    open: ['errors/messages'],
    alterResponse: (response) => {
      if (response.status < 403 || isStated(response)) return false
      response.json = { message: 'Das geht nicht', documentation_url: 'https://forge.example.com/help' }
      return true
    },
  },
  {
    id: 'rejections-by-error',
    varies: 'A 403, 404, 409 or 422 has the member `error` and no `message` where no words are stated.',
    lawful: '1 § Error body shapes gives shapes for five cases and none for these.',
    alterResponse: (response) => {
      // The error response to an invalid branch or tag has a message that explains it.
      if (![403, 404, 409, 422].includes(response.status) || isStated(response) || isExplained(response))
        return false
      response.json = { error: 'no' }
      return true
    },
  },
  {
    id: 'missing-attribute-in-other-words',
    varies: 'A missing attribute is named in other words, and in a second member.',
    lawful:
      '1 § Error body shapes: "{message: <string naming the missing attribute>}"; the words are not stated.',
    alterResponse: (response) => {
      if (response.status !== 400 || !isRecord(response.json) || typeof response.json['message'] !== 'string')
        return false
      const said = `Sorry: ${response.json['message']}!`
      response.json = { message: said, error: said }
      return true
    },
  },
  {
    id: 'validation-in-other-words',
    varies: 'A failed validation gives several texts for each property, in other words.',
    lawful:
      '1 § Error body shapes: "{message: {<property>: [<error text>, ...], ...}}"; the texts are not stated.',
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
    varies: 'A failed validation tells of an embedded entity as well.',
    lawful: '1 § Error body shapes: "<embedded entity>: {<property>: [<error text>, ...]}".',
    alterResponse: (response) => {
      if (response.status !== 400 || !isRecord(response.json) || !isRecord(response.json['message']))
        return false
      response.json['message']['namespace'] = { path: ['is not at ease'] }
      return true
    },
  },
  {
    id: 'acceptance-in-other-words',
    varies: 'What is accepted for later is answered with other JSON.',
    lawful: '1 § Status codes: 202 "with JSON body"; what the body holds is not shown.',
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

/** Failures of which a message is stated to explain them. */
function isExplained({ operation }: PassingResponse): boolean {
  return operation === 'createTag' || operation === 'deleteBranch'
}

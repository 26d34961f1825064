import { setImmediate } from 'node:timers/promises'
import { limits } from '../limits.ts'
import { HttpError } from './errors.ts'

const charactersAtOnce = 4 * 1024 * 1024

/**
 * The JSON of a list. A hundred long texts make hundreds of megabytes: other requests are handled in between, and a list
 * beyond the limit is 400, since one string could not contain it.
 */
export async function jsonOfList(items: readonly unknown[]): Promise<string> {
  const texts: string[] = []
  let [characters, steps] = [0, 1]
  for (const item of items) {
    const text = JSON.stringify(item)
    characters += text.length
    if (characters > limits.listCharacters.max && texts.length > 0) throw tooLong()
    texts.push(text)
    if (characters > steps * charactersAtOnce) {
      steps = Math.ceil(characters / charactersAtOnce)
      await setImmediate()
    }
  }
  return `[${texts.join(',')}]`
}

function tooLong(): HttpError {
  const { max } = limits.listCharacters
  return new HttpError('malformed', {
    message: `The page has more than ${max} characters; request fewer items with per_page`,
  })
}

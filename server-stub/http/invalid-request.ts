/** Error bodies for the problems that the validator found. Spec: document 1, "Error body shapes". */
import type { Declarations } from './declarations.ts'
import { HttpError, invalid, type ValidationTexts } from './errors.ts'
import type { Problem } from './problems.ts'

/** Keywords whose errors only state that no branch matches; the errors of the branches state why. */
const composition = new Set(['anyOf', 'oneOf', 'allOf', 'if'])

/**
 * 400: what is missing is named in one sentence (`title is missing`); else every finding is listed under its property.
 * Missing names are alternatives to each other unless they are required in any case. If the body has none of the
 * properties of which it requires at least one, all of them are alternatives.
 */
export function invalidRequest(
  problems: readonly Problem[],
  { body = new Map(), required }: Pick<Declarations, 'body' | 'required'>,
): HttpError {
  const absent = unique(
    problems.filter(({ keyword }) => keyword === 'required').map(({ path }) => nameOf(path)),
  )
  const alternatives = problems.some(({ keyword }) => composition.has(keyword))
  const certain = alternatives ? absent.filter((name) => required.has(name) || name.includes('[')) : absent
  const choices = absent.filter((name) => !certain.includes(name))
  if (absent.length > 0) return new HttpError('invalid', { message: missingSentence(certain, choices) })
  if (problems.some(({ path, keyword }) => keyword === 'minProperties' && path === '/body'))
    return new HttpError('invalid', { message: missingSentence([], [...body.keys()]) })
  const specific = problems.filter(({ keyword }) => !composition.has(keyword))
  return invalid(textsOf(specific.length > 0 ? specific : problems))
}

function missingSentence(certain: readonly string[], choices: readonly string[]): string {
  const sentences = certain.map((name) => `${name} is missing`)
  if (choices.length > 0) sentences.push(`${choices.join(' or ')} is missing`)
  return sentences.join(', ')
}

function textsOf(problems: readonly Problem[]): ValidationTexts {
  const texts = new Map<string, string[]>()
  for (const { path, keyword, message } of problems) {
    const name = nameOf(path)
    const text = keyword === 'type' ? message.replaceAll(',', ' or ') : message
    texts.set(name, unique([...(texts.get(name) ?? []), text]))
  }
  return Object.fromEntries(texts)
}

/** `/body/actions/0/file_path` is `actions[0][file_path]` to the caller. */
function nameOf(path: string): string {
  const [, , name = 'base', ...inner] = path
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  return name + inner.map((part) => `[${part}]`).join('')
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}

/** Text outside ASCII that is changed, not found, or not accepted. */
import type { RuleId } from '../../../generated/rules.ts'
import { attributesOf, type Attribute } from '../../conformance/generated/attributes/attributes.ts'
import { segmentsOf, valueOf, type Call } from '../message.ts'
import { mutant, type Fault, type Mutant } from '../mutant.ts'
import { when } from '../vocabulary/conditions.ts'
import { jsonResponse } from '../vocabulary/effects.ts'
import { altersParameter } from '../vocabulary/requests.ts'
import { altersPage } from '../vocabulary/responses.ts'
import { sites, type Site } from './sites.ts'

const outsideAscii = /[^\p{ASCII}]/u
const rules: readonly RuleId[] = []

const damages: readonly (readonly [description: string, alter: (text: string) => string])[] = [
  ['with a question mark for each character outside ASCII', (text) => text.replaceAll(/[^\p{ASCII}]/gu, '?')],
  ['without characters outside the basic plane', (text) => text.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '')],
  ['escaped for HTML', (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')],
  ['in normalization form D', (text) => text.normalize('NFD')],
]

/** Damages of texts of several lines. */
const damagesOfLines: typeof damages = [
  ['with decoded percent escapes', (text) => text.replaceAll('%25', '%')],
  ['with doubled quotation marks', (text) => text.replaceAll("'", "''")],
  ['without the lines after the first', (text) => text.replace(/\n[^]*/, '')],
  ['cut after 255 characters', (text) => text.slice(0, 255)],
]

/** No check reads several lines of a commit status. */
const ofLines =
  /^(?!createCommitStatus )\w+ (?:bio|body|description|note|release_description|sign_in_text|value)$/

function isFreeText({ schema, in: location, name }: Attribute): boolean {
  const isText = schema.type === 'string' || (Array.isArray(schema.type) && schema.type.includes('string'))
  const named =
    /^(?:encoding|sha|ref|branch|key|password|.*_url|color|font|provider|extern_uid|.*_branch|.*email|username|path|state.*)$/
  return (
    location === 'body' &&
    isText &&
    schema.enum === undefined &&
    schema.format === undefined &&
    !named.test(name)
  )
}

/** Their values are names of emoji, identifiers or paths: the specification does not state that any text is accepted. */
const identifiers: ReadonlySet<string> = new Set([
  'after_sign_out_path',
  'discussion_to_resolve',
  'last_commit_id',
  'repository_storage',
])

const isNameOfEmoji = (operation: string, name: string) => operation.endsWith('AwardEmoji') && name === 'name'

/**
 * Which names of projects and tags are valid is not specified. Servers may reject these characters, and the reference server
 * does so: no project or tag has the damaged name.
 */
const invalidInNames: Readonly<Record<string, RegExp>> = {
  'createProject name': /question mark|HTML/,
  'createProjectForUser name': /question mark|HTML/,
  'updateProject name': /question mark|HTML/,
  'createTag tag_name': /question mark/,
}

/** Whether labels may contain the characters that HTML escapes is not specified. */
function damagesOf(operation: string, name: string) {
  const all = ofLines.test(`${operation} ${name}`) ? [...damages, ...damagesOfLines] : damages
  const invalid = invalidInNames[`${operation} ${name}`]
  return all.filter(
    ([description]) =>
      (name !== 'labels' || description !== 'escaped for HTML') && invalid?.test(description) !== true,
  )
}

function ofBody({ operation }: Site): readonly Mutant[] {
  return attributesOf(operation)
    .filter(isFreeText)
    .filter(({ name }) => !identifiers.has(name) && !isNameOfEmoji(operation, name))
    .flatMap(({ name }) =>
      damagesOf(operation, name).map(([description, alter]) => {
        const fault = altersParameter(name, (value) => (typeof value === 'string' ? alter(value) : value))
        return mutant('ENC-03', operation, rules, `stores ${name} ${description}`, fault)
      }),
    )
}

function ofSearch({ operation }: Site): readonly Mutant[] {
  return (
    attributesOf(operation)
      .filter(
        ({ name, in: location }) => location === 'query' && /^(?:search|query|labels|milestone)$/.test(name),
      )
      // It finds usernames and emails.
      .filter(() => operation !== 'listUsers')
      .map(({ name }) => {
        const isOutside = (call: Call) => outsideAscii.test(JSON.stringify(valueOf(call, name) ?? ''))
        const fault = when(
          isOutside,
          altersPage(() => []),
        )
        return mutant('ENC-03', operation, rules, `finds nothing by ${name} outside ASCII`, fault)
      })
  )
}

const notFound: Fault = { around: async () => jsonResponse(404, { message: '404 Not Found' }) }

/** Parameters whose values are names of any text: paths of projects and groups may be restricted. */
const named = new Set(['branch', 'tag_name', 'file_path', 'ref_name'])

/** Operations whose `sha` may be the name of a branch. */
const acceptsNames: readonly string[] = ['getCommit', 'createCommitComment']

function ofPath({ operation, facts }: Site): readonly Mutant[] {
  const template = facts.path.replace(/^\//, '').split('/')
  return template.flatMap((part, index) => {
    const name = part.replaceAll(/[{}]/g, '')
    const isName = named.has(name) || (name === 'sha' && acceptsNames.includes(operation))
    if (part === name || !isName) return []
    const isOutside = (call: Call) => outsideAscii.test(segmentsOf(call)[index] ?? '')
    const description = `returns 404 for ${name} outside ASCII`
    const fault = facts.method === 'DELETE' ? pretended : notFound
    return [mutant('ENC-03', operation, rules, description, when(isOutside, fault))]
  })
}

const pretended: Fault = { around: async () => jsonResponse(200, { message: 'Deleted' }) }

export const textMutants: readonly Mutant[] = sites.flatMap((site) => [
  ...ofBody(site),
  ...ofSearch(site),
  ...ofPath(site),
])

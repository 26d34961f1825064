/** Text outside ASCII is returned as it was sent. Spec: document 1, "Request conventions" 2. */
import { operations } from '../../../../generated/operations.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import { attributesOf } from './attributes.ts'
import { expectEffect } from '../effects/index.ts'
import { prepareRequest, specifiedOperations, type SpecifiedOperation } from '../valid-request.ts'
import {
  escapedText,
  freeTexts,
  letterOfTwo,
  lettersAndEmoji,
  nonAsciiName,
  nonAsciiText,
} from '../../fixtures/texts.ts'

/** A letter with its accent apart, and characters that have other characters as compatible forms. */
const normalizable = 'e\u0301 ½ ﬁ ™'

/** What a run creates has its ID. */
const textOf = ({ id }: { readonly id: string }) => `${nonAsciiText} ${normalizable} ${id}`

const texts: ReadonlySet<string> = new Set([...freeTexts, 'author_name'])

/** Properties that accept several texts; a comma separates those of `labels`. */
const lists: Readonly<Record<string, (text: string) => unknown>> = {
  labels: (label) => `${label},Größe`,
  tag_list: (tag) => [tag, 'Größe'],
}

/** Properties of the body that accept text. */
function namesOf(operation: SpecifiedOperation): readonly string[] {
  const names = attributesOf(operation).flatMap((attribute) =>
    attribute.in === 'body' ? [attribute.name] : [],
  )
  return names.filter((name) => texts.has(name) || name in lists)
}

function valueOf(name: string, text: string): unknown {
  // Git keeps no angle brackets in names of authors.
  if (name === 'author_name') return text.replaceAll(/[<>]/g, '')
  return text
}

function keepsTexts(operation: SpecifiedOperation, names: readonly string[]): Check {
  const title = `${operation} keeps ${names.join(', ')} outside ASCII.`
  return generatedCheck('keeps-text', operation, title, async (context) => {
    const prepared = await prepareRequest(context, operation)
    const text = textOf(context.run)
    const values = Object.fromEntries(names.map((name) => [name, valueOf(name, text)]))
    await expectEffect(context, { ...prepared, body: { ...prepared.body, ...values } })
  })
}

/** Which labels, topics and tags are valid is not specified. */
function keepsListOrRejects(operation: SpecifiedOperation, name: string): Check {
  const title = `${operation} keeps \`${name}\` outside ASCII, or rejects the request.`
  return generatedCheck(`keeps-${name.replace('_', '-')}`, operation, title, async (context) => {
    for (const text of ['織機 🧵', 'Größe/1.0+2 50%']) {
      const prepared = await prepareRequest(context, operation)
      const body = { ...prepared.body, [name]: lists[name]?.(text) }
      await expectEffect(context, { ...prepared, body }, {}, { unspecified: rejectionsOf(operation) })
    }
  })
}

/** Names, by the operation that writes them. Servers often restrict those of projects to letters, digits and emoji. */
const names: Partial<Readonly<Record<SpecifiedOperation, string>>> = {
  createGroup: nonAsciiName,
  createProject: lettersAndEmoji,
  createProjectForUser: lettersAndEmoji,
  createUser: nonAsciiName,
  updateGroup: nonAsciiName,
  updateProject: lettersAndEmoji,
  updateUser: nonAsciiName,
}

const accounts: readonly string[] = ['messenger_id', 'micro_blog', 'work_profile']

/** Properties of which the specification does not state which texts are valid, with texts. */
function restrictedOf(
  operation: SpecifiedOperation,
): readonly (readonly [property: string, texts: readonly string[]])[] {
  const name = names[operation]
  const properties = attributesOf(operation).filter(
    (each) => each.in === 'body' && accounts.includes(each.name),
  )
  return [
    ...(name === undefined ? [] : [['name', [name, letterOfTwo, `Crêpe ${normalizable}`]] as const]),
    ...properties.map((each) => [each.name, [nonAsciiText]] as const),
  ]
}

/** Whether a malformed update of a user is a failure of the update, which has the status 404, is not specified. */
const rejectionsOf = (operation: SpecifiedOperation) => (operation === 'updateUser' ? [400, 404] : [400])

function keepsOrRejects(
  operation: SpecifiedOperation,
  property: string,
  candidates: readonly string[],
): Check {
  const title = `${operation} keeps \`${property}\` outside ASCII, or rejects it.`
  return generatedCheck(`keeps-${property.replace('_', '-')}`, operation, title, async (context) => {
    for (const text of candidates) {
      const prepared = await prepareRequest(context, operation)
      const value = `${text} ${'and so on '.repeat(6)}${context.uniqueName('text')}`
      const body = { ...prepared.body, [property]: value }
      await expectEffect(context, { ...prepared, body }, {}, { unspecified: rejectionsOf(operation) })
    }
  })
}

/** Properties that accept several lines. */
const multiline: ReadonlySet<string> = new Set([
  'bio',
  'body',
  'description',
  'message',
  'note',
  'release_description',
  'sign_in_text',
  'value',
])

/** Longer than a column of a table or a line of a list, and shorter than most limits of a title. */
const longLine = `${escapedText}, ${'and so on, '.repeat(16)}to its end`

const paragraphs = `${escapedText}\n\n${'A long line, '.repeat(100)}to its end.\n- An item`

/** Text is kept, or rejected as too long or too many lines; as form fields where the operation accepts them. */
function keepsOrRejectsAll(
  operation: SpecifiedOperation,
  topic: string,
  textOfRun: (id: string) => string,
  properties: readonly string[],
): Check {
  const title = `${operation} keeps ${properties.join(', ')} with ${topic}, or rejects the request.`
  return generatedCheck(`keeps-${topic.replaceAll(' ', '-')}`, operation, title, async (context) => {
    const prepared = await prepareRequest(context, operation)
    const values = Object.fromEntries(properties.map((name) => [name, textOfRun(context.run.id)]))
    const isForm = operations[operation].requestMediaTypes.some((type) => type.includes('urlencoded'))
    const body = { ...prepared.body, ...values }
    await expectEffect(
      context,
      { ...prepared, body },
      { encoding: isForm ? 'form' : 'json' },
      { unspecified: rejectionsOf(operation) },
    )
  })
}

/** Every creation and update with a property that accepts text. */
export function textsKept(method: 'POST' | 'PUT'): readonly Check[] {
  return specifiedOperations
    .filter((operation) => operations[operation].method === method)
    .flatMap((operation) => {
      const properties = namesOf(operation)
      const free = properties.filter((name) => texts.has(name))
      // Git removes some of these characters from names of authors.
      const escaped = properties.filter((name) => freeTexts.has(name))
      const lines = properties.filter((name) => multiline.has(name))
      // The cleanup recognizes broadcast messages and runners by the run ID in their texts.
      const digits = operation === 'updateRunner' ? [] : escaped.filter((name) => name !== 'message')
      return [
        ...(free.length === 0 ? [] : [keepsTexts(operation, free)]),
        ...properties.flatMap((name) => (name in lists ? [keepsListOrRejects(operation, name)] : [])),
        ...(escaped.length === 0
          ? []
          : [keepsOrRejectsAll(operation, 'escapes', (id) => `${id} ${longLine}`, escaped)]),
        ...(digits.length === 0 ? [] : [keepsOrRejectsAll(operation, 'digits', () => '42', digits)]),
        ...(lines.length === 0
          ? []
          : [keepsOrRejectsAll(operation, 'several lines', (id) => `${id} ${paragraphs}`, lines)]),
        ...restrictedOf(operation).map(([property, candidates]) =>
          keepsOrRejects(operation, property, candidates),
        ),
      ]
    })
}

import type { CodeSample, Contract, Json, Parameter, LocatedOperation, Schema } from '../contract.ts'
import { operationsOf, parametersOf, resolve } from '../contract.ts'
import type { Validate } from '../examples.ts'
import { createValidate } from '../examples.ts'
import type { CurlRequest } from '../samples/read-curl.ts'
import { readCurl } from '../samples/read-curl.ts'
import { exampleBaseUrl } from '../samples/request.ts'
import { typed } from '../samples/typed.ts'
import type { ContractRule } from './rule.ts'

/** What readers copy has to work. */
export const samplesRight: ContractRule = {
  id: 'samples-right',
  requirement:
    'each operation has samples for each media type of its request body, and each sample is a valid request',
  check: ({ contract }) => {
    const validate = createValidate(contract)
    return operationsOf(contract).flatMap((located) => {
      const samples = located.operation['x-codeSamples'] ?? []
      const problems = [
        ...missingForms(contract, located, samples),
        ...samples.flatMap((sample) => problemsOf(contract, validate, located, sample)),
      ]
      return problems.map((problem) => ({
        where: `${located.pointer}/x-codeSamples`,
        problem,
        remedy: 'Correct the example that the sample is made of, or scripts/pipeline/samples/.',
      }))
    })
  },
}

const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data'

function mediaTypesOf(contract: Contract, { operation: { requestBody } }: LocatedOperation): string[] {
  return requestBody === undefined ? [] : Object.keys(resolve(contract, requestBody).content)
}

/** A sample for each media type, one in the query string for writes that a form can make, one for the client. */
function missingForms(
  contract: Contract,
  located: LocatedOperation,
  samples: readonly CodeSample[],
): string[] {
  const mediaTypes = mediaTypesOf(contract, located)
  const expected = Math.max(1, mediaTypes.length + (mediaTypes.includes(form) ? 1 : 0))
  const count = (lang: string) => samples.filter((sample) => sample.lang === lang).length
  return [
    ...(count('Shell') === expected ? [] : [`There are ${count('Shell')} command lines, not ${expected}.`]),
    ...(count('TypeScript') === 1 ? [] : ['There is no sample of the client.']),
  ]
}

function problemsOf(
  contract: Contract,
  validate: Validate,
  located: LocatedOperation,
  { lang, label, source }: CodeSample,
): string[] {
  if (lang !== 'Shell')
    return source.includes(located.operation.operationId) ? [] : [`${label} calls something else.`]
  try {
    const request = readCurl(source)
    const found = [
      ...urlProblems(contract, validate, located, request),
      ...queryProblems(contract, validate, located, request, label.endsWith('query')),
      ...bodyProblems(contract, validate, located, request),
      ...(request.headers['private-token'] === undefined ? ['It carries no token.'] : []),
    ]
    return found.map((problem) => `${label}: ${problem}`)
  } catch (error) {
    return [`${label}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function urlProblems(
  contract: Contract,
  validate: Validate,
  located: LocatedOperation,
  { method, url }: CurlRequest,
): string[] {
  const prefix = new URL(exampleBaseUrl)
  const steps = url.pathname.slice(prefix.pathname.length).split('/')
  const template = located.path.split('/')
  if (method !== located.method.toUpperCase()) return [`It sends ${method}.`]
  if (
    url.origin !== prefix.origin ||
    !url.pathname.startsWith(prefix.pathname) ||
    steps.length !== template.length
  )
    return [`${url.href} is not an address of ${located.path}.`]
  return template.flatMap((part, index) => {
    const step = steps[index] ?? ''
    const name = /^\{(.+)\}$/.exec(part)?.[1]
    if (name === undefined) return part === step ? [] : [`${url.href} is not an address of ${located.path}.`]
    const parameter = parametersOf(contract, located).find((each) => each.in === 'path' && each.name === name)
    return valueProblems(contract, validate, parameter, name, [decodeURIComponent(step)])
  })
}

function queryProblems(
  contract: Contract,
  validate: Validate,
  located: LocatedOperation,
  { url }: CurlRequest,
  carriesBody: boolean,
): string[] {
  const parameters = parametersOf(contract, located).filter((each) => each.in === 'query')
  const sent = grouped([...url.searchParams])
  const unknown = [...sent.keys()].filter((name) => !parameters.some((each) => each.name === name))
  return [
    ...parameters
      .filter(({ name, required }) => required === true && !sent.has(name))
      .map(({ name }) => `The query lacks \`${name}\`.`),
    ...parameters.flatMap((parameter) => {
      const values = sent.get(parameter.name)
      return values === undefined ? [] : valueProblems(contract, validate, parameter, parameter.name, values)
    }),
    ...(carriesBody
      ? fieldProblems(
          contract,
          validate,
          bodySchema(contract, located, form),
          new Map(unknown.map((name) => [name, sent.get(name) ?? []])),
        )
      : unknown.map((name) => `The query has \`${name}\`, which is not declared.`)),
  ]
}

function bodyProblems(
  contract: Contract,
  validate: Validate,
  located: LocatedOperation,
  request: CurlRequest,
): string[] {
  const { body } = request
  if (body === undefined) return []
  if (Array.isArray(body)) {
    const schema = bodySchema(contract, located, request.multipart ? multipart : form)
    return fieldProblems(contract, validate, schema, grouped(body))
  }
  const schema = bodySchema(contract, located, request.headers['content-type'] ?? '')
  return schema === undefined
    ? ['Its media type is not declared.']
    : validate(schema, parsed(body), 'request')
}

function parsed(text: string): Json {
  const value: Json = JSON.parse(text)
  return value
}

function bodySchema(
  contract: Contract,
  { operation: { requestBody } }: LocatedOperation,
  mediaType: string,
): Schema | undefined {
  return requestBody === undefined ? undefined : resolve(contract, requestBody).content[mediaType]?.schema
}

function fieldProblems(
  contract: Contract,
  validate: Validate,
  schema: Schema | undefined,
  fields: ReadonlyMap<string, string[]>,
): string[] {
  if (schema === undefined) return ['The operation does not take this form.']
  const entries = [...fields].map(([name, values]) => [name, typed(contract, schema, name, values)])
  return validate(schema, Object.fromEntries(entries), 'request')
}

function valueProblems(
  contract: Contract,
  validate: Validate,
  parameter: Parameter | undefined,
  name: string,
  texts: string[],
): string[] {
  if (parameter === undefined) return [`\`${name}\` is not declared.`]
  const schema: Schema = { type: 'object', properties: { [name]: parameter.schema ?? {} } }
  return validate(schema, { [name]: typed(contract, schema, name, texts) }, 'request')
}

/** The values of each name; the brackets of a list are no part of it. */
function grouped(fields: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [name, value] of fields) {
    const plain = name.replace(/\[\]$/, '')
    groups.set(plain, [...(groups.get(plain) ?? []), value])
  }
  return groups
}

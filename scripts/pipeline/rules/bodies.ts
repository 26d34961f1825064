import type { Contract, MediaType, RequestBody, Schema } from '../contract.ts'
import { isReference, resolve } from '../contract.ts'
import type { Found } from '../walk.ts'
import { requestBodiesIn } from '../walk.ts'
import type { Finding } from './finding.ts'
import type { ContractRule } from './rule.ts'

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data'

/** Source: document 1, "Request conventions": parameters can also be form fields. */
export const bodiesInEveryForm: ContractRule = {
  id: 'bodies-in-every-form',
  requirement:
    'each request body is JSON, form and multipart of one schema, or JSON alone; arrays in forms have an encoding',
  check: ({ contract }) =>
    requestBodiesIn(contract).flatMap((found) => [
      ...mediaTypeFindings(found),
      ...encodingFindings(contract, found),
      ...requiredFindings(contract, found),
    ]),
}

function mediaTypeFindings({ pointer, value }: Found<RequestBody>): Finding[] {
  const names = Object.keys(value.content)
  const schemas = Object.values(value.content).map((each) => each.schema?.$ref)
  const all = [json, form, multipart].every((name) => names.includes(name)) && names.length === 3
  const finding = (problem: string, remedy: string) => ({ where: `${pointer}/content`, problem, remedy })
  return [
    ...(all || names.join() === json
      ? []
      : [finding(`The media types are ${names.join(', ')}.`, `Offer ${json}, ${form} and ${multipart}.`)]),
    ...(new Set(schemas).size === 1 && schemas[0] !== undefined
      ? []
      : [finding('The media types do not share one schema.', 'Refer to the same schema in each of them.')]),
  ]
}

function encodingFindings(contract: Contract, { pointer, value }: Found<RequestBody>): Finding[] {
  const media: MediaType | undefined = value.content[form]
  if (media?.schema === undefined) return []
  return arrayProperties(contract, media.schema)
    .filter((name) => media.encoding?.[name]?.style !== 'form' || media.encoding[name].explode !== true)
    .map((name) => ({
      where: `${pointer}/content/application~1x-www-form-urlencoded/encoding`,
      problem: `The array \`${name}\` has no encoding of style form, exploded.`,
      remedy: `Add encoding: { ${name}: { style: form, explode: true } }.`,
    }))
}

function requiredFindings(contract: Contract, { pointer, value }: Found<RequestBody>): Finding[] {
  const schema = value.content[json]?.schema
  if (value.required === true || schema === undefined || !requiresProperties(contract, schema)) return []
  const problem = 'The schema requires properties, but the body is optional.'
  return [{ where: pointer, problem, remedy: 'Add `required: true`.' }]
}

/** Names of the properties that are arrays, through references and compositions. */
function arrayProperties(contract: Contract, schema: Schema): string[] {
  const here = resolve<Schema>(contract, schema)
  const own = Object.entries(here.properties ?? {})
    .filter(([, property]) => [resolve<Schema>(contract, property).type].flat().includes('array'))
    .map(([name]) => name)
  const parts = [here.allOf, here.anyOf, here.oneOf].flatMap((list) => list ?? [])
  return [...new Set([...own, ...parts.flatMap((part) => arrayProperties(contract, part))])]
}

function requiresProperties(contract: Contract, schema: Schema): boolean {
  const here = isReference(schema) ? resolve<Schema>(contract, schema) : schema
  const all = here.allOf ?? []
  const alternatives = [here.anyOf, here.oneOf].filter((list) => list !== undefined)
  return (
    (here.required ?? []).length > 0 ||
    all.some((part) => requiresProperties(contract, part)) ||
    alternatives.some((list) => list.every((part) => requiresProperties(contract, part)))
  )
}

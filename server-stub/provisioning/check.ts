/** Checks what is given against the fields of a resource. Loaded with the first resource that is created. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { invalid } from '../http/errors.ts'
import { schemaOf, type Fields, type Given } from './fields.ts'

/** Makes a check that gives back what was given, typed, or throws 400 with what is wrong by attribute. */
export function checkerOf<F extends Fields>(fields: F): (given: unknown) => Given<F> {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true })
  addFormats.default(ajv, { mode: 'full' })
  ajv.addFormat('storable', (value) => value.isWellFormed() && !value.includes('\0'))
  const validate = ajv.compile<Given<F>>(schemaOf(fields))
  return (given) => {
    if (validate(given)) return given
    throw invalid(textsOf(validate.errors ?? []))
  }
}

function textsOf(errors: readonly ErrorObject[]): Record<string, string[]> {
  const texts: Record<string, string[]> = {}
  for (const error of errors) {
    const [attribute, complaint] = told(error)
    texts[attribute] = [...(texts[attribute] ?? []), complaint]
  }
  return texts
}

function told({ instancePath, keyword, params, message = 'is invalid' }: ErrorObject): [string, string] {
  const place = instancePath.slice(1).replaceAll('/', '.')
  const within = (member: unknown): string => (place === '' ? String(member) : `${place}.${String(member)}`)
  if (keyword === 'required') return [within(params['missingProperty']), 'is missing']
  if (keyword === 'additionalProperties') return [within(params['additionalProperty']), 'is not known']
  if (keyword === 'enum') return [place, `must be one of ${[params['allowedValues']].flat().join(', ')}`]
  return [place === '' ? 'base' : place, params['format'] === 'storable' ? 'is not valid text' : message]
}

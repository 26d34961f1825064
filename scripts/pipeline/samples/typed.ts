import type { Contract, Json, Schema } from '../contract.ts'
import { resolve } from '../contract.ts'

/** The values of a form field or query parameter as the schema of its object means them. */
export function typed(contract: Contract, schema: Schema, name: string, texts: readonly string[]): Json {
  const found = partsOf(contract, schema).flatMap(({ properties }) => properties?.[name] ?? [])
  const [property] = found.map((each) => resolve<Schema>(contract, each))
  if (property !== undefined && typesOf(property).includes('array')) {
    const item = property.items === undefined ? {} : resolve<Schema>(contract, property.items)
    return texts.map((text) => single(item, text))
  }
  const [text = ''] = texts
  return single(property ?? {}, text)
}

function single(schema: Schema, text: string): Json {
  const types = typesOf(schema)
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true'
  const numeric = types.includes('integer') || types.includes('number')
  return numeric && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

function typesOf({ type }: Schema): string[] {
  return type === undefined ? [] : [type].flat()
}

/** A schema and what it is composed of. */
function partsOf(contract: Contract, schema: Schema): Schema[] {
  const own = resolve<Schema>(contract, schema)
  const composed = [...(own.allOf ?? []), ...(own.anyOf ?? []), ...(own.oneOf ?? [])]
  return [own, ...composed.flatMap((part) => partsOf(contract, part))]
}

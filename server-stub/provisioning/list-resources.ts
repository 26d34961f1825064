import type { Schema } from '../../generated/provisioning/schemas.ts'
import type { Operation } from '../http/contract.ts'
import { isObject, resolve, type Json, type JsonObject } from '../http/document.ts'
import { declarationOf } from '../http/operation.ts'
import { provisioning } from './contract.ts'

/** The resources that can be created, with the JSON Schemas of their attributes. */
export function listResources(): Schema<'Resources'> {
  const resources: Schema<'Resources'>['resources'] = {}
  const operations = [...provisioning.operations.values()]
  for (const operation of operations) {
    const { method, path } = operation.facts
    if (method !== 'POST') continue
    const update = operations.find(({ facts }) => facts.path === `${path}/{id}`)
    const { description } = declarationOf(operation)
    resources[path.slice(1)] = {
      summary: typeof description === 'string' ? description : '',
      create: attributesOf(operation),
      ...(update && { change: attributesOf(update) }),
    }
  }
  return { resources }
}

function attributesOf(operation: Operation): JsonObject {
  const document = provisioning.document()
  const { content } = resolve(document, declarationOf(operation)['requestBody'])
  const media = isObject(content) ? resolve(document, content['application/json']) : {}
  const schema = inlined(media['schema'])
  return isObject(schema) ? schema : {}
}

/** A schema with its references replaced by what they refer to. */
function inlined(node: Json | undefined): Json | undefined {
  if (Array.isArray(node)) return node.map((item) => inlined(item) ?? null)
  if (!isObject(node)) return node
  const { $ref: reference, ...own } = node
  const schema = reference === undefined ? own : { ...resolve(provisioning.document(), node), ...own }
  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, inlined(value)]))
}

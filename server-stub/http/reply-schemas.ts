/** JSON bodies of replies held against their schemas. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OperationId } from '../../generated/operations.ts'
import { isObject, type ContractDocument, type Json } from './document.ts'
import { memo } from './memo.ts'
import { responseOf } from './operation.ts'

/** What a body lacks or has too much of; nothing when it is as its schema says. */
export type JudgeBody = (operationId: OperationId, status: number, body: Json) => string[]

/** Formats that say how a value is meant, not how it is written. */
const meanings = ['int32', 'int64', 'float', 'double', 'byte', 'binary', 'password']

/**
 * One schema compiler for all operations, which compiles a schema when the first body comes that should fit it. The
 * request validator would compile every status of an operation, each with all components, and see nothing above 499.
 */
export function createBodyJudge(document: ContractDocument): JudgeBody {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false })
  addFormats.default(ajv, { mode: 'full' })
  for (const format of meanings) ajv.addFormat(format, true)
  ajv.removeKeyword('writeOnly')
  ajv.addKeyword({ keyword: 'writeOnly', schemaType: 'boolean', validate: (only: boolean) => !only })
  const { schemas, responses } = document.components
  ajv.addSchema({ $id: 'contract', components: { schemas, responses } })
  const compiled = memo((pointer: string): ValidateFunction => ajv.compile({ $ref: `contract${pointer}` }))
  const pointers = memo((operationId: OperationId) =>
    memo((status: number) => schemaPointer(document, operationId, status)),
  )
  return (operationId, status, body) => {
    const validate = compiled(pointers(operationId)(status))
    if (validate(body)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath || 'the body'} ${message}`,
    )
  }
}

/** Where the schema of an operation's JSON reply stands; the house rules make every response a component. */
function schemaPointer(document: ContractDocument, operationId: OperationId, status: number): string {
  const response = responseOf(document, operationId, status)
  const reference = isObject(response) ? response['$ref'] : undefined
  if (typeof reference !== 'string') throw new Error(`Response ${status} of ${operationId} is no component`)
  return `${reference}/content/application~1json/schema`
}

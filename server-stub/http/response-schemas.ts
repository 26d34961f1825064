/** Describes the errors of a JSON body with Ajv: only for bodies that the generated validators reject. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Contract, Operation } from './contract.ts'
import { isObject, type ContractDocument } from './document.ts'
import { memo } from './memo.ts'
import { responseOf } from './operation.ts'

/** Formats without a syntax to validate. */
const formatsWithoutSyntax = ['int32', 'int64', 'float', 'double', 'byte', 'binary', 'password']

/** The errors of a body; none if it matches its schema. */
export function bodyProblems(operation: Operation, status: number, body: unknown): string[] {
  const validate = compilerOf(operation.contract)(schemaPointer(operation, status))
  if (validate(body)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || 'the body'} ${message}`,
  )
}

const compilerOf = memo((contract: Contract) => {
  const compiler = createCompiler(contract.document())
  return memo((pointer: string): ValidateFunction => compiler.compile({ $ref: `contract${pointer}` }))
})

function createCompiler(document: ContractDocument): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false })
  addFormats.default(ajv, { mode: 'full' })
  for (const format of formatsWithoutSyntax) ajv.addFormat(format, true)
  ajv.removeKeyword('writeOnly')
  ajv.addKeyword({ keyword: 'writeOnly', schemaType: 'boolean', validate: (only: boolean) => !only })
  const { schemas, responses } = document.components
  ajv.addSchema({ $id: 'contract', components: { schemas, responses } })
  return ajv
}

/** JSON pointer to the schema of an operation's JSON response; the lint rules require every response to be a component. */
function schemaPointer(operation: Operation, status: number): string {
  const response = responseOf(operation, status)
  const reference = isObject(response) ? response['$ref'] : undefined
  if (typeof reference !== 'string')
    throw new Error(`Response ${status} of ${operation.id} is not a component`)
  return `${reference}/content/application~1json/schema`
}

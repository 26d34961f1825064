/** Names the allowed value of a `const`: the library's message does not contain it. */
import type { Operation } from './contract.ts'
import { resolve, type ContractDocument, type Json } from './document.ts'
import { declarationOf } from './operation.ts'
import type { Problem } from './problems.ts'
import { bodySchemaOf, constOf, items, partsOf, schemaAt } from './schema.ts'

/** The problems, with the allowed value in the message of each `const`. */
export function withConstants(operation: Operation, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => {
    if (problem.keyword !== 'const') return problem
    const document = operation.contract.document()
    const allowed = partsOf(document, schemaOf(operation, problem.path)).flatMap(constOf)
    return allowed.length === 0
      ? problem
      : { ...problem, message: `must be equal to ${allowed.map(textOf).join(' or ')}` }
  })
}

/** The schema of the value at a location such as `/query/active` or `/body/actions/0/action`. */
function schemaOf(operation: Operation, path: string): Json | undefined {
  const document = operation.contract.document()
  const [, place, ...steps] = path.split('/')
  if (place === 'body') return schemaAt(document, bodySchemaOf(operation), steps)
  const [name, ...inner] = steps
  return schemaAt(document, parameterSchemaOf(document, operation, name), inner)
}

function parameterSchemaOf(
  document: ContractDocument,
  operation: Operation,
  name: string | undefined,
): Json | undefined {
  const declared = items(declarationOf(operation)['parameters']).map((parameter) =>
    resolve(document, parameter),
  )
  return declared.find((parameter) => parameter['name'] === name)?.['schema']
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

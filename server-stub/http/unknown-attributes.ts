/** Names the attribute that a client probably meant in place of an unknown one: the library's message does not. */
import type { Operation } from './contract.ts'
import type { Problem } from './problems.ts'
import { bodySchemaOf, propertiesOf, schemaAt } from './schema.ts'
import { suggestion } from './suggestion.ts'

/** The text for an attribute that does not exist. */
export function unknownAttributeText(name: string, known: readonly string[]): string {
  return `is not a known attribute${suggestion(name, known)}`
}

/** The problems, with the closest known attribute in the message of each unknown one. */
export function withKnownAttributes(operation: Operation, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => {
    const [, place, ...steps] = problem.path.split('/')
    const name = steps.pop()
    if (problem.keyword !== 'additionalProperties' || place !== 'body' || name === undefined) return problem
    const document = operation.contract.document()
    const known = propertiesOf(document, schemaAt(document, bodySchemaOf(operation), steps))
    const names = known.map(([property]) => property)
    return { ...problem, message: unknownAttributeText(name, names) }
  })
}

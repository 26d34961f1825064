/** A contract as the HTTP layer serves it, with what the build derives from its OpenAPI document. */
import type { OperationDeclarations } from '../../generated/declarations.ts'
import type { OperationFacts } from '../../generated/operations.ts'
import { prepareDeclarations, type Declarations } from './declarations.ts'
import { furtherParametersOf } from './further-parameters.ts'
import { parseDocument, type ContractDocument } from './document.ts'

/** Whether a value matches a schema; converts the value or fills in its defaults in place. */
type Validate = (value: unknown) => boolean

/** The generated validators of the operations of an area. */
interface AreaValidators<Op extends string> {
  /** Path and query parameters. */
  parameters: Readonly<Partial<Record<Op, Validate>>>
  bodies: Readonly<Partial<Record<Op, Validate>>>
  /** JSON bodies of responses by status. */
  responses: Readonly<Partial<Record<Op, Readonly<Record<string, Validate>>>>>
}

/** The generated validators of one operation. */
export interface OperationValidators {
  parameters: Validate | undefined
  body: Validate | undefined
  responses: Readonly<Record<string, Validate>> | undefined
}

/** What the build derives from an OpenAPI document. */
interface ContractParts<Op extends string> {
  /** The prefix of every path. */
  basePath: string
  /** The bundled document. */
  file: URL
  operations: Readonly<Record<Op, OperationFacts>>
  declarations: Readonly<Record<Op, OperationDeclarations>>
  /** Load the validators of the operations of an area. */
  validators: Readonly<Record<string, () => Promise<AreaValidators<Op>>>>
}

/** One operation of a contract. */
export interface Operation<Op extends string = string> {
  readonly id: Op
  readonly contract: Contract
  readonly facts: OperationFacts
  /** The declared parameters, prepared when the operation is called for the first time. */
  readonly declared: Declarations
  /** Statuses whose documented body may be absent. */
  readonly optionalBodies: readonly number[]
  /** Its generated validators, once they are loaded: a request of a loaded operation waits for nothing. */
  readonly validators: OperationValidators | undefined
  loadValidators(): Promise<OperationValidators>
}

export interface Contract<Op extends string = string> {
  readonly basePath: string
  readonly operations: ReadonlyMap<Op, Operation<Op>>
  /**
   * The bundled document, read when it is first needed: for errors and examples, not for requests that the contract allows.
   * It must not be modified.
   */
  document(): ContractDocument
}

/** Creates a contract from the files of the build. */
export function createContract<Op extends string>(parts: ContractParts<Op>): Contract<Op> {
  const operations = new Map<Op, Operation<Op>>()
  const { basePath } = parts
  let document: ContractDocument | undefined
  const contract: Contract<Op> = {
    basePath,
    operations,
    document: () => (document ??= parseDocument(parts.file)),
  }
  for (const id in parts.operations) operations.set(id, createOperation(contract, parts, id))
  return contract
}

function createOperation<Op extends string>(
  contract: Contract<Op>,
  { operations, declarations, ...parts }: ContractParts<Op>,
  id: Op,
): Operation<Op> {
  const facts = operations[id]
  let declared: Declarations | undefined
  let validators: OperationValidators | undefined
  return {
    id,
    contract,
    facts,
    get declared() {
      return (declared ??= prepareDeclarations(declarations[id], furtherParametersOf(id)))
    },
    optionalBodies: declarations[id].optionalBodies,
    get validators() {
      return validators
    },
    async loadValidators() {
      const area = await parts.validators[facts.area]?.()
      validators ??= {
        parameters: area?.parameters[id],
        body: area?.bodies[id],
        responses: area?.responses[id],
      }
      return validators
    },
  }
}

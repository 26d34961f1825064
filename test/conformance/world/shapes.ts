/** The generated types by operationId, in the words of the suite: input, status, body. */
import type { OperationId } from '../../../generated/operations.ts'
import type { operations as Shapes, Readable, Writable } from '../../../generated/types.ts'
import type { Encoding, Parameters } from '../engine/encode.ts'

type Given<Op extends OperationId> = Shapes[Op]['parameters']
type Sent<Op extends OperationId> = Shapes[Op] extends { requestBody?: infer Body }
  ? NonNullable<Body>
  : never
type Content<Response> = Response extends { content: infer Media } ? Media[keyof Media] : undefined

/** What may be asked of a list or a record, all optional members included. */
export type QueryOf<Op extends OperationId> = NonNullable<Given<Op>['query']>

/**
 * The body of a write as it is sent. No member is required: the generated types require each member that has a default,
 * and leaving out what the contract requires is what many checks are about.
 */
export type BodyOf<Op extends OperationId> =
  Sent<Op> extends { content: { 'application/json': infer Body } } ? Loose<Writable<Body>> : never

type Loose<Value> = Value extends readonly (infer Item)[]
  ? readonly Loose<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Loose<Value[Key]> }
    : Value

/** What all inputs have in common. */
export interface AnyInput {
  readonly path?: Parameters | undefined
  readonly query?: Parameters | undefined
  readonly body?: unknown
  /** How the parameters of a write travel; JSON unless said otherwise. */
  readonly encoding?: Encoding | undefined
}

/** What a request to an operation needs: exactly the parameters that the contract requires are required. */
export type Input<Op extends OperationId> = AnyInput &
  (Given<Op> extends { path: infer Path } ? { readonly path: Path } : unknown) &
  (Given<Op> extends { query: infer Query }
    ? { readonly query: Query }
    : { readonly query?: QueryOf<Op> | undefined }) &
  (Shapes[Op] extends { requestBody: object }
    ? { readonly body: BodyOf<Op> }
    : { readonly body?: BodyOf<Op> | undefined })

/** The argument list after the operationId: the input may be left out where nothing is required. */
export type Arguments<Op extends OperationId> =
  Partial<Input<Op>> extends Input<Op> ? [input?: Input<Op>] : [input: Input<Op>]

/** The statuses that the contract documents for an operation, or for any of several. */
export type StatusOf<Op extends OperationId> = Op extends unknown
  ? keyof Shapes[Op]['responses'] & number
  : never

/** The documented statuses that mean success. */
export type SuccessOf<Op extends OperationId> = Extract<StatusOf<Op>, 200 | 201 | 202 | 204>

/** The body that the contract documents for a status. */
export type BodyAt<Op extends OperationId, Status extends StatusOf<Op>> = Op extends unknown
  ? Status extends keyof Shapes[Op]['responses']
    ? Readable<Content<Shapes[Op]['responses'][Status]>>
    : never
  : never

/** A part of a record, at any depth, as `shows` compares it. */
export type Part<Value> = Value extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Part<Value[Key]> }
    : Value

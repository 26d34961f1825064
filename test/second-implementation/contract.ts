/** The contract as the compiler sees it: the route of each operation, and its responses. Only types. */
import type { OperationId, operations } from '../../generated/operations.ts'
import type { components, operations as Shapes } from '../../generated/types.ts'

type Facts = typeof operations
type Responses<Op extends OperationId> = Shapes[Op]['responses']
type SuccessOf<Op extends OperationId> = Extract<keyof Responses<Op>, 200 | 201 | 202>

type BodyAt<Op extends OperationId, Status extends keyof Responses<Op>> = Responses<Op>[Status] extends {
  content: { 'application/json': infer Body }
}
  ? Body
  : Responses<Op>[Status] extends { content: object }
    ? Buffer
    : never

/** Method and path as the contract writes them, for example `GET /projects/{id}/members`. */
export type RouteName<Op extends OperationId> = `${Facts[Op]['method']} ${Facts[Op]['path']}`

/** A success with the documented body of its status; if there is none, the body may be absent. */
export type HandlerResult<Op extends OperationId> = {
  [Status in SuccessOf<Op>]: {
    readonly status: Status
    readonly headers?: Readonly<Record<string, string>>
  } & (null extends BodyAt<Op, Status>
    ? { readonly body?: BodyAt<Op, Status> }
    : { readonly body: BodyAt<Op, Status> })
}[SuccessOf<Op>]

/** A record of the contract by name. */
export type Shape<Name extends keyof components['schemas']> = components['schemas'][Name]

export type Level = Shape<'AccessLevel'>
export type Visibility = Shape<'Visibility'>

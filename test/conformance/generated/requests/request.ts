/** A valid request to an operation, with everything it needs: what the generated checks start from. */
import type { AreaName, OperationId, operations, OperationsOf } from '../../../../generated/operations.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { Input } from '../../fixtures/operation-types.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export type Visibility = 'private' | 'internal' | 'public'

export interface Request<Op extends OperationId> {
  /** Somebody who may make it. */
  readonly by: Actor
  readonly input: Input<Op>
  /** Clears up what a successful response created beyond what was given. */
  readonly after?: (response: ApiResponse<OperationId>) => Promise<void>
}

/** Prepares everything for a request, in a project of the given visibility where it is about one. */
export type RequestBuilder<Op extends OperationId> = (context: CheckContext, visibility: Visibility) => Promise<Request<Op>>

/** Operations of which the specification shows more than the name. */
export type SpecifiedOf<Op extends OperationId> = {
  [Id in Op]: (typeof operations)[Id]['specified'] extends 'full' ? Id : never
}[Op]

/** A recipe for each operation of an area. */
export type RequestBuilders<Area extends AreaName> = { readonly [Op in SpecifiedOf<OperationsOf<Area>>]: RequestBuilder<Op> }

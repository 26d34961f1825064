/** A valid request to an operation, with everything it needs: what the generated checks start from. */
import type { AreaName, OperationId, operations, OperationsOf } from '../../../../generated/operations.ts'
import type { Answer } from '../../fixtures/response.ts'
import type { Persona } from '../../fixtures/actor.ts'
import type { Input } from '../../fixtures/operation-types.ts'
import type { World } from '../../fixtures/context.ts'

export type Visibility = 'private' | 'internal' | 'public'

export interface Request<Op extends OperationId> {
  /** Somebody who may make it. */
  readonly by: Persona
  readonly input: Input<Op>
  /** Clears up what a successful answer created beyond what was given. */
  readonly after?: (answer: Answer<OperationId>) => Promise<void>
}

/** Prepares everything for a request, in a project of the given visibility where it is about one. */
export type Recipe<Op extends OperationId> = (world: World, visibility: Visibility) => Promise<Request<Op>>

/** Operations of which the specification shows more than the name. */
export type Shown<Op extends OperationId> = {
  [Id in Op]: (typeof operations)[Id]['specified'] extends 'full' ? Id : never
}[Op]

/** A recipe for each operation of an area. */
export type Recipes<Area extends AreaName> = { readonly [Op in Shown<OperationsOf<Area>>]: Recipe<Op> }

/** Who is kept out. Spec: document 1, "Authentication"; document 2, "Visibility levels". */
import { operations } from '../../../generated/operations.ts'
import { generatedCheck, type Check } from '../run/check.ts'
import { inProjects } from './addressing.ts'
import { send, sharedRequest, sweptOperations, type SweptOperation } from './prepare.ts'

/** What is for administrators refuses a normal user. */
export function forAdministrators(operation: SweptOperation): Check {
  return generatedCheck('administrators-only', operation, `${operation} by a normal user`, async (world) => {
    const { stranger } = world
    const prepared = await world.uses(sharedRequest(operation))
    const answer = await send(world, prepared, { by: stranger })
    answer.is(403)
  })
}

export const administratorOperations: readonly Check[] = sweptOperations
  .filter((operation) => operations[operation].access.callers === 'administrator')
  .map(forAdministrators)

/** What belongs to a private project is refused to whom no access was granted. */
export function hiddenFromStrangers(operation: SweptOperation): Check {
  return generatedCheck(
    'private',
    operation,
    `${operation} by a stranger to a private project`,
    async (world) => {
      const { stranger } = world
      const prepared = await world.uses(sharedRequest(operation))
      const answer = await send(world, prepared, { by: stranger })
      answer.isRefused()
    },
  )
}

/**
 * A DELETE may answer a stranger as if there were nothing, and that is a success. It is judged by its effect: the owner
 * still finds the project.
 */
const privateProjectStays: Check = generatedCheck(
  'private',
  'deleteProject',
  'deleteProject by a stranger to a private project',
  async (world) => {
    const { stranger, owner, given } = world
    const { path } = await given.project()
    await stranger.tries('deleteProject', { path })
    const answer = await owner.tries('getProject', { path })
    answer.is(200)
  },
)

/** Who asks for access comes from outside, so that the project of a request is no private one. */
const fromOutside = new Set<SweptOperation>(['createProjectAccessRequest', 'approveProjectAccessRequest'])

export const privateProjects: readonly Check[] = [
  ...inProjects
    .filter((operation) => operations[operation].method !== 'DELETE' && !fromOutside.has(operation))
    .map(hiddenFromStrangers),
  privateProjectStays,
]

/** What anybody may read of a public project is read without credentials. */
export function publicWithoutCredentials(operation: SweptOperation): Check {
  return generatedCheck(
    'public',
    operation,
    `${operation} of a public project without credentials`,
    async (world) => {
      const prepared = await world.uses(sharedRequest(operation, 'public'))
      const answer = await send(world, prepared, { by: world.anonymous })
      answer.is(200)
    },
  )
}

/** What anybody may read of a public project, any signed-in user may read of an internal one. */
export function internalForSignedIn(operation: SweptOperation): Check {
  return generatedCheck(
    'internal',
    operation,
    `${operation} of an internal project by a stranger`,
    async (world) => {
      const { stranger } = world
      const prepared = await world.uses(sharedRequest(operation, 'internal'))
      const answer = await send(world, prepared, { by: stranger })
      answer.is(200)
    },
  )
}

export const internalProjects: readonly Check[] = inProjects
  .filter((operation) => operations[operation].anonymous)
  .map(internalForSignedIn)

/** Issues and boards want to know who asks even where the project is public. */
export function needsAuthentication(operation: SweptOperation): Check {
  return generatedCheck(
    'authentication-required',
    operation,
    `${operation} of a public project without credentials is refused`,
    async (world) => {
      const prepared = await world.uses(sharedRequest(operation, 'public'))
      const answer = await send(world, prepared, { by: world.anonymous })
      answer.is(401).says('401 Unauthorized')
    },
  )
}

/** Issues and boards of a private project are not there for a stranger. */
export function privateIs404(operation: SweptOperation): Check {
  return generatedCheck(
    'private-is-404',
    operation,
    `${operation} by a stranger to a private project is 404`,
    async (world) => {
      const { stranger } = world
      const prepared = await world.uses(sharedRequest(operation))
      const answer = await send(world, prepared, { by: stranger })
      answer.is(404)
    },
  )
}

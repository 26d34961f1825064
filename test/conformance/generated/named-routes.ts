/** Operations of which the specification states the route only: the general rules apply to them as well. Spec: document 1. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import { tokenHeader, wrongToken } from '../fixtures/accounts.ts'
import { generatedCheck, type Check } from '../fixtures/check.ts'
import type { CheckContext } from '../fixtures/context.ts'
import { givenIssue } from '../fixtures/issues.ts'
import { Shared } from '../fixtures/shared.ts'
import type { Parameters } from '../protocol/encode.ts'
import { Observed } from '../protocol/signals.ts'
import { unusedIds } from './unknown-ids.ts'

/** A public project: without credentials it is visible. */
const publicProject = new Shared('project of named routes', ({ given }) =>
  given.repository({ visibility: 'public' }),
)

/** Files of a public one can be read without credentials. */
const privateProject = new Shared('private project of named routes', ({ given }) => given.repository())

const publicMergeRequest = new Shared('merge request of a named route', async (context) =>
  context.given.openMergeRequest({ project: await context.use(publicProject) }),
)

const publicIssue = new Shared('issue of named routes', async (context) =>
  givenIssue(context, { project: await context.use(publicProject) }),
)

type PathOf = (context: CheckContext) => Promise<Parameters>

const ofProject: PathOf = async (context) => ({ ...(await context.use(publicProject)).path })
const ofMergeRequest: PathOf = async (context) => ({ ...(await context.use(publicMergeRequest)).path })
const ofUser: PathOf = async ({ given }) => ({ id: (await given.user()).id })

const { key_id, sha } = unusedIds

/** No specified operation creates one. */
const environment_id = 2_000_000_000

const ofSubscription: PathOf = async (context) => {
  const { project, iid } = await context.use(publicIssue)
  return { ...project.path, subscribable_type: 'issues', subscribable_id: iid }
}

/** A route, and the path of a record that is there. */
const routes: readonly (readonly [OperationId, PathOf])[] = [
  ['blockUser', ofUser],
  ['cancelMergeWhenPipelineSucceeds', ofMergeRequest],
  ['deleteDeployKey', async (context) => ({ ...(await ofProject(context)), key_id })],
  ['getBlob', async (context) => ({ ...(await context.use(privateProject)).path, sha })],
  ['getRepositoryTree', async (context) => ({ ...(await context.use(privateProject)).path })],
  ['listDeployKeys', ofProject],
  ['listPipelines', ofProject],
  ['stopEnvironment', async () => ({ environment_id })],
  ['subscribeToItem', ofSubscription],
  ['unblockUser', ofUser],
  ['unstarProject', ofProject],
  ['unsubscribeFromItem', ofSubscription],
]

const templates = [
  'getLicenceTemplate',
  'getGitignoreTemplate',
  'getCiYmlTemplate',
  'getDockerfileTemplate',
] as const

const routesOfTemplates = templates.map((operation): readonly [OperationId, PathOf] => [
  operation,
  async () => ({ key: unusedIds['key'] }),
])

/** No sentence exempts them from authentication. */
export const namedRoutesWithoutCredentials: readonly Check[] = routes.map(([operation, pathOf]) =>
  generatedCheck(
    'no-credentials',
    operation,
    `${operation} without credentials returns 401.`,
    async (context) => {
      const path = await pathOf(context)
      const response = await context.anonymous.sendUnchecked({ operation, path })
      response.expectStatus(401).expectMessage('401 Unauthorized')
    },
  ),
)

export const namedRoutesWithWrongToken: readonly Check[] = [...routes, ...routesOfTemplates].map(
  ([operation, pathOf]) =>
    generatedCheck(
      'wrong-credentials',
      operation,
      `${operation} with a wrong token returns 401.`,
      async (context) => {
        const path = await pathOf(context)
        const by = context.admin.with({ [tokenHeader]: wrongToken })
        const response = await by.sendUnchecked({ operation, path })
        response.expectStatus(401).expectMessage('401 Unauthorized')
      },
    ),
)

/** The status of a valid request is specified nowhere: with the token in the query it is that with the token in the header. */
export const namedRoutesWithTokenInQuery: readonly Check[] = [...routes, ...routesOfTemplates].map(
  ([operation, pathOf]) =>
    generatedCheck(
      'token-in-query',
      operation,
      `${operation} accepts \`private_token\` in its query.`,
      async (context) => {
        const { admin } = context
        const path = await pathOf(context)
        const usual = await admin.sendUnchecked({ operation, path }, 'arrange')
        if (usual.status === 401) throw new Observed(`${operation} returned 401.`)
        const query = { private_token: admin.account.token ?? '' }
        const response = await admin.with({}).sendUnchecked({ operation, path, query })
        if (response.status === 401) response.fail('Any status but 401.')
      },
    ),
)

/** Where the project is found by its ID, it is found by its path. */
export const namedRoutesByPath: readonly Check[] = routes
  .filter(([operation]) => operations[operation].path.startsWith('/projects/{id}/'))
  .map(([operation, pathOf]) =>
    generatedCheck(
      'by-path',
      operation,
      `${operation} finds a project by its path, as by its ID.`,
      async (context) => {
        const { admin } = context
        const path = await pathOf(context)
        const usual = await admin.sendUnchecked({ operation, path }, 'arrange')
        if (usual.status === 404) throw new Observed(`${operation} returned 404.`)
        const { body } = await admin.call('getProject', { path: { id: Number(path['id']) } })
        const byPath = { ...path, id: body.path_with_namespace }
        const response = await admin.sendUnchecked({ operation, path: byPath })
        if (response.status === 404) response.fail('Any status but 404.')
      },
    ),
  )

/** Sudo is for administrators, also where nothing else is specified. */
export const namedRoutesUnderSudo: readonly Check[] = [...routes, ...routesOfTemplates].map(
  ([operation, pathOf]) =>
    generatedCheck(
      'sudo-rejected',
      operation,
      `${operation} rejects sudo by a user who is not an administrator.`,
      async (context) => {
        const { nonMember, owner } = context
        const path = await pathOf(context)
        for (const sudo of [{ headers: { SUDO: owner.username } }, { query: { sudo: owner.username } }]) {
          const response = await nonMember.sendUnchecked({ operation, path, ...sudo })
          response.expectStatus(403).expectMessage('403 Forbidden - Must be admin to use sudo')
        }
      },
    ),
)

/** There is no such user to act as. */
export const namedRoutesAsUnknownUsers: readonly Check[] = [...routes, ...routesOfTemplates].map(
  ([operation, pathOf]) =>
    generatedCheck(
      'sudo-unknown-user',
      operation,
      `${operation} rejects sudo as an unknown user.`,
      async (context) => {
        const sudo = context.uniqueName('unknown')
        const request = { operation, path: await pathOf(context), query: { sudo } }
        const response = await context.admin.sendUnchecked(request)
        response.expectStatus(404).expectMessage(`404 Not Found: No user id or username for: ${sudo}`)
      },
    ),
)

/** The record that the last parameter names does not exist. */
export const namedRoutesOfUnknown: readonly Check[] = [...routes, ...routesOfTemplates]
  .filter(([operation]) => operation !== 'deleteDeployKey')
  .map(([operation, pathOf]) =>
    generatedCheck(
      'unknown-is-404',
      operation,
      `${operation} of an unknown record returns 404.`,
      async (context) => {
        const own = operations[operation].parameters.path.at(-1) ?? 'id'
        const path = { ...(await pathOf(context)), [own]: unusedIds[own] ?? unusedIds['issue_iid'] }
        const response = await context.admin.sendUnchecked({ operation, path })
        response.expectStatus(404)
      },
    ),
  )

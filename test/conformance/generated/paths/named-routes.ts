/** Operations of which the specification states the route only: the general rules apply to them as well. Spec: document 1. */
import { operations, type OperationId } from '../../../../generated/operations.ts'
import { tokenHeader, wrongToken } from '../../fixtures/accounts.ts'
import { generatedCheck, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { Observed } from '../../protocol/signals.ts'
import { expectSudoFailure } from '../credentials/sudo-rejected.ts'
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
type Route = readonly [OperationId, PathOf]

const ofRecords: readonly Route[] = [
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

const routes: readonly Route[] = [
  ...ofRecords,
  ...templates.map((operation): Route => [operation, async () => ({ key: unusedIds['key'] })]),
]

/** One check for each of the routes; `title` follows the name of the operation. */
function ofEach(
  among: readonly Route[],
  topic: string,
  title: string,
  run: (
    context: CheckContext,
    request: { readonly operation: OperationId; readonly path: Parameters },
  ) => Promise<void>,
): readonly Check[] {
  return among.map(([operation, pathOf]) =>
    generatedCheck(topic, operation, `${operation} ${title}`, async (context) =>
      run(context, { operation, path: await pathOf(context) }),
    ),
  )
}

/** No sentence exempts them from authentication. */
export const namedRoutesWithoutCredentials = ofEach(
  ofRecords,
  'no-credentials',
  'without credentials returns 401.',
  async ({ anonymous }, request) => {
    const response = await anonymous.sendUnchecked(request)
    response.expectStatus(401).expectMessage('401 Unauthorized')
  },
)

export const namedRoutesWithWrongToken = ofEach(
  routes,
  'wrong-credentials',
  'with a wrong token returns 401.',
  async ({ admin }, request) => {
    const response = await admin.with({ [tokenHeader]: wrongToken }).sendUnchecked(request)
    response.expectStatus(401).expectMessage('401 Unauthorized')
  },
)

/** The status of a valid request is specified nowhere: with the token in the query it is that with the token in the header. */
export const namedRoutesWithTokenInQuery = ofEach(
  routes,
  'token-in-query',
  'accepts `private_token` in its query.',
  async ({ admin }, request) => {
    const usual = await admin.sendUnchecked(request, 'arrange')
    if (usual.status === 401) throw new Observed(`${request.operation} returned 401.`)
    const query = { private_token: admin.account.token ?? '' }
    const response = await admin.with({}).sendUnchecked({ ...request, query })
    if (response.status === 401) response.fail('Any status but 401.')
  },
)

/** Where the project is found by its ID, it is found by its path. */
export const namedRoutesByPath = ofEach(
  routes.filter(([operation]) => operations[operation].path.startsWith('/projects/{id}/')),
  'by-path',
  'finds a project by its path, as by its ID.',
  async ({ admin }, request) => {
    const { operation, path } = request
    const usual = await admin.sendUnchecked(request, 'arrange')
    if (usual.status === 404) throw new Observed(`${operation} returned 404.`)
    const { body } = await admin.call('getProject', { path: { id: Number(path['id']) } })
    const response = await admin.sendUnchecked({ operation, path: { ...path, id: body.path_with_namespace } })
    if (response.status === 404) response.fail('Any status but 404.')
  },
)

/** Sudo is for administrators, also where nothing else is specified. */
export const namedRoutesUnderSudo = ofEach(
  routes,
  'sudo-rejected',
  'rejects sudo by a user who is not an administrator.',
  async ({ nonMember, owner }, request) => {
    for (const sudo of [{ headers: { SUDO: owner.username } }, { query: { sudo: owner.username } }]) {
      const response = await nonMember.sendUnchecked({ ...request, ...sudo })
      expectSudoFailure(response, 403, '403 Forbidden - Must be admin to use sudo')
    }
  },
)

/** There is no such user to act as. */
export const namedRoutesAsUnknownUsers = ofEach(
  routes,
  'sudo-unknown-user',
  'rejects sudo as an unknown user.',
  async (context, request) => {
    const sudo = context.uniqueName('unknown')
    const response = await context.admin.sendUnchecked({ ...request, query: { sudo } })
    expectSudoFailure(response, 404, `404 Not Found: No user id or username for: ${sudo}`)
  },
)

/** The record that the last parameter names does not exist. The deletion of what does not exist succeeds. */
export const namedRoutesOfUnknown = ofEach(
  routes.filter(([operation]) => operation !== 'deleteDeployKey'),
  'unknown-is-404',
  'of an unknown record returns 404.',
  async ({ admin }, { operation, path }) => {
    const own = operations[operation].parameters.path.at(-1) ?? 'id'
    const unknown = { ...path, [own]: unusedIds[own] ?? unusedIds['issue_iid'] }
    const response = await admin.sendUnchecked({ operation, path: unknown })
    response.expectStatus(404)
  },
)

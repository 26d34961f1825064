import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Contract, LocatedOperation, Response } from '../contract.ts'
import { operationsOf, parametersOf, resolve } from '../contract.ts'
import { operationComments } from './client-comments.ts'
import { clientRoutes } from './client-routes.ts'

const header = '// Generated from openapi/ by `npm run build`; do not edit.\n'
const runtime = join(import.meta.dirname, '..', 'client')

/** The client: the hand-written runtime, and a documented method for each operation. */
export async function generateClient(contract: Contract): Promise<Record<string, string>> {
  return {
    ...(await copyRuntime()),
    'client/optional-bodies.ts': optionalBodies(contract),
    'client/routes.ts': `${header}${clientRoutes(contract)}`,
    'client.ts': clientModule(contract),
    'fetch.ts': fetchModule,
    'index.ts': entry,
    'contract-types.ts': contractTypes,
  }
}

/** Copies the hand-written files and adapts their imports to the folder. */
async function copyRuntime(): Promise<Record<string, string>> {
  const names = await readdir(runtime)
  const files = names.map(async (name): Promise<[string, string]> => {
    const text = await readFile(join(runtime, name), 'utf8')
    const note = `// Copied from scripts/pipeline/client/ by \`npm run build\`; do not edit.\n\n`
    return [`client/${name}`, note + text.replaceAll("'../../../generated/", "'../")]
  })
  return Object.fromEntries(await Promise.all(files))
}

function optionalBodies(contract: Contract): string {
  const rows = operationsOf(contract).flatMap(({ operation }) => {
    const statuses = Object.entries(operation.responses)
      .filter(([, response]) => resolve<Response>(contract, response)['x-body'] === 'optional')
      .map(([status]) => status)
    return statuses.length === 0 ? [] : [`  ${operation.operationId}: ${statuses.join(' | ')}\n`]
  })
  const comment = '/** Statuses whose documented body may be absent, by operation. */'
  return `${header}\n${comment}\nexport interface OptionalBodies {\n${rows.join('')}}\n`
}

function clientModule(contract: Contract): string {
  const located = operationsOf(contract)
  const commentOf = operationComments(contract)
  const methods = located.map((located) => {
    const id = located.operation.operationId
    const optional = takesNothing(contract, located) ? '?' : ''
    return `${commentOf(located)}\n  ${id}(request${optional}: RequestOf<'${id}'>): Promise<ResponseOf<'${id}'>>\n`
  })
  return [header, imports, `${clientInterface}\n${methods.join('\n')}}\n`, factory].join('\n')
}

/** Whether the argument of a call is optional. */
function takesNothing(contract: Contract, located: LocatedOperation): boolean {
  const { requestBody } = located.operation
  const needsBody = requestBody !== undefined && resolve(contract, requestBody).required === true
  return !needsBody && parametersOf(contract, located).every((parameter) => parameter.required !== true)
}

const entry = `${header}
export * from './client.ts'
export type * from './contract-types.ts'
export { operations } from './operations.ts'
export { rules } from './rules.ts'
`

const fetchModule = `${header}
export { createFetchClient } from './client/fetch.ts'
export type { ForgeClientOptions } from './client/options.ts'
`

const contractTypes = `${header}
export type { OperationPermission, AreaName, OperationFacts, OperationId, OperationsOf } from './operations.ts'
export type { RuleFacts, RuleId } from './rules.ts'
export type * from './schemas.ts'
/** Types of openapi-typescript, for your own clients. */
export type { components, operations, paths } from './types.ts'
`

const imports = `import { createSend } from './client/send.ts'
import type { ResponseOf, ListId, RequestOf } from './client/operation-types.ts'
import type { ForgeClientOptions } from './client/options.ts'
import { paginate } from './client/paginate.ts'
import { operationIds } from './client/route.ts'
import type { Listing } from './client/paginate.ts'
import type { OperationId } from './operations.ts'

export { unwrap } from './client/response.ts'
export { ForgeError } from './client/error.ts'
export type { ForgeClientOptions } from './client/options.ts'
export type { ResponseOf, BodyOf, CallSettings, DataOf, ItemOf, ListId, PathOf, QueryOf, RequestOf } from './client/operation-types.ts'
export type { Page, PageLinks } from './client/page.ts'
export type { Listing, PageResponse } from './client/paginate.ts'
export type { OperationId } from './operations.ts'
`

const clientInterface = `/**
 * A method for each operation. Methods return declared error responses as \`{ ok: false, status, error }\` and throw a
 * \`ForgeError\` for all others. \`unwrap\` throws a \`ForgeError\` for every error response.
 */
export interface ForgeClient {
  /** Returns a client that acts as another user (numeric ID or username). Requires the token of an administrator. */
  as(user: string | number): ForgeClient

  /**
   * Reads a list to its end. Follows the \`Link\` header from page to page while items are read.
   *
   * @example
   * for await (const project of client.paginate('listProjects')) console.log(project.name)
   */
  paginate<Id extends ListId>(operationId: Id, ...request: Argument<Id>): Listing<Id>

  /** Calls an operation by its operationId. */
  call<Id extends OperationId>(operationId: Id, ...request: Argument<Id>): Promise<ResponseOf<Id>>
`

const factory = `/** The argument of a call, optional if nothing in it is required. */
type Argument<Id extends OperationId> =
  Record<never, never> extends RequestOf<Id> ? [request?: RequestOf<Id>] : [request: RequestOf<Id>]

/**
 * Creates a client of one server.
 *
 * @example
 * const client = createForgeClient({ baseUrl: 'https://forge.example.com/api/v4', token: 'a private token' })
 * const response = await client.listProjects({ query: { search: 'loom' } })
 * if (response.ok) console.log(response.page.total, response.data)
 */
export function createForgeClient(options: ForgeClientOptions): ForgeClient {
  const send = createSend(options)
  const call = async <Id extends OperationId>(id: Id, request?: RequestOf<Id>) =>
    // The function send returns only responses that the contract declares for the operation.
    (await send(id, request ?? {})) as ResponseOf<Id>
  return {
    ...methodsOf(call),
    as: (user) => createForgeClient({ ...options, sudo: user }),
    paginate: (id, ...[request]) => paginate(send, id, request ?? {}),
    call: (id, ...[request]) => call(id, request),
  }
}

type Call = <Id extends OperationId>(id: Id, request?: RequestOf<Id>) => Promise<ResponseOf<Id>>

function methodsOf(call: Call): Pick<ForgeClient, OperationId>
function methodsOf(call: Call): Record<string, unknown> {
  return Object.fromEntries(
    operationIds().map((id) => [id, (request?: RequestOf<OperationId>) => call(id, request)]),
  )
}
`

// Generated from openapi/ by `npm run build`; do not edit.

/** What the contract says of one operation. */
export interface OperationFacts {
  readonly area: string
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH' | 'TRACE'
  /** Template without the version prefix, as in the document. */
  readonly path: string
  readonly parameters: {
    readonly path: readonly string[]
    readonly query: readonly string[]
    readonly header: readonly string[]
  }
  /** Empty when the operation takes no body. */
  readonly requestMediaTypes: readonly string[]
  /** Media types by status; empty when the response has no body. */
  readonly responses: { readonly [status: number]: readonly string[] }
  /** Whether success is one page of a list. */
  readonly list: boolean
  readonly access: { readonly ability: string; readonly callers: Callers }
  /** Whether it may be called without credentials. */
  readonly anonymous: boolean
  /** `name-only`: the specification names the operation and shows nothing of it. */
  readonly specified: 'full' | 'name-only'
  readonly rules: readonly string[]
}

export type Callers =
  'anyone' | 'authenticated' | 'administrator' | 'owner-or-administrator' | 'author-or-administrator' | 'permitted'

/** One sentence of the specification that can be true or false of a server. */
export interface RuleFacts {
  /** The operation it speaks of; null when it speaks of all. */
  readonly operation: string | null
  readonly text: string
  /** Document number and heading. */
  readonly source: string
  /** Why no black-box check can decide it. */
  readonly unchecked?: string
}

export const operations = {
  listProjects: {
    area: 'projects',
    method: 'GET',
    path: '/projects',
    parameters: { path: [], query: ['sudo', 'archived', 'page', 'per_page'], header: ['SUDO'] },
    requestMediaTypes: [],
    responses: {
      200: ['application/json'],
      304: [],
      400: ['application/json'],
      401: ['application/json'],
      403: ['application/json'],
      404: ['application/json'],
    },
    list: true,
    access: { ability: 'list-projects', callers: 'anyone' },
    anonymous: true,
    specified: 'full',
    rules: ['list-projects/visible-only'],
  },
  updateProject: {
    area: 'projects',
    method: 'PUT',
    path: '/projects/{id}',
    parameters: { path: ['id'], query: ['sudo'], header: ['SUDO'] },
    requestMediaTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    responses: {
      200: ['application/json'],
      400: ['application/json'],
      401: ['application/json'],
      403: ['application/json'],
      404: ['application/json'],
      422: ['application/json'],
    },
    list: false,
    access: { ability: 'update-project', callers: 'authenticated' },
    anonymous: false,
    specified: 'full',
    rules: ['update-project/name-required'],
  },
} as const satisfies Record<string, OperationFacts>

export const rules = {
  'general/unauthenticated-is-401': {
    operation: null,
    text: 'Credentials that are missing where they are needed, or invalid, yield 401 with the body `{"message": "401 Unauthorized"}`.',
    source: '1 § Authentication',
  },
  'general/unknown-route-is-404': {
    operation: null,
    text: 'A route that does not exist yields 404 with the body `{"error": "404 Not Found"}`.',
    source: '1 § Errors / Error body shapes',
  },
  'list-projects/visible-only': {
    operation: 'listProjects',
    text: 'Lists the projects that the caller can see; without credentials, only public ones.',
    source: '2 § Endpoints / Projects',
  },
  'update-project/name-required': {
    operation: 'updateProject',
    text: 'The `name` is required; a request without it yields 400.',
    source: '2 § Endpoints / Projects',
  },
} as const satisfies Record<string, RuleFacts>

export type OperationId = keyof typeof operations
export type AreaName = (typeof operations)[OperationId]['area']
export type OperationsOf<Area extends AreaName> = {
  [Id in OperationId]: (typeof operations)[Id]['area'] extends Area ? Id : never
}[OperationId]
export type Ability = (typeof operations)[OperationId]['access']['ability']
export type RuleId = keyof typeof rules

/** What differs between the reference of a running server and a folder of files. */
import type { Operation } from '../../pipeline/contract.ts'
import { exampleOrigin, type SampleTarget, type SampleValues } from '../../pipeline/samples/request.ts'

/** URLs of pages and files. */
export interface Links {
  /** The common start of the URLs of all pages, and their common end. */
  readonly root: string
  readonly suffix: string
  readonly home: string
  readonly reference: string
  readonly schemas: string
  readonly errors: string
  readonly rules: string
  readonly changelog: string
  readonly missingOperations: string
  guide(slug: string): string
  area(name: string): string
  operation(id: string): string
  schema(name: string): string
  /** Style sheet, scripts and icon. */
  asset(name: string): string
  /** The document itself. */
  download(format: 'json' | 'yaml'): string
}

/** A user of the running server whose token samples contain. */
export interface Actor {
  /** In URLs and cookies. */
  readonly name: string
  /** What the user may do, in a few words. */
  readonly role: string
  /** Null sends no credentials. */
  readonly token: string | null
  /** Whether the user administers the server. */
  readonly administrator?: boolean
}

/** A request that the running server has received. */
export interface SeenRequest {
  readonly at: string
  readonly method: string
  readonly url: string
  readonly operationId?: string
  readonly status?: number
  readonly violations: readonly string[]
}

/** The server of the reference. */
export interface LiveServer {
  /** Scheme, host and port. */
  readonly origin: string
  /** Empty if tokens must not be visible; the first is the default. */
  readonly actors: readonly Actor[]
  /** The user whom the reader has chosen. */
  readonly chosen: Actor | undefined
  /** The last requests, the oldest first. */
  readonly requests: () => readonly SeenRequest[]
  /** What this server requires of a caller with the permission, in words. */
  readonly requirementOf: (permission: string) => string | undefined
  /** Values of the demo data, in place of the contract's examples. */
  readonly sampleValuesOf: (operationId: string) => DemoValues | undefined
}

/** Values of the demo data with which an operation succeeds. */
export interface DemoValues extends SampleValues {
  /** The actor who is permitted to call it, if not the default. */
  readonly as?: string
}

export interface Edition {
  readonly links: Links
  /** Absent in files. */
  readonly live?: LiveServer
}

/** Values of files, which the reader replaces: those of the guides, and a token that no shell expands. */
export const placeholders = { origin: exampleOrigin, token: 'YOUR_TOKEN' } as const

/** The actor whose token a sample contains: the chosen one, else one who may call the operation. */
export function actorFor(
  { actors, chosen, sampleValuesOf }: LiveServer,
  operation?: Operation,
): Actor | undefined {
  if (chosen !== undefined || operation === undefined) return chosen ?? actors[0]
  const { as: name } = sampleValuesOf(operation.operationId) ?? {}
  const isForAdministrators = operation['x-access']?.callers === 'administrator'
  return (
    actors.find((actor) => actor.name === name) ??
    actors.find(({ administrator = false }) => administrator === isForAdministrators) ??
    actors[0]
  )
}

/** Where the samples of an operation are sent, and as whom. */
export function sampleTarget({ live }: Edition, operation: Operation): SampleTarget {
  if (live === undefined) return placeholders
  const values = live.sampleValuesOf(operation.operationId)
  const actor = actorFor(live, operation)
  return {
    origin: live.origin,
    token: actor === undefined ? placeholders.token : actor.token,
    ...(values === undefined ? {} : { values }),
  }
}

/** Pages below a root, such as `/docs/` or `../`; `suffix` ends the name of each. */
export function linksBelow(root: string, suffix: '' | '.html', home: string): Links {
  const page = (path: string): string => `${root}${path}${suffix}`
  return {
    root,
    suffix,
    home,
    reference: suffix === '' ? root.replace(/\/$/, '') : page('index'),
    schemas: page('schemas'),
    errors: page('errors'),
    rules: page('rules'),
    changelog: page('changelog'),
    missingOperations: page('missing-operations'),
    guide: (slug) => page(`guides/${slug}`),
    area: (name) => page(`areas/${name}`),
    operation: (id) => page(`operations/${id}`),
    schema: (name) => page(`schemas/${name}`),
    asset: (name) => `${root}assets/${name}`,
    download: (format) => (suffix === '' ? `/openapi.${format}` : `${root}openapi.${format}`),
  }
}

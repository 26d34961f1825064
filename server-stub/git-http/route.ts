/** Recognizes requests of Git. See gitprotocol-http(5). */
import type { Request } from 'express'
import { splitTarget } from '../http/request-target.ts'

export const services = ['git-upload-pack', 'git-receive-pack'] as const
export type Service = (typeof services)[number]
export type ProtocolVersion = 0 | 1 | 2

/** A request for a repository. */
export interface Route {
  /** Path of the project, `namespace/project`, decoded. */
  project: string
  /** `refs`: the advertisement; `service`: the conversation; `redirect`: the URL lacks `.git`; `file`: dumb HTTP. */
  kind: 'refs' | 'service' | 'redirect' | 'file'
  /** Undefined if the request names no known service. */
  service: Service | undefined
  version: ProtocolVersion
}

/** The route of a request; undefined when it is none of Git's. */
export function routeOf(request: Request): Route | undefined {
  const { path, query } = splitTarget(request.originalUrl)
  const named = serviceNamed(new URLSearchParams(query).get('service'))
  const [, encoded = '', rest = ''] =
    /^\/([^/]+\/.+?)\/(info\/refs|git-[a-z-]+|HEAD|objects\/.+)$/.exec(path) ?? []
  const [, withoutSuffix] = /^(.+)\.git$/.exec(encoded) ?? []
  const project = decoded(withoutSuffix ?? encoded)
  if (project === undefined || rest === '') return undefined
  const version = versionIn(request.get('git-protocol'))
  if (withoutSuffix === undefined)
    return rest === 'info/refs' && named !== undefined
      ? { project, kind: 'redirect', service: named, version }
      : undefined
  if (rest === 'info/refs') return { project, kind: named ? 'refs' : 'file', service: named, version }
  const service = serviceNamed(rest)
  return { project, kind: service ? 'service' : 'file', service, version }
}

const serviceNamed = (name: string | null): Service | undefined => services.find((each) => each === name)

/** The highest version that the client offers, of those that exist. */
function versionIn(header: string | undefined): ProtocolVersion {
  const offered = (header ?? '').split(':')
  if (offered.includes('version=2')) return 2
  return offered.includes('version=1') ? 1 : 0
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

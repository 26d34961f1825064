/** Finds the route of a request by its method and path. */
import { routes, type Route } from './routes.ts'

/** The route that a path belongs to, with the parameters of the path, decoded. */
export function findRoute(
  method: string,
  path: string,
): { route: Route; parameters: ReadonlyMap<string, string> } | undefined {
  const segments = path.split('/').slice(1)
  for (const candidate of routes) {
    if (candidate.method !== method) continue
    const parameters = matched(candidate.template, segments)
    if (parameters !== undefined) return { route: candidate, parameters }
  }
  return undefined
}

function matched(
  template: readonly string[],
  segments: readonly string[],
): ReadonlyMap<string, string> | undefined {
  if (template.length !== segments.length) return undefined
  const parameters = new Map<string, string>()
  for (const [index, part] of template.entries()) {
    const segment = decoded(segments[index] ?? '')
    if (segment === undefined) return undefined
    if (part.startsWith('{')) parameters.set(part.slice(1, -1), segment)
    else if (part !== segment) return undefined
  }
  return parameters
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** The `Link` header. Spec: document 1, "Limits". */

/** URLs by relation; empty if the header is absent or empty. */
export function parseLinks(header: string | null): ReadonlyMap<string, string> {
  const links = new Map<string, string>()
  for (const [, url, parameters] of (header ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    const relations = /rel\s*=\s*"?([^";,]*)"?/i.exec(parameters ?? '')?.[1] ?? ''
    for (const relation of relations.split(/\s+/))
      if (relation !== '' && url !== undefined) links.set(relation, url)
  }
  return links
}

/**
 * Path and query of a link below the base URL. The host is ignored: a server behind a proxy may have another public
 * name. Null if the link does not lead below the prefix.
 */
export function targetOf(link: string, baseUrl: URL): string | null {
  if (!URL.canParse(link, baseUrl)) return null
  const url = new URL(link, baseUrl)
  const prefix = baseUrl.pathname
  const path = url.pathname.startsWith(`${prefix}/`)
    ? url.pathname.slice(prefix.length)
    : belowVersion(url.pathname)
  return path === null ? null : path + url.search
}

function belowVersion(path: string): string | null {
  const at = path.indexOf('/api/v4/')
  return at === -1 ? null : path.slice(at + '/api/v4'.length)
}

/** Projects and groups that are found by their names in any namespace. */
import { isRecord, segmentsOf, withSegment } from '../message.ts'
import { mutant, type Fault, type Mutant } from '../mutant.ts'
import { listedAt, shownAt } from '../vocabulary/lookups.ts'
import { sites, type Site } from './sites.ts'

type Collection = 'projects' | 'groups'

/** An unknown path finds a record with the same last part. */
function byLastPart(collection: Collection): Fault {
  return {
    async around(call, upstream) {
      const [, id = ''] = segmentsOf(call)
      const exact = await shownAt(`/${collection}/${encodeURIComponent(id)}`, call, upstream)
      if (!id.includes('/') || isRecord(exact)) return upstream.pass(call)
      const name = id.split('/').at(-1) ?? id
      const found = await listedAt(`/${collection}?search=${encodeURIComponent(name)}`, call, upstream)
      const other = found.find(({ path }) => path === name)
      return upstream.pass(other === undefined ? call : withSegment(call, 1, JSON.stringify(other['id'])))
    },
  }
}

/** An unknown path below the path of a group finds the group. */
const byFirstPart: Fault = {
  async around(call, upstream) {
    const [, id = ''] = segmentsOf(call)
    const exact = await shownAt(`/groups/${encodeURIComponent(id)}`, call, upstream)
    const [first = id] = id.split('/')
    return upstream.pass(isRecord(exact) ? call : withSegment(call, 1, first))
  },
}

/** Reads and updates of projects are in `reads.ts`. */
function ofNamespaces({ operation, facts: { method, path } }: Site): readonly Mutant[] {
  const isGroup = path.startsWith('/groups/{id}')
  if (path === '/projects/{project_id}/events')
    return [
      mutant(
        'IDT-03',
        operation,
        'general/not-found-is-404',
        'ignores the namespace',
        byLastPart('projects'),
      ),
    ]
  if (!isGroup && (method !== 'DELETE' || !path.startsWith('/projects/{id}'))) return []
  const rule = method === 'DELETE' ? 'general/delete-is-idempotent' : 'general/not-found-is-404'
  return [
    mutant('IDT-03', operation, rule, 'ignores the namespace', byLastPart(isGroup ? 'groups' : 'projects')),
    ...(isGroup ? [mutant('IDT-03', operation, rule, 'reads the first part of a path', byFirstPart)] : []),
  ]
}

export const namespaceMutants: readonly Mutant[] = sites.flatMap(ofNamespaces)

/** Operations that concern the records of other projects or groups with the same number or name as well. */
import {
  isRecord,
  isSuccess,
  jsonOf,
  segmentsOf,
  valueOf,
  withSegment,
  type Call,
  pathOf,
} from '../message.ts'
import { mutant, type Fault, type Mutant, type Upstream } from '../mutant.ts'
import { byAdministrator, jsonResponse, otherCall } from '../vocabulary/effects.ts'
import { listedAt, shownAt } from '../vocabulary/lookups.ts'
import { sites, type Site } from './sites.ts'

type Collection = 'projects' | 'groups'

/** The same call in other projects or groups. The ten newest are enough for a check that runs alone. */
async function inOthers(collection: Collection, call: Call, upstream: Upstream): Promise<readonly Call[]> {
  const [, id = ''] = segmentsOf(call)
  const own = await shownAt(`/${collection}/${encodeURIComponent(id)}`, call, upstream)
  const all = await listedAt(`/${collection}`, call, upstream)
  return all
    .filter((other) => !isRecord(own) || other['id'] !== own['id'])
    .toSorted((a, b) => Number(b['id']) - Number(a['id']))
    .slice(0, 10)
    .map((other) => withSegment(call, 1, JSON.stringify(other['id'])))
}

function doesTheSame(collection: Collection): Fault {
  return {
    alone: true,
    async around(call, upstream) {
      const others = await inOthers(collection, call, upstream)
      const response = await upstream.pass(call)
      if (!isSuccess(response)) return response
      // Notification settings are those of the caller.
      const isOwn = call.path.endsWith('/notification_settings')
      for (const other of others) await upstream.pass(isOwn ? other : byAdministrator(other, upstream))
      return response
    },
  }
}

/** A record that another project or group has is a conflict. */
function rejectsNamesOfOthers(collection: Collection, name: string): Fault {
  return {
    alone: true,
    async around(call, upstream) {
      const wanted = String(valueOf(call, name))
      for (const other of await inOthers(collection, call, upstream)) {
        const list = byAdministrator(otherCall(other, 'GET', pathOf(other)), upstream)
        const items = jsonOf(await upstream.pass(list))
        const isNamed = (item: unknown) =>
          isRecord(item) && ['name', 'key', 'id'].some((key) => String(item[key]) === wanted)
        if (Array.isArray(items) && items.some(isNamed)) return jsonResponse(409, { message: 'Exists' })
      }
      return upstream.pass(call)
    },
  }
}

/** The records that only their project or group identifies: by number, name or user, or one of each project or group. */
const named =
  /^\/(projects|groups)\/\{id\}\/(?:.*\/\{(?:\w+_iid|branch|tag_name|key|file_path|user_id|sha)\}(?!.*_id\})|statuses\/\{sha\}|repository\/(?:commits|merged_branches)$|notification_settings)/

const creations: Readonly<Record<string, string>> = {
  addGroupMember: 'user_id',
  addProjectMember: 'user_id',
  createBranch: 'branch',
  createTag: 'tag_name',
  createVariable: 'key',
}

function ofScopes({ operation, facts: { method, path } }: Site): readonly Mutant[] {
  const collection = path.startsWith('/groups/') ? 'groups' : 'projects'
  const name = creations[operation]
  if (name !== undefined) {
    const fault = rejectsNamesOfOthers(collection, name)
    return [mutant('IDT-03', operation, [], `rejects what other ${collection} have`, fault)]
  }
  if (method === 'GET' || !named.test(path)) return []
  return [mutant('SFX-04', operation, [], `does the same in other ${collection}`, doesTheSame(collection))]
}

export const namesakeMutants: readonly Mutant[] = sites.flatMap(ofScopes)

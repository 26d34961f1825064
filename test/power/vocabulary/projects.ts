/** Defects of writes that also change the project of the request, or its records. */
import { type Call, segmentsOf, isRecord } from '../message.ts'
import type { Item } from './lists.ts'
import type { Fault } from '../mutant.ts'
import { alsoDoesAll, listedAt, shownAt } from './lookups.ts'
import { otherCall } from './effects.ts'

/** Path of the project of the request, or of the project that the request moves. */
export function pathOfProject(call: Call): string {
  const [collection, id = '', , moved = ''] = segmentsOf(call)
  return `/projects/${encodeURIComponent(collection === 'groups' ? moved : id)}`
}

/** Each item of a list of the project is written as well. */
export function alsoWrites(list: string, method: string, pathOf: (item: Item) => string): Fault {
  return alsoDoesAll(async (call, upstream) => {
    const below = `${pathOfProject(call)}/${list}`
    const items = await listedAt(below, call, upstream)
    return items.map((item) => otherCall(call, method, `${below}/${pathOf(item)}`))
  })
}

/** The project has other settings afterwards. */
export function alsoUpdates(settings: Item): Fault {
  return alsoDoesAll(async (call, upstream) => {
    const project = await shownAt(pathOfProject(call), call, upstream)
    if (!isRecord(project)) return []
    return [otherCall(call, 'PUT', pathOfProject(call), { name: project['name'], ...settings })]
  })
}

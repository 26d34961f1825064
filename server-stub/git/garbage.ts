/** Objects of a repository to which nothing leads. */
import type { Db, Tx } from '../database/connection.ts'
import { ObjectStore } from './object-store.ts'

/** Names of the objects to which nothing leads. */
export async function danglingObjects(db: Db | Tx, projectId: number): Promise<string[]> {
  const needed = await reachableFrom(new ObjectStore(db, projectId), await rootsOf(db, projectId))
  const rows = await db.selectFrom('git_object').select('oid').where('project_id', '=', projectId).execute()
  return rows.map(({ oid }) => oid).filter((oid) => !needed.has(oid))
}

/** Where the walk begins: whatever names an object of the project. */
async function rootsOf(db: Db | Tx, projectId: number): Promise<string[]> {
  const refs = await db.selectFrom('git_ref').select('oid').where('project_id', '=', projectId).execute()
  const requests = await db
    .selectFrom('merge_request')
    .select(['head_sha', 'base_sha', 'merge_commit_sha'])
    .where((eb) => eb.or([eb('target_project_id', '=', projectId), eb('source_project_id', '=', projectId)]))
    .execute()
  const marked: string[] = []
  for (const table of ['pipeline', 'commit_status', 'commit_comment'] as const) {
    const rows = await db.selectFrom(table).select('sha').where('project_id', '=', projectId).execute()
    marked.push(...rows.map(({ sha }) => sha))
  }
  const heads = requests.flatMap((request) => Object.values(request)).filter((oid) => oid !== null)
  return [...refs.map(({ oid }) => oid), ...heads, ...marked]
}

async function reachableFrom(store: ObjectStore, roots: readonly string[]): Promise<Set<string>> {
  const reached = new Set<string>()
  const waiting = [...roots]
  for (let oid = waiting.pop(); oid !== undefined; oid = waiting.pop()) {
    if (reached.has(oid)) continue
    reached.add(oid)
    for (const { oid: next, isFile } of await referencesOf(store, oid))
      if (isFile) reached.add(next)
      else waiting.push(next)
  }
  return reached
}

/** What an object refers to; files are not read, since they refer to nothing. */
async function referencesOf(store: ObjectStore, oid: string): Promise<{ oid: string; isFile: boolean }[]> {
  const object = await store.find(oid)
  if (object?.type === 'tag') return [{ oid: object.tag.object, isFile: false }]
  if (object?.type === 'tree')
    return object.lines
      .filter(({ mode }) => mode !== '160000')
      .map((line) => ({ oid: line.oid, isFile: line.mode !== '040000' }))
  if (object?.type !== 'commit') return []
  const { tree, parents } = object.commit
  return [tree, ...parents].map((next) => ({ oid: next, isFile: false }))
}

/** The refs of a project as clients see them. */
import type { Project } from '../resources/projects/record.ts'
import { branchRef } from '../git/ref-name.ts'
import { listAllRefs } from '../git/refs.ts'
import type { ObjectStore } from '../git/object-store.ts'

/** A ref, or HEAD. */
export interface AdvertisedRef {
  name: string
  oid: string
  /** What an annotated tag marks. */
  peeled: string | undefined
}

export interface AdvertisedRefs {
  /** The branch that HEAD points to; it need not exist. */
  headTarget: string
  /** HEAD first, if its branch exists; then all refs by name. */
  refs: AdvertisedRef[]
}

/** The branch that HEAD points to in a repository without branches. */
const firstBranch = 'master'

export async function advertisedRefs(store: ObjectStore, project: Project): Promise<AdvertisedRefs> {
  const headTarget = branchRef(project.default_branch ?? firstBranch)
  const refs: AdvertisedRef[] = []
  for (const { name, oid, type } of await listAllRefs(store.db, store.projectId)) {
    const peeled = type === 'tag' ? (await store.peel(oid))?.oid : undefined
    refs.push({ name, oid, peeled })
  }
  const head = refs.find(({ name }) => name === headTarget)
  return { headTarget, refs: head === undefined ? refs : [{ ...head, name: 'HEAD' }, ...refs] }
}

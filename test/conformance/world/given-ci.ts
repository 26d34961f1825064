/** Build variables and pipeline triggers. */
import type { GivenProject } from './given-repository.ts'
import type { World } from './world.ts'

interface Wishes {
  readonly project?: GivenProject
  /** Of the project that is made for it. */
  readonly visibility?: 'private' | 'internal' | 'public'
}

/** A variable of a project. */
export async function givenVariable(
  { given }: World,
  wishes: Wishes & { readonly key?: string; readonly value?: string } = {},
) {
  const { project: wished, visibility = 'private', key = 'WARP_KEY', value = 'tight' } = wishes
  const project = wished ?? (await given.project({ visibility }))
  await project.owner.does('createVariable', { path: project.path, body: { key, value } })
  return { project, key, value, path: { id: project.id, key } }
}

/** A pipeline trigger of a project. */
export async function givenTrigger(
  { given }: World,
  wishes: Wishes & { readonly description?: string } = {},
) {
  const { project: wished, visibility = 'private', description = 'Nightly' } = wishes
  const project = wished ?? (await given.project({ visibility }))
  const created = await project.owner.does('createTrigger', { path: project.path, body: { description } })
  const { id } = created.body
  return { project, id, description, path: { id: project.id, trigger_id: id } }
}

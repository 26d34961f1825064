/** Tags and releases. Spec: document 3, "Tags and releases". */
import type { AuthorizedArea } from '../../authorized.ts'
import { created, list, ok, errorResponse, slice } from '../../http/handler.ts'
import { refNameViolation } from '../branches/index.ts'
import { inProject } from '../projects/index.ts'
import { createRelease, createTag, deleteTag, updateRelease } from './commands.ts'
import { release, tag } from './presenter.ts'
import { inTag, tagRecords } from './relations.ts'

export const tags = {
  listTags: inProject(async ({ paging }, services, project) => {
    const page = slice((await services.git(project.id).tags()).toReversed(), paging)
    return list({ ...page, rows: await tagRecords(services, project, page.rows) }, tag)
  }),

  createTag: inProject(async ({ body }, services, project) => {
    const { tag_name: name, ref } = body
    const violation = refNameViolation(name)
    if (typeof violation === 'string') return errorResponse(405, `Tag name ${violation}`)
    const commit = await services.git(project.id).resolve(ref)
    if (commit === undefined) return errorResponse(405, `Target ${ref} does not exist`)
    const made = await createTag(services, project, commit, body)
    return made === undefined
      ? errorResponse(405, `Tag ${name}, or a tag whose name conflicts with it, already exists`)
      : created(tag(made))
  }),

  getTag: inTag(async (_request, _services, found) => ok(tag(found))),

  deleteTag: inProject(async ({ path }, services, project) => {
    await deleteTag(services, project, path.tag_name)
    return ok()
  }),

  createRelease: inProject(async ({ path, body }, services, project) =>
    created(release(await createRelease(services, project, path.tag_name, body))),
  ),

  updateRelease: inProject(async ({ path, body }, services, project) =>
    ok(release(await updateRelease(services, project, path.tag_name, body))),
  ),
} satisfies AuthorizedArea<'tags'>

/** One valid request to each operation of tags: what the generated checks vary. */
import type { BodyOf } from '../../fixtures/operation-types.ts'
import type { Visibility, RequestBuilders } from '../../fixtures/request.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const requests = {
  listTags: async ({ owner, given }, visibility) => {
    const { path } = await given.repository({ visibility })
    return { by: owner, input: { path } }
  },

  createTag: async (context, visibility) => {
    const { path, branch } = await context.given.repository({ visibility })
    const body = { tag_name: context.uniqueName('tag'), ref: branch, release_description: 'News' }
    return { by: context.owner, input: { path, body } }
  },

  getTag: (context, visibility) => onTag(context, visibility),
  deleteTag: (context, visibility) => onTag(context, visibility),

  createRelease: async (context, visibility) => {
    const { by, input } = await onTag(context, visibility)
    return { by, input: { ...input, body: { description: 'News' } } }
  },

  updateRelease: async (context, visibility) => {
    const { by, input } = await onTag(context, visibility, { release_description: 'Old news' })
    return { by, input: { ...input, body: { description: 'News' } } }
  },
} satisfies RequestBuilders<'tags'>

/** A tag whose name ends like a file name. */
async function onTag(context: CheckContext, visibility: Visibility, options: BodyOf<'createTag'> = {}) {
  const { owner, given } = context
  const project = await given.repository({ visibility })
  const tag_name = await given.tag(project, `${context.uniqueName('v1')}.x`, options)
  return { by: owner, input: { path: { id: project.id, tag_name } } }
}

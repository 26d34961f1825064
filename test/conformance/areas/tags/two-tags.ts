/** Two tags, so that a release that is created for the wrong one is noticed. */
import type { CheckContext } from '../../fixtures/context.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'

/** Path parameters of both; `attributes` are of the first. */
export async function twoTags(given: CheckContext['given'], attributes: BodyOf<'createTag'> = {}) {
  const { id, ...project } = await given.repository()
  const [tag_name, other] = [
    await given.tag({ id, ...project }, 'cloth/v1', attributes),
    await given.tag({ id, ...project }, 'cloth/v2'),
  ]
  return { path: { id, tag_name }, other: { id, tag_name: other } }
}

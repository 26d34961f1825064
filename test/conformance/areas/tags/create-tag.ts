/** Spec: document 3, "Tags and releases", creation; document 1, "Endpoint-specific error rules". */
import { isRecord } from '../../protocol/exchange.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { GivenRepositoryProject } from '../../fixtures/repository.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import { claimsMessage } from './messages.ts'

export const createTag = {
  'create-tag/tag-name-required': missing('createTag', 'tag_name'),
  'create-tag/ref-required': missing('createTag', 'ref'),

  'create-tag/from-sha': check(async ({ given }) => {
    const project = await given.repository()
    await given.file(project, 'later.txt', 'Later.\n')
    await pointsTo(project, { tag_name: 'from-sha', ref: project.commit }, project.commit)
  }),

  'create-tag/from-tag': [false, true].map((annotated) =>
    check(annotated ? 'an annotated one' : 'a lightweight one', async ({ given }) => {
      const project = await given.repository()
      const ref = await given.tag(project, undefined, annotated ? { message: 'Annotated' } : {})
      await given.file(project, 'later.txt', 'Later.\n')
      await pointsTo(project, { tag_name: 'from-tag', ref }, project.commit)
    }),
  ),

  'create-tag/from-branch': check(async ({ given }) => {
    const project = await given.repository()
    const ref = await given.branch(project)
    const head = await given.file(project, 'ahead.txt', 'Ahead.\n', ref)
    await pointsTo(project, { tag_name: 'from-branch', ref }, head)
  }),

  'create-tag/message-annotates': check(async ({ owner, given }) => {
    const project = await given.repository()
    const body = { tag_name: 'annotated', ref: project.branch, message: 'Woven\n\nand sewn' }
    const created = await owner.tries('createTag', { path: project.path, body })
    created.expectStatus(201).expectMatch({ name: 'annotated', commit: { id: project.commit } })
    claimsMessage(created, body.message)
    const response = await owner.tries('getTag', { path: { id: project.id, tag_name: 'annotated' } })
    response.expectStatus(200).expectMatch({ commit: { id: project.commit } })
    claimsMessage(response, body.message)
  }),

  'create-tag/without-message': check(async ({ owner, given }) => {
    const project = await given.repository()
    const body = { tag_name: 'light', ref: project.branch }
    const created = await owner.tries('createTag', { path: project.path, body })
    created.expectStatus(201).expectMatch({ name: 'light', message: null })
    const list = await owner.tries('listTags', { path: project.path })
    list.expectStatus(200).expectItem({ name: 'light', message: null })
  }),

  'create-tag/release-description': check(async ({ owner, given }) => {
    const project = await given.repository()
    const body = { tag_name: 'v2', ref: project.branch, release_description: 'Faster *looms*.' }
    const release = { tag_name: 'v2', description: body.release_description }
    const created = await owner.tries('createTag', { path: project.path, body })
    created.expectStatus(201).expectMatch({ name: 'v2', release })
    const response = await owner.tries('getTag', { path: { id: project.id, tag_name: 'v2' } })
    response.expectStatus(200).expectMatch({ release })
  }),

  'create-tag/failure-is-405': [
    check('one that exists already', async ({ owner, given }) => {
      const project = await given.repository()
      const tag_name = await given.tag(project)
      await given.file(project, 'later.txt', 'Later.\n')
      const body = { tag_name, ref: project.branch, message: 'Another', release_description: 'Notes' }
      explains(await owner.tries('createTag', { path: project.path, body }))
      const response = await owner.tries('getTag', { path: { id: project.id, tag_name } })
      response.expectStatus(200).expectMatch({ message: null, release: null, commit: { id: project.commit } })
    }),
    check('one of nothing', async ({ owner, given }) => {
      const project = await given.repository()
      const body = { tag_name: 'of-nothing', ref: 'no-such-branch', release_description: 'Notes' }
      explains(await owner.tries('createTag', { path: project.path, body }))
      const list = await owner.tries('listTags', { path: project.path })
      list.expectStatus(200).expectValues('name', [])
    }),
  ],
} satisfies CoverageOf<'createTag'>

/** Creates a tag and claims the commit behind it, in the response, by its name and in the list. */
async function pointsTo(
  project: GivenRepositoryProject,
  body: BodyOf<'createTag'>,
  commit: string,
): Promise<void> {
  const { owner, path, id } = project
  const { tag_name = '' } = body
  const shown = { name: tag_name, commit: { id: commit } }
  const created = await owner.tries('createTag', { path, body })
  created.expectStatus(201).expectMatch(shown)
  const response = await owner.tries('getTag', { path: { id, tag_name } })
  response.expectStatus(200).expectMatch(shown)
  const list = await owner.tries('listTags', { path })
  list.expectStatus(200).expectItem(shown)
}

function explains(response: ApiResponse<'createTag'>): void {
  const { json } = response.expectStatus(405)
  const message = isRecord(json) ? json['message'] : undefined
  if (typeof message !== 'string' || message === '') response.fail('A `message` that explains why.')
}

/** Spec: document 3, "Tags and releases", creation; document 1, "Endpoint-specific error rules". */
import { isRecord } from '../../protocol/exchange.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import type { Answer } from '../../fixtures/response.ts'
import type { GivenContent } from '../../fixtures/repository.ts'
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
    created.is(201).shows({ name: 'annotated', commit: { id: project.commit } })
    claimsMessage(created, body.message)
    const answer = await owner.tries('getTag', { path: { id: project.id, tag_name: 'annotated' } })
    answer.is(200).shows({ commit: { id: project.commit } })
    claimsMessage(answer, body.message)
  }),

  'create-tag/without-message': check(async ({ owner, given }) => {
    const project = await given.repository()
    const body = { tag_name: 'light', ref: project.branch }
    const created = await owner.tries('createTag', { path: project.path, body })
    created.is(201).shows({ name: 'light', message: null })
    const list = await owner.tries('listTags', { path: project.path })
    list.is(200).holds({ name: 'light', message: null })
  }),

  'create-tag/release-description': check(async ({ owner, given }) => {
    const project = await given.repository()
    const body = { tag_name: 'v2', ref: project.branch, release_description: 'Faster *looms*.' }
    const release = { tag_name: 'v2', description: body.release_description }
    const created = await owner.tries('createTag', { path: project.path, body })
    created.is(201).shows({ name: 'v2', release })
    const answer = await owner.tries('getTag', { path: { id: project.id, tag_name: 'v2' } })
    answer.is(200).shows({ release })
  }),

  'create-tag/failure-is-405': [
    check('one that exists already', async ({ owner, given }) => {
      const project = await given.repository()
      const tag_name = await given.tag(project)
      await given.file(project, 'later.txt', 'Later.\n')
      const body = { tag_name, ref: project.branch, message: 'Another', release_description: 'Notes' }
      explains(await owner.tries('createTag', { path: project.path, body }))
      const answer = await owner.tries('getTag', { path: { id: project.id, tag_name } })
      answer.is(200).shows({ message: null, release: null, commit: { id: project.commit } })
    }),
    check('one of nothing', async ({ owner, given }) => {
      const project = await given.repository()
      const body = { tag_name: 'of-nothing', ref: 'no-such-branch', release_description: 'Notes' }
      explains(await owner.tries('createTag', { path: project.path, body }))
      const list = await owner.tries('listTags', { path: project.path })
      list.is(200).lists('name', [])
    }),
  ],
} satisfies CoverageOf<'createTag'>

/** Creates a tag and claims the commit behind it, in the answer, by its name and in the list. */
async function pointsTo(project: GivenContent, body: BodyOf<'createTag'>, commit: string): Promise<void> {
  const { owner, path, id } = project
  const { tag_name = '' } = body
  const shown = { name: tag_name, commit: { id: commit } }
  const created = await owner.tries('createTag', { path, body })
  created.is(201).shows(shown)
  const answer = await owner.tries('getTag', { path: { id, tag_name } })
  answer.is(200).shows(shown)
  const list = await owner.tries('listTags', { path })
  list.is(200).holds(shown)
}

function explains(answer: Answer<'createTag'>): void {
  const { json } = answer.is(405)
  const message = isRecord(json) ? json['message'] : undefined
  if (typeof message !== 'string' || message === '') answer.contradicts('A `message` that explains why.')
}

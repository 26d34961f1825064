/** Spec: document 3, "Tags and releases", creation; document 1, "Endpoint-specific error rules". */
import { isRecord } from '../../protocol/exchange.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { GivenRepositoryProject } from '../../fixtures/repository.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { expectAnnotation } from './annotation.ts'

export const createTag = {
  'create-tag/tag-name-required': missing('createTag', 'tag_name'),
  'create-tag/ref-required': missing('createTag', 'ref'),

  'create-tag/from-sha': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    await given.file(project, 'later.txt', 'Later.\n')
    const body = { tag_name: 'from-sha', ref: project.commit }
    const created = await act(owner, 'createTag', { path: project.path, body })
    created.expectStatus(201).expectMatch({ name: body.tag_name, commit: { id: project.commit } })
    await observeTag(project, body.tag_name, project.commit)
  }),

  'create-tag/from-tag': [false, true].map((annotated) =>
    check(
      annotated ? 'annotated' : 'lightweight',
      `The tag points to the commit of ${annotated ? 'an annotated' : 'a lightweight'} tag.`,
      async ({ owner, given, act }) => {
        const project = await given.repository()
        const ref = await given.tag(project, undefined, annotated ? { message: 'Annotated' } : {})
        await given.file(project, 'later.txt', 'Later.\n')
        const body = { tag_name: 'from-tag', ref }
        const created = await act(owner, 'createTag', { path: project.path, body })
        created.expectStatus(201).expectMatch({ name: body.tag_name, commit: { id: project.commit } })
        await observeTag(project, body.tag_name, project.commit)
      },
    ),
  ),

  'create-tag/from-branch': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const ref = await given.branch(project)
    const head = await given.file(project, 'ahead.txt', 'Ahead.\n', ref)
    const body = { tag_name: 'from-branch', ref }
    const created = await act(owner, 'createTag', { path: project.path, body })
    created
      .expectStatus(201)
      .expectMatch({ name: body.tag_name, commit: { id: head, parent_ids: [project.commit] } })
    await observeTag(project, body.tag_name, head)
    await owner.observeAbsent('getBranch', { path: { id: project.id, branch: body.tag_name } })
  }),

  'create-tag/message-annotates': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const messages = {
      annotated: `Woven\n\nand ${'sewn '.repeat(60)}`.trim(),
      second: 'Hemmed',
    }
    for (const [tag_name, message] of Object.entries(messages)) {
      const body = { tag_name, ref: project.branch, message }
      const created = await act(owner, 'createTag', { path: project.path, body })
      const expected = { commit: { id: project.commit }, release: null }
      created.expectStatus(201).expectMatch({ name: tag_name, ...expected })
      expectAnnotation(created, message)
      const tag = await owner.observe('getTag', { path: { id: project.id, tag_name } })
      tag.expectMatch(expected)
      expectAnnotation(tag, message)
    }
  }),

  'create-tag/without-message': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const body = { tag_name: 'light', ref: project.branch }
    const created = await act(owner, 'createTag', { path: project.path, body })
    created.expectStatus(201).expectMatch({ name: 'light', message: null, release: null })
    const list = await owner.observe('listTags', { path: project.path })
    list.expectItem({ name: 'light', message: null, release: null })
  }),

  'create-tag/release-description': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const body = { tag_name: 'v2', ref: project.branch, release_description: 'Faster *looms*.\n\nGröße.' }
    const release = { tag_name: 'v2', description: body.release_description }
    const created = await act(owner, 'createTag', { path: project.path, body })
    created.expectStatus(201).expectMatch({ name: 'v2', message: null, release })
    const tag = await owner.observe('getTag', { path: { id: project.id, tag_name: 'v2' } })
    tag.expectMatch({ message: null, release })
  }),

  'create-tag/failure-is-405': [
    check('existing-name', 'An existing tag is rejected and remains.', async ({ owner, given, act }) => {
      const project = await given.repository()
      const tag_name = await given.tag(project)
      await given.file(project, 'later.txt', 'Later.\n')
      const body = { tag_name, ref: project.branch, message: 'Another', release_description: 'Notes' }
      expectExplanation(await act(owner, 'createTag', { path: project.path, body }))
      const tag = await owner.observe('getTag', { path: { id: project.id, tag_name } })
      tag.expectMatch({ message: null, release: null, commit: { id: project.commit } })
    }),
    check('unknown-ref', 'An unknown ref creates no tag.', async ({ owner, given, act }) => {
      const project = await given.repository()
      const body = { tag_name: 'of-nothing', ref: 'no-such-branch', release_description: 'Notes' }
      expectExplanation(await act(owner, 'createTag', { path: project.path, body }))
      const list = await owner.observe('listTags', { path: project.path })
      list.expectValues('name', [])
    }),
  ],
} satisfies CoverageOf<'createTag'>

/** Observes the commit of a new tag, by the tag's name and in the list. */
async function observeTag(project: GivenRepositoryProject, name: string, commit: string): Promise<void> {
  const { owner, path, id } = project
  const expected = { name, commit: { id: commit } }
  const tag = await owner.observe('getTag', { path: { id, tag_name: name } })
  tag.expectMatch(expected)
  const list = await owner.observe('listTags', { path })
  list.expectItem(expected)
}

function expectExplanation(response: ApiResponse<'createTag'>): void {
  const { json } = response.expectStatus(405)
  const message = isRecord(json) ? json['message'] : undefined
  if (typeof message !== 'string' || message === '') response.fail('A `message` that explains why.')
}

/** Spec: document 3, "Commits", comments and their placing. */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { missing, rejects } from '../../generated/attribute-checks.ts'
import { readme } from '../../fixtures/repository.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import type { CheckContext } from '../../fixtures/context.ts'

const nowhere = { path: null, line: null, line_type: null } as const

export const comments = {
  'list-commit-comments/lists-comments': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const { id, commit: sha } = project
    const other = await given.file(project, 'other.txt', 'Other.\n')
    for (const note of ['First', 'Second']) {
      await owner.call('createCommitComment', { path: { id, sha }, body: { note } })
    }
    await owner.call('createCommitComment', { path: { id, sha: other }, body: { note: 'Elsewhere' } })
    const response = await act(owner, 'listCommitComments', { path: { id, sha } })
    response.expectStatus(200).expectValues('note', ['First', 'Second'])
    for (const item of response.expectStatus(200).items) {
      if (item.author.id !== owner.id) response.fail(`The author ${owner.id}.`, `It is ${item.author.id}.`)
    }
  }),

  'create-commit-comment/note-required': missing('createCommitComment', 'note'),
  'create-commit-comment/line-type-values': rejects('createCommitComment', 'line_type', 'sideways'),

  'create-commit-comment/on-a-line': check(async (context) => {
    const { response } = await commented(context, { path: readme, line: 1, line_type: 'new' })
    response.expectStatus(201).expectMatch({ path: readme, line: 1, line_type: 'new' })
  }),

  'create-commit-comment/invalid-on-ref': [
    check('an-invalid-path', 'an invalid path', async (context) => {
      const { response } = await commented(
        context,
        { path: 'no-such-file', line: 1, line_type: 'new' },
        'master',
      )
      response.expectStatus(201).expectMatch(nowhere)
    }),
    check('an-invalid-line', 'an invalid line', async (context) => {
      const { response } = await commented(context, { path: readme, line: 999, line_type: 'new' }, 'master')
      response.expectStatus(201).expectMatch(nowhere)
    }),
    check('on-the-last-commit', 'on the last commit', async (context) => {
      const { response, id, head } = await commented(
        context,
        { path: 'none', line: 1, line_type: 'new' },
        'master',
      )
      response.expectStatus(201)
      const list = await context.owner.observe('listCommitComments', { path: { id, sha: head } })
      list.expectValues('note', ['A remark'])
    }),
  ],

  'create-commit-comment/missing-line': placeless({ path: readme, line: 999, line_type: 'new' }),
  'create-commit-comment/missing-path': placeless({ path: 'no-such-file', line: 1, line_type: 'new' }),

  'create-commit-comment/created-form': check(async (context) => {
    const { response, id, head } = await commented(context, {})
    response.expectStatus(201).expectMatch({ note: 'A remark', author: { id: context.owner.id } })
    const list = await context.owner.observe('listCommitComments', { path: { id, sha: head } })
    list.expectValues('note', ['A remark'])
  }),
} satisfies CoverageOf<'listCommitComments' | 'createCommitComment'>

/** A comment without the place that it asks for is there all the same. */
function placeless(place: BodyOf<'createCommitComment'>): Check {
  return check(async (context) => {
    const { response, id, head } = await commented(context, place)
    response.expectStatus(201).expectMatch(nowhere)
    const list = await context.owner.observe('listCommitComments', { path: { id, sha: head } })
    list.expectValues('note', ['A remark'])
  })
}

/** Comments on the head of a new repository of two commits, named by its hash or by a ref. */
async function commented(
  { owner, given, act }: CheckContext,
  place: BodyOf<'createCommitComment'>,
  ref?: string,
) {
  const project = await given.repository()
  const { id } = project
  const head = await given.file(project, 'more.txt', 'More.\n')
  await owner.call('listCommitComments', { path: { id, sha: head } })
  const response = await act(owner, 'createCommitComment', {
    path: { id, sha: ref ?? head },
    body: { note: 'A remark', ...place },
  })
  return { response, id, head }
}

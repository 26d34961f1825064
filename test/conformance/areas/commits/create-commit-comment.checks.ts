/** Spec: document 3, "Commits". */
import { missing, rejects } from '../../generated/attributes/attribute-checks.ts'
import { check, type CoverageOf, type Check } from '../../fixtures/check.ts'
import { firstFile } from '../../fixtures/repository.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import type { CheckContext } from '../../fixtures/context.ts'

const moreFile = 'Größe/more.txt'

const nowhere = { path: null, line: null, line_type: null } as const

export const createCommitComment = {
  'create-commit-comment/note-required': missing('createCommitComment', 'note'),
  'create-commit-comment/line-type-values': [
    rejects('createCommitComment', 'line_type', 'sideways'),
    check('old', 'The line type `old` is accepted.', async (context) => {
      const { response } = await comment(context, { path: firstFile, line: 1, line_type: 'old' })
      // Whether the line has an old version, on which the comment is placed, is not specified.
      const { line_type } = response.expectStatus(201).body
      if (line_type === 'new') response.fail('The `line_type` is old or null.')
    }),
  ],

  'create-commit-comment/on-a-line': check(async (context) => {
    const position = { path: firstFile, line: 1, line_type: 'new' } as const
    const { response, id, head } = await comment(context, position)
    response.expectStatus(201).expectMatch(position)
    const elsewhere = { ...position, path: moreFile }
    const second = await context.act(context.owner, 'createCommitComment', {
      path: { id, sha: head },
      body: { note: 'Another remark', ...elsewhere },
    })
    second.expectStatus(201).expectMatch(elsewhere)
    // In a form and in the query, the line is a text.
    for (const encoding of ['form', 'query'] as const) {
      const third = await context.owner.sendUnchecked({
        operation: 'createCommitComment',
        path: { id, sha: head },
        body: { note: `A remark in the ${encoding}`, ...elsewhere },
        encoding,
      })
      third.expectStatus(201).expectMatch(elsewhere)
    }
  }),

  'create-commit-comment/invalid-on-ref': [
    check('an-invalid-path', 'The comment on an unknown path is created without a line.', async (context) => {
      const { response } = await comment(
        context,
        { path: 'no-such-file', line: 1, line_type: 'new' },
        'master',
      )
      response.expectStatus(201).expectMatch(nowhere)
    }),
    check('an-invalid-line', 'The comment on an unknown line is created without a line.', async (context) => {
      const { response } = await comment(context, { path: firstFile, line: 999, line_type: 'new' }, 'master')
      response.expectStatus(201).expectMatch(nowhere)
    }),
    check('on-a-tag', 'The comment belongs to the commit of the tag.', async (context) => {
      const { owner, given } = context
      const project = await given.repository()
      const tag_name = await given.tag(project, 'release/one')
      await given.file(project, 'more.txt', 'More.\n')
      const response = await context.act(owner, 'createCommitComment', {
        path: { id: project.id, sha: tag_name },
        body: { note: 'A remark', path: 'no-such-file', line: 1, line_type: 'new' },
      })
      response.expectStatus(201).expectMatch(nowhere)
      const path = { id: project.id, sha: project.commit }
      const list = await owner.observe('listCommitComments', { path })
      list.expectValues('note', ['A remark'])
    }),
    check('on-the-last-commit', 'The comment belongs to the last commit of the branch.', async (context) => {
      const { response, id, head } = await comment(
        context,
        { path: 'none', line: 1, line_type: 'new' },
        'master',
      )
      response.expectStatus(201)
      const list = await context.owner.observe('listCommitComments', { path: { id, sha: head } })
      list.expectValues('note', ['A remark'])
    }),
  ],

  'create-commit-comment/missing-line': withoutLine({ path: firstFile, line: 999, line_type: 'new' }),
  'create-commit-comment/missing-path': withoutLine({ path: 'no-such-file', line: 1, line_type: 'new' }),

  'create-commit-comment/created-form': check(async (context) => {
    const { response, id, head } = await comment(context, {})
    response.expectStatus(201).expectMatch({ note: 'A remark', author: { id: context.owner.id } })
    const list = await context.owner.observe('listCommitComments', { path: { id, sha: head } })
    list.expectValues('note', ['A remark'])
  }),
} satisfies CoverageOf<'createCommitComment'>

/** A comment on a line or path that does not exist is created without a line. */
function withoutLine(position: BodyOf<'createCommitComment'>): Check {
  return check(async (context) => {
    const { response, id, head } = await comment(context, position)
    response.expectStatus(201).expectMatch(nowhere)
    const list = await context.owner.observe('listCommitComments', { path: { id, sha: head } })
    list.expectValues('note', ['A remark'])
  })
}

/** Comments on the last commit of a new repository with two commits, addressed by its hash or by a ref. */
async function comment(
  { owner, given, act }: CheckContext,
  position: BodyOf<'createCommitComment'>,
  ref?: string,
) {
  const project = await given.repository()
  const { id } = project
  const head = await given.file(project, moreFile, 'More.\n')
  await owner.call('listCommitComments', { path: { id, sha: head } })
  const response = await act(owner, 'createCommitComment', {
    path: { id, sha: ref ?? head },
    body: { note: 'A remark', ...position },
  })
  return { response, id, head }
}

/** Spec: document 3, "Commits", comments and their placing. */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { missing, rejects } from '../../generated/attribute-checks.ts'
import { readme } from '../../fixtures/repository.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import type { World } from '../../fixtures/context.ts'

const nowhere = { path: null, line: null, line_type: null } as const

export const comments = {
  'list-commit-comments/lists-comments': check(async ({ owner, given }) => {
    const project = await given.repository()
    const { id, commit: sha } = project
    const other = await given.file(project, 'other.txt', 'Other.\n')
    for (const note of ['First', 'Second']) {
      await owner.does('createCommitComment', { path: { id, sha }, body: { note } })
    }
    await owner.does('createCommitComment', { path: { id, sha: other }, body: { note: 'Elsewhere' } })
    const answer = await owner.tries('listCommitComments', { path: { id, sha } })
    answer.is(200).lists('note', ['First', 'Second'])
    for (const item of answer.is(200).items) {
      if (item.author.id !== owner.id)
        answer.contradicts(`The author ${owner.id}.`, `It is ${item.author.id}.`)
    }
  }),

  'create-commit-comment/note-required': missing('createCommitComment', 'note'),
  'create-commit-comment/line-type-values': rejects('createCommitComment', 'line_type', 'sideways'),

  'create-commit-comment/on-a-line': check(async (world) => {
    const { answer } = await commented(world, { path: readme, line: 1, line_type: 'new' })
    answer.is(201).shows({ path: readme, line: 1, line_type: 'new' })
  }),

  'create-commit-comment/invalid-on-ref': [
    check('an invalid path', async (world) => {
      const { answer } = await commented(world, { path: 'no-such-file', line: 1, line_type: 'new' }, 'master')
      answer.is(201).shows(nowhere)
    }),
    check('an invalid line', async (world) => {
      const { answer } = await commented(world, { path: readme, line: 999, line_type: 'new' }, 'master')
      answer.is(201).shows(nowhere)
    }),
    check('on the last commit', async (world) => {
      const { answer, id, head } = await commented(
        world,
        { path: 'none', line: 1, line_type: 'new' },
        'master',
      )
      answer.is(201)
      const list = await world.owner.tries('listCommitComments', { path: { id, sha: head } })
      list.is(200).lists('note', ['A remark'])
    }),
  ],

  'create-commit-comment/missing-line': placeless({ path: readme, line: 999, line_type: 'new' }),
  'create-commit-comment/missing-path': placeless({ path: 'no-such-file', line: 1, line_type: 'new' }),

  'create-commit-comment/created-form': check(async (world) => {
    const { answer, id, head } = await commented(world, {})
    answer.is(201).shows({ note: 'A remark', author: { id: world.owner.id } })
    const list = await world.owner.tries('listCommitComments', { path: { id, sha: head } })
    list.is(200).lists('note', ['A remark'])
  }),
} satisfies CoverageOf<'listCommitComments' | 'createCommitComment'>

/** A comment without the place that it asks for is there all the same. */
function placeless(place: BodyOf<'createCommitComment'>): Check {
  return check(async (world) => {
    const { answer, id, head } = await commented(world, place)
    answer.is(201).shows(nowhere)
    const list = await world.owner.tries('listCommitComments', { path: { id, sha: head } })
    list.is(200).lists('note', ['A remark'])
  })
}

/** Comments on the head of a new repository of two commits, named by its hash or by a ref. */
async function commented({ owner, given }: World, place: BodyOf<'createCommitComment'>, ref?: string) {
  const project = await given.repository()
  const { id } = project
  const head = await given.file(project, 'more.txt', 'More.\n')
  await owner.does('listCommitComments', { path: { id, sha: head } })
  const answer = await owner.tries('createCommitComment', {
    path: { id, sha: ref ?? head },
    body: { note: 'A remark', ...place },
  })
  return { answer, id, head }
}

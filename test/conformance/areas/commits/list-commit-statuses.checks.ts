/** Spec: document 3, "Commits". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { withStatuses } from './with-statuses.ts'
import { nonAsciiText } from '../../fixtures/texts.ts'

export const listCommitStatuses = {
  'list-commit-statuses/filter-ref': check(async (context) => {
    const { owner, given } = context
    const project = await given.repository()
    const branch = await given.branch(project, 'feature/built')
    const path = { id: project.id, sha: project.commit }
    for (const ref of ['master', branch]) {
      const body = { state: 'success' as const, name: `on ${ref}`, ref }
      await owner.call('createCommitStatus', { path, body })
    }
    const response = await context.act(owner, 'listCommitStatuses', { path, query: { ref: branch } })
    response.expectStatus(200).expectValues('name', [`on ${branch}`])
  }),

  'list-commit-statuses/filter-stage': check(async (context) => {
    const { owner, path } = await withStatuses(
      context,
      { state: 'success', name: 'lint' },
      { state: 'success', name: 'test' },
    )
    const response = await context.act(owner, 'listCommitStatuses', {
      path,
      query: { stage: 'no-such-stage' },
    })
    response.expectStatus(200).expectValues('name', [])
    await expectNothingLater(context, path, { stage: 'no-such-stage' })
  }),

  'list-commit-statuses/filter-name': check(async (context) => {
    const { owner, path } = await withStatuses(
      context,
      { state: 'success', name: 'lint' },
      { state: 'failed', name: nonAsciiText },
      { state: 'failed', name: `${nonAsciiText} again` },
    )
    const response = await context.act(owner, 'listCommitStatuses', { path, query: { name: nonAsciiText } })
    response.expectStatus(200).expectValues('name', [nonAsciiText])
    await expectNothingLater(context, path, { name: nonAsciiText })
  }),

  'list-commit-statuses/latest-only': [
    check('of-one-that-changes', 'A status that changes its state is listed once.', async (context) => {
      const { owner, path } = await withStatuses(
        context,
        { state: 'pending', name: 'lint' },
        { state: 'running', name: 'lint' },
      )
      const response = await context.act(owner, 'listCommitStatuses', { path })
      response.expectStatus(200).expectValues('name', ['lint']).expectValues('status', ['running'])
    }),
    check('of-one-that-restarts', 'A status that starts again is listed once.', async (context) => {
      const { owner, path, restart } = await withFailedStatus(context)
      const former = await context.act(owner, 'listCommitStatuses', { path })
      former.expectStatus(200).expectValues('name', ['lint', 'test'])
      const status = await restart()
      for (const query of [{}, { all: false }]) {
        const response = await context.act(owner, 'listCommitStatuses', { path, query })
        response.expectStatus(200).expectValues('name', ['lint', 'test']).expectItem({ name: 'lint', status })
      }
    }),
  ],

  // Whether a status that starts again is another record is not specified; if it is, `all` lists both.
  'list-commit-statuses/all': check(async (context) => {
    const { owner, path, ref, restart } = await withFailedStatus(context)
    const former = await context.act(owner, 'listCommitStatuses', { path })
    await restart()
    const latest = await context.act(owner, 'listCommitStatuses', { path })
    const listed = [former, latest].flatMap((list) => [...list.expectStatus(200).items])
    for (const filter of [{}, { ref, per_page: 100 }, { name: 'lint' }]) {
      const response = await context.act(owner, 'listCommitStatuses', {
        path,
        query: { all: true, ...filter },
      })
      const expected = 'name' in filter ? listed.filter(({ name }) => name === filter.name) : listed
      response.expectStatus(200).expectIncludes('id', ...expected.map(({ id }) => id))
    }
  }),
} satisfies CoverageOf<'listCommitStatuses'>

/** The second page of one item has none that the filter does not select. */
async function expectNothingLater(
  { owner, act }: CheckContext<'listCommitStatuses'>,
  path: { readonly id: number; readonly sha: string },
  filter: { readonly stage?: string; readonly name?: string },
): Promise<void> {
  const query = { ...filter, per_page: 1, page: 2 }
  const later = await act(owner, 'listCommitStatuses', { path, query })
  // Whether there is a page after the last is not specified.
  if (later.status === 200) later.expectStatus(200).expectValues('name', [])
}

/** A commit with two statuses. Whether the failed status `lint` can start again is not specified. */
async function withFailedStatus(context: CheckContext) {
  const ref = 'master'
  const { owner, path } = await withStatuses(
    context,
    { state: 'failed', name: 'lint', ref },
    { state: 'success', name: 'test', ref },
  )
  const restart = async () => {
    const body = { state: 'running', name: 'lint', ref }
    const response = await owner.sendUnchecked({ operation: 'createCommitStatus', path, body }, 'arrange')
    return response.status === 200 || response.status === 201 ? ('running' as const) : ('failed' as const)
  }
  return { owner, path, ref, restart }
}

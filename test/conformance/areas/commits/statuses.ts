/** Spec: document 3, "Commits", statuses. */
import { check, idPart, type CoverageOf } from '../../fixtures/check.ts'
import { missing, rejects } from '../../generated/attribute-checks.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const statuses = {
  'list-commit-statuses/filter-ref': check(async (context) => {
    const { owner, given } = context
    const project = await given.repository()
    const branch = await given.branch(project)
    const path = { id: project.id, sha: project.commit }
    for (const ref of ['master', branch]) {
      const body = { state: 'success' as const, name: `on ${ref}`, ref }
      await owner.call('createCommitStatus', { path, body })
    }
    const response = await context.act(owner, 'listCommitStatuses', { path, query: { ref: branch } })
    response.expectStatus(200).expectValues('name', [`on ${branch}`])
  }),

  'list-commit-statuses/filter-stage': check(async (context) => {
    const { owner, path } = await withStatuses(context, { state: 'success', name: 'lint' })
    const response = await context.act(owner, 'listCommitStatuses', {
      path,
      query: { stage: 'no-such-stage' },
    })
    response.expectStatus(200).expectValues('name', [])
  }),

  'list-commit-statuses/filter-name': check(async (context) => {
    const { owner, path } = await withStatuses(
      context,
      { state: 'success', name: 'lint' },
      { state: 'failed', name: 'test' },
      { state: 'failed', name: 'test again' },
    )
    const response = await context.act(owner, 'listCommitStatuses', { path, query: { name: 'test' } })
    response.expectStatus(200).expectValues('name', ['test'])
  }),

  'list-commit-statuses/latest-only': [
    check('of-one-that-goes-on', 'of one that goes on', async (context) => {
      const { owner, path } = await withStatuses(
        context,
        { state: 'pending', name: 'lint' },
        { state: 'running', name: 'lint' },
      )
      const response = await context.act(owner, 'listCommitStatuses', { path })
      response.expectStatus(200).expectValues('name', ['lint']).expectValues('status', ['running'])
    }),
    check('of-one-that-begins-anew', 'of one that begins anew', async (context) => {
      const { owner, path, begins } = await ended(context)
      const former = await context.act(owner, 'listCommitStatuses', { path })
      former.expectStatus(200).expectValues('name', ['lint', 'test'])
      const status = await begins()
      const response = await context.act(owner, 'listCommitStatuses', { path })
      response.expectStatus(200).expectValues('name', ['lint', 'test']).expectItem({ name: 'lint', status })
    }),
  ],

  // Whether one that begins anew is another one is not shown; if it is, the former is still among all.
  'list-commit-statuses/all': check(async (context) => {
    const { owner, path, begins } = await ended(context)
    const former = await context.act(owner, 'listCommitStatuses', { path })
    await begins()
    const latest = await context.act(owner, 'listCommitStatuses', { path })
    const ids = [former, latest].flatMap((list) => list.expectStatus(200).items.map(({ id }) => id))
    const response = await context.act(owner, 'listCommitStatuses', { path, query: { all: true } })
    response.expectStatus(200).expectIncludes('id', ...ids)
  }),

  'create-commit-status/state-required': missing('createCommitStatus', 'state'),

  'create-commit-status/state-values': [
    rejects('createCommitStatus', 'state', 'splendid'),
    ...(['pending', 'running', 'success', 'failed', 'canceled'] as const).map((state) =>
      check(idPart(state), state, async (context) => {
        const { owner, path } = await withStatuses(context, { state, name: 'lint' })
        const response = await owner.observe('listCommitStatuses', { path })
        response.expectValues('status', [state])
      }),
    ),
  ],

  'create-commit-status/state-set': check(async (context) => {
    const { owner, path, project } = await withStatuses(
      context,
      { state: 'pending', name: 'lint' },
      { state: 'running', name: 'test' },
    )
    const response = await owner.observe('listCommitStatuses', { path, query: { name: 'lint' } })
    response.expectValues('status', ['pending']).expectValues('sha', [project.commit])
    const newest = { id: project.id, sha: await context.given.file(project, 'more.txt', 'More.\n') }
    const again = await context.act(owner, 'createCommitStatus', {
      path,
      body: { state: 'running', name: 'lint' },
    })
    again.expectStatusIn(200, 201)
    const set = await owner.observe('listCommitStatuses', { path, query: { name: 'lint' } })
    set.expectValues('status', ['running'])
    const untouched = await owner.observe('listCommitStatuses', { path: newest })
    untouched.expectValues('name', [])
  }),

  'create-commit-status/name-default': check(async (context) => {
    const { owner, path } = await withStatuses(context, { state: 'success' })
    const response = await owner.observe('listCommitStatuses', { path })
    response.expectValues('name', ['default'])
  }),

  'create-commit-status/name': check(async (context) => {
    const { owner, path } = await withStatuses(context, { state: 'success', name: 'a name' })
    const response = await owner.observe('listCommitStatuses', { path })
    response.expectValues('name', ['a name'])
  }),

  'create-commit-status/context': check(async (context) => {
    const { owner, path } = await withStatuses(context, { state: 'success', context: 'a context' })
    const response = await owner.observe('listCommitStatuses', { path })
    response.expectValues('name', ['a context'])
  }),

  'create-commit-status/same-name-updates': check(async (context) => {
    const { owner, path } = await withStatuses(
      context,
      { state: 'pending', name: 'lint', description: 'Waits' },
      { state: 'running', context: 'lint', description: 'Works' },
    )
    const response = await owner.observe('listCommitStatuses', { path, query: { name: 'lint' } })
    response.expectValues('status', ['running']).expectValues('description', ['Works'])
  }),

  'create-commit-status/new-name-adds': check(async (context) => {
    const { owner, path } = await withStatuses(
      context,
      { state: 'success', name: 'lint' },
      { state: 'failed', name: 'test' },
    )
    const response = await owner.observe('listCommitStatuses', { path })
    response.expectValues('name', ['lint', 'test'])
  }),

  'create-commit-status/keeps-attributes': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const ref = await given.branch(project)
    const path = { id: project.id, sha: project.commit }
    const attributes = { ref, target_url: 'https://ci.example.com/1', description: 'Took a while' }
    const written = await act(owner, 'createCommitStatus', {
      path,
      body: { state: 'success', ...attributes },
    })
    written.expectStatusIn(200, 201)
    const response = await owner.observe('listCommitStatuses', { path })
    response.expectMatch([{ status: 'success', ...attributes, author: { id: owner.id } }])
  }),
} satisfies CoverageOf<'listCommitStatuses' | 'createCommitStatus'>

/** A commit with two statuses, of which `lint` has failed and may begin anew; which state may follow which is not shown. */
async function ended(context: CheckContext) {
  const { owner, path } = await withStatuses(
    context,
    { state: 'failed', name: 'lint' },
    { state: 'success', name: 'test' },
  )
  const begins = async () => {
    const response = await owner.sendUnchecked({
      operation: 'createCommitStatus',
      path,
      body: { state: 'running', name: 'lint' },
    })
    return response.status === 200 || response.status === 201 ? ('running' as const) : ('failed' as const)
  }
  return { owner, path, begins }
}

/**
 * A commit on which statuses were set one after the other, which has to succeed. Which state may follow which is not
 * shown; what is pending may run.
 */
async function withStatuses(
  { owner, given }: CheckContext,
  ...wanted: readonly BodyOf<'createCommitStatus'>[]
) {
  const project = await given.repository()
  const path = { id: project.id, sha: project.commit }
  for (const body of wanted) {
    await owner.call('createCommitStatus', { path, body })
  }
  return { owner, path, project }
}

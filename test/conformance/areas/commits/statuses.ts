/** Spec: document 3, "Commits", statuses. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing, rejects } from '../../generated/attribute-checks.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import type { World } from '../../fixtures/context.ts'

export const statuses = {
  'list-commit-statuses/filter-ref': check(async (world) => {
    const { owner, given } = world
    const project = await given.repository()
    const branch = await given.branch(project)
    const path = { id: project.id, sha: project.commit }
    for (const ref of ['master', branch]) {
      const body = { state: 'success' as const, name: `on ${ref}`, ref }
      await owner.does('createCommitStatus', { path, body })
    }
    const answer = await owner.tries('listCommitStatuses', { path, query: { ref: branch } })
    answer.is(200).lists('name', [`on ${branch}`])
  }),

  'list-commit-statuses/filter-stage': check(async (world) => {
    const { owner, path } = await withStatuses(world, { state: 'success', name: 'lint' })
    const answer = await owner.tries('listCommitStatuses', { path, query: { stage: 'no-such-stage' } })
    answer.is(200).lists('name', [])
  }),

  'list-commit-statuses/filter-name': check(async (world) => {
    const { owner, path } = await withStatuses(
      world,
      { state: 'success', name: 'lint' },
      { state: 'failed', name: 'test' },
      { state: 'failed', name: 'test again' },
    )
    const answer = await owner.tries('listCommitStatuses', { path, query: { name: 'test' } })
    answer.is(200).lists('name', ['test'])
  }),

  'list-commit-statuses/latest-only': [
    check('of one that goes on', async (world) => {
      const { owner, path } = await withStatuses(
        world,
        { state: 'pending', name: 'lint' },
        { state: 'running', name: 'lint' },
      )
      const answer = await owner.tries('listCommitStatuses', { path })
      answer.is(200).lists('name', ['lint']).lists('status', ['running'])
    }),
    check('of one that begins anew', async (world) => {
      const { owner, path, begins } = await ended(world)
      const former = await owner.tries('listCommitStatuses', { path })
      former.is(200).lists('name', ['lint', 'test'])
      const status = await begins()
      const answer = await owner.tries('listCommitStatuses', { path })
      answer.is(200).lists('name', ['lint', 'test']).holds({ name: 'lint', status })
    }),
  ],

  // Whether one that begins anew is another one is not shown; if it is, the former is still among all.
  'list-commit-statuses/all': check(async (world) => {
    const { owner, path, begins } = await ended(world)
    const former = await owner.tries('listCommitStatuses', { path })
    await begins()
    const latest = await owner.tries('listCommitStatuses', { path })
    const ids = [former, latest].flatMap((list) => list.is(200).items.map(({ id }) => id))
    const answer = await owner.tries('listCommitStatuses', { path, query: { all: true } })
    answer.is(200).includes('id', ...ids)
  }),

  'create-commit-status/state-required': missing('createCommitStatus', 'state'),

  'create-commit-status/state-values': [
    rejects('createCommitStatus', 'state', 'splendid'),
    ...(['pending', 'running', 'success', 'failed', 'canceled'] as const).map((state) =>
      check(state, async (world) => {
        const { owner, path } = await withStatuses(world, { state, name: 'lint' })
        const answer = await owner.tries('listCommitStatuses', { path })
        answer.is(200).lists('status', [state])
      }),
    ),
  ],

  'create-commit-status/state-set': check(async (world) => {
    const { owner, path, project } = await withStatuses(
      world,
      { state: 'pending', name: 'lint' },
      { state: 'running', name: 'test' },
    )
    const answer = await owner.tries('listCommitStatuses', { path, query: { name: 'lint' } })
    answer.is(200).lists('status', ['pending']).lists('sha', [project.commit])
    const newest = { id: project.id, sha: await world.given.file(project, 'more.txt', 'More.\n') }
    const again = await owner.tries('createCommitStatus', { path, body: { state: 'running', name: 'lint' } })
    again.isOneOf(200, 201)
    const set = await owner.tries('listCommitStatuses', { path, query: { name: 'lint' } })
    set.is(200).lists('status', ['running'])
    const untouched = await owner.tries('listCommitStatuses', { path: newest })
    untouched.is(200).lists('name', [])
  }),

  'create-commit-status/name-default': check(async (world) => {
    const { owner, path } = await withStatuses(world, { state: 'success' })
    const answer = await owner.tries('listCommitStatuses', { path })
    answer.is(200).lists('name', ['default'])
  }),

  'create-commit-status/name': check(async (world) => {
    const { owner, path } = await withStatuses(world, { state: 'success', name: 'a name' })
    const answer = await owner.tries('listCommitStatuses', { path })
    answer.is(200).lists('name', ['a name'])
  }),

  'create-commit-status/context': check(async (world) => {
    const { owner, path } = await withStatuses(world, { state: 'success', context: 'a context' })
    const answer = await owner.tries('listCommitStatuses', { path })
    answer.is(200).lists('name', ['a context'])
  }),

  'create-commit-status/same-name-updates': check(async (world) => {
    const { owner, path } = await withStatuses(
      world,
      { state: 'pending', name: 'lint', description: 'Waits' },
      { state: 'running', context: 'lint', description: 'Works' },
    )
    const answer = await owner.tries('listCommitStatuses', { path, query: { name: 'lint' } })
    answer.is(200).lists('status', ['running']).lists('description', ['Works'])
  }),

  'create-commit-status/new-name-adds': check(async (world) => {
    const { owner, path } = await withStatuses(
      world,
      { state: 'success', name: 'lint' },
      { state: 'failed', name: 'test' },
    )
    const answer = await owner.tries('listCommitStatuses', { path })
    answer.is(200).lists('name', ['lint', 'test'])
  }),

  'create-commit-status/keeps-attributes': check(async ({ owner, given }) => {
    const project = await given.repository()
    const ref = await given.branch(project)
    const path = { id: project.id, sha: project.commit }
    const attributes = { ref, target_url: 'https://ci.example.com/1', description: 'Took a while' }
    const written = await owner.tries('createCommitStatus', {
      path,
      body: { state: 'success', ...attributes },
    })
    written.isOneOf(200, 201)
    const answer = await owner.tries('listCommitStatuses', { path })
    answer.is(200).shows([{ status: 'success', ...attributes, author: { id: owner.id } }])
  }),
} satisfies CoverageOf<'listCommitStatuses' | 'createCommitStatus'>

/** A commit with two statuses, of which `lint` has failed and may begin anew; which state may follow which is not shown. */
async function ended(world: World) {
  const { owner, path } = await withStatuses(
    world,
    { state: 'failed', name: 'lint' },
    { state: 'success', name: 'test' },
  )
  const begins = async () => {
    const answer = await owner.tries('createCommitStatus', { path, body: { state: 'running', name: 'lint' } })
    return answer.status === 200 || answer.status === 201 ? ('running' as const) : ('failed' as const)
  }
  return { owner, path, begins }
}

/**
 * A commit on which statuses were set one after the other, which has to succeed. Which state may follow which is not
 * shown; what is pending may run.
 */
async function withStatuses({ owner, given }: World, ...wanted: readonly BodyOf<'createCommitStatus'>[]) {
  const project = await given.repository()
  const path = { id: project.id, sha: project.commit }
  for (const body of wanted) {
    const answer = await owner.tries('createCommitStatus', { path, body })
    answer.isOneOf(200, 201)
  }
  return { owner, path, project }
}

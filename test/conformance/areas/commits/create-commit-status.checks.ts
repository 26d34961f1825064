/** Spec: document 3, "Commits". */
import { missing, rejects } from '../../generated/attributes/attribute-checks.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import { escapedText, nonAsciiText } from '../../fixtures/texts.ts'

/** The attributes that name a status and its update. */
const namings = [
  ['name', 'context'],
  ['name', 'name'],
  ['context', 'context'],
  ['context', 'name'],
] as const

export const createCommitStatus = {
  'create-commit-status/state-required': missing('createCommitStatus', 'state'),

  'create-commit-status/state-values': [
    rejects('createCommitStatus', 'state', 'splendid'),
    ...(['pending', 'running', 'success', 'failed', 'canceled'] as const).map((state) =>
      check(state, `The state \`${state}\` is set.`, async (context) => {
        const { owner, path } = await setStatuses(context, { state, name: 'lint' })
        const response = await owner.observe('listCommitStatuses', { path })
        response.expectValues('status', [state])
      }),
    ),
  ],

  'create-commit-status/state-set': check(async (context) => {
    const { owner, path, project } = await setStatuses(
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
    // The status of the same name on the parent remains as it is.
    const ofNewest = await context.act(owner, 'createCommitStatus', {
      path: newest,
      body: { state: 'failed', name: 'lint' },
    })
    ofNewest.expectStatusIn(200, 201)
    const ofParent = await owner.observe('listCommitStatuses', { path, query: { name: 'lint' } })
    ofParent.expectValues('status', ['running'])
  }),

  'create-commit-status/name-default': check(async (context) => {
    const { owner, path } = await setStatuses(context, { state: 'pending' }, { state: 'running' })
    const response = await owner.observe('listCommitStatuses', { path })
    response.expectValues('name', ['default']).expectValues('status', ['running'])
  }),

  'create-commit-status/name': check(async (context) => {
    const { owner, path } = await setStatuses(context, { state: 'success', name: nonAsciiText })
    const response = await owner.observe('listCommitStatuses', { path })
    response.expectValues('name', [nonAsciiText])
  }),

  'create-commit-status/context': check(async (context) => {
    const { owner, path, project } = await setStatuses(context, {
      state: 'success',
      context: nonAsciiText,
      description: 'Done',
      target_url: 'https://ci.example.com/2',
    })
    const response = await owner.observe('listCommitStatuses', { path })
    response.expectValues('name', [nonAsciiText])
    const ref = await context.given.branch(project)
    const body = { state: 'success' as const, context: 'of a branch', ref }
    const written = await context.act(owner, 'createCommitStatus', { path, body })
    written.expectStatusIn(200, 201)
    const ofBranch = await owner.observe('listCommitStatuses', { path, query: { ref } })
    ofBranch.expectValues('name', ['of a branch'])
  }),

  'create-commit-status/same-name-updates': check(async (context) => {
    for (const [first, second] of namings) {
      const { owner, path } = await setStatuses(
        context,
        { state: 'pending', [first]: 'lint', description: 'Waits', target_url: 'https://ci.example.com/1' },
        { state: 'running', [second]: 'lint', description: 'Works', target_url: 'https://ci.example.com/2' },
      )
      const response = await owner.observe('listCommitStatuses', { path, query: { name: 'lint' } })
      response
        .expectValues('status', ['running'])
        .expectValues('description', ['Works'])
        .expectValues('target_url', ['https://ci.example.com/2'])
    }
  }),

  'create-commit-status/new-name-adds': check(async (context) => {
    const { owner, path } = await setStatuses(
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
    const attributes = {
      ref,
      target_url: 'https://ci.example.com/1',
      description: `${nonAsciiText} ${escapedText} ${'Works. '.repeat(20)}`.trim(),
    }
    const written = await act(owner, 'createCommitStatus', {
      path,
      // No response contains the coverage.
      body: { state: 'success', coverage: 97.5, ...attributes },
    })
    written.expectStatusIn(200, 201)
    const { name } = (await owner.call('getCurrentUser')).body
    const response = await owner.observe('listCommitStatuses', { path })
    response.expectMatch([
      {
        status: 'success',
        ...attributes,
        author: { id: owner.id, username: owner.username, name, state: 'active' },
      },
    ])
  }),
} satisfies CoverageOf<'createCommitStatus'>

/** Sets statuses of a new commit, one after the other. A pending status can become running. */
async function setStatuses(
  { owner, given, act }: CheckContext,
  ...statuses: readonly BodyOf<'createCommitStatus'>[]
) {
  const project = await given.repository()
  const path = { id: project.id, sha: project.commit }
  for (const body of statuses) {
    const response = await act(owner, 'createCommitStatus', { path, body })
    response.expectStatusIn(200, 201)
  }
  return { owner, path, project }
}

/** Spec: document 3, "Commits". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { firstMessage, type Actions } from '../../fixtures/repository.ts'

export const getCommit = {
  'get-commit/by-hash': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const later = await given.file(project, 'later.txt', 'Later.\n')
    const response = await act(owner, 'getCommit', { path: { id: project.id, sha: project.commit } })
    response
      .expectStatus(200)
      .expectMatch({ id: project.commit, title: firstMessage, parent_ids: project.parents })
    const next = await act(owner, 'getCommit', { path: { id: project.id, sha: later } })
    next.expectStatus(200).expectMatch({ id: later, parent_ids: [project.commit] })
  }),

  'get-commit/by-branch': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const branch = await given.branch(project, 'feature/named')
    const head = await given.file(project, 'head.txt', 'Head.\n', branch)
    const response = await act(owner, 'getCommit', { path: { id: project.id, sha: branch } })
    response.expectStatus(200).expectMatch({ id: head })
  }),

  'get-commit/by-tag': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    await owner.call('createTag', { path: project.path, body: { tag_name: 'v1', ref: 'master' } })
    const annotated = await ifPossible(() => given.tag(project, 'v2', { message: 'Annotated' }), 'v1')
    await given.file(project, 'later.txt', 'Later.\n')
    for (const sha of ['v1', annotated]) {
      const response = await act(owner, 'getCommit', { path: { id: project.id, sha } })
      response.expectStatus(200).expectMatch({ id: project.commit })
    }
  }),

  'get-commit/stats-and-status': check(async ({ owner, given, act }) => {
    const project = await given.repository({ files: { 'a.txt': 'One\nTwo\nThree\n' } })
    const actions: Actions = [{ action: 'update', file_path: 'a.txt', content: 'One\nThree\nFour\nFive\n' }]
    const sha = await given.commit(project, 'master', actions)
    const response = await act(owner, 'getCommit', { path: { id: project.id, sha } })
    response.expectStatus(200).expectMatch({ stats: { additions: 2, deletions: 1, total: 3 } })
    if (!('status' in response.expectStatus(200).body)) response.fail('A `status`, which may be null.')
    const onlyDeletes = await given.commit(project, 'master', [{ action: 'delete', file_path: 'a.txt' }])
    const last = await act(owner, 'getCommit', { path: { id: project.id, sha: onlyDeletes } })
    last.expectStatus(200).expectMatch({ stats: { additions: 0, deletions: 4, total: 4 } })
    const first = await act(owner, 'getCommit', { path: { id: project.id, sha: project.commit } })
    first.expectStatus(200).expectMatch({ stats: { additions: 3, deletions: 0, total: 3 } })
  }),
} satisfies CoverageOf<'getCommit'>

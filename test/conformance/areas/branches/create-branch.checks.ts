/** Spec: document 3, "Branches". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const createBranch = {
  'create-branch/branch-required': missing('createBranch', 'branch'),
  'create-branch/ref-required': missing('createBranch', 'ref'),

  'create-branch/from-branch': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const source = await given.branch(project)
    const head = await given.file(project, 'more.txt', 'More.\n', source)
    await owner.call('listBranches', { path: project.path })
    const body = { branch: 'feature/Begun', ref: source }
    const created = await act(owner, 'createBranch', { path: project.path, body })
    created
      .expectStatus(201)
      .expectMatch({ name: body.branch, commit: { id: head, parent_ids: [project.commit] } })
    const response = await owner.observe('getBranch', { path: { id: project.id, branch: body.branch } })
    response.expectMatch({ name: body.branch, commit: { id: head } })
    await owner.observeAbsent('getTag', { path: { id: project.id, tag_name: body.branch } })
    const list = await owner.observe('listBranches', { path: project.path })
    list.expectIncludes('name', body.branch, source, project.branch)
    const again = await act(owner, 'createBranch', {
      path: project.path,
      body: { branch: body.branch, ref: project.commit },
    })
    if (again.status === 201) return
    const kept = await owner.observe('getBranch', { path: { id: project.id, branch: body.branch } })
    kept.expectMatch({ commit: { id: head } })
  }),

  'create-branch/from-commit': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    await given.file(project, 'more.txt', 'More.\n')
    const body = { branch: 'from-the-first', ref: project.commit }
    const created = await act(owner, 'createBranch', { path: project.path, body })
    created.expectStatus(201).expectMatch({ name: body.branch, commit: { id: project.commit } })
    const response = await owner.observe('getBranch', { path: { id: project.id, branch: body.branch } })
    response.expectMatch({ commit: { id: project.commit } })
    const fromNothing = { branch: 'from-nothing', ref: 'no-such-branch' }
    const rejected = await act(owner, 'createBranch', { path: project.path, body: fromNothing })
    rejected.expectRejected()
    await owner.observeAbsent('getBranch', { path: { id: project.id, branch: fromNothing.branch } })
  }),

  'create-branch/branch-not-branch-name': check(async ({ owner, given }) => {
    const { id, path, branch } = await given.repository()
    const body = { branch_name: 'by-the-old-name', ref: branch }
    const rejected = await owner.sendUnchecked({ operation: 'createBranch', path, body })
    rejected.expectStatus(400)
    await owner.observeAbsent('getBranch', { path: { id, branch: 'by-the-old-name' } })
  }),
} satisfies CoverageOf<'createBranch'>

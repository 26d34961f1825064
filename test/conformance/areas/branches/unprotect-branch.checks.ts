/** Spec: document 3, "Branches". */
import { check, idPart, type CoverageOf } from '../../fixtures/check.ts'

export const unprotectBranch = {
  'unprotect-branch/unprotects': [
    check(async ({ owner, given, act }) => {
      const project = await given.repository()
      const [branch, other] = [
        await given.branch(project, 'kept/one'),
        await given.branch(project, 'kept/one-b'),
      ]
      for (const each of [branch, other]) {
        const body = { developers_can_push: true, developers_can_merge: true }
        await owner.call('protectBranch', { path: { id: project.id, branch: each }, body })
      }
      const path = { id: project.id, branch }
      // A server that returns what it has returned before is noticed only if it was read before.
      await owner.call('getBranch', { path })
      await owner.call('listBranches', { path: project.path })
      const written = await act(owner, 'unprotectBranch', { path })
      written.expectStatus(200).expectMatch({ protected: false })
      const response = await owner.observe('getBranch', { path })
      response.expectMatch({ protected: false })
      const list = await owner.observe('listBranches', { path: project.path })
      list.expectItem({ name: branch, protected: false }).expectItem({ name: other, protected: true })
    }),
    check(
      idPart('default-branch'),
      'The default branch becomes unprotected.',
      async ({ owner, given, act }) => {
        const project = await given.repository()
        const { default_branch } = (await owner.call('getProject', { path: project.path })).body
        const path = { id: project.id, branch: default_branch ?? 'master' }
        await owner.call('protectBranch', { path })
        const written = await act(owner, 'unprotectBranch', { path })
        written.expectStatus(200).expectMatch({ protected: false })
        const response = await owner.observe('getBranch', { path })
        response.expectMatch({ protected: false })
      },
    ),
  ],

  'unprotect-branch/idempotent': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const path = { id: project.id, branch: await given.branch(project) }
    const once = await act(owner, 'unprotectBranch', { path })
    once.expectStatus(200).expectMatch({ protected: false })
    const again = await act(owner, 'unprotectBranch', { path })
    again.expectStatus(200).expectMatch({ protected: false })
  }),
} satisfies CoverageOf<'unprotectBranch'>

/** Spec: document 3, "Branches", protect and unprotect; "States and transitions", branch. */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const protection = {
  'protect-branch/protects': check(async ({ owner, given }) => {
    const project = await given.repository()
    const [branch, other] = [await given.branch(project, 'kept/one'), await given.branch(project, 'kept/two')]
    const path = { id: project.id, branch }
    await owner.call('getBranch', { path })
    const written = await owner.tries('protectBranch', { path })
    written.expectStatus(200).expectMatch({ name: branch, protected: true })
    const response = await owner.tries('getBranch', { path })
    response.expectStatus(200).expectMatch({ protected: true })
    const list = await owner.tries('listBranches', { path: project.path })
    list
      .expectStatus(200)
      .expectItem({ name: branch, protected: true })
      .expectItem({ name: other, protected: false })
    const untouched = await owner.tries('getBranch', { path: { id: project.id, branch: other } })
    untouched.expectStatus(200).expectMatch({ protected: false })
  }),

  'protect-branch/idempotent': check(async ({ owner, given }) => {
    const project = await given.repository()
    const path = { id: project.id, branch: await given.branch(project) }
    await owner.call('protectBranch', { path })
    const again = await owner.tries('protectBranch', { path })
    again.expectStatus(200).expectMatch({ protected: true })
  }),

  'protect-branch/developers-can-push': flag('developers_can_push'),
  'protect-branch/developers-can-merge': flag('developers_can_merge'),

  'unprotect-branch/unprotects': check(async ({ owner, given }) => {
    const project = await given.repository()
    const [branch, other] = [await given.branch(project, 'kept/one'), await given.branch(project, 'kept/two')]
    for (const each of [branch, other]) {
      await owner.call('protectBranch', { path: { id: project.id, branch: each } })
    }
    const path = { id: project.id, branch }
    const written = await owner.tries('unprotectBranch', { path })
    written.expectStatus(200).expectMatch({ protected: false })
    const response = await owner.tries('getBranch', { path })
    response.expectStatus(200).expectMatch({ protected: false })
    const list = await owner.tries('listBranches', { path: project.path })
    list
      .expectStatus(200)
      .expectItem({ name: branch, protected: false })
      .expectItem({ name: other, protected: true })
  }),

  'unprotect-branch/idempotent': check(async ({ owner, given }) => {
    const project = await given.repository()
    const path = { id: project.id, branch: await given.branch(project) }
    const once = await owner.tries('unprotectBranch', { path })
    once.expectStatus(200).expectMatch({ protected: false })
    const again = await owner.tries('unprotectBranch', { path })
    again.expectStatus(200).expectMatch({ protected: false })
  }),
} satisfies CoverageOf<'protectBranch' | 'unprotectBranch'>

function flag(name: 'developers_can_push' | 'developers_can_merge') {
  return [true, false].map((value) =>
    check(String(value), async ({ owner, given }) => {
      const project = await given.repository()
      const path = { id: project.id, branch: await given.branch(project) }
      const written = await owner.tries('protectBranch', { path, body: { [name]: value } })
      written.expectStatus(200).expectMatch({ protected: true, [name]: value })
      const response = await owner.tries('getBranch', { path })
      response.expectStatus(200).expectMatch({ protected: true, [name]: value })
    }),
  )
}

/** Spec: document 3, "Branches", protect and unprotect; "States and transitions", branch. */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const protection = {
  'protect-branch/protects': check(async ({ owner, given }) => {
    const project = await given.repository()
    const [branch, other] = [await given.branch(project, 'kept/one'), await given.branch(project, 'kept/two')]
    const path = { id: project.id, branch }
    await owner.does('getBranch', { path })
    const written = await owner.tries('protectBranch', { path })
    written.is(200).shows({ name: branch, protected: true })
    const answer = await owner.tries('getBranch', { path })
    answer.is(200).shows({ protected: true })
    const list = await owner.tries('listBranches', { path: project.path })
    list.is(200).holds({ name: branch, protected: true }).holds({ name: other, protected: false })
    const untouched = await owner.tries('getBranch', { path: { id: project.id, branch: other } })
    untouched.is(200).shows({ protected: false })
  }),

  'protect-branch/idempotent': check(async ({ owner, given }) => {
    const project = await given.repository()
    const path = { id: project.id, branch: await given.branch(project) }
    await owner.does('protectBranch', { path })
    const again = await owner.tries('protectBranch', { path })
    again.is(200).shows({ protected: true })
  }),

  'protect-branch/developers-can-push': flag('developers_can_push'),
  'protect-branch/developers-can-merge': flag('developers_can_merge'),

  'unprotect-branch/unprotects': check(async ({ owner, given }) => {
    const project = await given.repository()
    const [branch, other] = [await given.branch(project, 'kept/one'), await given.branch(project, 'kept/two')]
    for (const each of [branch, other]) {
      await owner.does('protectBranch', { path: { id: project.id, branch: each } })
    }
    const path = { id: project.id, branch }
    const written = await owner.tries('unprotectBranch', { path })
    written.is(200).shows({ protected: false })
    const answer = await owner.tries('getBranch', { path })
    answer.is(200).shows({ protected: false })
    const list = await owner.tries('listBranches', { path: project.path })
    list.is(200).holds({ name: branch, protected: false }).holds({ name: other, protected: true })
  }),

  'unprotect-branch/idempotent': check(async ({ owner, given }) => {
    const project = await given.repository()
    const path = { id: project.id, branch: await given.branch(project) }
    const once = await owner.tries('unprotectBranch', { path })
    once.is(200).shows({ protected: false })
    const again = await owner.tries('unprotectBranch', { path })
    again.is(200).shows({ protected: false })
  }),
} satisfies CoverageOf<'protectBranch' | 'unprotectBranch'>

function flag(name: 'developers_can_push' | 'developers_can_merge') {
  return [true, false].map((value) =>
    check(String(value), async ({ owner, given }) => {
      const project = await given.repository()
      const path = { id: project.id, branch: await given.branch(project) }
      const written = await owner.tries('protectBranch', { path, body: { [name]: value } })
      written.is(200).shows({ protected: true, [name]: value })
      const answer = await owner.tries('getBranch', { path })
      answer.is(200).shows({ protected: true, [name]: value })
    }),
  )
}

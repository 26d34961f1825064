/** Spec: document 3, "Branches". */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const protectBranch = {
  'protect-branch/protects': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const [branch, other] = [
      await given.branch(project, 'kept/one'),
      await given.branch(project, 'kept/one-b'),
    ]
    const path = { id: project.id, branch }
    await owner.call('getBranch', { path })
    const written = await act(owner, 'protectBranch', { path })
    written.expectStatus(200).expectMatch({ name: branch, protected: true })
    const response = await owner.observe('getBranch', { path })
    response.expectMatch({ protected: true })
    const list = await owner.observe('listBranches', { path: project.path })
    list.expectItem({ name: branch, protected: true }).expectItem({ name: other, protected: false })
    const untouched = await owner.observe('getBranch', { path: { id: project.id, branch: other } })
    untouched.expectMatch({ protected: false })
  }),

  'protect-branch/idempotent': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const path = { id: project.id, branch: await given.branch(project) }
    await owner.call('protectBranch', { path })
    const again = await act(owner, 'protectBranch', { path })
    again.expectStatus(200).expectMatch({ protected: true })
    for (const allowed of [true, false, true]) {
      const flags = { developers_can_push: allowed, developers_can_merge: !allowed }
      const changed = await act(owner, 'protectBranch', { path, body: flags })
      changed.expectStatus(200).expectMatch({ protected: true, ...flags })
    }
  }),

  'protect-branch/developers-can-push': flag('developers_can_push'),
  'protect-branch/developers-can-merge': flag('developers_can_merge'),
} satisfies CoverageOf<'protectBranch'>

function flag(name: 'developers_can_push' | 'developers_can_merge') {
  return [true, false].map((value) =>
    check(String(value), `\`${name}\` is set to ${value}.`, async ({ owner, given, act }) => {
      const project = await given.repository()
      const path = { id: project.id, branch: await given.branch(project) }
      const written = await act(owner, 'protectBranch', { path, body: { [name]: value } })
      written.expectStatus(200).expectMatch({ [name]: value })
      const response = await owner.observe('getBranch', { path })
      response.expectMatch({ [name]: value })
    }),
  )
}

/** Spec: document 3, "Branches", removal of merged branches. */
import { check, type CoverageOf } from '../../run/check.ts'

export const merged = {
  'delete-merged-branches/answers-202': check(async ({ owner, given }) => {
    const { path } = await given.repository()
    const answer = await owner.tries('deleteMergedBranches', { path })
    answer.is(202)
    if (answer.json === undefined) answer.contradicts('A JSON body.')
  }),

  'delete-merged-branches/deletes-merged': check(async (world) => {
    const { owner, given } = world
    const request = await given.mergedMergeRequest()
    const { project } = request
    const removed = await owner.tries('deleteMergedBranches', { path: project.path })
    removed.is(202)
    const answer = await world.eventually(
      () => owner.tries('listBranches', { path: project.path }),
      ({ items }) => items.every(({ name }) => name !== request.source),
    )
    answer.is(200).includes('name', project.branch).omits('name', request.source)
  }),

  'delete-merged-branches/keeps-unmerged': check(async (world) => {
    const { owner, given } = world
    const request = await given.openMergeRequest()
    const { project } = request
    const merged = await given.mergedMergeRequest({ project })
    const removed = await owner.tries('deleteMergedBranches', { path: project.path })
    removed.is(202)
    // Once the merged one is gone the removal is done.
    const answer = await world.eventually(
      () => owner.tries('listBranches', { path: project.path }),
      ({ items }) => items.every(({ name }) => name !== merged.source),
    )
    answer.is(200).includes('name', request.source, project.branch)
  }),
} satisfies CoverageOf<'deleteMergedBranches'>

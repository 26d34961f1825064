/** Spec: document 3, "Merge requests". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { givenMilestone } from '../../fixtures/provisioned.ts'
import { recordOf } from '../../generated/reads.ts'
import { expectSameValues } from '../../generated/same-values.ts'
import type { Actions } from '../../fixtures/repository.ts'

export const getMergeRequestChanges = {
  'get-merge-request-changes/changes': check(async (context) => {
    const { owner, given, act } = context
    const request = await given.openMergeRequest()
    const { project, path, source, file } = request
    const added = ['second.txt', ...Array.from({ length: 21 }, (_, index) => `second/${index + 1}.txt`)]
    const actions: Actions = added.map((file_path) => ({ action: 'create', file_path, content: 'Second.\n' }))
    await given.commit(project, source, actions)
    await given.file(project, 'ahead.txt', 'Ahead.\n')
    const response = await act(owner, 'getMergeRequestChanges', { path })
    const { changes } = response.expectStatus(200).expectMatch({ id: request.id, iid: request.iid }).body
    if (!Array.isArray(changes)) response.fail('A list of `changes`.')
    const files = changes.map(({ new_path, new_file }) => `${new_path} ${new_file}`).toSorted()
    const expected = [file, ...added].map((each) => `${each} true`).toSorted()
    if (files.join() !== expected.join()) {
      response.fail(`New files: ${expected.join(', ')}.`, `They are ${files.join(', ')}.`)
    }
    const removals = await changesThatRemove(given)
    const removed = (await act(owner, 'getMergeRequestChanges', { path: removals.path })).expectStatus(200)
    const [deletion] = removed.body.changes.filter(({ deleted_file }) => deleted_file)
    if (deletion?.old_path !== removals.deleted) removed.fail(`The deletion of ${removals.deleted}.`)
    await expectAsSingle(context)
  }),

  'get-merge-request-changes/times': check(async ({ owner, given, act }) => {
    const { path } = await given.openMergeRequest()
    const response = await act(owner, 'getMergeRequestChanges', { path })
    const { created_at, updated_at } = response.expectStatus(200).body
    if (created_at === undefined || updated_at === undefined) response.fail('`created_at` and `updated_at`.')
  }),
} satisfies CoverageOf<'getMergeRequestChanges'>

/** The changes view has the properties of the merge request: of one with all attributes, and of one that was merged. */
async function expectAsSingle(context: CheckContext<'getMergeRequestChanges'>): Promise<void> {
  const { owner, given } = context
  const attributes = {
    title: 'WIP: Edges',
    description: 'In *full*.',
    assignee_id: owner.id,
    labels: 'warp,weft',
  }
  const project = await given.repository()
  const milestone = await ifPossible(() => givenMilestone(context, project), null)
  const planned = milestone === null ? {} : { milestone_id: milestone.id }
  const open = await given.openMergeRequest({ project, ...attributes, ...planned })
  for (const { path } of [open, await given.mergedMergeRequest({ project })]) {
    const single = await owner.observe('getMergeRequest', { path })
    const changes = await context.act(owner, 'getMergeRequestChanges', { path })
    changes.expectStatus(200)
    expectSameValues(recordOf(single), recordOf(changes), changes)
  }
}

/** A merge request that deletes a file of the target branch. */
async function changesThatRemove(given: CheckContext['given']) {
  const project = await given.repository()
  const deleted = 'deleted.txt'
  await given.file(project, deleted, 'Deleted.\n')
  const source_branch = await given.branch(project)
  await given.commit(project, source_branch, [{ action: 'delete', file_path: deleted }])
  const { path } = await given.openMergeRequest({ project, source_branch })
  return { path, deleted }
}

/** Spec: document 3, "Merge requests". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { expectLabels } from '../../fixtures/labels.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { differences } from '../../fixtures/differences.ts'
import { expectSameRecord } from '../../generated/effects/same-values.ts'
import type { Actions } from '../../fixtures/repository.ts'
import { plannedIn } from './planned.ts'
import { addVotes } from '../../fixtures/votes.ts'

export const getMergeRequestChanges = {
  'get-merge-request-changes/changes': check(async (context) => {
    const { owner, given, act } = context
    const request = await given.openMergeRequest()
    const { project, path, source, file } = request
    const added = ['second.txt', ...Array.from({ length: 21 }, (_, index) => `second/${index + 1}.txt`)]
    const actions: Actions = added.map((file_path) => ({ action: 'create', file_path, content: 'Second.\n' }))
    await given.commit(project, source, actions)
    await given.file(project, 'ahead.txt', 'Ahead.\n')
    const expectNewFiles = async () => {
      const response = await act(owner, 'getMergeRequestChanges', { path })
      const { changes } = response.expectStatus(200).expectMatch({ id: request.id, iid: request.iid }).body
      if (!Array.isArray(changes)) response.fail('A list of `changes`.')
      const files = changes.map(({ new_path, new_file }) => `${new_path} ${new_file}`).toSorted()
      const expected = [file, ...added].map((each) => `${each} true`).toSorted()
      if (files.join() !== expected.join())
        response.fail(`New files: ${expected.join(', ')}.`, `They are ${files.join(', ')}.`)
    }
    await expectNewFiles()
    const merged = await ifPossible(() => owner.call('acceptMergeRequest', { path }), null)
    if (merged !== null) {
      await expectNewFiles()
      const branch = { path: { id: project.id, branch: source } }
      await ifPossible(() => owner.call('deleteBranch', branch), null)
      await expectNewFiles()
    }
    await expectKinds(context)
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
  const project = await given.repository({ members: ['developer'] })
  const planned = await plannedIn(context, project)
  const open = await given.openMergeRequest({ project, ...attributes, ...planned })
  await addVotes(open.path, [owner, context.developer])
  for (const { path } of [open, await given.mergedMergeRequest({ project })]) {
    const single = await owner.observe('getMergeRequest', { path })
    const changes = await context.act(owner, 'getMergeRequestChanges', { path })
    changes.expectStatus(200)
    expectSameRecord(single, changes)
  }
  await owner.call('updateMergeRequest', { path: open.path, body: { labels: 'weft,selvage' } })
  const sha = await given.file(project, 'later.txt', 'Later.\n', open.source)
  const read = () => owner.observe('getMergeRequestChanges', { path: open.path })
  const changed = await context.eventually(read, ({ body }) => body.sha === sha)
  changed.expectMatch({ sha })
  expectLabels(changed, ['weft', 'selvage'])
}

/** Each kind of change has its paths, flags and lines. */
async function expectKinds({ owner, given, act }: CheckContext<'getMergeRequestChanges'>): Promise<void> {
  const long = `${Array.from({ length: 20 }, (_, line) => `Line ${line}`).join('\n')}\n`
  const changed = 'Größe/織機.txt'
  const files = { [changed]: 'Before.\n', 'deleted.txt': 'Deleted.\n', 'old.txt': long }
  const project = await given.repository({ files })
  const source_branch = await given.branch(project)
  await given.commit(project, source_branch, [
    { action: 'create', file_path: 'added.txt', content: 'Added.\n' },
    { action: 'update', file_path: changed, content: 'After the Größe.\n' },
    { action: 'delete', file_path: 'deleted.txt' },
    { action: 'move', previous_path: 'old.txt', file_path: 'renamed.txt', content: long },
  ])
  const { path } = await given.openMergeRequest({ project, source_branch })
  const response = await act(owner, 'getMergeRequestChanges', { path })
  const { changes } = response.expectStatus(200).body
  const none = { new_file: false, renamed_file: false, deleted_file: false }
  for (const [expected, line] of [
    [{ new_path: 'added.txt', ...none, new_file: true }, '+Added.'],
    [{ old_path: changed, new_path: changed, ...none }, '+After the Größe.'],
    [{ old_path: 'deleted.txt', ...none, deleted_file: true }, '-Deleted.'],
    [{ old_path: 'old.txt', new_path: 'renamed.txt', ...none, renamed_file: true }, ''],
  ] as const) {
    const found = changes.find((each) => differences(expected, each).length === 0)
    const { diff } =
      found ??
      response.fail(`A change with ${JSON.stringify(expected)}.`, JSON.stringify(changes).slice(0, 500))
    if (line !== '' && !diff.split('\n').includes(line))
      response.fail(`A \`diff\` with the line ${line}.`, diff)
  }
  if (changes.length !== 4) response.fail('Four changes.', `${changes.length} changes.`)
}

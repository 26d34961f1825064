/** Spec: document 3, "Merge requests". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { ifPossible, observeIfPossible } from '../../fixtures/if-possible.ts'
import type { GivenMergeRequest } from '../../fixtures/repository.ts'
import { ofPermission } from '../../fixtures/permission.ts'
import { isMemberName } from '../../fixtures/roles.ts'

export const deleteMergeRequest = {
  'delete-merge-request/owners-and-administrators-only': [
    ...(['master', 'developer', 'reporter', 'guest', 'non-member'] as const).map((role) =>
      check(`not-by-a-${role}`, `A ${role} is rejected.`, async (context) =>
        expectRejected(context, context.actor(role)),
      ),
    ),
    check('not-by-its-author', 'The author is rejected.', async ({ owner, master, given, act }) => {
      const project = await given.repository({ members: ['master'] })
      const { path } = await given.openMergeRequest({ project, by: master })
      const rejected = await act(master, 'deleteMergeRequest', { path })
      rejected.expectForbidden()
      await owner.observe('getMergeRequest', { path })
    }),
    ...(['owner', 'admin'] as const).map((role) =>
      check(
        role === 'owner' ? 'by-the-owner' : 'by-an-administrator',
        `${role === 'owner' ? 'An owner' : 'An administrator'} deletes the merge request.`,
        async (context) => {
          const { path } = await context.given.openMergeRequest()
          const removed = await context.act(context[role], 'deleteMergeRequest', { path })
          removed.expectStatus(200)
          await context.owner.observeAbsent('getMergeRequest', { path })
        },
      ),
    ),
  ],

  'delete-merge-request/deletes': check(async (context) => {
    const { owner, given, act } = context
    const { project, path, iid, source, head } = await given.openMergeRequest()
    const note = { path, body: { body: 'Deleted with its merge request.' } }
    await ifPossible(() => owner.call('createMergeRequestNote', note), null)
    const kept = await given.openMergeRequest({ project })
    const removed = await act(owner, 'deleteMergeRequest', { path })
    removed.expectStatus(200)
    await owner.observeAbsent('getMergeRequest', { path })
    const list = await owner.observe('listMergeRequests', { path: project.path, query: { state: 'all' } })
    list.expectValues('iid', [kept.iid]).expectOmits('iid', iid)
    const branch = await owner.observe('getBranch', { path: { id: project.id, branch: source } })
    branch.expectMatch({ commit: { id: head } })
    await expectPartsAbsent(context, path)
    const closed = await ifPossible(() => given.closedMergeRequest({ project }), null)
    const merged = await ifPossible(() => given.mergedMergeRequest({ project }), null)
    for (const other of [closed, merged]) {
      if (other === null) continue
      const deleted = await act(owner, 'deleteMergeRequest', { path: other.path })
      deleted.expectStatus(200)
      await owner.observeAbsent('getMergeRequest', { path: other.path })
    }
  }),
} satisfies CoverageOf<'deleteMergeRequest'>

/** The notes, awards, commits and changes of a deleted merge request are not found. */
async function expectPartsAbsent(context: CheckContext, path: GivenMergeRequest['path']): Promise<void> {
  for (const operation of [
    'listMergeRequestNotes',
    'listMergeRequestAwardEmoji',
    'listMergeRequestCommits',
    'getMergeRequestChanges',
  ] as const) {
    const observe = () => context.owner.observeAbsent(operation, { path })
    await observeIfPossible(context, observe, undefined)
  }
}

async function expectRejected({ owner, given, act }: CheckContext, actor: Actor): Promise<void> {
  const { path } = await given.openMergeRequest({ members: isMemberName(actor.name) ? [actor.name] : [] })
  const rejected = await act(actor, 'deleteMergeRequest', { path })
  // A non-member does not see the merge request, and deleting one that does not exist succeeds.
  if (rejected.status !== 200) rejected.expectForbidden()
  await ofPermission(() => owner.observe('getMergeRequest', { path }))
}

/** Spec: document 2, "Users". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { deletingUnknown } from '../../generated/unknown-ids.ts'
import { idIn } from '../../fixtures/accounts.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { levels } from '../../fixtures/roles.ts'
import { uncommonAttributes } from '../../fixtures/varied-users.ts'
import { type Json, isRecord } from '../../protocol/exchange.ts'

export const deleteUser = {
  'delete-user/administrators-only': check(
    'the-user-stays',
    'The user remains after a rejected request.',
    async ({ admin, nonMember, given, act }) => {
      const user = await given.user()
      const rejected = await act(nonMember, 'deleteUser', { path: { id: user.id } })
      rejected.expectStatus(403)
      await admin.observe('getUser', { path: { id: user.id } })
    },
  ),

  'delete-user/removes-the-user': check(async (context) => {
    const { admin, given } = context
    const [plain, used] = [await given.user(), await given.user(uncommonAttributes)]
    await given.key(used)
    await given.member(await given.project(), used, levels.developer)
    await ifPossible(() => admin.call('blockUser', { path: { id: used.id } }), null)
    for (const { id, username } of [plain, used]) {
      const path = { id }
      const removed = await context.act(admin, 'deleteUser', { path })
      removed.expectStatus(200)
      await context.eventually(() => admin.observeAbsent('getUser', { path }))
      const list = await admin.observe('listUsers', { query: { username } })
      list.expectValues('id', [])
    }
  }),

  'delete-user/unknown-is-200': deletingUnknown('deleteUser'),

  'delete-user/body-only-if-deleted': check(async (context) => {
    const { admin, given } = context
    const user = await given.user()
    const path = { id: user.id }
    const first = await context.act(admin, 'deleteUser', { path })
    if (idIn(first.expectStatus(200).json) !== user.id) first.fail('The deleted user in the body.')
    await context.eventually(() => admin.observeAbsent('getUser', { path }))
    const again = await context.act(admin, 'deleteUser', { path })
    if (idIn(again.expectStatus(200).json) !== null) again.fail('No user in the body.')
  }),

  'delete-user/contributions-move-to-ghost': check(async (context) => {
    const { admin, owner } = context
    for (const query of [{}, { hard_delete: false }]) {
      const { author, path } = await contribution(context)
      const removed = await context.act(admin, 'deleteUser', { path: { id: author }, query })
      removed.expectStatus(200)
      const response = await context.eventually(
        () => owner.observe('getMergeRequest', { path }),
        ({ json }) => idIn(authorIn(json)) !== author,
      )
      if (response.body.author.id === author) response.fail('A merge request of the ghost user.')
      const list = await owner.observe('listMergeRequests', { path: { id: path.id } })
      list.expectIncludes('iid', path.merge_request_iid)
    }
  }),

  'delete-user/hard-delete-removes-contributions': check(async (context) => {
    const { admin, owner } = context
    const { author, path } = await contribution(context)
    const removed = await context.act(admin, 'deleteUser', {
      path: { id: author },
      query: { hard_delete: true },
    })
    removed.expectStatus(200)
    await context.eventually(() => owner.observeAbsent('getMergeRequest', { path }))
  }),

  'delete-user/hard-delete-removes-sole-groups': check(async (context) => {
    const { admin, given } = context
    const user = await given.user({ can_create_group: true })
    const group = await given.group({ by: user })
    const removed = await context.act(admin, 'deleteUser', {
      path: { id: user.id },
      query: { hard_delete: true },
    })
    removed.expectStatus(200)
    await context.eventually(() => admin.observeAbsent('getGroup', { path: { id: group.id } }))
  }),
} satisfies CoverageOf<'deleteUser'>

/** A merge request in a project of another user. */
async function contribution({ given }: CheckContext) {
  const user = await given.user()
  const project = await given.repository()
  await given.member(project, user, levels.master)
  const source_branch = await given.branch(project)
  await given.file(project, 'new.txt', 'New.\n', source_branch)
  const body = { source_branch, target_branch: project.branch, title: 'By a user who is deleted' }
  const created = await user.call('createMergeRequest', { path: project.path, body })
  const path = { ...project.path, merge_request_iid: created.body.iid }
  return { author: user.id, path }
}

function authorIn(json: Json | undefined): Json | undefined {
  return isRecord(json) ? json['author'] : undefined
}

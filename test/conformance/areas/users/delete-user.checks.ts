/** Spec: document 2, "Users". */
import type { OperationId } from '../../../../generated/operations.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { check, generatedCheck, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { deletingUnknown } from '../../generated/paths/unknown-ids.ts'
import { idIn } from '../../fixtures/accounts.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { GivenGroup } from '../../fixtures/given.ts'
import { goneAfterwards } from '../../fixtures/gone.ts'
import { ifPossible, observeIfPossible } from '../../fixtures/if-possible.ts'
import { givenIssue, type GivenIssue } from '../../fixtures/issues.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
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
      const own = await act(user, 'deleteUser', { path: { id: user.id } })
      own.expectStatus(403)
      await admin.observe('getUser', { path: { id: user.id } })
    },
  ),

  'delete-user/removes-the-user': [
    check(async (context) => {
      const { admin, given } = context
      const [plain, used] = [await given.user(), await given.user(uncommonAttributes)]
      await given.key(used)
      await given.member(await given.project(), used, levels.developer)
      await ifPossible(() => admin.call('blockUser', { path: { id: used.id } }), null)
      for (const { id, username } of [plain, used]) {
        const path = { id }
        const expectNoEmails = await goneAfterwards(admin, { operation: 'listUserEmails', path })
        const expectNoKeys = await goneAfterwards(admin, { operation: 'listUserSshKeys', path })
        const removed = await context.act(admin, 'deleteUser', { path })
        removed.expectStatus(200)
        await context.eventually(() => admin.observeAbsent('getUser', { path }))
        const list = await admin.observe('listUsers', { query: { username } })
        list.expectValues('id', [])
        await expectNoEmails()
        await expectNoKeys()
      }
    }),
    check(
      'sole-owner-of-a-group',
      'The deletion of the only owner of a group returns 200, as that of any user.',
      async ({ admin, given, act }) => {
        const user = await given.user({ can_create_group: true })
        await given.group({ by: user })
        const response = await act(admin, 'deleteUser', { path: { id: user.id } })
        response.expectStatus(200)
      },
    ),
  ],

  'delete-user/unknown-is-200': deletingUnknown('deleteUser'),

  'delete-user/body-only-if-deleted': check(async (context) => {
    const { admin, given } = context
    for (const query of [{}, { hard_delete: true }]) {
      const user = await given.user()
      const path = { id: user.id }
      const first = await context.act(admin, 'deleteUser', { path, query })
      if (idIn(first.expectStatus(200).json) !== user.id) first.fail('The deleted user in the body.')
      await context.eventually(() => admin.observeAbsent('getUser', { path }))
      const again = await context.act(admin, 'deleteUser', { path, query })
      if (idIn(again.expectStatus(200).json) !== null) again.fail('No user in the body.')
    }
  }),

  'delete-user/contributions-move-to-ghost': [
    check(async (context) => {
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
    discussionsOf({ hard_delete: false }),
  ],

  'delete-user/hard-delete-removes-contributions': [
    check(async (context) => {
      const { admin, owner } = context
      const { author, path } = await contribution(context)
      const removed = await context.act(admin, 'deleteUser', {
        path: { id: author },
        query: { hard_delete: true },
      })
      removed.expectStatus(200)
      await context.eventually(() => owner.observeAbsent('getMergeRequest', { path }))
    }),
    check('in-a-form', 'The parameter is accepted as a form field.', async (context) => {
      const { admin, owner } = context
      const { author, path } = await contribution(context)
      const request = { operation: 'deleteUser', path: { id: author } } as const
      const removed = await admin.sendUnchecked({ ...request, body: { hard_delete: true }, encoding: 'form' })
      removed.expectStatus(200)
      await context.eventually(() => owner.observeAbsent('getMergeRequest', { path }))
    }),
    discussionsOf({ hard_delete: true }),
  ],

  'delete-user/hard-delete-removes-sole-groups': check(async (context) => {
    const { admin, owner, given } = context
    const user = await given.user({ can_create_group: true })
    const group = await given.group({ by: user })
    const other = await given.user({ can_create_group: true })
    const left = await given.group({ by: other })
    const [shared, joined] = [await given.group({ by: user }), await given.group()]
    await given.groupMember(shared, owner, 50)
    await given.groupMember(joined, user, levels.master)
    const removed = await context.act(admin, 'deleteUser', {
      path: { id: user.id },
      query: { hard_delete: true },
    })
    removed.expectStatus(200)
    await context.eventually(() => admin.observeAbsent('getGroup', { path: { id: group.id } }))
    // Without `hard_delete`, no groups are deleted.
    const plain = await context.act(admin, 'deleteUser', { path: { id: other.id } })
    plain.expectStatus(200)
    for (const kept of [shared, joined, left]) await expectListed(admin, kept)
  }),
} satisfies CoverageOf<'deleteUser'>

/** The group has not been deleted. */
async function expectListed(admin: Actor, { id, ownPath }: GivenGroup): Promise<void> {
  const list = await admin.observe('listGroups', { query: { search: ownPath } })
  list.expectIncludes('id', id)
}

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

interface Discussion {
  readonly issue: GivenIssue['path']
  readonly note: GivenIssue['path'] & { readonly note_id: number }
  /** The commit that has a comment; null if the server has no comments on commits. */
  readonly commit: { readonly id: number; readonly sha: string } | null
}

const remark = 'A remark.'

/** Issues and notes are contributions: document 1 calls the events about them contribution events, and notes comments. */
function discussionsOf(query: { readonly hard_delete: boolean }): Check {
  const [effect, detail] = query.hard_delete ? ['are deleted', 'hard-delete'] : ['move', 'contributions']
  const title = `Issues and notes of a deleted user ${effect}.`
  const run = async (context: CheckContext) => {
    const user = await context.given.user()
    const discussion = await observeIfPossible(context, () => discussionBy(context, user), null)
    const removed = await context.act(context.admin, 'deleteUser', { path: { id: user.id }, query })
    removed.expectStatus(200)
    if (discussion === null) return
    await (query.hard_delete ? expectDeleted(context, discussion) : expectMoved(context, user.id, discussion))
  }
  return generatedCheck('written-is-read', 'deleteUser', title, run, detail)
}

/**
 * An issue by the user, a note on an issue of the owner, and a comment on a commit. The first two are read: a server that returns what it has returned
 * before is noticed only then.
 */
async function discussionBy(context: CheckContext, user: Actor): Promise<Discussion> {
  const { owner, given } = context
  const project = await given.repository()
  await given.member(project, user, levels.master)
  const { path: issue } = await givenIssue(context, { project, by: user })
  const { path: noted } = await givenIssue(context, { project })
  const { id } = (await user.call('createIssueNote', { path: noted, body: { body: remark } })).body
  const note = { ...noted, note_id: id }
  await owner.call('getIssue', { path: issue })
  await owner.call('getIssueNote', { path: note })
  const commit = { id: project.id, sha: project.commit }
  const comment = { path: commit, body: { note: remark } }
  const created = await observeIfPossible(context, () => user.call('createCommitComment', comment), null)
  return { issue, note, commit: created === null ? null : commit }
}

/** The issue and the note remain, and their author is another user. */
async function expectMoved(
  context: CheckContext,
  author: number,
  { issue, note, commit }: Discussion,
): Promise<void> {
  const { owner } = context
  const reads: readonly (() => Promise<ApiResponse<OperationId>>)[] = [
    () => owner.observe('getIssue', { path: issue }),
    () => owner.observe('getIssueNote', { path: note }),
  ]
  for (const read of reads) {
    const response = await context.eventually(read, ({ json }) => idIn(authorIn(json)) !== author)
    if (idIn(authorIn(response.json)) === author) response.fail('A record of the ghost user.')
  }
  const { issues, notes } = await listsOf(context, { issue, note })
  issues.expectIncludes('iid', issue.issue_iid)
  notes.expectIncludes('id', note.note_id)
  for (const list of [issues, notes]) {
    if (list.items.some((item) => item.author.id === author)) list.fail('No record of the deleted user.')
  }
  if (commit === null) return
  const comments = await owner.observe('listCommitComments', { path: commit })
  const comment = comments.items.find((item) => item.note === remark)
  if (comment === undefined || comment.author.id === author) comments.fail('A comment of the ghost user.')
}

async function expectDeleted(context: CheckContext, { issue, note, commit }: Discussion): Promise<void> {
  const { owner } = context
  await context.eventually(() => owner.observeAbsent('getIssue', { path: issue }))
  await context.eventually(() => owner.observeAbsent('getIssueNote', { path: note }))
  const { issues, notes } = await listsOf(context, { issue, note })
  issues.expectOmits('iid', issue.issue_iid)
  notes.expectOmits('id', note.note_id)
  if (commit === null) return
  const comments = await owner.observe('listCommitComments', { path: commit })
  comments.expectOmits('note', remark)
}

async function listsOf(
  { owner }: CheckContext,
  { issue: { id }, note: { issue_iid } }: Pick<Discussion, 'issue' | 'note'>,
) {
  return {
    issues: await owner.observe('listProjectIssues', { path: { id } }),
    notes: await owner.observe('listIssueNotes', { path: { id, issue_iid } }),
  }
}

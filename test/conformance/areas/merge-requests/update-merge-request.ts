/** Spec: document 3, "Merge requests", update and removal; "States and transitions". */
import { check, idPart, type CoverageOf } from '../../fixtures/check.ts'
import { rejects } from '../../generated/attribute-checks.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { BodyOf, Part, BodyAt } from '../../fixtures/operation-types.ts'
import { givenMilestone } from '../../fixtures/provisioned.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { isMemberName } from '../../fixtures/roles.ts'
import { routeExists } from '../../generated/route-exists.ts'

const markup = { description: 'Zuerst *links*, „dann“ &amp; <b>rechts</b>.\n\n- 3 < 4' }

export const updateMergeRequest = {
  'update-merge-request/at-least-one': check(async ({ owner, given, act }) => {
    const { path } = await given.openMergeRequest()
    const response = await act(owner, 'updateMergeRequest', { path, body: {} })
    response.expectStatus(400)
  }),

  'update-merge-request/target-branch': check(async (context) => {
    const request = await context.given.openMergeRequest()
    const target_branch = await context.given.branch(request.project)
    const response = await context.act(context.owner, 'updateMergeRequest', {
      path: request.path,
      body: { target_branch },
    })
    response.expectStatus(200).expectMatch({ target_branch })
    const after = await context.owner.observe('getMergeRequest', { path: request.path })
    after.expectMatch({ target_branch, source_branch: request.source })
  }),

  'update-merge-request/title': becomes({ title: 'Another title' }, { title: 'Another title' }),
  'update-merge-request/description': [
    becomes({ description: 'Told anew' }, { description: 'Told anew' }),
    becomes(markup, markup, 'with what is markup elsewhere'),
  ],

  'update-merge-request/assignee': check(async ({ owner, developer, given, act }) => {
    const { path } = await given.openMergeRequest({ members: ['developer'] })
    const written = await act(owner, 'updateMergeRequest', { path, body: { assignee_id: developer.id } })
    written.expectStatus(200).expectMatch({ assignee: { id: developer.id } })
    const response = await owner.observe('getMergeRequest', { path })
    response.expectMatch({ assignee: { id: developer.id } })
  }),

  'update-merge-request/labels': check(async ({ owner, given, act }) => {
    const { path } = await given.openMergeRequest({ labels: 'warp,weft' })
    const written = await act(owner, 'updateMergeRequest', { path, body: { labels: 'weft,loom' } })
    written.expectStatus(200)
    const response = await owner.observe('getMergeRequest', { path })
    const labels = response.body.labels.toSorted().join()
    if (labels !== 'loom,weft') response.fail('The labels loom and weft.', `They are ${labels}.`)
  }),

  'update-merge-request/milestone': check(async (context) => {
    const { owner, given } = context
    const { project, path } = await given.openMergeRequest()
    const { id, title } = await givenMilestone(context, project)
    const written = await context.act(owner, 'updateMergeRequest', { path, body: { milestone_id: id } })
    written.expectStatus(200)
    const response = await owner.observe('getMergeRequest', { path })
    response.expectMatch({ milestone: { id, title } })
  }),

  'update-merge-request/remove-source-branch': check(async ({ owner, given, act }) => {
    const { project, path, source } = await given.openMergeRequest()
    const written = await act(owner, 'updateMergeRequest', { path, body: { remove_source_branch: true } })
    written.expectStatus(200)
    await owner.call('acceptMergeRequest', { path })
    await owner.observeAbsent('getBranch', { path: { id: project.id, branch: source } })
  }),

  'update-merge-request/state-event-values': [
    rejects('updateMergeRequest', 'state_event', 'explode'),
    check(
      'neither-states-nor-what-else-can-be-done',
      'neither states nor what else can be done',
      async ({ owner, given }) => {
        const { path } = await given.openMergeRequest()
        for (const state_event of ['merge', 'closed', 'opened', 'reopened']) {
          const refused = await owner.sendUnchecked({
            operation: 'updateMergeRequest',
            path,
            body: { state_event },
          })
          refused.expectStatus(400)
        }
        const response = await owner.observe('getMergeRequest', { path })
        response.expectMatch({ state: 'opened' })
      },
    ),
    check('changes-nothing', 'changes nothing', async ({ owner, given }) => {
      const { path, source } = await given.openMergeRequest()
      const body = { state_event: 'explode', title: 'Half a change' }
      const refused = await owner.sendUnchecked({ operation: 'updateMergeRequest', path, body })
      refused.expectStatus(400)
      const response = await owner.observe('getMergeRequest', { path })
      response.expectMatch({ title: `Merge ${source}`, state: 'opened' })
    }),
  ],

  'update-merge-request/close': [
    check('an-opened-one', 'an opened one', async (context) => {
      const { path, project, iid } = await context.given.openMergeRequest()
      const written = await context.act(context.owner, 'updateMergeRequest', {
        path,
        body: { state_event: 'close' },
      })
      written.expectStatus(200).expectMatch({ state: 'closed' })
      const response = await context.owner.observe('getMergeRequest', { path })
      response.expectMatch({ state: 'closed' })
      const query = { state: 'closed' as const }
      const list = await context.owner.observe('listMergeRequests', { path: project.path, query })
      list.expectValues('iid', [iid])
    }),
    check('a-closed-one', 'a closed one', async ({ owner, given, act }) => {
      const { path } = await given.closedMergeRequest()
      const again = await act(owner, 'updateMergeRequest', { path, body: { state_event: 'close' } })
      again.expectStatus(200).expectMatch({ state: 'closed' })
      const response = await owner.observe('getMergeRequest', { path })
      response.expectMatch({ state: 'closed' })
    }),
  ],

  'update-merge-request/reopen': check(async ({ owner, given, act }) => {
    const { path, project, iid } = await given.closedMergeRequest()
    const written = await act(owner, 'updateMergeRequest', { path, body: { state_event: 'reopen' } })
    const response = await owner.observe('getMergeRequest', { path })
    for (const shown of [written.expectStatus(200), response]) {
      const { state } = shown.body
      // `reopened` is among the values that were seen.
      if (state !== 'opened' && state !== 'reopened') shown.fail('The state `opened`.', `It is ${state}.`)
    }
    const list = await owner.observe('listMergeRequests', { path: project.path, query: { state: 'opened' } })
    list.expectValues('iid', [iid])
  }),

  'update-merge-request/others-stay': [
    check('of-an-opened-one', 'of an opened one', async ({ owner, developer, given, act }) => {
      const project = await given.repository({ members: ['developer'] })
      const { path, source, target } = await given.openMergeRequest({
        project,
        target_branch: await given.branch(project),
        description: 'Stays',
        labels: 'warp',
        assignee_id: developer.id,
      })
      const written = await act(owner, 'updateMergeRequest', { path, body: { title: 'Only the title' } })
      written.expectStatus(200)
      const response = await owner.observe('getMergeRequest', { path })
      response.expectMatch({
        title: 'Only the title',
        description: 'Stays',
        labels: ['warp'],
        assignee: { id: developer.id },
        state: 'opened',
        source_branch: source,
        target_branch: target,
      })
    }),
    check('that-it-has-a-milestone', 'that it has a milestone', async (context) => {
      const project = await context.given.repository()
      const { id } = await givenMilestone(context, project)
      const { path } = await context.given.openMergeRequest({ project, milestone_id: id })
      const written = await context.act(context.owner, 'updateMergeRequest', {
        path,
        body: { title: 'The title' },
      })
      written.expectStatus(200)
      const response = await context.owner.observe('getMergeRequest', { path })
      response.expectMatch({ title: 'The title', milestone: { id } })
    }),
    check('that-it-is-closed', 'that it is closed', async ({ owner, given, act }) => {
      const { path } = await given.closedMergeRequest()
      const written = await act(owner, 'updateMergeRequest', { path, body: { title: 'Only the title' } })
      written.expectStatus(200).expectMatch({ state: 'closed' })
      const response = await owner.observe('getMergeRequest', { path })
      response.expectMatch({ title: 'Only the title', state: 'closed' })
    }),
    check(
      'that-its-source-branch-is-to-be-removed',
      'that its source branch is to be removed',
      async ({ owner, given, act }) => {
        const { project, path, source } = await given.openMergeRequest({ remove_source_branch: true })
        const written = await act(owner, 'updateMergeRequest', { path, body: { title: 'Only the title' } })
        written.expectStatus(200)
        await owner.call('acceptMergeRequest', { path })
        await owner.observeAbsent('getBranch', { path: { id: project.id, branch: source } })
      },
    ),
  ],
} satisfies CoverageOf<'updateMergeRequest'>

export const deleteMergeRequest = {
  'delete-merge-request/owners-and-administrators-only': [
    ...(['master', 'developer', 'reporter', 'guest', 'stranger'] as const).map((role) =>
      check(idPart(`not by a ${role}`), `not by a ${role}`, async (context) =>
        mayNotDelete(context, context[role]),
      ),
    ),
    check('not-by-its-author', 'not by its author', async ({ owner, master, given, act }) => {
      const project = await given.repository({ members: ['master'] })
      const { path } = await given.openMergeRequest({ project, by: master })
      const refused = await act(master, 'deleteMergeRequest', { path })
      refused.expectRejected()
      await owner.observe('getMergeRequest', { path })
    }),
    ...(['owner', 'admin'] as const).map((role) =>
      check(
        idPart(role === 'owner' ? 'by the owner' : 'by an administrator'),
        role === 'owner' ? 'by the owner' : 'by an administrator',
        async (context) => {
          const { path } = await context.given.openMergeRequest()
          const removed = await context.act(context[role], 'deleteMergeRequest', { path })
          removed.expectStatus(200)
          await context.owner.observeAbsent('getMergeRequest', { path })
        },
      ),
    ),
  ],

  'delete-merge-request/deletes': check(async ({ owner, given, act }) => {
    const { project, path, iid } = await given.openMergeRequest()
    const kept = await given.openMergeRequest({ project })
    const removed = await act(owner, 'deleteMergeRequest', { path })
    removed.expectStatus(200)
    await owner.observeAbsent('getMergeRequest', { path })
    const list = await owner.observe('listMergeRequests', { path: project.path, query: { state: 'all' } })
    list.expectValues('iid', [kept.iid]).expectOmits('iid', iid)
  }),
} satisfies CoverageOf<'deleteMergeRequest'>

export const cancelMerge = {
  'cancel-merge-when-pipeline-succeeds/route-exists': routeExists(
    'cancelMergeWhenPipelineSucceeds',
    async ({ given }) => ({ ...(await given.openMergeRequest()).path }),
  ),
} satisfies CoverageOf<'cancelMergeWhenPipelineSucceeds'>

/** An update after which the record shows what was given. */
function becomes(
  body: BodyOf<'updateMergeRequest'>,
  part: Part<BodyAt<'updateMergeRequest', 200>>,
  title = 'in plain text',
) {
  return check(idPart(title), title, async ({ owner, given, act }) => {
    const { path } = await given.openMergeRequest({ description: 'As it was' })
    const written = await act(owner, 'updateMergeRequest', { path, body })
    written.expectStatus(200).expectMatch(part)
    const response = await owner.observe('getMergeRequest', { path })
    response.expectMatch(part)
  })
}

async function mayNotDelete({ owner, given, act }: CheckContext, actor: Actor): Promise<void> {
  const { path } = await given.openMergeRequest({ members: isMemberName(actor.name) ? [actor.name] : [] })
  const refused = await act(actor, 'deleteMergeRequest', { path })
  // To whom the project is hidden, there is nothing to delete, and deleting nothing succeeds.
  if (refused.status !== 200) refused.expectRejected()
  await owner.observe('getMergeRequest', { path })
}

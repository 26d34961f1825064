/** Spec: document 3, "Merge requests", update and removal; "States and transitions". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { rejects } from '../../generated/attribute-checks.ts'
import type { Persona } from '../../fixtures/actor.ts'
import type { BodyOf, Part, BodyAt } from '../../fixtures/operation-types.ts'
import { givenMilestone } from '../../fixtures/provisioned.ts'
import type { World } from '../../fixtures/context.ts'
import { routeExists } from '../../generated/route-exists.ts'

const markup = { description: 'Zuerst *links*, „dann“ &amp; <b>rechts</b>.\n\n- 3 < 4' }

export const updateMergeRequest = {
  'update-merge-request/at-least-one': check(async ({ owner, given }) => {
    const { path } = await given.openMergeRequest()
    const answer = await owner.tries('updateMergeRequest', { path, body: {} })
    answer.is(400)
  }),

  'update-merge-request/target-branch': check(async (world) => {
    const request = await world.given.openMergeRequest()
    const target_branch = await world.given.branch(request.project)
    const answer = await world.owner.tries('updateMergeRequest', {
      path: request.path,
      body: { target_branch },
    })
    answer.is(200).shows({ target_branch })
    const after = await world.owner.tries('getMergeRequest', { path: request.path })
    after.is(200).shows({ target_branch, source_branch: request.source })
  }),

  'update-merge-request/title': becomes({ title: 'Another title' }, { title: 'Another title' }),
  'update-merge-request/description': [
    becomes({ description: 'Told anew' }, { description: 'Told anew' }),
    becomes(markup, markup, 'with what is markup elsewhere'),
  ],

  'update-merge-request/assignee': check(async ({ owner, developer, given }) => {
    const { path } = await given.openMergeRequest()
    const written = await owner.tries('updateMergeRequest', { path, body: { assignee_id: developer.id } })
    written.is(200).shows({ assignee: { id: developer.id } })
    const answer = await owner.tries('getMergeRequest', { path })
    answer.is(200).shows({ assignee: { id: developer.id } })
  }),

  'update-merge-request/labels': check(async ({ owner, given }) => {
    const { path } = await given.openMergeRequest({ labels: 'warp,weft' })
    const written = await owner.tries('updateMergeRequest', { path, body: { labels: 'weft,loom' } })
    written.is(200)
    const answer = await owner.tries('getMergeRequest', { path })
    const labels = answer.is(200).body.labels.toSorted().join()
    if (labels !== 'loom,weft') answer.contradicts('The labels loom and weft.', `They are ${labels}.`)
  }),

  'update-merge-request/milestone': check(async (world) => {
    const { owner, given } = world
    const { project, path } = await given.openMergeRequest()
    const { id, title } = await givenMilestone(world, project)
    const written = await owner.tries('updateMergeRequest', { path, body: { milestone_id: id } })
    written.is(200)
    const answer = await owner.tries('getMergeRequest', { path })
    answer.is(200).shows({ milestone: { id, title } })
  }),

  'update-merge-request/remove-source-branch': check(async ({ owner, given }) => {
    const { project, path, source } = await given.openMergeRequest()
    const written = await owner.tries('updateMergeRequest', { path, body: { remove_source_branch: true } })
    written.is(200)
    await owner.does('acceptMergeRequest', { path })
    const answer = await owner.tries('getBranch', { path: { id: project.id, branch: source } })
    answer.is(404)
  }),

  'update-merge-request/state-event-values': [
    rejects('updateMergeRequest', 'state_event', 'explode'),
    check('neither states nor what else can be done', async ({ owner, given }) => {
      const { path } = await given.openMergeRequest()
      for (const state_event of ['merge', 'closed', 'opened', 'reopened']) {
        const refused = await owner.sends({ operation: 'updateMergeRequest', path, body: { state_event } })
        refused.is(400)
      }
      const answer = await owner.tries('getMergeRequest', { path })
      answer.is(200).shows({ state: 'opened' })
    }),
    check('changes nothing', async ({ owner, given }) => {
      const { path, source } = await given.openMergeRequest()
      const body = { state_event: 'explode', title: 'Half a change' }
      const refused = await owner.sends({ operation: 'updateMergeRequest', path, body })
      refused.is(400)
      const answer = await owner.tries('getMergeRequest', { path })
      answer.is(200).shows({ title: `Merge ${source}`, state: 'opened' })
    }),
  ],

  'update-merge-request/close': [
    check('an opened one', async (world) => {
      const { path, project, iid } = await world.given.openMergeRequest()
      const written = await world.owner.tries('updateMergeRequest', { path, body: { state_event: 'close' } })
      written.is(200).shows({ state: 'closed' })
      const answer = await world.owner.tries('getMergeRequest', { path })
      answer.is(200).shows({ state: 'closed' })
      const query = { state: 'closed' as const }
      const list = await world.owner.tries('listMergeRequests', { path: project.path, query })
      list.is(200).lists('iid', [iid])
    }),
    check('a closed one', async ({ owner, given }) => {
      const { path } = await given.closedMergeRequest()
      const again = await owner.tries('updateMergeRequest', { path, body: { state_event: 'close' } })
      again.is(200).shows({ state: 'closed' })
      const answer = await owner.tries('getMergeRequest', { path })
      answer.is(200).shows({ state: 'closed' })
    }),
  ],

  'update-merge-request/reopen': check(async ({ owner, given }) => {
    const { path, project, iid } = await given.closedMergeRequest()
    const written = await owner.tries('updateMergeRequest', { path, body: { state_event: 'reopen' } })
    const answer = await owner.tries('getMergeRequest', { path })
    for (const shown of [written, answer]) {
      const { state } = shown.is(200).body
      // `reopened` is among the values that were seen.
      if (state !== 'opened' && state !== 'reopened')
        shown.contradicts('The state `opened`.', `It is ${state}.`)
    }
    const list = await owner.tries('listMergeRequests', { path: project.path, query: { state: 'opened' } })
    list.is(200).lists('iid', [iid])
  }),

  'update-merge-request/others-stay': [
    check('of an opened one', async ({ owner, developer, given }) => {
      const project = await given.repository()
      const { path, source, target } = await given.openMergeRequest({
        project,
        target_branch: await given.branch(project),
        description: 'Stays',
        labels: 'warp',
        assignee_id: developer.id,
      })
      const written = await owner.tries('updateMergeRequest', { path, body: { title: 'Only the title' } })
      written.is(200)
      const answer = await owner.tries('getMergeRequest', { path })
      answer.is(200).shows({
        title: 'Only the title',
        description: 'Stays',
        labels: ['warp'],
        assignee: { id: developer.id },
        state: 'opened',
        source_branch: source,
        target_branch: target,
      })
    }),
    check('that it has a milestone', async (world) => {
      const project = await world.given.repository()
      const { id } = await givenMilestone(world, project)
      const { path } = await world.given.openMergeRequest({ project, milestone_id: id })
      const written = await world.owner.tries('updateMergeRequest', { path, body: { title: 'The title' } })
      written.is(200)
      const answer = await world.owner.tries('getMergeRequest', { path })
      answer.is(200).shows({ title: 'The title', milestone: { id } })
    }),
    check('that it is closed', async ({ owner, given }) => {
      const { path } = await given.closedMergeRequest()
      const written = await owner.tries('updateMergeRequest', { path, body: { title: 'Only the title' } })
      written.is(200).shows({ state: 'closed' })
      const answer = await owner.tries('getMergeRequest', { path })
      answer.is(200).shows({ title: 'Only the title', state: 'closed' })
    }),
    check('that its source branch is to be removed', async ({ owner, given }) => {
      const { project, path, source } = await given.openMergeRequest({ remove_source_branch: true })
      const written = await owner.tries('updateMergeRequest', { path, body: { title: 'Only the title' } })
      written.is(200)
      await owner.does('acceptMergeRequest', { path })
      const answer = await owner.tries('getBranch', { path: { id: project.id, branch: source } })
      answer.is(404)
    }),
  ],
} satisfies CoverageOf<'updateMergeRequest'>

export const deleteMergeRequest = {
  'delete-merge-request/owners-and-administrators-only': [
    ...(['master', 'developer', 'reporter', 'guest', 'stranger'] as const).map((role) =>
      check(`not by a ${role}`, async (world) => mayNotDelete(world, world[role])),
    ),
    check('not by its author', async ({ owner, master, given }) => {
      const project = await given.repository()
      const { path } = await given.openMergeRequest({ project, by: master })
      const refused = await master.tries('deleteMergeRequest', { path })
      refused.isRefused()
      const answer = await owner.tries('getMergeRequest', { path })
      answer.is(200)
    }),
    ...(['owner', 'admin'] as const).map((role) =>
      check(role === 'owner' ? 'by the owner' : 'by an administrator', async (world) => {
        const { path } = await world.given.openMergeRequest()
        const removed = await world[role].tries('deleteMergeRequest', { path })
        removed.is(200)
        const answer = await world.owner.tries('getMergeRequest', { path })
        answer.is(404)
      }),
    ),
  ],

  'delete-merge-request/deletes': check(async ({ owner, given }) => {
    const { project, path, iid } = await given.openMergeRequest()
    const kept = await given.openMergeRequest({ project })
    const removed = await owner.tries('deleteMergeRequest', { path })
    removed.is(200)
    const answer = await owner.tries('getMergeRequest', { path })
    answer.is(404)
    const list = await owner.tries('listMergeRequests', { path: project.path, query: { state: 'all' } })
    list.is(200).lists('iid', [kept.iid]).omits('iid', iid)
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
  return check(title, async ({ owner, given }) => {
    const { path } = await given.openMergeRequest({ description: 'As it was' })
    const written = await owner.tries('updateMergeRequest', { path, body })
    written.is(200).shows(part)
    const answer = await owner.tries('getMergeRequest', { path })
    answer.is(200).shows(part)
  })
}

async function mayNotDelete({ owner, given }: World, persona: Persona): Promise<void> {
  const { path } = await given.openMergeRequest()
  const refused = await persona.tries('deleteMergeRequest', { path })
  // To whom the project is hidden, there is nothing to delete, and deleting nothing succeeds.
  if (refused.status !== 200) refused.isRefused()
  const answer = await owner.tries('getMergeRequest', { path })
  answer.is(200)
}

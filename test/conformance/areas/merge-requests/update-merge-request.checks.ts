/** Spec: document 3, "Merge requests". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { expectLabels, severalLabels } from '../../fixtures/labels.ts'
import { ifPossible, observeIfPossible } from '../../fixtures/if-possible.ts'
import { givenMilestone } from '../../fixtures/provisioned.ts'
import { rejects } from '../../generated/attributes/attribute-checks.ts'
import { expectSameRecord } from '../../generated/effects/same-values.ts'
import { plannedIn } from './planned.ts'
import { addVotes } from '../../fixtures/votes.ts'
import type { BodyOf, Part, BodyAt } from '../../fixtures/operation-types.ts'

const markup = { description: 'Zuerst *links*, „dann“ &amp; <b>rechts</b>.\n\n- 3 < 4' }

export const updateMergeRequest = {
  'update-merge-request/at-least-one': check(async ({ owner, given, act }) => {
    const { path } = await given.openMergeRequest()
    const response = await act(owner, 'updateMergeRequest', { path, body: {} })
    response.expectStatus(400)
  }),

  'update-merge-request/target-branch': check(async (context) => {
    const { owner, given } = context
    const { project, path, source, head } = await given.openMergeRequest()
    const second = await given.file(project, 'second.txt', 'Second.\n', source)
    const target_branch = await given.branch(project, undefined, head)
    const commits = (phase: 'call' | 'observe') =>
      ifPossible(() => owner[phase]('listMergeRequestCommits', { path }), null)
    await commits('call')
    const response = await context.act(owner, 'updateMergeRequest', { path, body: { target_branch } })
    response.expectStatus(200).expectMatch({ target_branch })
    const after = await context.eventually(
      () => owner.observe('getMergeRequest', { path }),
      ({ body }) => body.sha === second,
    )
    after.expectMatch({ target_branch, source_branch: source, sha: second })
    const remaining = await commits('observe')
    remaining?.expectValues('id', [second])
    const readChanges = () => owner.observe('getMergeRequestChanges', { path })
    const changes = await observeIfPossible(context, readChanges, null)
    const paths = changes?.body.changes.map(({ new_path }) => new_path).join()
    if (paths !== undefined && paths !== 'second.txt')
      changes?.fail('The changes of second.txt alone.', paths)
  }),

  'update-merge-request/title': updates({ title: 'Another title' }, { title: 'Another title' }),

  'update-merge-request/description': [
    updates({ description: 'Another text' }, { description: 'Another text' }),
    updates(markup, markup, ['with-markup', 'Text that looks like markup is kept.']),
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
    const labels = ['weft', ...severalLabels]
    const written = await act(owner, 'updateMergeRequest', { path, body: { labels: labels.join(',') } })
    expectLabels(written.expectStatus(200), labels)
    const response = await owner.observe('getMergeRequest', { path })
    expectLabels(response, labels)
  }),

  'update-merge-request/milestone': check(async (context) => {
    const { owner, given } = context
    const { project, path } = await given.openMergeRequest()
    const milestone = await givenMilestone(context, project)
    const written = await context.act(owner, 'updateMergeRequest', {
      path,
      body: { milestone_id: milestone.id },
    })
    written.expectStatus(200).expectMatch({ milestone })
    const response = await owner.observe('getMergeRequest', { path })
    response.expectMatch({ milestone })
  }),

  'update-merge-request/remove-source-branch': [
    check(async ({ owner, given, act }) => {
      const { project, path, source } = await given.openMergeRequest()
      const written = await act(owner, 'updateMergeRequest', { path, body: { remove_source_branch: true } })
      written.expectStatus(200)
      await owner.call('acceptMergeRequest', { path })
      await owner.observeAbsent('getBranch', { path: { id: project.id, branch: source } })
    }),
    check('set-to-false', 'With `false` the source branch remains.', async ({ owner, given, act }) => {
      const { project, path, source } = await given.openMergeRequest({ remove_source_branch: true })
      await given.headOf(project, source)
      const written = await act(owner, 'updateMergeRequest', { path, body: { remove_source_branch: false } })
      written.expectStatus(200)
      await owner.call('acceptMergeRequest', { path })
      await owner.observe('getBranch', { path: { id: project.id, branch: source } })
    }),
  ],

  'update-merge-request/state-event-values': [
    rejects('updateMergeRequest', 'state_event', 'explode'),
    check('states-and-other-events', 'States and other events are rejected.', async ({ owner, given }) => {
      const { path } = await given.openMergeRequest()
      for (const state_event of ['merge', 'closed', 'opened', 'reopened']) {
        const rejected = await owner.sendUnchecked({
          operation: 'updateMergeRequest',
          path,
          body: { state_event },
        })
        rejected.expectStatus(400)
      }
      const response = await owner.observe('getMergeRequest', { path })
      response.expectMatch({ state: 'opened' })
    }),
    check('changes-nothing', 'A rejected event changes nothing.', async ({ owner, given }) => {
      const { path, source } = await given.openMergeRequest()
      const body = { state_event: 'explode', title: 'Half a change' }
      const rejected = await owner.sendUnchecked({ operation: 'updateMergeRequest', path, body })
      rejected.expectStatus(400)
      const response = await owner.observe('getMergeRequest', { path })
      response.expectMatch({ title: `Merge ${source}`, state: 'opened' })
    }),
  ],

  'update-merge-request/close': [
    check('an-opened-one', 'An open merge request is closed.', async (context) => {
      const assignee_id = context.owner.id
      const { path, project, iid, source } = await context.given.openMergeRequest({ assignee_id })
      await context.given.openMergeRequest({ project })
      // One of the same source branch, if a server lets it have two.
      const target_branch = await context.given.branch(project)
      const sameSource = { project, source_branch: source, target_branch }
      await ifPossible(() => context.given.openMergeRequest(sameSource), null)
      const body = { title: 'Closed', description: 'Closed as well', labels: 'weft' }
      const written = await context.act(context.owner, 'updateMergeRequest', {
        path,
        body: { state_event: 'close', ...body },
      })
      written.expectStatus(200).expectMatch({ state: 'closed' })
      const response = await context.owner.observe('getMergeRequest', { path })
      response.expectMatch({ ...body, labels: ['weft'], state: 'closed', assignee: { id: assignee_id } })
      const query = { state: 'closed' as const }
      const list = await context.owner.observe('listMergeRequests', { path: project.path, query })
      list.expectValues('iid', [iid])
    }),
    check('a-closed-one', 'A closed merge request remains closed.', async ({ owner, given, act }) => {
      const { path } = await given.closedMergeRequest()
      const again = await act(owner, 'updateMergeRequest', { path, body: { state_event: 'close' } })
      again.expectStatus(200).expectMatch({ state: 'closed' })
      const response = await owner.observe('getMergeRequest', { path })
      response.expectMatch({ state: 'closed' })
    }),
  ],

  'update-merge-request/reopen': check(async ({ owner, given, act }) => {
    const kept = { title: 'As it is', description: 'Remains' }
    const { path, project, iid } = await given.closedMergeRequest({ ...kept, labels: 'weft' })
    const { iid: iidOfOther } = await given.closedMergeRequest({ project })
    const written = await act(owner, 'updateMergeRequest', { path, body: { state_event: 'reopen' } })
    const response = await owner.observe('getMergeRequest', { path })
    response.expectMatch({ ...kept, labels: ['weft'] })
    for (const shown of [written.expectStatus(200), response]) {
      const { state } = shown.body
      // `reopened` is among the values that were seen.
      if (state !== 'opened' && state !== 'reopened') shown.fail('The state `opened`.', `It is ${state}.`)
    }
    const list = await owner.observe('listMergeRequests', { path: project.path, query: { state: 'opened' } })
    list.expectValues('iid', [iid]).expectOmits('iid', iidOfOther)
  }),

  'update-merge-request/others-stay': [
    check('of-an-open-one', 'Other attributes remain.', async (context) => {
      const { owner, developer, given, act } = context
      const project = await given.repository({ members: ['developer'] })
      const { path, source, target } = await given.openMergeRequest({
        project,
        target_branch: await given.branch(project),
        description: 'Stays',
        labels: 'warp',
        assignee_id: developer.id,
        ...(await plannedIn(context, project)),
      })
      await addVotes(path, [owner, developer])
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
      expectSameRecord(response, written)
    }),
    check('that-it-has-a-milestone', 'The milestone remains.', async (context) => {
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
    check('that-it-is-closed', 'The state remains closed.', async ({ owner, given, act }) => {
      const { path } = await given.closedMergeRequest()
      const written = await act(owner, 'updateMergeRequest', { path, body: { title: 'Only the title' } })
      written.expectStatus(200).expectMatch({ state: 'closed' })
      const response = await owner.observe('getMergeRequest', { path })
      response.expectMatch({ title: 'Only the title', state: 'closed' })
    }),
    check('source-branch-removal', '`remove_source_branch` remains set.', async ({ owner, given, act }) => {
      const { project, path, source } = await given.openMergeRequest({ remove_source_branch: true })
      const written = await act(owner, 'updateMergeRequest', { path, body: { title: 'Only the title' } })
      written.expectStatus(200)
      await owner.call('acceptMergeRequest', { path })
      await owner.observeAbsent('getBranch', { path: { id: project.id, branch: source } })
    }),
    check(
      'no-source-branch-removal',
      '`remove_source_branch` remains unset.',
      async ({ owner, given, act }) => {
        const { project, path, source } = await given.openMergeRequest({ remove_source_branch: false })
        const written = await act(owner, 'updateMergeRequest', { path, body: { title: 'Only the title' } })
        written.expectStatus(200)
        await owner.call('acceptMergeRequest', { path })
        const branches = await owner.observe('listBranches', { path: project.path })
        branches.expectItem({ name: source })
      },
    ),
  ],
} satisfies CoverageOf<'updateMergeRequest'>

/** An update, after which the merge request has the given attributes. */
function updates(
  body: BodyOf<'updateMergeRequest'>,
  expected: Part<BodyAt<'updateMergeRequest', 200>>,
  [part, title] = ['in-plain-text', 'Plain text is kept.'],
) {
  return check(part, title, async ({ owner, given, act }) => {
    const { path } = await given.openMergeRequest({ description: 'As it was' })
    const written = await act(owner, 'updateMergeRequest', { path, body })
    written.expectStatus(200).expectMatch(expected)
    const response = await owner.observe('getMergeRequest', { path })
    response.expectMatch(expected)
  })
}

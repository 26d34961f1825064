/** Spec: document 3, "Merge requests", creation and the single record. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { idIn } from '../../fixtures/accounts.ts'
import { givenMilestone } from '../../fixtures/provisioned.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const createMergeRequest = {
  'create-merge-request/source-branch-required': missing('createMergeRequest', 'source_branch'),
  'create-merge-request/target-branch-required': missing('createMergeRequest', 'target_branch'),
  'create-merge-request/title-required': missing('createMergeRequest', 'title'),

  'create-merge-request/keeps-attributes': [
    check('plain-ones', 'plain ones', async (context) => {
      await expectKept(context, { title: 'Add it', description: 'What *it* is about.' })
    }),
    check(
      'in-any-letters-and-what-is-markup-elsewhere',
      'in any letters, and what is markup elsewhere',
      async (context) => {
        await expectKept(context, {
          title: 'Fädle <ein> & öffne',
          description: 'Zuerst **links**, „dann“ &amp; <b>rechts</b>.\n\n- 3 < 4\n- Ш, 糸',
        })
      },
    ),
  ],

  'create-merge-request/assignee': check(async ({ owner, developer, given }) => {
    const request = await given.openMergeRequest({ assignee_id: developer.id, members: ['developer'] })
    const response = await owner.observe('getMergeRequest', { path: request.path })
    response.expectMatch({ assignee: { id: developer.id } })
  }),

  'create-merge-request/labels': check(async ({ owner, given }) => {
    const request = await given.openMergeRequest({ labels: 'warp,weft' })
    const response = await owner.observe('getMergeRequest', { path: request.path })
    const labels = response.body.labels.toSorted().join()
    if (labels !== 'warp,weft') response.fail('The labels warp and weft.', `They are ${labels}.`)
  }),

  'create-merge-request/milestone': check(async (context) => {
    const { owner, given } = context
    const project = await given.repository()
    const { id, title } = await givenMilestone(context, project)
    const request = await given.openMergeRequest({ project, milestone_id: id })
    const response = await owner.observe('getMergeRequest', { path: request.path })
    response.expectMatch({ milestone: { id, title } })
  }),

  'create-merge-request/target-project': check(async (context) => {
    const { master, owner, given } = context
    const project = await given.repository({ members: ['master'] })
    const forked = await master.call('forkProject', { path: project.path })
    const fork = idIn(forked.json) ?? forked.fail('The fork with its `id`.')
    given.removesProject(fork)
    await context.eventually(() => master.observe('getBranch', { path: { id: fork, branch: 'master' } }))
    const body = { branch: 'from-afar', ref: 'master' }
    await master.call('createBranch', { path: { id: fork }, body })
    const actions = [{ action: 'create' as const, file_path: 'afar.txt', content: 'From afar.\n' }]
    const commit = { branch: 'from-afar', commit_message: 'Add it', actions }
    await master.call('createCommit', { path: { id: fork }, body: commit })
    const created = await context.act(master, 'createMergeRequest', {
      path: { id: fork },
      body: {
        source_branch: 'from-afar',
        target_branch: 'master',
        title: 'From afar',
        target_project_id: project.id,
      },
    })
    created.expectStatus(201).expectMatch({ source_project_id: fork, target_project_id: project.id })
    const response = await owner.observe('listMergeRequests', { path: project.path })
    response.expectValues('title', ['From afar'])
  }),

  'create-merge-request/remove-source-branch': check(async ({ owner, given }) => {
    const { project, path, source } = await given.openMergeRequest({ remove_source_branch: true })
    await owner.call('acceptMergeRequest', { path })
    await owner.observeAbsent('getBranch', { path: { id: project.id, branch: source } })
  }),
} satisfies CoverageOf<'createMergeRequest'>

export const getMergeRequest = {
  'get-merge-request/subscribed': check(async ({ owner, given, act }) => {
    const { path } = await given.openMergeRequest()
    const response = await act(owner, 'getMergeRequest', { path })
    const { subscribed } = response.expectStatus(200).body
    if (typeof subscribed !== 'boolean') response.fail('A boolean `subscribed`.')
  }),

  'get-merge-request/merge-commit-null-until-merged': check(async ({ owner, given, act }) => {
    const { path } = await given.openMergeRequest()
    const before = await act(owner, 'getMergeRequest', { path })
    before.expectStatus(200).expectMatch({ state: 'opened', merge_commit_sha: null })
  }),
} satisfies CoverageOf<'getMergeRequest'>

export const commitsAndChanges = {
  'list-merge-request-commits/lists-commits': check(async ({ owner, given, act }) => {
    const request = await given.openMergeRequest()
    const { project, path, source, head } = request
    const second = await given.file(project, 'second.txt', 'Second.\n', source)
    await given.file(project, 'ahead.txt', 'Ahead.\n')
    const response = await act(owner, 'listMergeRequestCommits', { path })
    response.expectStatus(200).expectValues('id', [head, second])
  }),

  'get-merge-request-changes/changes': check(async ({ owner, given, act }) => {
    const request = await given.openMergeRequest()
    const { project, path, source, file } = request
    await given.file(project, 'second.txt', 'Second.\n', source)
    await given.file(project, 'ahead.txt', 'Ahead.\n')
    const response = await act(owner, 'getMergeRequestChanges', { path })
    const { changes } = response.expectStatus(200).expectMatch({ id: request.id, iid: request.iid }).body
    if (!Array.isArray(changes)) response.fail('A list of `changes`.')
    const files = changes.map(({ new_path, new_file }) => `${new_path} ${new_file}`).toSorted()
    const expected = [`${file} true`, 'second.txt true'].toSorted()
    if (files.join() !== expected.join()) {
      response.fail(`New files: ${expected.join(', ')}.`, `They are ${files.join(', ')}.`)
    }
  }),

  'get-merge-request-changes/times': check(async ({ owner, given, act }) => {
    const { path } = await given.openMergeRequest()
    const response = await act(owner, 'getMergeRequestChanges', { path })
    const { created_at, updated_at } = response.expectStatus(200).body
    if (created_at === undefined || updated_at === undefined) response.fail('`created_at` and `updated_at`.')
  }),
} satisfies CoverageOf<'listMergeRequestCommits' | 'getMergeRequestChanges'>

async function expectKept(
  { owner, given, act }: CheckContext,
  texts: { readonly title: string; readonly description: string },
): Promise<void> {
  const project = await given.repository()
  const [source_branch, target_branch] = [await given.branch(project), await given.branch(project)]
  const head = await given.file(project, 'new.txt', 'New.\n', source_branch)
  const body = { source_branch, target_branch, ...texts }
  const created = await act(owner, 'createMergeRequest', { path: project.path, body })
  const { iid } = created
    .expectStatus(201)
    .expectMatch({ ...body, state: 'opened', author: { id: owner.id } }).body
  const response = await owner.observe('getMergeRequest', {
    path: { id: project.id, merge_request_iid: iid },
  })
  response.expectMatch({
    ...body,
    state: 'opened',
    sha: head,
    project_id: project.id,
    source_project_id: project.id,
    target_project_id: project.id,
  })
  const list = await owner.observe('listMergeRequests', { path: project.path })
  list.expectValues('title', [texts.title])
}

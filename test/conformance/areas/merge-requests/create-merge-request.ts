/** Spec: document 3, "Merge requests", creation and the single record. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { idIn } from '../../fixtures/accounts.ts'
import { givenMilestone } from '../../fixtures/provisioned.ts'
import type { World } from '../../fixtures/context.ts'

export const createMergeRequest = {
  'create-merge-request/source-branch-required': missing('createMergeRequest', 'source_branch'),
  'create-merge-request/target-branch-required': missing('createMergeRequest', 'target_branch'),
  'create-merge-request/title-required': missing('createMergeRequest', 'title'),

  'create-merge-request/keeps-attributes': [
    check('plain ones', async (world) => {
      await claimsKept(world, { title: 'Add it', description: 'What *it* is about.' })
    }),
    check('in any letters, and what is markup elsewhere', async (world) => {
      await claimsKept(world, {
        title: 'Fädle <ein> & öffne',
        description: 'Zuerst **links**, „dann“ &amp; <b>rechts</b>.\n\n- 3 < 4\n- Ш, 糸',
      })
    }),
  ],

  'create-merge-request/assignee': check(async ({ owner, developer, given }) => {
    const request = await given.openMergeRequest({ assignee_id: developer.id })
    const answer = await owner.tries('getMergeRequest', { path: request.path })
    answer.is(200).shows({ assignee: { id: developer.id } })
  }),

  'create-merge-request/labels': check(async ({ owner, given }) => {
    const request = await given.openMergeRequest({ labels: 'warp,weft' })
    const answer = await owner.tries('getMergeRequest', { path: request.path })
    const labels = answer.is(200).body.labels.toSorted().join()
    if (labels !== 'warp,weft') answer.contradicts('The labels warp and weft.', `They are ${labels}.`)
  }),

  'create-merge-request/milestone': check(async (world) => {
    const { owner, given } = world
    const project = await given.repository()
    const { id, title } = await givenMilestone(world, project)
    const request = await given.openMergeRequest({ project, milestone_id: id })
    const answer = await owner.tries('getMergeRequest', { path: request.path })
    answer.is(200).shows({ milestone: { id, title } })
  }),

  'create-merge-request/target-project': check(async (world) => {
    const { master, owner, given } = world
    const project = await given.repository()
    const forked = await master.does('forkProject', { path: project.path })
    const fork = idIn(forked.json) ?? forked.contradicts('The fork with its `id`.')
    given.removesProject(fork)
    await world.eventually(
      () => master.tries('getBranch', { path: { id: fork, branch: 'master' } }),
      ({ status }) => status === 200,
    )
    const body = { branch: 'from-afar', ref: 'master' }
    await master.does('createBranch', { path: { id: fork }, body })
    const actions = [{ action: 'create' as const, file_path: 'afar.txt', content: 'From afar.\n' }]
    const commit = { branch: 'from-afar', commit_message: 'Add it', actions }
    await master.does('createCommit', { path: { id: fork }, body: commit })
    const created = await master.tries('createMergeRequest', {
      path: { id: fork },
      body: {
        source_branch: 'from-afar',
        target_branch: 'master',
        title: 'From afar',
        target_project_id: project.id,
      },
    })
    created.is(201).shows({ source_project_id: fork, target_project_id: project.id })
    const answer = await owner.tries('listMergeRequests', { path: project.path })
    answer.is(200).lists('title', ['From afar'])
  }),

  'create-merge-request/remove-source-branch': check(async ({ owner, given }) => {
    const { project, path, source } = await given.openMergeRequest({ remove_source_branch: true })
    await owner.does('acceptMergeRequest', { path })
    const answer = await owner.tries('getBranch', { path: { id: project.id, branch: source } })
    answer.is(404)
  }),
} satisfies CoverageOf<'createMergeRequest'>

export const getMergeRequest = {
  'get-merge-request/subscribed': check(async ({ owner, given }) => {
    const { path } = await given.openMergeRequest()
    const answer = await owner.tries('getMergeRequest', { path })
    const { subscribed } = answer.is(200).body
    if (typeof subscribed !== 'boolean') answer.contradicts('A boolean `subscribed`.')
  }),

  'get-merge-request/merge-commit-null-until-merged': check(async ({ owner, given }) => {
    const { path } = await given.openMergeRequest()
    const before = await owner.tries('getMergeRequest', { path })
    before.is(200).shows({ state: 'opened', merge_commit_sha: null })
  }),
} satisfies CoverageOf<'getMergeRequest'>

export const commitsAndChanges = {
  'list-merge-request-commits/lists-commits': check(async ({ owner, given }) => {
    const request = await given.openMergeRequest()
    const { project, path, source, head } = request
    const second = await given.file(project, 'second.txt', 'Second.\n', source)
    await given.file(project, 'ahead.txt', 'Ahead.\n')
    const answer = await owner.tries('listMergeRequestCommits', { path })
    answer.is(200).lists('id', [head, second])
  }),

  'get-merge-request-changes/changes': check(async ({ owner, given }) => {
    const request = await given.openMergeRequest()
    const { project, path, source, file } = request
    await given.file(project, 'second.txt', 'Second.\n', source)
    await given.file(project, 'ahead.txt', 'Ahead.\n')
    const answer = await owner.tries('getMergeRequestChanges', { path })
    const { changes } = answer.is(200).shows({ id: request.id, iid: request.iid }).body
    if (!Array.isArray(changes)) answer.contradicts('A list of `changes`.')
    const files = changes.map(({ new_path, new_file }) => `${new_path} ${new_file}`).toSorted()
    const expected = [`${file} true`, 'second.txt true'].toSorted()
    if (files.join() !== expected.join()) {
      answer.contradicts(`New files: ${expected.join(', ')}.`, `They are ${files.join(', ')}.`)
    }
  }),

  'get-merge-request-changes/times': check(async ({ owner, given }) => {
    const { path } = await given.openMergeRequest()
    const answer = await owner.tries('getMergeRequestChanges', { path })
    const { created_at, updated_at } = answer.is(200).body
    if (created_at === undefined || updated_at === undefined)
      answer.contradicts('`created_at` and `updated_at`.')
  }),
} satisfies CoverageOf<'listMergeRequestCommits' | 'getMergeRequestChanges'>

async function claimsKept(
  { owner, given }: World,
  texts: { readonly title: string; readonly description: string },
): Promise<void> {
  const project = await given.repository()
  const [source_branch, target_branch] = [await given.branch(project), await given.branch(project)]
  const head = await given.file(project, 'new.txt', 'New.\n', source_branch)
  const body = { source_branch, target_branch, ...texts }
  const created = await owner.tries('createMergeRequest', { path: project.path, body })
  const { iid } = created.is(201).shows({ ...body, state: 'opened', author: { id: owner.id } }).body
  const answer = await owner.tries('getMergeRequest', { path: { id: project.id, merge_request_iid: iid } })
  answer.is(200).shows({
    ...body,
    state: 'opened',
    sha: head,
    project_id: project.id,
    source_project_id: project.id,
    target_project_id: project.id,
  })
  const list = await owner.tries('listMergeRequests', { path: project.path })
  list.is(200).lists('title', [texts.title])
}

/** Issues, merge requests, refs, comments and jobs with all kinds of properties. Spec: the lists of document 3. */
import type { OperationId } from '../../../generated/operations.ts'
import { idIn } from '../fixtures/accounts.ts'
import type { Actor } from '../fixtures/actor.ts'
import type { CheckContext } from '../fixtures/context.ts'
import { ifPossible } from '../fixtures/if-possible.ts'
import { givenFurtherBoard, givenJob, givenPipeline, givenRunner } from '../fixtures/provisioned.ts'
import { provide } from '../fixtures/provisioning.ts'
import type { ApiResponse } from '../fixtures/response.ts'
import { nonAsciiName, nonAsciiText } from '../fixtures/texts.ts'
import type { Varied, VariedList } from './varied-items.ts'

const idsOf = (...created: readonly ApiResponse<OperationId>[]) => created.map(({ json }) => idIn(json))

/** Adds notes, which lists count. */
async function discuss(by: Actor, path: { readonly id: number; readonly issue_iid: number }): Promise<void> {
  await by.call('createIssueNote', { path, body: { body: 'A first note.' } })
  await by.call('createIssueNote', { path, body: { body: 'A second note.' } })
}

const issues =
  (scope: 'caller' | 'group' | 'project') =>
  async ({ owner, given }: CheckContext): Promise<Varied> => {
    const group = await given.group()
    const project = await given.projectIn(group)
    const { path } = project
    const discussed = await owner.call('createIssue', { path, body: { title: 'Discussed' } })
    await discuss(owner, { ...path, issue_iid: discussed.body.iid })
    const ids = idsOf(
      discussed,
      await owner.call('createIssue', { path, body: { title: 'Plain' } }),
      await owner.call('createIssue', { path, body: { title: 'Secret', confidential: true } }),
      await owner.call('createIssue', { path, body: { title: 'Late', due_date: '2099-12-31' } }),
      await owner.call('createIssue', {
        path,
        body: { title: 'Labelled', labels: 'warp,weft', description: 'Long' },
      }),
      await owner.call('createIssue', { path, body: { title: 'Assigned', assignee_ids: [owner.id] } }),
    )
    const pathOf = { caller: {}, group: group.path, project: path }[scope]
    return { by: owner, path: pathOf, key: 'id', values: ids }
  }

async function mergeRequests({ given, owner, master }: CheckContext): Promise<Varied> {
  const project = await given.repository({ members: ['master'] })
  const awaited = await given.openMergeRequest({ project })
  await owner.call('createCommitStatus', {
    path: { id: project.id, sha: awaited.head },
    body: { state: 'running', name: 'test', ref: awaited.source },
  })
  await owner.call('acceptMergeRequest', {
    path: awaited.path,
    body: { merge_when_pipeline_succeeds: true, should_remove_source_branch: true },
  })
  await owner.call('createMergeRequestNote', { path: awaited.path, body: { body: 'Waits.' } })
  await owner.call('createMergeRequestAwardEmoji', { path: awaited.path, body: { name: 'thumbsup' } })
  await master.call('createMergeRequestAwardEmoji', { path: awaited.path, body: { name: 'thumbsdown' } })
  await owner.call('createMergeRequestAwardEmoji', { path: awaited.path, body: { name: 'thumbsdown' } })
  const created = [
    awaited,
    await given.openMergeRequest({ project, by: master }),
    await given.openMergeRequest({ project, title: `WIP: ${nonAsciiName}` }),
    await given.openMergeRequest({ project, remove_source_branch: true, description: nonAsciiText }),
    await given.openMergeRequest({ project, assignee_id: owner.id, labels: 'warp' }),
    await given.closedMergeRequest({ project }),
    await given.mergedMergeRequest({ project }),
    await given.openMergeRequest({ project, conflicting: true }),
  ]
  return {
    by: owner,
    path: project.path,
    query: { state: 'all' },
    key: 'id',
    values: created.map(({ id }) => id),
  }
}

async function branches({ given, owner }: CheckContext): Promise<Varied> {
  const project = await given.repository()
  const merged = await given.mergedMergeRequest({ project })
  const [plain, protectedBranch] = [await given.branch(project), await given.branch(project)]
  await owner.call('protectBranch', {
    path: { id: project.id, branch: protectedBranch },
    body: { developers_can_push: true, developers_can_merge: true },
  })
  // A server may reject the name.
  const unusual = await ifPossible(() => given.unusualBranch(project, 'größe/織機'), null)
  const values = [
    project.branch,
    merged.source,
    plain,
    protectedBranch,
    ...(unusual === null ? [] : [unusual]),
  ]
  return { by: owner, path: project.path, key: 'name', values }
}

async function tags({ given, owner }: CheckContext): Promise<Varied> {
  const project = await given.repository()
  await given.file(project, 'later.txt', 'Later.\n')
  // A server may reject the name.
  const unusual = await ifPossible(() => given.tag(project, 'größe/織機'), null)
  const values = [
    await given.tag(project),
    await given.tag(project, undefined, { message: nonAsciiText }),
    await given.tag(project, undefined, { release_description: 'News' }),
    ...(unusual === null ? [] : [unusual]),
  ]
  return { by: owner, path: project.path, key: 'name', values }
}

/** Commits with one parent, two and none, of other authors, and with long messages. */
async function commits({ given, owner }: CheckContext): Promise<Varied> {
  const project = await given.repository()
  const { head } = await given.mergedMergeRequest({ project })
  const commit_message = `${nonAsciiText}\n\nWith warp and weft.`
  const author = { author_name: 'Änne Weber', author_email: 'aenne@example.com' }
  const actions = [{ action: 'create', file_path: 'woven.txt', content: 'Woven.\n' } as const]
  const written = await owner.call('createCommit', {
    path: project.path,
    body: { branch: project.branch, commit_message, actions, ...author },
  })
  const merge = written.body.parent_ids[0] ?? ''
  return { by: owner, path: project.path, key: 'id', values: [project.commit, head, merge, written.body.id] }
}

async function commitComments({ given, owner, master }: CheckContext): Promise<Varied> {
  const project = await given.repository({ members: ['master'] })
  const path = { id: project.id, sha: await given.file(project, 'lines.txt', 'One\nTwo\n') }
  const values = [`Of the commit: ${nonAsciiText}`, 'Of another user', 'Of a line', 'Of a former line']
  const [first = '', second = '', third = '', fourth = ''] = values
  await owner.call('createCommitComment', { path, body: { note: first } })
  await master.call('createCommitComment', { path, body: { note: second } })
  await owner.call('createCommitComment', {
    path,
    body: { note: third, path: 'lines.txt', line: 1, line_type: 'new' },
  })
  await owner.call('createCommitComment', {
    path,
    body: { note: fourth, path: 'lines.txt', line: 1, line_type: 'old' },
  })
  return { by: owner, path, key: 'note', values }
}

async function commitStatuses({ given, owner, master }: CheckContext): Promise<Varied> {
  const { id, commit, branch } = await given.repository({ members: ['master'] })
  const path = { id, sha: commit }
  const values = ['pending', 'running', 'success', 'failed', 'canceled'] as const
  for (const state of values) {
    const by = state === 'pending' ? master : owner
    const isOnBranch = state === 'running' || state === 'success'
    const body = { state, name: state, description: nonAsciiText, ...(isOnBranch ? { ref: branch } : {}) }
    await by.call('createCommitStatus', { path, body })
  }
  return { by: owner, path, query: { all: true }, key: 'name', values }
}

async function triggers({ given, owner, master }: CheckContext): Promise<Varied> {
  const { path } = await given.project({ members: ['master'] })
  const body = { description: 'Nightly' }
  const values = idsOf(
    await owner.call('createTrigger', { path, body }),
    await master.call('createTrigger', { path, body: { description: nonAsciiText } }),
  )
  return { by: owner, path, key: 'id', values }
}

/** Jobs of two pipelines, of a branch and of a tag; the list of a pipeline has those of the tag. */
const jobs =
  (scope: 'project' | 'pipeline') =>
  async (context: CheckContext): Promise<Varied> => {
    const { given, master } = context
    const project = await given.repository({ members: ['master'] })
    const pipeline = await givenPipeline(context, project, 'private', await given.tag(project))
    const ofOther = await provide(context, 'jobs', {
      pipeline_id: pipeline.id,
      name: 'other',
      user_id: master.id,
    })
    const values = [
      ofOther.id,
      (await givenJob(context, { pipeline, name: 'plain' })).id,
      (await givenJob(context, { pipeline, name: nonAsciiName })).id,
      (
        await givenJob(context, {
          pipeline,
          name: 'filed',
          status: 'success',
          trace: 'Done.',
          artifacts: 'woven',
        })
      ).id,
    ]
    if (scope === 'pipeline')
      return { by: project.owner, path: { id: project.id, pipeline_id: pipeline.id }, key: 'id', values }
    const ofBranch = await givenJob(context, {
      pipeline: await givenPipeline(context, project),
      name: 'plain',
    })
    return { by: project.owner, path: project.path, key: 'id', values: [...values, ofBranch.id] }
  }

const runners =
  (scope: 'caller' | 'instance' | 'project'): ((context: CheckContext) => Promise<Varied>) =>
  async (context) => {
    const { admin, given } = context
    const by = await given.user()
    const projects = [await given.project({ by }), await given.project({ by })] as const
    const [first] = projects
    const { path } = first
    const values = [
      (await givenRunner(context, { projects: [first] })).id,
      (await givenRunner(context, { projects })).id,
      (await givenRunner(context, { projects, active: false, tag_list: ['linen'] })).id,
    ]
    if (scope === 'instance') return { by: admin, path: {}, query: { scope: 'specific' }, key: 'id', values }
    return { by, path: scope === 'project' ? path : {}, key: 'id', values }
  }

async function boards(context: CheckContext): Promise<Varied> {
  const project = await context.given.project()
  const values = [await givenFurtherBoard(context, project), await givenFurtherBoard(context, project)]
  return { by: project.owner, path: project.path, key: 'id', values }
}

export const variedContent: readonly VariedList[] = [
  ['listAllRunners', runners('instance')],
  ['listBoards', boards],
  ['listBranches', branches],
  ['listCommitComments', commitComments],
  ['listCommits', commits],
  ['listCommitStatuses', commitStatuses],
  ['listGroupIssues', issues('group')],
  ['listIssues', issues('caller')],
  ['listJobs', jobs('project')],
  ['listMergeRequests', mergeRequests],
  ['listPipelineJobs', jobs('pipeline')],
  ['listProjectIssues', issues('project')],
  ['listProjectRunners', runners('project')],
  ['listRunners', runners('caller')],
  ['listTags', tags],
  ['listTriggers', triggers],
]

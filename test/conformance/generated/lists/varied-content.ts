/** Issues, merge requests, refs, commits, triggers and boards with all kinds of properties. Spec: the lists of document 3. */
import type { OperationId } from '../../../../generated/operations.ts'
import { idIn } from '../../fixtures/accounts.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { givenBoardList } from '../../fixtures/boards.ts'
import { ifPossible, observeIfPossible } from '../../fixtures/if-possible.ts'
import { addVotes } from '../../fixtures/votes.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import { givenFurtherBoard } from '../../fixtures/provisioned.ts'
import { provide } from '../../fixtures/provisioning.ts'
import type {
  GivenMergeRequest,
  GivenProject,
  GivenRepositoryProject,
  MergeRequestOptions,
} from '../../fixtures/repository.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { levels } from '../../fixtures/roles.ts'
import { nonAsciiName, nonAsciiText } from '../../fixtures/texts.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { ofCreated, type Created, type Varied, type VariedList } from './varied-items.ts'

const idsOf = (...created: readonly ApiResponse<OperationId>[]) => created.map(({ json }) => idIn(json))

/** Adds notes, which lists count, and deletes one of them, if the server lets it be deleted. */
async function discuss(by: Actor, path: { readonly id: number; readonly issue_iid: number }): Promise<void> {
  await by.call('createIssueNote', { path, body: { body: 'A first note.' } })
  await by.call('createIssueNote', { path, body: { body: 'A second note.' } })
  const { id } = (await by.call('createIssueNote', { path, body: { body: 'A third note.' } })).body
  await ifPossible(() => by.call('deleteIssueNote', { path: { ...path, note_id: id } }), null)
}

/** Adds a note and a vote to a merge request, and deletes both, if the server lets them be created and deleted. */
async function withdraw(by: Actor, path: GivenMergeRequest['path']): Promise<void> {
  await ifPossible(async () => {
    const { id } = (await by.call('createMergeRequestNote', { path, body: { body: 'Withdrawn.' } })).body
    return by.call('deleteMergeRequestNote', { path: { ...path, note_id: id } })
  }, null)
  await ifPossible(async () => {
    const { id } = (await by.call('createMergeRequestAwardEmoji', { path, body: { name: 'thumbsup' } })).body
    return by.call('deleteMergeRequestAwardEmoji', { path: { ...path, award_id: id } })
  }, null)
}

/** Milestones that differ in their optional properties; none if the server offers no way to create them. */
async function milestonesOf(context: CheckContext, project: GivenProject): Promise<readonly Milestone[]> {
  const create = async (attributes: Parameters): Promise<Milestone> => {
    const title = context.uniqueName('milestone')
    const { id } = await provide(context, 'milestones', { project_id: project.id, title, ...attributes })
    return { id, title }
  }
  return ifPossible(
    async () => [
      await create({ due_date: '2099-12-31', state: 'closed' }),
      await create({ description: nonAsciiText }),
    ],
    [],
  )
}

interface Milestone {
  readonly id: number
  readonly title: string
}

/** The list of the caller has issues of one author; that of the project, those of one project. */
const issues =
  (scope: 'caller' | 'group' | 'project') =>
  async (context: CheckContext): Promise<Varied> => {
    const { owner, master, given } = context
    const group = await given.group()
    const project = await given.projectIn(group)
    await given.member(project, master, levels.master)
    const created: Created[number][] = []
    const create = async (
      body: BodyOf<'createIssue'>,
      part: Parameters = {},
      { by = owner, of = project }: { by?: Actor; of?: GivenProject } = {},
    ) => {
      const { id, iid } = (await by.call('createIssue', { path: of.path, body })).body
      created.push([id, { title: body.title, project_id: of.id, author: { id: by.id }, ...part }])
      return { ...of.path, issue_iid: iid }
    }
    await discuss(owner, await create({ title: 'Discussed' }))
    await create({ title: 'Shared', assignee_ids: [owner.id, master.id] })
    await create({ title: 'Plain' }, { assignees: [], labels: [] })
    await discuss(owner, await create({ title: 'Secret', confidential: true }, { confidential: true }))
    await create({ title: 'Late', due_date: '2099-12-31' }, { due_date: '2099-12-31' })
    await create(
      { title: 'Labelled', labels: 'warp,weft,heddle', description: 'Long' },
      { description: 'Long' },
    )
    await create({ title: 'Assigned', assignee_ids: [owner.id] }, { assignee: { id: owner.id } })
    await create({ title: 'Delegated', assignee_ids: [master.id] }, { assignee: { id: master.id } })
    for (const milestone of await milestonesOf(context, project))
      await create({ title: 'Planned', milestone_id: milestone.id }, { milestone })
    if (scope !== 'caller') await create({ title: 'By another' }, {}, { by: master })
    if (scope !== 'project') await create({ title: 'Elsewhere' }, {}, { of: await given.projectIn(group) })
    const path = { caller: {}, group: group.path, project: project.path }[scope]
    return { by: owner, path, key: 'id', ...ofCreated(created) }
  }

async function mergeRequests(context: CheckContext): Promise<Varied> {
  const { given, owner, master, developer } = context
  const project = await given.repository({ members: ['master', 'developer'] })
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
  await addVotes(awaited.path, [owner, developer, master])
  await withdraw(master, awaited.path)
  const created: Created[number][] = []
  const add = (
    { id, iid, source, target }: GivenMergeRequest,
    part: Parameters,
    by: Actor = owner,
    of: number = project.id,
  ) => {
    const named = { iid, source_branch: source, target_branch: target, author: { id: by.id } }
    created.push([id, { ...named, source_project_id: of, target_project_id: project.id, ...part }])
  }
  const open = async (options: MergeRequestOptions, part: Parameters = { state: 'opened' }) =>
    add(await given.openMergeRequest({ project, ...options }), part, options.by)
  add(awaited, {})
  await open({ by: master }, { state: 'opened', assignee: null })
  await open({ title: `WIP: ${nonAsciiName}` })
  await open(
    { remove_source_branch: true, labels: 'warp,weft,heddle', description: nonAsciiText },
    { description: nonAsciiText },
  )
  await open({ assignee_id: owner.id, labels: 'warp' }, { assignee: { id: owner.id }, labels: ['warp'] })
  await open({ assignee_id: master.id }, { assignee: { id: master.id } })
  await open({ target_branch: await given.branch(project) })
  for (const milestone of await milestonesOf(context, project))
    await open({ milestone_id: milestone.id }, { milestone })
  add(await given.closedMergeRequest({ project }), { state: 'closed' })
  add(await given.mergedMergeRequest({ project }), { state: 'merged' })
  add(await given.mergedMergeRequest({ project }), { state: 'merged' })
  await open({ conflicting: true })
  const fromFork = await observeIfPossible(context, () => mergeRequestFromFork(context, project), null)
  if (fromFork !== null) add(fromFork.request, { state: 'opened' }, master, fromFork.source)
  return { by: owner, path: project.path, query: { state: 'all' }, key: 'id', ...ofCreated(created) }
}

/** A merge request of the master from a fork. */
async function mergeRequestFromFork(context: CheckContext, project: GivenRepositoryProject) {
  const { master, given } = context
  const { id } = (await master.call('forkProject', { path: project.path })).body
  given.removes('projects', id)
  const fork = { ...project, id, path: { id }, owner: master }
  const { branch } = project
  await context.eventually(
    () => master.sendUnchecked({ operation: 'getBranch', path: { id, branch } }, 'arrange'),
    ({ status }) => status === 200,
  )
  const request = await given.openMergeRequest({ project: fork, target_project_id: project.id })
  return { source: id, request }
}

async function branches({ given, owner, nonMember, anonymous }: CheckContext): Promise<Varied> {
  const project = await given.repository({ visibility: 'public' })
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
  const others = [{ by: nonMember }, { by: anonymous }]
  return { by: owner, path: project.path, key: 'name', values, others }
}

async function tags({ given, owner, nonMember, anonymous }: CheckContext): Promise<Varied> {
  const project = await given.repository({ visibility: 'public' })
  await given.file(project, 'later.txt', 'Later.\n')
  // A server may reject the name.
  const unusual = await ifPossible(() => given.tag(project, 'größe/織機'), null)
  const ofMerge = await ifPossible(async () => {
    const { target } = await given.mergedMergeRequest({ project, target_branch: await given.branch(project) })
    return given.tag(project, undefined, { ref: target })
  }, null)
  const values = [
    await given.tag(project),
    await given.tag(project, undefined, { message: nonAsciiText }),
    await given.tag(project, undefined, { release_description: 'News' }),
    await given.tag(project, undefined, { ref: project.commit, message: 'Earlier' }),
    await given.tag(project, undefined, { ref: project.commit, release_description: 'Old news' }),
    ...[unusual, ofMerge].filter((name) => name !== null),
  ]
  const others = [{ by: nonMember }, { by: anonymous }]
  return { by: owner, path: project.path, key: 'name', values, others }
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
  const parts = new Map(
    values.map((note) => [note, { author: { id: (note === second ? master : owner).id } }]),
  )
  return { by: owner, path, key: 'note', values, parts }
}

async function commitStatuses({ given, owner, master }: CheckContext): Promise<Varied> {
  const { id, commit, branch } = await given.repository({ members: ['master'] })
  const path = { id, sha: commit }
  const states = ['pending', 'running', 'success', 'failed', 'canceled'] as const
  const created: Created[number][] = []
  for (const state of states) {
    const by = state === 'pending' ? master : owner
    const isOnBranch = state === 'running' || state === 'success'
    const texts = { description: `${nonAsciiText} ${state}`, target_url: `https://ci.example.com/${state}` }
    const ref = isOnBranch ? { ref: branch } : {}
    await by.call('createCommitStatus', { path, body: { state, name: state, ...texts, ...ref } })
    created.push([state, { status: state, sha: commit, author: { id: by.id }, ...texts, ...ref }])
  }
  return { by: owner, path, key: 'name', ...ofCreated(created) }
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

async function boards(context: CheckContext): Promise<Varied> {
  const project = await context.given.project()
  const values = [await givenFurtherBoard(context, project), await givenFurtherBoard(context, project)]
  const { owner: by, path } = project
  const parts = new Map<number, Parameters>()
  for (const id of values) {
    const board = { id, project, owner: by, path: { ...path, board_id: id } }
    const list = await ifPossible(() => givenBoardList(context, board), null)
    if (list === null) continue
    const { position } = (await by.call('getBoardList', { path: list.path })).body
    parts.set(id, { lists: [{ id: list.id, position, label: list.shown }] })
  }
  return { by, path, key: 'id', values, parts }
}

export const variedContent: readonly VariedList[] = [
  ['listBoards', boards],
  ['listBranches', branches],
  ['listCommitComments', commitComments],
  ['listCommits', commits],
  ['listCommitStatuses', commitStatuses],
  ['listGroupIssues', issues('group')],
  ['listIssues', issues('caller')],
  ['listMergeRequests', mergeRequests],
  ['listProjectIssues', issues('project')],
  ['listTags', tags],
  ['listTriggers', triggers],
]

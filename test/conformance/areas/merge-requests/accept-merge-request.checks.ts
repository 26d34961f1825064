/** Spec: document 3, "Merge requests". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { expectContent } from '../../fixtures/file-contents.ts'
import { expectOneWinner } from '../../fixtures/concurrently.ts'
import { ifPossible, observeIfPossible } from '../../fixtures/if-possible.ts'
import { givenPipeline, givenJob } from '../../fixtures/provisioned.ts'
import { updateProvided } from '../../fixtures/provisioning.ts'
import { NotProvisionable } from '../../protocol/signals.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { firstFile, firstText, type GivenMergeRequest } from '../../fixtures/repository.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { nonAsciiText } from '../../fixtures/texts.ts'
import { expectSameRecord } from '../../generated/effects/same-values.ts'
import { plannedIn } from './planned.ts'
import { unusualMerges } from './unusual-merges.ts'
import { addVotes } from '../../fixtures/votes.ts'

export const acceptMergeRequest = {
  'accept-merge-request/merges': [
    check('into-the-default-branch', 'The default branch has the commits.', async (context) => {
      const { owner, given, act } = context
      const gone = 'gone/lost.txt'
      const files = { [firstFile]: firstText, [gone]: 'Lost.\n' }
      const request = await given.openMergeRequest({ project: await given.repository({ files }) })
      const { project, path, source, target, head, file } = request
      await given.file(project, 'ahead.txt', 'Ahead.\n')
      await given.commit(project, source, [
        { action: 'update', file_path: firstFile, content: 'Merged.\n' },
        { action: 'delete', file_path: gone },
      ])
      // A server that remembers these responses returns them after the merge as well.
      const query = { ref: target }
      const fileOfTarget = { path: { id: project.id, file_path: file }, query }
      await owner.observeAbsent('getFile', fileOfTarget)
      await expectContent(owner, project.id, firstFile, target, firstText)
      const readRaw = () =>
        owner.observe('getRawFile', { path: { id: project.id, file_path: firstFile }, query })
      await ifPossible(readRaw, null)
      const merged = await act(owner, 'acceptMergeRequest', { path })
      merged.expectStatus(200).expectMatch({ iid: request.iid, state: 'merged' })
      const response = await owner.observe('getMergeRequest', { path })
      response.expectMatch({ state: 'merged' })
      const commits = await owner.observe('listCommits', {
        path: project.path,
        query: { ref_name: target, per_page: 100 },
      })
      commits.expectIncludes('id', head)
      const raw = await observeIfPossible(context, readRaw, null)
      if (raw !== null && raw.text !== 'Merged.\n') raw.fail('The merged content.', raw.text)
      await expectContent(owner, project.id, file, target, `${file}\n`)
      await expectContent(owner, project.id, firstFile, target, 'Merged.\n')
      await expectContent(owner, project.id, 'ahead.txt', target, 'Ahead.\n')
      await owner.observeAbsent('getFile', { path: { id: project.id, file_path: gone }, query })
      await owner.observe('getBranch', { path: { id: project.id, branch: source } })
    }),
    check('into-another-branch', 'Only the target branch has the commits.', async (context) => {
      const { owner, developer, given, act } = context
      const project = await given.repository({ members: ['developer'] })
      const { path, source, target, file, head } = await given.openMergeRequest({
        project,
        target_branch: await given.branch(project),
        assignee_id: developer.id,
        ...(await plannedIn(context, project)),
      })
      await addVotes(path, [owner, developer])
      const other = await given.openMergeRequest({ project })
      const sameSource = await ifPossible(
        () => given.openMergeRequest({ project, source_branch: source }),
        other,
      )
      const merged = await act(owner, 'acceptMergeRequest', { path })
      merged.expectStatus(200).expectMatch({ state: 'merged' })
      const response = await owner.observe('getMergeRequest', { path })
      response.expectMatch({ state: 'merged', target_branch: target })
      expectSameRecord(response, merged)
      for (const each of [other, sameSource]) {
        const open = await owner.observe('getMergeRequest', { path: each.path })
        open.expectMatch({ state: 'opened' })
      }
      await expectContent(owner, project.id, file, target, `${file}\n`)
      const query = { ref_name: project.branch, per_page: 100 }
      const untouched = await owner.observe('listCommits', { path: project.path, query })
      untouched.expectOmits('id', head)
    }),
    ...unusualMerges,
  ],

  'accept-merge-request/conflict-is-405': check(async ({ owner, given, act }) => {
    const request = await given.openMergeRequest({ conflicting: true })
    const before = await given.headOf(request.project, request.target)
    const response = await act(owner, 'acceptMergeRequest', { path: request.path })
    response.expectStatus(405).expectMessage('Branch cannot be merged')
    await expectUnchanged(owner, request, 'opened', before)
  }),

  'accept-merge-request/merged-is-406': [
    check('afterwards', 'A second merge is rejected.', async ({ owner, given, act }) => {
      const request = await given.mergedMergeRequest()
      const before = await given.headOf(request.project, request.target)
      const response = await act(owner, 'acceptMergeRequest', { path: request.path })
      response.expectStatus(406).expectMessage('Method Not Allowed')
      await expectUnchanged(owner, request, 'merged', before)
    }),
    // During another merge, a request may be rejected with another status.
    check('at-once', 'Of several concurrent merges one succeeds.', async ({ owner, given }) => {
      const { path } = await given.openMergeRequest()
      await expectOneWinner(() => owner.sendUnchecked({ operation: 'acceptMergeRequest', path }), null)
      const response = await owner.observe('getMergeRequest', { path })
      response.expectMatch({ state: 'merged' })
    }),
  ],

  'accept-merge-request/closed-is-406': check(async ({ owner, given, act }) => {
    const request = await given.closedMergeRequest()
    const before = await given.headOf(request.project, request.target)
    const response = await act(owner, 'acceptMergeRequest', { path: request.path })
    response.expectStatus(406).expectMessage('Method Not Allowed')
    await expectUnchanged(owner, request, 'closed', before)
  }),

  'accept-merge-request/sha-mismatch-is-409': check(async ({ owner, given, act }) => {
    const request = await given.openMergeRequest()
    const { project, path, source, head } = request
    const later = await given.file(project, 'later.txt', 'Later.\n', source)
    const before = await given.headOf(project, request.target)
    const others = [
      {},
      // The beginning of the hash is not equal to it.
      { sha: later.slice(0, 12) },
      { should_remove_source_branch: true, merge_commit_message: 'Too early' },
      { merge_when_pipeline_succeeds: true },
    ]
    for (const other of others) {
      const response = await act(owner, 'acceptMergeRequest', { path, body: { sha: head, ...other } })
      response.expectStatus(409).expectMessage('SHA does not match HEAD of source branch')
      await expectUnchanged(owner, request, 'opened', before)
    }
  }),

  'accept-merge-request/sha-match-merges': check(async ({ owner, given, act }) => {
    const { path, head } = await given.openMergeRequest()
    const response = await act(owner, 'acceptMergeRequest', { path, body: { sha: head } })
    response.expectStatus(200).expectMatch({ state: 'merged' })
    const other = await given.openMergeRequest()
    const { id } = other.project
    const merge_commit_message = 'Merged with all parameters'
    const body = {
      sha: other.head,
      should_remove_source_branch: true,
      merge_commit_message,
      merge_when_pipeline_succeeds: false,
    }
    const merged = await act(owner, 'acceptMergeRequest', { path: other.path, body })
    const sha = merged.expectStatus(200).body.merge_commit_sha ?? merged.fail('A `merge_commit_sha`.')
    const commit = await owner.observe('getCommit', { path: { id, sha } })
    commit.expectMatch({ title: merge_commit_message })
    await owner.observeAbsent('getBranch', { path: { id, branch: other.source } })
  }),

  'accept-merge-request/not-permitted-is-401': check(async (context) => {
    const { owner, nonMember, guest, reporter, given, act } = context
    const members = ['guest', 'reporter'] as const
    const request = await given.openMergeRequest({ visibility: 'public', members })
    const before = await given.headOf(request.project, request.target)
    const response = await act(nonMember, 'acceptMergeRequest', { path: request.path })
    response.expectStatus(401)
    await expectUnchanged(owner, request, 'opened', before)
    for (const by of [guest, reporter]) {
      const rejected = await act(by, 'acceptMergeRequest', { path: request.path })
      // The role that may accept a merge request is not specified.
      if (rejected.status === 200) return
      rejected.expectStatus(401)
    }
  }),

  'accept-merge-request/merge-commit-message': check(async ({ owner, given, act }) => {
    const { project, path } = await given.openMergeRequest()
    const body = { merge_commit_message: `${nonAsciiText}\n\nAt last.` }
    const merged = await act(owner, 'acceptMergeRequest', { path, body })
    const sha = merged.expectStatus(200).body.merge_commit_sha ?? merged.fail('A `merge_commit_sha`.')
    const response = await owner.observe('getCommit', { path: { id: project.id, sha } })
    const { message } = response.expectMatch({ title: nonAsciiText }).body
    if (message.trim() !== body.merge_commit_message) {
      response.fail('The given message.', `It is ${JSON.stringify(message)}.`)
    }
  }),

  'accept-merge-request/remove-source-branch': [
    check('true', 'With `true` the source branch is deleted.', async ({ owner, given, act }) => {
      const { project, path, source } = await given.openMergeRequest()
      const body = { should_remove_source_branch: true }
      const merged = await act(owner, 'acceptMergeRequest', { path, body })
      merged.expectStatus(200).expectMatch({ state: 'merged' })
      await owner.observeAbsent('getBranch', { path: { id: project.id, branch: source } })
      const response = await owner.observe('getMergeRequest', { path })
      response.expectMatch({ state: 'merged', source_branch: source })
    }),
    check('false', 'With `false` the source branch remains.', async ({ owner, given, act }) => {
      const { project, path, source } = await given.openMergeRequest()
      const body = { should_remove_source_branch: false }
      const merged = await act(owner, 'acceptMergeRequest', { path, body })
      merged.expectStatus(200).expectMatch({ state: 'merged' })
      const branches = await owner.observe('listBranches', { path: project.path })
      branches.expectItem({ name: source })
    }),
  ],

  'accept-merge-request/waits-for-pipeline': [
    check('of-a-job', 'The merge waits for a running job.', async (context) => {
      const { owner, given } = context
      const { project, path, source } = await given.openMergeRequest()
      const pipeline = await givenPipeline(context, project, 'private', source)
      const job = await givenJob(context, { pipeline, status: 'running' })
      const body = { merge_when_pipeline_succeeds: true }
      const response = await context.act(owner, 'acceptMergeRequest', { path, body })
      response.expectStatus(200).expectMatch({ state: 'opened', merge_when_pipeline_succeeds: true })
      await updateProvided(context, 'jobs', job.id, { status: 'success' })
      await expectMerged(context, path)
    }),
    check('of-a-commit-status', 'The merge waits for a running commit status.', async (context) => {
      const { owner, given } = context
      const { project, path, source, head } = await given.openMergeRequest()
      const status = { path: { id: project.id, sha: head } }
      await owner.call('createCommitStatus', {
        ...status,
        body: { state: 'running', name: 'test', ref: source },
      })
      const response = await context.act(owner, 'acceptMergeRequest', {
        path,
        body: { merge_when_pipeline_succeeds: true },
      })
      if (response.expectStatus(200).body.state === 'merged') {
        throw new NotProvisionable(
          'The server creates no pipeline for a commit status, and no operation creates one.',
        )
      }
      response.expectStatus(200).expectMatch({ state: 'opened', merge_when_pipeline_succeeds: true })
      await owner.call('createCommitStatus', {
        ...status,
        body: { state: 'success', name: 'test', ref: source },
      })
      await expectMerged(context, path)
    }),
  ],

  'accept-merge-request/renamed-parameter': check(async ({ owner, given }) => {
    const { project, path, source, head } = await given.openMergeRequest()
    await owner.call('createCommitStatus', {
      path: { id: project.id, sha: head },
      body: { state: 'running', name: 'test', ref: source },
    })
    const body = { merge_when_build_succeeds: true }
    await owner.sendUnchecked({ operation: 'acceptMergeRequest', path, body })
    const response = await owner.observe('getMergeRequest', { path })
    response.expectMatch({ merge_when_pipeline_succeeds: false })
  }),

  'accept-merge-request/merge-commit-sha': check(async ({ owner, given, act }) => {
    const { project, path, target } = await given.openMergeRequest()
    const before = await owner.observe('getMergeRequest', { path })
    before.expectMatch({ merge_commit_sha: null })
    const merged = await act(owner, 'acceptMergeRequest', { path })
    merged.expectStatus(200)
    const response = await owner.observe('getMergeRequest', { path })
    const sha = response.body.merge_commit_sha ?? response.fail('A `merge_commit_sha`.')
    const query = { ref_name: target, per_page: 100 }
    const commits = await owner.observe('listCommits', { path: project.path, query })
    commits.expectIncludes('id', sha)
  }),
} satisfies CoverageOf<'acceptMergeRequest'>

/** Expects that a rejected merge changes neither the merge request nor the target branch. */
async function expectUnchanged(
  owner: Actor,
  { path, project, target }: GivenMergeRequest,
  state: 'opened' | 'closed' | 'merged',
  head: string,
): Promise<void> {
  const response = await owner.observe('getMergeRequest', { path })
  response.expectMatch({ state })
  const branch = await owner.observe('getBranch', { path: { id: project.id, branch: target } })
  branch.expectMatch({ commit: { id: head } })
}

/** Expects that a waiting merge takes place after its pipeline has succeeded. */
async function expectMerged(context: CheckContext, path: GivenMergeRequest['path']): Promise<void> {
  const response = await context.eventually(
    () => context.owner.observe('getMergeRequest', { path }),
    ({ json }) => isRecord(json) && json['state'] === 'merged',
  )
  response.expectMatch({ state: 'merged' })
}

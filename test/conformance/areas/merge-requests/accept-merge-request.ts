/** Spec: document 3, "Merge requests", merge; document 1, "Endpoint-specific error rules". */
import { isRecord } from '../../protocol/exchange.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { NotProvisionable } from '../../protocol/signals.ts'
import { oneWins } from '../../fixtures/concurrently.ts'
import type { GivenMergeRequest } from '../../fixtures/repository.ts'
import type { Persona } from '../../fixtures/actor.ts'
import { givenJob, givenPipeline } from '../../fixtures/provisioned.ts'
import { lets } from '../../fixtures/provisioning.ts'
import type { World } from '../../fixtures/context.ts'
import { claimsContent } from '../files/contents.ts'

export const acceptMergeRequest = {
  'accept-merge-request/merges': [
    check('into the default branch', async ({ owner, given }) => {
      const request = await given.openMergeRequest()
      const { project, path, source, target, head, file } = request
      await given.file(project, 'ahead.txt', 'Ahead.\n')
      const merged = await owner.tries('acceptMergeRequest', { path })
      merged.is(200).shows({ iid: request.iid, state: 'merged' })
      const answer = await owner.tries('getMergeRequest', { path })
      answer.is(200).shows({ state: 'merged' })
      const query = { ref_name: target, per_page: 100 }
      const commits = await owner.tries('listCommits', { path: project.path, query })
      commits.is(200).includes('id', head)
      await claimsContent(owner, project.id, file, target, `${file}\n`)
      await claimsContent(owner, project.id, 'ahead.txt', target, 'Ahead.\n')
      const kept = await owner.tries('getBranch', { path: { id: project.id, branch: source } })
      kept.is(200)
    }),
    check('into another branch', async ({ owner, given }) => {
      const project = await given.repository()
      const { path, target, file, head } = await given.openMergeRequest({
        project,
        target_branch: await given.branch(project),
      })
      const merged = await owner.tries('acceptMergeRequest', { path })
      merged.is(200).shows({ state: 'merged' })
      const answer = await owner.tries('getMergeRequest', { path })
      answer.is(200).shows({ state: 'merged', target_branch: target })
      await claimsContent(owner, project.id, file, target, `${file}\n`)
      const query = { ref_name: project.branch, per_page: 100 }
      const untouched = await owner.tries('listCommits', { path: project.path, query })
      untouched.is(200).omits('id', head)
    }),
  ],

  'accept-merge-request/conflict-is-405': check(async ({ owner, given }) => {
    const request = await given.openMergeRequest({ conflicting: true })
    const before = await given.headOf(request.project, request.target)
    const answer = await owner.tries('acceptMergeRequest', { path: request.path })
    answer.is(405).says('Branch cannot be merged')
    await stays(owner, request, 'opened', before)
  }),

  'accept-merge-request/merged-is-406': [
    check('afterwards', async ({ owner, given }) => {
      const request = await given.mergedMergeRequest()
      const before = await given.headOf(request.project, request.target)
      const answer = await owner.tries('acceptMergeRequest', { path: request.path })
      answer.is(406).says('Method Not Allowed')
      await stays(owner, request, 'merged', before)
    }),
    // While another merges, a request may be refused in some other way.
    check('at once', async ({ owner, given }) => {
      const { path } = await given.openMergeRequest()
      await oneWins(() => owner.sends({ operation: 'acceptMergeRequest', path }), null)
      const answer = await owner.tries('getMergeRequest', { path })
      answer.is(200).shows({ state: 'merged' })
    }),
  ],

  'accept-merge-request/closed-is-406': check(async ({ owner, given }) => {
    const request = await given.closedMergeRequest()
    const before = await given.headOf(request.project, request.target)
    const answer = await owner.tries('acceptMergeRequest', { path: request.path })
    answer.is(406).says('Method Not Allowed')
    await stays(owner, request, 'closed', before)
  }),

  'accept-merge-request/sha-mismatch-is-409': check(async ({ owner, given }) => {
    const request = await given.openMergeRequest()
    const { project, path, source, head } = request
    await given.file(project, 'later.txt', 'Later.\n', source)
    const before = await given.headOf(project, request.target)
    const answer = await owner.tries('acceptMergeRequest', { path, body: { sha: head } })
    answer.is(409).says('SHA does not match HEAD of source branch')
    await stays(owner, request, 'opened', before)
  }),

  'accept-merge-request/sha-match-merges': check(async ({ owner, given }) => {
    const { path, head } = await given.openMergeRequest()
    const answer = await owner.tries('acceptMergeRequest', { path, body: { sha: head } })
    answer.is(200).shows({ state: 'merged' })
  }),

  'accept-merge-request/not-permitted-is-401': check(async ({ owner, stranger, given }) => {
    const request = await given.openMergeRequest({ visibility: 'public' })
    const before = await given.headOf(request.project, request.target)
    const answer = await stranger.tries('acceptMergeRequest', { path: request.path })
    answer.is(401)
    await stays(owner, request, 'opened', before)
  }),

  'accept-merge-request/merge-commit-message': check(async ({ owner, given }) => {
    const { project, path } = await given.openMergeRequest()
    const body = { merge_commit_message: 'Bring it in\n\nAt last.' }
    const merged = await owner.tries('acceptMergeRequest', { path, body })
    const sha = merged.is(200).body.merge_commit_sha ?? merged.contradicts('A `merge_commit_sha`.')
    const answer = await owner.tries('getCommit', { path: { id: project.id, sha } })
    const { message } = answer.is(200).shows({ title: 'Bring it in' }).body
    if (message.trim() !== body.merge_commit_message) {
      answer.contradicts('The given message.', `It is ${JSON.stringify(message)}.`)
    }
  }),

  'accept-merge-request/remove-source-branch': [
    check('true', async ({ owner, given }) => {
      const { project, path, source } = await given.openMergeRequest()
      const body = { should_remove_source_branch: true }
      const merged = await owner.tries('acceptMergeRequest', { path, body })
      merged.is(200).shows({ state: 'merged' })
      const answer = await owner.tries('getBranch', { path: { id: project.id, branch: source } })
      answer.is(404)
    }),
    check('false', async ({ owner, given }) => {
      const { project, path, source } = await given.openMergeRequest()
      const body = { should_remove_source_branch: false }
      const merged = await owner.tries('acceptMergeRequest', { path, body })
      merged.is(200).shows({ state: 'merged' })
      const answer = await owner.tries('getBranch', { path: { id: project.id, branch: source } })
      answer.is(200)
    }),
  ],

  'accept-merge-request/waits-for-pipeline': [
    check('of a job', async (world) => {
      const { owner, given } = world
      const { project, path, source } = await given.openMergeRequest()
      const pipeline = await givenPipeline(world, project, 'private', source)
      const job = await givenJob(world, { pipeline, status: 'running' })
      const body = { merge_when_pipeline_succeeds: true }
      const answer = await owner.tries('acceptMergeRequest', { path, body })
      answer.is(200).shows({ state: 'opened', merge_when_pipeline_succeeds: true })
      await lets(world, 'jobs', job.id, { status: 'success' })
      await becomesMerged(world, path)
    }),
    check('of a commit status', async (world) => {
      const { owner, given } = world
      const { project, path, source, head } = await given.openMergeRequest()
      const status = { path: { id: project.id, sha: head } }
      await owner.does('createCommitStatus', {
        ...status,
        body: { state: 'running', name: 'test', ref: source },
      })
      const answer = await owner.tries('acceptMergeRequest', {
        path,
        body: { merge_when_pipeline_succeeds: true },
      })
      if (answer.is(200).body.state === 'merged') {
        throw new NotProvisionable('A commit status makes no pipeline here, and the API cannot create one.')
      }
      answer.is(200).shows({ state: 'opened', merge_when_pipeline_succeeds: true })
      await owner.does('createCommitStatus', {
        ...status,
        body: { state: 'success', name: 'test', ref: source },
      })
      await becomesMerged(world, path)
    }),
  ],

  'accept-merge-request/renamed-parameter': check(async ({ owner, given }) => {
    const { project, path, source, head } = await given.openMergeRequest()
    await owner.does('createCommitStatus', {
      path: { id: project.id, sha: head },
      body: { state: 'running', name: 'test', ref: source },
    })
    const body = { merge_when_build_succeeds: true }
    await owner.sends({ operation: 'acceptMergeRequest', path, body })
    const answer = await owner.tries('getMergeRequest', { path })
    answer.is(200).shows({ merge_when_pipeline_succeeds: false })
  }),

  'accept-merge-request/merge-commit-sha': check(async ({ owner, given }) => {
    const { project, path, target } = await given.openMergeRequest()
    const before = await owner.tries('getMergeRequest', { path })
    before.is(200).shows({ merge_commit_sha: null })
    await owner.does('acceptMergeRequest', { path })
    const answer = await owner.tries('getMergeRequest', { path })
    const sha = answer.is(200).body.merge_commit_sha ?? answer.contradicts('A `merge_commit_sha`.')
    const query = { ref_name: target, per_page: 100 }
    const commits = await owner.tries('listCommits', { path: project.path, query })
    commits.is(200).includes('id', sha)
  }),
} satisfies CoverageOf<'acceptMergeRequest'>

/** A refused merge changes neither the merge request nor the target branch. */
async function stays(
  owner: Persona,
  { path, project, target }: GivenMergeRequest,
  state: 'opened' | 'closed' | 'merged',
  head: string,
): Promise<void> {
  const answer = await owner.tries('getMergeRequest', { path })
  answer.is(200).shows({ state })
  const branch = await owner.tries('getBranch', { path: { id: project.id, branch: target } })
  branch.is(200).shows({ commit: { id: head } })
}

/** A merge that waited takes place once its pipeline has succeeded. */
async function becomesMerged(world: World, path: GivenMergeRequest['path']): Promise<void> {
  const answer = await world.eventually(
    () => world.owner.tries('getMergeRequest', { path }),
    ({ json }) => isRecord(json) && json['state'] === 'merged',
  )
  answer.is(200).shows({ state: 'merged' })
}

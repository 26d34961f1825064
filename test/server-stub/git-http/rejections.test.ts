import { expect } from 'vitest'
import { each, type Forge } from '../../support/forge.ts'
import { test } from '../../support/test.ts'
import {
  branchWith,
  commit,
  create,
  newBranch,
  newRepository,
  openMergeRequest,
} from '../../support/repository.ts'
import { newTeam, type Team } from '../../support/team.ts'
import { danglingObjects } from '../../../server-stub/git/garbage.ts'
import { pushByHand } from './by-hand.ts'
import { noObject } from './packs.ts'
import { noGit, remoteOf, workspace, type Workspace } from './workspace.ts'

const inGit = test.skipIf(noGit)

inGit('applies the rules of protected branches', async ({ forge }) => {
  const { team, project, work } = await pushers(forge)
  await using _ = work
  await work.commit('developer', { 'new.txt': 'x\n' })
  const push = (who: 'developer' | 'master', ...args: string[]) => work.tried(who, 'push', 'origin', ...args)
  expect((await push('developer', 'HEAD:master')).output).toContain(
    '(protected branch: you are not allowed to push to it)',
  )
  await team.master.put(`/projects/${project}/repository/branches/master/protect`, {
    developers_can_push: true,
  })
  expect(await push('developer', 'HEAD:master')).toMatchObject({ status: 0 })
  expect((await push('master', ':master')).output).toContain('(default branch: it cannot be deleted)')
  await work.git('master', 'commit', '--quiet', '--amend', '--message', 'Another')
  expect((await push('master', '--force', 'HEAD:master')).output).toContain(
    '(protected branch: its history cannot be rewritten)',
  )
  expect(await danglingObjects(forge.appContext.db, project)).toEqual([])
  await team.master.put(`/projects/${project}/repository/branches/master/unprotect`)
  expect((await push('developer', ':master')).output).toContain('(default branch: it cannot be deleted)')
  expect(await push('developer', '--force', 'HEAD:master')).toMatchObject({ status: 0 })
})

inGit('does not support push options', async ({ forge }) => {
  const { work } = await pushers(forge)
  await using _ = work
  const { status, output } = await work.tried('developer', 'push', '-o', 'ci.skip', 'origin', 'HEAD:topic')
  expect(status).not.toBe(0)
  expect(output).toContain('the receiving end does not support push options')
})

inGit('rejects names that conflict, are reserved or invalid', async ({ forge }) => {
  const { team, project, work } = await pushers(forge)
  await using _ = work
  await newBranch(team.owner, project, 'taken')
  const push = (...args: string[]) => work.tried('developer', 'push', 'origin', ...args)
  expect((await push('HEAD:refs/heads/taken/over')).output).toContain('(name conflict')
  expect(await push(':taken', 'HEAD:refs/heads/taken/over')).toMatchObject({ status: 0 })
  expect((await push('HEAD:refs/heads/taken')).output).toContain('(name conflict')
  expect((await push('HEAD:refs/keep-around/x')).output).toContain('(reserved ref name)')
  expect(await push('HEAD:refs/notes/review')).toMatchObject({ status: 0 })
  expect((await push('HEAD^{tree}:refs/heads/tree')).output).toMatch(
    /rejected|invalid|must point to a commit/,
  )
  for (const ref of [
    'refs/heads/a..b',
    'refs/heads/-x',
    'refs/heads/',
    'HEAD',
    'refs/x',
    'refs/heads/x.lock',
  ]) {
    const report = await pushByHand(await remoteOf(team.owner, project), team.developer, ref, noObject)
    expect(report).toContain(`ng ${ref} invalid ref name`)
  }
})

inGit('rejects a ref that was changed concurrently', async ({ forge }) => {
  const { team, project, work } = await pushers(forge)
  await using _ = work
  const seen = await branchWith(team.owner, project, 'topic')
  const moved = await commit(team.owner, project, 'topic', [create('later.txt')])
  const remote = await remoteOf(team.owner, project)
  expect(await pushByHand(remote, team.developer, 'refs/heads/topic', seen)).toContain(
    'ng refs/heads/topic stale info',
  )
  expect(await pushByHand(remote, team.developer, 'refs/heads/topic', noObject)).toContain('stale info')
  expect(await pushByHand(remote, team.developer, 'refs/heads/topic', moved)).toContain('ok refs/heads/topic')
})

test('accepts one of concurrent pushes to a ref; others leave no objects', async ({
  forge,
  team,
  repository: project,
}) => {
  const remote = await remoteOf(team.owner, project)
  // Files of this size are unpacked in another thread, so that the pushes overtake each other.
  const racers = Array.from({ length: 8 }, (_, n) => `from racer ${n}\n`.repeat(10_000))
  const reports = await Promise.all(
    racers.map((content) => pushByHand(remote, team.developer, 'refs/heads/topic', noObject, content)),
  )
  expect(reports.filter((report) => report.includes('ok refs/heads/topic'))).toHaveLength(1)
  expect(reports.filter((report) => report.includes('stale info'))).toHaveLength(racers.length - 1)
  expect(await danglingObjects(forge.appContext.db, project)).toEqual([])
})

inGit('rejects all refs of an atomic push together, others one by one', async ({ forge }) => {
  const { team, project, work } = await pushers(forge)
  await using _ = work
  await work.commit('developer', { 'new.txt': 'x\n' })
  const push = (...args: string[]) =>
    work.tried('developer', 'push', ...args, 'origin', 'HEAD:one', 'HEAD:master')
  const atomic = await push('--atomic')
  expect(atomic.output).toMatch(/HEAD -> one \(atomic push failed/)
  const branches = () => team.owner.get(`/projects/${project}/repository/branches`)
  expect(each(await branches(), 'name')).toEqual(['master'])
  expect((await push()).output).toMatch(/\[new branch\] +HEAD -> one/)
  expect(each(await branches(), 'name')).toEqual(['master', 'one'])
  expect(
    await work.tried('developer', 'push', '--atomic', '--quiet', 'origin', 'HEAD:two', 'HEAD:three'),
  ).toEqual({ status: 0, output: '' })
  expect(each(await branches(), 'name')).toEqual(['master', 'one', 'three', 'two'])
})

inGit('rejects pushes to archived projects', async ({ forge }) => {
  const { project, work } = await pushers(forge)
  await using _ = work
  await forge.provision.archive({ project_id: project })
  await work.commit('developer', { 'new.txt': 'x\n' })
  expect((await work.tried('developer', 'push', 'origin', 'HEAD:topic')).output).toContain(
    'The project is archived',
  )
})

inGit('a push has the side effects of a commit through the API', async ({ forge }) => {
  const { team, project, work } = await pushers(forge)
  await using _ = work
  await branchWith(team.developer, project, 'topic')
  const iid = await openMergeRequest(team.developer, project, 'topic')
  const url = `/projects/${project}`
  const before = (await team.owner.get(url)).body
  forge.setClock('2026-05-01T00:00:00.000Z')
  await work.git('developer', 'fetch', '--quiet')
  await work.git('developer', 'switch', '--quiet', 'topic')
  await work.commit('developer', { 'one.txt': '1\n' }, 'First')
  const head = await work.commit('developer', { 'two.txt': '2\n' }, 'Second')
  await work.git('developer', 'push', '--quiet', 'origin', 'topic')
  expect((await team.owner.get(`${url}/merge_requests/${iid}`)).body).toMatchObject({
    sha: head,
    state: 'opened',
    merge_status: 'can_be_merged',
  })
  expect(each(await team.owner.get(`${url}/merge_requests/${iid}/commits`), 'title')).toContain('Second')
  const events = await team.owner.get(`${url}/events?action=pushed&per_page=1`)
  expect(events.body).toMatchObject([
    {
      author_username: team.developer.username,
      data: {
        ref: 'refs/heads/topic',
        after: head,
        total_commits_count: 2,
        commits: [{ message: 'First\n' }, { id: head }],
      },
    },
  ])
  const after = (await team.owner.get(url)).body
  expect(after).toMatchObject({ last_activity_at: expect.stringMatching(/^2026-05-01/) })
  expect(after).not.toEqual(before)
})

inGit('a push cancels a merge that waits for the pipeline of the former head', async ({ forge }) => {
  const { team, project, work } = await pushers(forge)
  await using _ = work
  const sha = await branchWith(team.developer, project, 'topic')
  const path = `/projects/${project}/merge_requests/${await openMergeRequest(team.developer, project, 'topic')}`
  const report = (commit: string, state: string) =>
    team.developer.post(`/projects/${project}/statuses/${commit}`, { state })
  await report(sha, 'running')
  await team.master.put(`${path}/merge`, { merge_when_pipeline_succeeds: true })
  expect((await team.owner.get(path)).body).toMatchObject({ merge_when_pipeline_succeeds: true })
  await work.git('developer', 'fetch', '--quiet')
  await work.git('developer', 'switch', '--quiet', 'topic')
  const head = await work.commit('developer', { 'more.txt': 'x\n' })
  await work.git('developer', 'push', '--quiet', 'origin', 'topic')
  const canceled = { state: 'opened', sha: head, merge_when_pipeline_succeeds: false }
  expect((await team.owner.get(path)).body).toMatchObject(canceled)
  for (const commit of [sha, head]) await report(commit, 'success')
  expect((await team.owner.get(path)).body).toMatchObject(canceled)
})

inGit('a push of its head to the target branch merges a merge request', async ({ forge }) => {
  const { team, project, work } = await pushers(forge)
  await using _ = work
  const head = await branchWith(team.developer, project, 'topic')
  await branchWith(team.developer, project, 'other')
  const [iid, other] = [
    await openMergeRequest(team.developer, project, 'topic'),
    await openMergeRequest(team.developer, project, 'other'),
  ]
  await work.git('master', 'fetch', '--quiet')
  await work.git('master', 'merge', '--quiet', '--no-ff', '--message', 'By hand', 'origin/topic')
  await work.git('master', 'push', '--quiet', 'origin', 'master')
  const merged = (await work.git('master', 'rev-parse', 'HEAD')).trim()
  const url = `/projects/${project}/merge_requests`
  expect((await team.owner.get(`${url}/${iid}`)).body).toMatchObject({
    state: 'merged',
    sha: head,
    merge_commit_sha: merged,
  })
  expect(each(await team.owner.get(`${url}/${iid}/commits`), 'id')).toEqual([head])
  expect((await team.owner.get(`${url}/${other}`)).body).toMatchObject({ state: 'opened' })
})

interface Pushers {
  team: Team
  project: number
  work: Workspace
}

/** A repository with one commit, and a clone for a developer and for a master. */
async function pushers(forge: Forge): Promise<Pushers> {
  const team = await newTeam(forge)
  const project = await newRepository(team)
  const work = await workspace()
  for (const role of ['developer', 'master'] as const)
    await work.git('.', 'clone', '--quiet', await remoteOf(team.owner, project, team[role].token), role)
  return { team, project, work }
}

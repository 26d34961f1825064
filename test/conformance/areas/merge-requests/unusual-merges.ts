/** Checks of merges from forks and of merge requests that were changed before. Spec: document 3, "Merge requests". */
import { check } from '../../fixtures/check.ts'
import { expectContent } from '../../fixtures/file-contents.ts'
import { fileFromFork, forkWithBranch } from './from-fork.ts'

export const unusualMerges = [
  check('from-a-fork', 'A branch of the same name is merged from a fork.', async (context) => {
    const { admin, owner, master, given } = context
    const project = await given.repository({ members: ['master'] })
    const branch = 'from-afar'
    const fork = await forkWithBranch(context, project, branch)
    await given.branch(project, branch)
    const created = await master.call('createMergeRequest', {
      path: { id: fork },
      body: { source_branch: branch, target_branch: branch, title: 'Afar', target_project_id: project.id },
    })
    const path = { id: project.id, merge_request_iid: created.body.iid }
    const body = { should_remove_source_branch: true }
    // Only an administrator certainly has permissions in both projects.
    const merged = await context.act(admin, 'acceptMergeRequest', { path, body })
    merged.expectStatus(200).expectMatch({ state: 'merged' })
    await expectContent(owner, project.id, fileFromFork.file_path, branch, fileFromFork.content)
    await admin.observeAbsent('getBranch', { path: { id: fork, branch } })
  }),
  check('reopened', 'After it was reopened with another target branch.', async (context) => {
    const { owner, given } = context
    const { project, path, file, target } = await given.closedMergeRequest()
    const target_branch = await given.branch(project)
    await owner.call('updateMergeRequest', { path, body: { state_event: 'reopen', target_branch } })
    const merged = await context.act(owner, 'acceptMergeRequest', { path })
    merged.expectStatus(200).expectMatch({ state: 'merged', target_branch })
    await expectContent(owner, project.id, file, target_branch, `${file}\n`)
    const former = { path: { id: project.id, file_path: file }, query: { ref: target } }
    await owner.observeAbsent('getFile', former)
  }),
]

/** The records of a scenario of a library, and the environment of its program. */
import { unwrap } from '../../../generated/client.ts'
import type { Stub } from '../../../server-stub/index.ts'

export interface World {
  projectId: number
  /** The same as environment variables. */
  env: Record<string, string>
}

const sshKey =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ7D1bkMcJ0ZbKzqR9bD9gqJt6SxO3cJxq3c5sB0m0Vd weaver@example.com'

/** A project with a label, a pending job and a runner, and a master of the project. */
export async function prepareWorld(forge: Stub): Promise<World> {
  const project = await forge.project({ files: { 'README.md': '# Loom\n' } })
  const { token, username } = await forge.account('master')
  const pipeline = await forge.provision.pipeline({ project_id: project.id, ref: 'master' })
  const job = await forge.provision.job({ pipeline_id: pipeline.id, name: 'rspec', trace: 'It begins\n' })
  const runner = await forge.provision.runner({ description: 'shed-1' })
  await forge.provision.label({ project_id: project.id, name: 'bug' })
  return {
    projectId: project.id,
    env: {
      FORGE_URL: forge.origin,
      FORGE_API: forge.baseUrl,
      ADMIN_TOKEN: forge.adminToken,
      TOKEN: token,
      USERNAME: username,
      PROJECT_ID: String(project.id),
      PROJECT_PATH: project.path_with_namespace,
      JOB_ID: String(job.id),
      RUNNER_ID: String(runner.id),
      SSH_KEY: sshKey,
    },
  }
}

/** Reads back what every scenario of a library has left in the project. */
export async function readBack(forge: Stub, { projectId: id }: World): Promise<object> {
  const admin = await forge.as('admin')
  const path = { id }
  const [mergeRequest] = await unwrap(admin.listMergeRequests({ path, query: { state: 'merged' } }))
  const [issue] = await unwrap(admin.listProjectIssues({ path }))
  const file = await unwrap(admin.getFile({ path: { id, file_path: 'a.txt' }, query: { ref: 'master' } }))
  return { mergeRequest: mergeRequest?.title, issue: issue?.title, file: file.file_path }
}

/** This server with the records that the requests of the benchmark return, in a process of its own. */
import { createForgeClient, unwrap } from '../../generated/client.ts'
import { startStub, type DatabaseLocation } from '../../server-stub/index.ts'
import type { Call } from './load.ts'

/** What the process prints as soon as it accepts requests. */
export interface Ready {
  calls: Record<string, Call>
}

const pageLength = 20
const url = process.env['FORGE_BENCH_DATABASE'] ?? ''
const database: DatabaseLocation = url === '' ? { kind: 'memory' } : { kind: 'postgres', url }
const forge = await startStub({ database })
const { token } = await forge.account('owner')
const { id } = await forge.project({ files: { 'README.md': '# Loom\n' }, description: 'A loom for weaving.' })
await addRecords()

const { baseUrl } = forge
const project = `${baseUrl}/projects/${id}`
const ready: Ready = {
  calls: {
    'GET /projects/:id': { method: 'GET', url: project, token },
    'GET /user': { method: 'GET', url: `${baseUrl}/user`, token },
    'GET /projects/:id/issues': { method: 'GET', url: `${project}/issues`, token },
    'GET /projects/:id/merge_requests': { method: 'GET', url: `${project}/merge_requests`, token },
    'GET /projects': { method: 'GET', url: `${baseUrl}/projects`, token },
    'POST /projects/:id/issues': {
      method: 'POST',
      url: `${project}/issues`,
      token,
      json: { title: 'The shuttle sticks', description: 'It does so every tenth row.' },
    },
  },
}
console.log(JSON.stringify(ready))
process.once('SIGTERM', () => void forge.close().then(() => process.exit()))

/** A page of issues, of merge requests and of projects. */
async function addRecords(): Promise<void> {
  const owner = createForgeClient({ baseUrl: forge.baseUrl, token })
  const path = { id }
  for (let number = 1; number <= pageLength; number++) {
    await forge.project({ name: `Loom ${number}` })
    const body = { title: `Knot ${number}`, description: 'It comes undone.', labels: 'weaving,urgent' }
    await unwrap(owner.createIssue({ path, body }))
    const branch = `knot-${number}`
    const action = { action: 'create', file_path: `${branch}.md`, content: `# ${branch}\n` } as const
    await unwrap(owner.createBranch({ path, body: { branch, ref: 'master' } }))
    const commit = { branch, commit_message: 'Tie it', actions: [action] }
    await unwrap(owner.createCommit({ path, body: commit }))
    const merge = { source_branch: branch, target_branch: 'master', title: `Tie knot ${number}` }
    await unwrap(owner.createMergeRequest({ path, body: merge }))
  }
}

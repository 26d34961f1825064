/** Labels, milestones, snippets and merge requests, which tests of other records require. */
import { commitFile } from './commits.ts'
import { textAt, type Caller, type Forge } from './forge.ts'

const instant = '2026-02-01T08:00:00.000Z'

export async function addLabel({ appContext }: Forge, project_id: number, name: string): Promise<number> {
  const label = { project_id, name, color: '#d9534f', created_at: instant }
  const row = await appContext.db.insertInto('label').values(label).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** A milestone; `iid` is to be new in the project. */
export async function addMilestone(
  { appContext }: Forge,
  project_id: number,
  title: string,
  iid = 1,
): Promise<number> {
  const milestone = { project_id, iid, title, created_at: instant, updated_at: instant }
  const query = appContext.db.insertInto('milestone').values(milestone).returning('id')
  return (await query.executeTakeFirstOrThrow()).id
}

export async function addSnippet(
  { appContext }: Forge,
  project_id: number,
  author_id: number,
  visibility: 'private' | 'internal' | 'public' = 'private',
): Promise<number> {
  const snippet = {
    project_id,
    author_id,
    title: 'Knots',
    visibility,
    created_at: instant,
    updated_at: instant,
  }
  const query = appContext.db.insertInto('snippet').values(snippet).returning('id')
  return (await query.executeTakeFirstOrThrow()).id
}

/** Opens a merge request of a new branch into `master`; returns its path below the API. */
export async function openMergeRequest(forge: Forge, author: Caller, project: number): Promise<string> {
  const branch = `feature-${++branches}`
  await commitFile(forge, project, 'master', `${branch}.base`)
  const created = await author.post(`/projects/${project}/repository/branches`, { branch, ref: 'master' })
  if (created.status !== 201) throw new Error(`No branch: ${created.status}`)
  await commitFile(forge, project, branch, `${branch}.txt`)
  const given = { title: `Merge ${branch}`, source_branch: branch, target_branch: 'master' }
  const opened = await author.post(`/projects/${project}/merge_requests`, given)
  return `/projects/${project}/merge_requests/${textAt(opened, 'iid')}`
}

let branches = 0

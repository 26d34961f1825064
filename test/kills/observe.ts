/** What a server contains, by the keys of the ledger, and whether all of it belongs together. */
import { unwrap, type ForgeClient } from '../../generated/client.ts'
import type { Mirror } from './git-client.ts'
import { blobName, type Bench } from './kinds.ts'
import type { Content } from './ledger.ts'

export interface Observation {
  readonly contents: Map<string, Content>
  /** Records that are half done, missing or duplicated. */
  readonly problems: string[]
}

/** Reads everything that the writes are about. */
export async function observe(bench: Bench): Promise<Observation> {
  const { client, git, site, origin } = bench
  const path = { id: site.project }
  const mirror = await git.mirror(origin)
  const observation: Observation = { contents: new Map(), problems: [...mirror.problems] }
  const put = putInto(observation)
  for await (const { key, value } of client.paginate('listVariables', { path }))
    put(`variable:${key.slice(2)}`, value)
  for await (const { id, access_level } of client.paginate('listProjectMembers', { path }))
    if (site.users.includes(id)) put(`member:${id}`, String(access_level))
  for await (const { name, release } of client.paginate('listTags', { path }))
    put(`tag:${name.slice(1)}`, release?.description ?? 'without its release')
  await observeNotes(bench, put)
  await observeProjects(client, put)
  await observeIssues(bench, observation)
  await observeRequests(bench, mirror, observation)
  await observeBranches(bench, mirror, observation)
  for (const [name, blob] of mirror.files)
    if (name.startsWith('files/')) put(`file:${name.slice('files/'.length)}`, blob)
  return observation
}

type Put = (key: string, content: string) => void

function putInto({ contents, problems }: Observation): Put {
  return (key, content) => {
    if (contents.has(key)) problems.push(`${key}: exists twice`)
    contents.set(key, content)
  }
}

async function observeNotes({ client, site, noteIds }: Bench, put: Put): Promise<void> {
  const path = { id: site.project, issue_iid: site.issue }
  noteIds.clear()
  for await (const { id, body, system } of client.paginate('listIssueNotes', { path })) {
    if (system) continue
    const [key = '', content = ''] = body.split(' ')
    noteIds.set(key, id)
    put(key, content)
  }
}

async function observeProjects(client: ForgeClient, put: Put): Promise<void> {
  for await (const { id, path } of client.paginate('listProjects', { query: { owned: true } })) {
    if (path === 'loom') continue
    const read = await client.listBranches({ path: { id } })
    put(`project:${path}`, read.ok ? 'present' : 'not readable')
  }
}

/** Issues are never deleted, so their numbers have no gaps; each has what one request gave it. */
async function observeIssues({ client, site }: Bench, observation: Observation): Promise<void> {
  const assignee = client.as(site.users[0] ?? 0)
  const todos = new Map<number, number>()
  for await (const { target, target_type: type } of assignee.paginate('listTodos'))
    if (type === 'Issue') todos.set(target.iid, (todos.get(target.iid) ?? 0) + 1)
  const iids: number[] = []
  const put = putInto(observation)
  for await (const each of client.paginate('listProjectIssues', { path: { id: site.project } })) {
    iids.push(each.iid)
    if (each.iid === site.issue) continue
    const isWhole = each.labels.join() === 'knot' && each.assignees.length === 1 && todos.get(each.iid) === 1
    put(each.title, isWhole ? 'whole' : `half (${todos.get(each.iid) ?? 0} todos)`)
  }
  if (iids.some((iid) => iid > iids.length)) observation.problems.push('The numbers of issues have gaps')
}

/** What is merged is in the target branch, and the other way round. */
async function observeRequests(
  { client, site, requestIids }: Bench,
  mirror: Mirror,
  observation: Observation,
): Promise<void> {
  const put = putInto(observation)
  const path = { id: site.project }
  for await (const { iid, title, state } of client.paginate('listMergeRequests', {
    path,
    query: { state: 'all' },
  })) {
    const name = title.slice('request:'.length)
    const isContained = mirror.files.get(`merged/${name}`) === blobName(`${name}\n`)
    requestIids.set(title, iid)
    put(title, isContained === (state === 'merged') ? state : `${state}, but contained: ${isContained}`)
  }
}

/** The API and Git return the same branches. */
async function observeBranches(
  { client, site }: Bench,
  mirror: Mirror,
  observation: Observation,
): Promise<void> {
  const put = putInto(observation)
  for await (const { name, commit } of client.paginate('listBranches', { path: { id: site.project } })) {
    if (mirror.branches.get(name) !== commit.id)
      observation.problems.push(
        `Branch ${name}: ${commit.id} by the API, ${mirror.branches.get(name)} by Git`,
      )
    if (name.startsWith('b')) put(`branch:${name.slice(1)}`, 'present')
    if (name.startsWith('g')) put(`push:${name.slice(1)}`, commit.id)
  }
  await unwrap(client.getBranch({ path: { id: site.project, branch: 'master' } }))
}

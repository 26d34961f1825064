/** Repositories with much history, and the work on them that is done in steps. */
import { startStub, type Stub } from '../../../server-stub/index.ts'
import { send, timed, type Call } from '../load.ts'

/** A project whose repository grows, and the token of its owner. */
export interface Repository {
  baseUrl: string
  project: number
  token: string
}

/** A file that no commit after the first one changes. */
export const oldFile = 'folder-1/file-1.md'

/** A repository with 100 files, 50 commits and 10 branches that are merged, each times `size`. */
export async function filledRepository(forge: Stub, token: string, size: number): Promise<Repository> {
  const { baseUrl } = forge
  const created = await send({
    method: 'POST',
    url: `${baseUrl}/projects`,
    token,
    json: { name: 'History', visibility: 'public' },
  })
  const repository = { baseUrl, project: idIn(created), token }
  const files = Array.from({ length: 100 * size }, (_, n) => ({
    action: 'create',
    file_path: `folder-${n % 50}/file-${n}.md`,
    content: `Pattern ${n}\n`,
  }))
  await commit(repository, [...files, { action: 'create', file_path: changingFile, content: '0' }])
  for (let n = 1; n < 50 * size; n++) await changeFile(repository, String(n))
  for (let n = 0; n < 10 * size; n++)
    await send(call(repository, 'POST', 'repository/branches', { branch: `merged-${n}`, ref: 'master' }))
  // A branch at the head of the default branch does not count as merged.
  await changeFile(repository, 'the last row')
  return repository
}

const changingFile = 'row-counter.md'

/** Commits another content of one file. */
export function changeFile(repository: Repository, content: string): Promise<string> {
  return commit(repository, [{ action: 'update', file_path: changingFile, content }])
}

function commit(repository: Repository, actions: readonly object[]): Promise<string> {
  const json = { branch: 'master', commit_message: 'Weave on', actions }
  return send(call(repository, 'POST', 'repository/commits', json))
}

function call(
  { baseUrl, project, token }: Repository,
  method: Call['method'],
  path: string,
  json?: object,
): Call {
  return { method, url: `${baseUrl}/projects/${project}/${path}`, token, json }
}

function idIn(text: string): number {
  const { id }: { id: number } = JSON.parse(text)
  return id
}

/** Work on a large repository, in milliseconds. */
export interface Steps {
  work: string
  /** All of it. */
  total: number
  /** The longest response to another request meanwhile. */
  longestOther: number
}

/** Forks a repository of hundredfold size, and deletes its merged branches and itself, with other requests meanwhile. */
export async function workInSteps(size = 100): Promise<Steps[]> {
  await using forge = await startStub()
  const { token } = await forge.account('owner')
  const other = await forge.account('nonMember')
  const repository = await filledRepository(forge, token, size)
  const { baseUrl, project } = repository
  const remove = (path: string): Call<string> => ({
    method: 'DELETE',
    url: `${baseUrl}/projects/${project}${path}`,
    token,
  })
  const fork: Call = {
    method: 'POST',
    url: `${baseUrl}/projects/${project}/fork`,
    token: other.token,
    json: {},
  }
  const works = {
    fork,
    'delete merged branches': remove('/repository/merged_branches'),
    'delete the project': remove(''),
  }
  const probe: Call = { method: 'GET', url: `${baseUrl}/user`, token }
  const steps: Steps[] = []
  for (const [work, request] of Object.entries(works)) steps.push({ work, ...(await during(request, probe)) })
  return steps
}

async function during(request: Call<string>, probe: Call): Promise<Omit<Steps, 'work'>> {
  const ended = new AbortController()
  let longestOther = 0
  const total = timed(() => send(request)).finally(() => ended.abort())
  while (!ended.signal.aborted) longestOther = Math.max(longestOther, await timed(() => send(probe)))
  return { total: await total, longestOther }
}

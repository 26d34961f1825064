/** The reads that have the effect of a write to a repository: commits, files, refs and merge requests. */
import type { Actor } from '../../../fixtures/actor.ts'
import type { CheckContext } from '../../../fixtures/context.ts'
import { observeIfPossible } from '../../../fixtures/if-possible.ts'
import { isRecord } from '../../../protocol/exchange.ts'
import type { JsonRecord } from '../reads.ts'
import { projectOf } from '../../paths/parent-paths.ts'
import type { PreparedRequest } from '../../valid-request.ts'
import { has, hasIdOfResponse, type View, type ViewsOf } from './view.ts'

const ofCommits =
  (isItem: (prepared: PreparedRequest) => View['isItem']): ViewsOf =>
  async (_, prepared) => {
    const { by, path, body, query } = prepared
    const { branch } = { ...query, ...body }
    const onBranch = {
      list: 'listCommits',
      by,
      path: { id: path['id'] },
      query: { ref_name: branch },
      isItem: isItem(prepared),
      part: {},
    } as const
    return [onBranch]
  }

/** The head of a branch is the commit of the write, by its title. */
const ofHead =
  (titleOf: (prepared: PreparedRequest, written: JsonRecord) => unknown): ViewsOf =>
  async (_, prepared) => {
    const { by, path, query, body } = prepared
    const { branch } = { ...query, ...body }
    const isItem: View['isItem'] = ({ name, commit }, written) =>
      name === branch && isRecord(commit) && commit['title'] === titleOf(prepared, written)
    return branchViews(by, path['id'], branch, isItem)
  }

/** The branch of a write in its list, and as such. */
const branchViews = (by: Actor, id: unknown, branch: unknown, isItem: View['isItem']): readonly View[] => [
  { list: 'listBranches', by, path: { id }, isItem, part: {} },
  { list: 'getBranch', by, path: { id, branch }, isItem, part: {} },
]

const messageOf = ({ query, body }: PreparedRequest) => ({ ...query, ...body })['commit_message']

/** A file is read as such as well; its content is null if the write deletes it. */
export const ofFile =
  (contentOf: (prepared: PreparedRequest) => unknown): ViewsOf =>
  async (context, prepared) => {
    const { by, path, query, body } = prepared
    const content = contentOf(prepared)
    const { branch: ref } = { ...query, ...body }
    const part = content === null ? null : { content }
    return [
      ...(await ofCommits(() => has('title', messageOf(prepared)))(context, prepared)),
      ...(await ofHead(messageOf)(context, prepared)),
      { list: 'getRawFile', by, path, query: { ref }, isItem: ({ content: raw }) => raw !== undefined, part },
      ...(await ofMergeRequest(context, prepared, {
        isCommit: has('title', messageOf(prepared)),
        file: path['file_path'],
      })),
    ]
  }

const isCommit = ({ parent_ids }: JsonRecord) => parent_ids !== undefined

/** The commit that a branch or tag names. */
export const ofRef =
  (refOf: (prepared: PreparedRequest) => unknown, part: View['part']): ViewsOf =>
  async (_, prepared) => {
    const { by, path } = prepared
    const sha = refOf(prepared)
    return [{ list: 'getCommit', by, path: { id: path['id'], sha }, isItem: isCommit, part }]
  }

/** A commit is the head of its branch, and it is part of the merge request that has the branch as its source. */
export const ofCommit: ViewsOf = async (context, prepared) => {
  const { by, path, body } = prepared
  const { branch, actions } = body ?? {}
  const [action] = Array.isArray(actions) ? actions.filter((each) => isRecord(each)) : []
  const isHead: View['isItem'] = ({ name, commit }, written) =>
    name === branch && isRecord(commit) && commit['id'] === written['id']
  return [
    ...(await ofCommits(() => hasIdOfResponse)(context, prepared)),
    ...branchViews(by, path['id'], branch, isHead),
    {
      list: 'getRawFile',
      by,
      path: { id: path['id'], file_path: action?.['file_path'] },
      query: { ref: branch },
      isItem: () => true,
      part: { content: action?.['content'] },
    },
    ...(await ofMergeRequest(context, prepared, { isCommit: hasIdOfResponse, file: action?.['file_path'] })),
  ]
}

/** A commit that is picked is the head of its branch, and it is part of the merge request that has the branch as its source. */
export const ofPickedCommit: ViewsOf = async (context, prepared) => [
  ...(await ofCommits(() => hasIdOfResponse)(context, prepared)),
  ...(await ofHead((_, { title }) => title)(context, prepared)),
  ...(await ofMergeRequest(context, prepared, { isCommit: hasIdOfResponse, file: null })),
]

/** How a new commit is recognised, and the file that it changes, if that is known. */
interface NewCommit {
  readonly isCommit: View['isItem']
  readonly file: unknown
}

/** The merge request that has the branch of a write as its source. */
function ofMergeRequest(
  context: CheckContext,
  prepared: PreparedRequest,
  commit: NewCommit,
): Promise<readonly View[]> {
  return observeIfPossible(context, () => ofOpenMergeRequest(context, prepared, commit), [])
}

async function ofOpenMergeRequest(
  context: CheckContext,
  prepared: PreparedRequest,
  { isCommit: isNew, file }: NewCommit,
): Promise<readonly View[]> {
  const { by } = prepared
  const project = projectOf(prepared)
  const target_branch = await context.given.branch(project)
  await context.given.file(project, 'ahead.txt', 'Ahead.\n')
  const body = { source_branch: project.branch, target_branch, title: 'Merge the commit' }
  const { iid, sha: former } = (await context.as(by).call('createMergeRequest', { path: project.path, body }))
    .body
  const request = { by, path: { ...project.path, merge_request_iid: iid }, part: {} } as const
  const hasNewHead: View['isItem'] = ({ sha }, { id = sha }) => sha === id && sha !== former
  const isChange: View['isItem'] = ({ changes }) =>
    Array.isArray(changes) &&
    changes.some((change) => isRecord(change) && (change['new_path'] === file || change['old_path'] === file))
  return [
    { ...request, list: 'getMergeRequest', isItem: hasNewHead },
    {
      ...request,
      list: 'listMergeRequests',
      path: project.path,
      isItem: (item, written) => item['iid'] === iid && hasNewHead(item, written),
    },
    ...(file === null ? [] : [{ ...request, list: 'getMergeRequestChanges', isItem: isChange } as const]),
    { ...request, list: 'listMergeRequestCommits', isItem: isNew },
  ]
}

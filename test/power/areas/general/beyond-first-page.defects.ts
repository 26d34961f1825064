/** Operations on many records that end after as many as a page has by default. */
import { alterJson, isRecord, isSuccess, segmentsOf } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { jsonResponse, otherCall } from '../../vocabulary/effects.ts'
import { allOf } from '../../vocabulary/lists.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { altersParameter } from '../../vocabulary/requests.ts'
import { altersProperty } from '../../vocabulary/responses.ts'
import { branchesOf } from '../branches/shared.ts'

const page = 20

const firstPage = (value: unknown): unknown => (Array.isArray(value) ? value.slice(0, page) : value)

const marksPage: Fault = {
  async around(call, upstream) {
    const todos = await allOf(otherCall(call, 'GET', '/todos'), upstream)
    for (const { id } of todos.slice(0, page))
      await upstream.pass(otherCall(call, 'POST', `/todos/${String(id)}/mark_as_done`))
    return { status: 204, headers: {}, body: Buffer.alloc(0) }
  },
}

const deletesPage: Fault = {
  async around(call, upstream) {
    const list = branchesOf(call)
    const merged = (await listedAt(list, call, upstream)).filter(
      (branch) => branch['merged'] === true && branch['name'] !== 'master',
    )
    for (const { name } of merged.slice(0, page))
      await upstream.pass(otherCall(call, 'DELETE', `${list}/${encodeURIComponent(String(name))}`))
    return jsonResponse(202, { message: '202 Accepted' })
  },
}

/** Projects after the first page of the group can still be read. */
const keepsLaterProjects: Fault = {
  async everywhere(call, upstream) {
    const [collection, id = ''] = segmentsOf(call)
    if (call.operation === 'deleteGroup') {
      const list = `/groups/${encodeURIComponent(id)}/projects`
      for (const project of (await listedAt(list, call, upstream)).slice(page))
        upstream.memory.set(String(project['id']), project)
    }
    const response = await upstream.pass(call)
    const kept = upstream.memory.get(id)
    return collection === 'projects' && response.status === 404 && isRecord(kept)
      ? jsonResponse(200, kept)
      : response
  },
}

/** The labels after the first page are omitted from every response. */
const storesPageOfLabels: Fault = {
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    const cut = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(cut)
      return isRecord(value) && Array.isArray(value['labels'])
        ? { ...value, labels: firstPage(value['labels']) }
        : value
    }
    return isSuccess(response) ? alterJson(response, cut) : response
  },
}

export const beyondFirstPageMutants: readonly Mutant[] = [
  mutant(
    'SFX-01',
    'markAllTodosAsDone',
    'mark-all-todos-as-done/all-become-done',
    'marks only the first page of todos',
    marksPage,
  ),
  mutant(
    'SFX-01',
    'deleteMergedBranches',
    'delete-merged-branches/deletes-merged',
    'deletes only the first page of branches',
    deletesPage,
  ),
  mutant(
    'SFX-01',
    'deleteGroup',
    'delete-group/removes-its-projects',
    'removes only the first page of projects',
    keepsLaterProjects,
  ),
  mutant(
    'SFX-01',
    'createCommit',
    'create-commit/create-writes-file',
    'performs only the first twenty actions',
    altersParameter('actions', firstPage),
  ),
  mutant(
    'SEM-06',
    'getMergeRequestChanges',
    'get-merge-request-changes/changes',
    'returns only the first page of changes',
    altersProperty('changes', firstPage),
  ),
  mutant(
    'STT-01',
    'createIssue',
    'create-issue/labels',
    'stores only the first page of labels',
    storesPageOfLabels,
  ),
  ...(['createProject', 'updateProject'] as const).map((operation) =>
    mutant(
      'STT-01',
      operation,
      operation === 'createProject'
        ? 'create-project/attributes-are-kept'
        : 'update-project/tag-list-replaces',
      'stores only the first page of topics',
      altersParameter('tag_list', firstPage),
    ),
  ),
]

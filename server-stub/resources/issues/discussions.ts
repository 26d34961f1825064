/** Issues that resolve the discussions of a merge request. */
import type { MergeRequest } from '../merge-requests/record.ts'
import type { Project } from '../projects/record.ts'
import { invalid, undefinedIfNotFound } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { openDiscussionsOn } from '../notes/index.ts'
import type { Note } from '../notes/record.ts'
import { limits } from '../../limits.ts'

/** The default description of an issue, and the discussions that it resolves. */
export interface Resolution {
  description: string | null
  discussions: readonly number[]
}

type Given = Pick<BodyOf<'createIssue'>, 'merge_request_to_resolve_discussions_of' | 'discussion_to_resolve'>

/** The discussions that the request names: one, or all unresolved ones of the merge request. */
export async function discussionsToResolve(
  services: Services,
  project: Project,
  { merge_request_to_resolve_discussions_of: iid, discussion_to_resolve: only }: Given,
): Promise<Resolution> {
  if (iid === undefined) return { description: null, discussions: [] }
  const { db, find, can, authorize } = services
  const readable = can('read-merge-request', project)
  const request = readable ? await undefinedIfNotFound(find.mergeRequest(project, iid)) : undefined
  if (request === undefined) throw invalid({ merge_request_to_resolve_discussions_of: ['does not exist'] })
  authorize('resolve-discussion', request)
  const open = await openDiscussionsOn(db, request.id)
  const wanted = only === undefined ? open : open.filter(({ id }) => String(id) === only)
  if (only !== undefined && wanted.length === 0) throw invalid({ discussion_to_resolve: ['does not exist'] })
  return { description: summary(services, request, wanted), discussions: wanted.map(({ id }) => id) }
}

function summary({ origin }: Services, { iid, project }: MergeRequest, discussions: readonly Note[]): string {
  const page = `${origin}/${project.full_path}/merge_requests/${iid}`
  let text = `The following discussions of !${iid} are to be dealt with:`
  for (const note of discussions) {
    const quote = note.body.replaceAll('\n', '\n  > ')
    text += `\n\n- [ ] @${note.author.username} wrote in [this discussion](${page}#note_${note.id}):\n\n  > ${quote}`
    if (text.length > limits.textCharacters.max)
      return `${text.slice(0, limits.textCharacters.max - 1).toWellFormed()}…`
  }
  return text
}

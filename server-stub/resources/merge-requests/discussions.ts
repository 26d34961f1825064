import type { MergeRequest } from './record.ts'
import type { Services } from '../../services.ts'
import { openDiscussionsOn } from '../notes/index.ts'

/** Whether no discussion stands against merging, in a project that wants them resolved first. */
export async function areDiscussionsSettled(
  { db }: Services,
  { id, project }: MergeRequest,
): Promise<boolean> {
  if (project.only_allow_merge_if_all_discussions_are_resolved === 0) return true
  return (await openDiscussionsOn(db, id)).length === 0
}

/** Finds award emoji, and the issues, merge requests, snippets and notes that have them. */
import type { QueryContext } from '../../access/viewer.ts'
import { authorizedBy } from '../../authorized.ts'
import { notFound } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { findNote, type NoteableAccess } from '../notes/index.ts'
import type { NoteableId } from '../notes/record.ts'
import type { Project } from '../projects/record.ts'
import { awardOf, awardOnNote } from './queries.ts'
import type { AwardEmoji, AwardableId } from './record.ts'

/** The award emoji of this id on a record. */
export async function findAward(context: QueryContext, on: AwardableId, id: number): Promise<AwardEmoji> {
  const award = await awardOf(context, on, id)
  if (award === undefined) throw notFound('Award Emoji')
  return award
}

/** The award emoji of this id on a note of a record. Throws 404 for the note if that is what is missing. */
export async function findAwardOnNote(
  context: QueryContext,
  on: NoteableId,
  noteId: number,
  id: number,
): Promise<AwardEmoji> {
  const award = await awardOnNote(context, on, noteId, id)
  if (award !== undefined) return award
  await findNote(context, on, noteId)
  throw notFound('Award Emoji')
}

/** How the records of one kind are found by the path of an operation; see `NoteableAccess`. */
export interface AwardableAccess<Path> {
  findProject: (path: Path, services: Services) => Promise<Project>
  load: (project: Project, path: Path, services: Services) => Promise<AwardableId>
}

/** Notes on records of one kind. */
export function notesOn<Path extends { id: number | string }>({
  findProject,
  load,
}: NoteableAccess<Path>): AwardableAccess<Path & { note_id: number }> {
  return {
    findProject,
    load: async (project, path, services) => {
      const { id } = await services.find.note(await load(project, path, services), path.note_id)
      return { kind: 'note', id }
    },
  }
}

/** Wraps operations on the award emoji of the record of the path; the permission concerns its project. */
export function inAwardable<Path>({ findProject, load }: AwardableAccess<Path>) {
  return authorizedBy(findProject, load)
}

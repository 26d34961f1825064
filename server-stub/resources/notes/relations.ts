/** Finds notes, and the issues, merge requests and snippets that have notes and award emoji. */
import type { QueryContext } from '../../access/viewer.ts'
import { authorizedBy } from '../../authorized.ts'
import { notFound } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import type { Project } from '../projects/record.ts'
import { noteOf } from './queries.ts'
import type { Note, Noteable, NoteableId, NoteOn } from './record.ts'

/** The note of this id on a record. */
export async function findNote(context: QueryContext, on: NoteableId, id: number): Promise<Note> {
  const note = await noteOf(context, on, id)
  if (note === undefined) throw notFound('Note')
  return note
}

interface InProject {
  id: number | string
}

/** How the records of one kind are found by the path of an operation. */
export interface NoteableAccess<Path extends InProject> {
  /** The project of the path, if the caller is authorized to read records of this kind in it. */
  findProject: (path: Path, services: Services) => Promise<Project>
  /** The record of the path in the project. */
  load: (project: Project, path: Path, services: Services) => Promise<Noteable>
}

export const issueNoteable: NoteableAccess<InProject & { issue_iid: number }> = {
  findProject: projectWith('read-issue'),
  load: async (project, path, { find }) => {
    const { id, title } = await find.issue(project, path.issue_iid)
    return { kind: 'issue', id, title, project }
  },
}

export const mergeRequestNoteable: NoteableAccess<InProject & { merge_request_iid: number }> = {
  findProject: projectWith('read-merge-request'),
  load: async (project, path, { find }) => {
    const { id, title } = await find.mergeRequest(project, path.merge_request_iid)
    return { kind: 'merge_request', id, title, project }
  },
}

export const snippetNoteable: NoteableAccess<InProject & { snippet_id: number }> = {
  findProject: projectWith('read-project'),
  load: async (project, path, { find }) => {
    const { id, title } = await find.snippet(project, path.snippet_id)
    return { kind: 'snippet', id, title, project }
  },
}

function projectWith(permission: 'read-issue' | 'read-merge-request' | 'read-project') {
  return async ({ id }: InProject, { find, authorize }: Services): Promise<Project> => {
    const project = await find.project(id)
    authorize(permission, project)
    return project
  }
}

/** The record of the path. */
export async function findNoteable<Path extends InProject>(
  { findProject, load }: NoteableAccess<Path>,
  path: Path,
  services: Services,
): Promise<Noteable> {
  return load(await findProject(path, services), path, services)
}

/** Wraps operations on the record of the path; the permission concerns its project. */
export function inNoteable<Path extends InProject>({ findProject, load }: NoteableAccess<Path>) {
  return authorizedBy(findProject, load)
}

/** Wraps operations on the note of the path; the permission concerns the note. */
export function onNote<Path extends InProject>(access: NoteableAccess<Path>) {
  return authorizedBy(async (path: Path & { note_id: number }, services: Services): Promise<NoteOn> => {
    const on = await findNoteable(access, path, services)
    return { ...(await services.find.note(on, path.note_id)), on, project: on.project }
  })
}

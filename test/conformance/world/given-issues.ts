/** Issues, and the things that people discuss and award emoji to. */
import type { GivenProject } from './given-repository.ts'
import type { Persona } from './persona.ts'
import { givenSnippet } from './provided.ts'
import { provide } from './provisioning.ts'
import type { BodyOf } from './shapes.ts'
import type { World } from './world.ts'

type Visibility = 'private' | 'internal' | 'public'

/** Attributes of a given issue that matter to a check. */
export type IssueWishes = Partial<BodyOf<'createIssue'>> & {
  readonly project?: GivenProject
  /** Who writes it; the owner unless said otherwise. */
  readonly by?: Persona
  /** Of the project that is made for it. */
  readonly visibility?: Visibility
}

export interface GivenIssue {
  readonly project: GivenProject
  readonly id: number
  readonly iid: number
  /** Path parameters of the operations on the issue. */
  readonly path: { readonly id: number; readonly issue_iid: number }
}

export async function givenIssue({ given }: World, wishes: IssueWishes = {}): Promise<GivenIssue> {
  const { project: wished, visibility = 'private', by, ...attributes } = wishes
  const project = wished ?? (await given.project({ visibility }))
  const created = await (by ?? project.owner).does('createIssue', {
    path: project.path,
    body: { title: 'Warp breaks', ...attributes },
  })
  const { id, iid } = created.body
  return { project, id, iid, path: { id: project.id, issue_iid: iid } }
}

/** An issue that somebody has closed; how is not shown. */
export async function givenClosedIssue(world: World, wishes: IssueWishes = {}): Promise<GivenIssue> {
  const issue = await givenIssue(world, wishes)
  await provide(world, 'issue_states', { issue_id: issue.id, state: 'closed' })
  return issue
}

export const onIssue = {
  async given(world: World, visibility: Visibility = 'private', wished?: GivenProject) {
    const { project, id, path } = await givenIssue(world, {
      visibility,
      ...(wished === undefined ? {} : { project: wished }),
    })
    return { project, id, path, owner: project.owner }
  },
  listNotes: 'listIssueNotes',
  createNote: 'createIssueNote',
  getNote: 'getIssueNote',
  updateNote: 'updateIssueNote',
  deleteNote: 'deleteIssueNote',
  listAwards: 'listIssueAwardEmoji',
  createAward: 'createIssueAwardEmoji',
  getAward: 'getIssueAwardEmoji',
  deleteAward: 'deleteIssueAwardEmoji',
} as const

export const onMergeRequest = {
  async given({ given }: World, visibility: Visibility = 'private') {
    const { project, id, path } = await given.openMergeRequest({ visibility })
    return { project, id, path, owner: project.owner }
  },
  listNotes: 'listMergeRequestNotes',
  createNote: 'createMergeRequestNote',
  getNote: 'getMergeRequestNote',
  updateNote: 'updateMergeRequestNote',
  deleteNote: 'deleteMergeRequestNote',
  listAwards: 'listMergeRequestAwardEmoji',
  createAward: 'createMergeRequestAwardEmoji',
  getAward: 'getMergeRequestAwardEmoji',
  deleteAward: 'deleteMergeRequestAwardEmoji',
} as const

export const onSnippet = {
  async given(world: World, visibility: Visibility = 'private') {
    const project = await world.given.project({ visibility })
    const { id, path } = await givenSnippet(world, project)
    return { project, id, path, owner: project.owner }
  },
  listNotes: 'listSnippetNotes',
  createNote: 'createSnippetNote',
  getNote: 'getSnippetNote',
  updateNote: 'updateSnippetNote',
  deleteNote: 'deleteSnippetNote',
  listAwards: 'listSnippetAwardEmoji',
  createAward: 'createSnippetAwardEmoji',
  getAward: 'getSnippetAwardEmoji',
  deleteAward: 'deleteSnippetAwardEmoji',
} as const

/** The operations on the notes of an issue, a merge request or a snippet. */
export type Discussed = typeof onIssue | typeof onMergeRequest | typeof onSnippet

export const onIssueNote = {
  async given(world: World, visibility: Visibility = 'private') {
    const { path, ...issue } = await onIssue.given(world, visibility)
    const body = { body: 'Edges first.' }
    const { id } = (await issue.owner.does('createIssueNote', { path, body })).body
    return { ...issue, id, path: { ...path, note_id: id } }
  },
  listAwards: 'listIssueNoteAwardEmoji',
  createAward: 'createIssueNoteAwardEmoji',
  getAward: 'getIssueNoteAwardEmoji',
  deleteAward: 'deleteIssueNoteAwardEmoji',
} as const

export const onMergeRequestNote = {
  async given(world: World, visibility: Visibility = 'private') {
    const { path, ...request } = await onMergeRequest.given(world, visibility)
    const body = { body: 'Edges first.' }
    const { id } = (await request.owner.does('createMergeRequestNote', { path, body })).body
    return { ...request, id, path: { ...path, note_id: id } }
  },
  listAwards: 'listMergeRequestNoteAwardEmoji',
  createAward: 'createMergeRequestNoteAwardEmoji',
  getAward: 'getMergeRequestNoteAwardEmoji',
  deleteAward: 'deleteMergeRequestNoteAwardEmoji',
} as const

/** The operations on the award emoji of anything that can have some. */
export type Awardable = Discussed | typeof onIssueNote | typeof onMergeRequestNote

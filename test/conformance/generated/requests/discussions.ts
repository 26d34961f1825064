/** Valid requests to the operations on notes and award emoji. Spec: document 3, "Notes" and "Award emoji". */
import {
  onIssue,
  onIssueNote,
  onMergeRequest,
  onMergeRequestNote,
  onSnippet,
} from '../../fixtures/issues.ts'
import type { Persona } from '../../fixtures/actor.ts'
import type { World } from '../../fixtures/context.ts'
import type { Recipes, Visibility } from './request.ts'

export const notes = {
  listIssueNotes: (world, visibility) => at(onIssue, world, visibility),
  createIssueNote: async (world, visibility) => writing(await at(onIssue, world, visibility)),
  getIssueNote: (world, visibility) => onNoteOfIssue(world, visibility),
  updateIssueNote: async (world, visibility) => writing(await onNoteOfIssue(world, visibility)),
  deleteIssueNote: (world, visibility) => onNoteOfIssue(world, visibility),

  listSnippetNotes: (world, visibility) => at(onSnippet, world, visibility),
  createSnippetNote: async (world, visibility) => writing(await at(onSnippet, world, visibility)),
  getSnippetNote: (world, visibility) => onNoteOfSnippet(world, visibility),
  updateSnippetNote: async (world, visibility) => writing(await onNoteOfSnippet(world, visibility)),
  deleteSnippetNote: (world, visibility) => onNoteOfSnippet(world, visibility),

  listMergeRequestNotes: (world, visibility) => at(onMergeRequest, world, visibility),
  createMergeRequestNote: async (world, visibility) => writing(await at(onMergeRequest, world, visibility)),
  getMergeRequestNote: (world, visibility) => at(onMergeRequestNote, world, visibility),
  updateMergeRequestNote: async (world, visibility) =>
    writing(await at(onMergeRequestNote, world, visibility)),
  deleteMergeRequestNote: (world, visibility) => at(onMergeRequestNote, world, visibility),
} satisfies Recipes<'notes'>

export const awardEmoji = {
  listIssueAwardEmoji: (world, visibility) => at(onIssue, world, visibility),
  createIssueAwardEmoji: async (world, visibility) => awarding(await at(onIssue, world, visibility)),
  getIssueAwardEmoji: awardOnIssue,
  deleteIssueAwardEmoji: awardOnIssue,

  listMergeRequestAwardEmoji: (world, visibility) => at(onMergeRequest, world, visibility),
  createMergeRequestAwardEmoji: async (world, visibility) =>
    awarding(await at(onMergeRequest, world, visibility)),
  getMergeRequestAwardEmoji: awardOnMergeRequest,
  deleteMergeRequestAwardEmoji: awardOnMergeRequest,

  listSnippetAwardEmoji: (world, visibility) => at(onSnippet, world, visibility),
  createSnippetAwardEmoji: async (world, visibility) => awarding(await at(onSnippet, world, visibility)),
  getSnippetAwardEmoji: awardOnSnippet,
  deleteSnippetAwardEmoji: awardOnSnippet,

  listIssueNoteAwardEmoji: (world, visibility) => at(onIssueNote, world, visibility),
  createIssueNoteAwardEmoji: async (world, visibility) => awarding(await at(onIssueNote, world, visibility)),
  getIssueNoteAwardEmoji: awardOnIssueNote,
  deleteIssueNoteAwardEmoji: awardOnIssueNote,

  listMergeRequestNoteAwardEmoji: (world, visibility) => at(onMergeRequestNote, world, visibility),
  createMergeRequestNoteAwardEmoji: async (world, visibility) =>
    awarding(await at(onMergeRequestNote, world, visibility)),
  getMergeRequestNoteAwardEmoji: awardOnMergeRequestNote,
  deleteMergeRequestNoteAwardEmoji: awardOnMergeRequestNote,
} satisfies Recipes<'award-emoji'>

const award = { name: 'thumbsup' }

interface OnPath<Path> {
  readonly by: Persona
  readonly input: { readonly path: Path }
}

/** Something with its path, by its owner. */
async function at<Path>(
  subject: {
    readonly given: (
      world: World,
      visibility: Visibility,
    ) => Promise<{ readonly owner: Persona; readonly path: Path }>
  },
  world: World,
  visibility: Visibility,
) {
  const { owner, path } = await subject.given(world, visibility)
  return { by: owner, input: { path } }
}

function writing<Path>({ by, input }: OnPath<Path>) {
  return { by, input: { ...input, body: { body: 'Tie it twice.' } } }
}

function awarding<Path>({ by, input }: OnPath<Path>) {
  return { by, input: { ...input, body: award } }
}

async function awardOn<Path>(
  on: OnPath<Path>,
  give: (on: OnPath<Path>) => Promise<{ readonly body: { readonly id: number } }>,
) {
  const { id } = (await give(on)).body
  return { by: on.by, input: { path: { ...on.input.path, award_id: id } } }
}

async function awardOnIssue(world: World, visibility: Visibility) {
  return awardOn(await at(onIssue, world, visibility), ({ by, input }) =>
    by.does('createIssueAwardEmoji', { ...input, body: award }),
  )
}

async function awardOnMergeRequest(world: World, visibility: Visibility) {
  return awardOn(await at(onMergeRequest, world, visibility), ({ by, input }) =>
    by.does('createMergeRequestAwardEmoji', { ...input, body: award }),
  )
}

async function awardOnSnippet(world: World, visibility: Visibility) {
  return awardOn(await at(onSnippet, world, visibility), ({ by, input }) =>
    by.does('createSnippetAwardEmoji', { ...input, body: award }),
  )
}

async function awardOnIssueNote(world: World, visibility: Visibility) {
  return awardOn(await at(onIssueNote, world, visibility), ({ by, input }) =>
    by.does('createIssueNoteAwardEmoji', { ...input, body: award }),
  )
}

async function awardOnMergeRequestNote(world: World, visibility: Visibility) {
  return awardOn(await at(onMergeRequestNote, world, visibility), ({ by, input }) =>
    by.does('createMergeRequestNoteAwardEmoji', { ...input, body: award }),
  )
}

function onNoteOfIssue(world: World, visibility: Visibility) {
  return at(onIssueNote, world, visibility)
}

async function onNoteOfSnippet(world: World, visibility: Visibility) {
  const { by, input } = await at(onSnippet, world, visibility)
  const { id } = (await by.does('createSnippetNote', { ...input, body: { body: 'Edges first.' } })).body
  return { by, input: { path: { ...input.path, note_id: id } } }
}

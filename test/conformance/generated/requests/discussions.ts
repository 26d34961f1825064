/** Valid requests to the operations on notes and award emoji. Spec: document 3, "Notes" and "Award emoji". */
import {
  onIssue,
  onIssueNote,
  onMergeRequest,
  onMergeRequestNote,
  onSnippet,
} from '../../fixtures/issues.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { RequestBuilders, Visibility } from './request.ts'

export const notes = {
  listIssueNotes: (context, visibility) => at(onIssue, context, visibility),
  createIssueNote: async (context, visibility) => writing(await at(onIssue, context, visibility)),
  getIssueNote: (context, visibility) => onNoteOfIssue(context, visibility),
  updateIssueNote: async (context, visibility) => writing(await onNoteOfIssue(context, visibility)),
  deleteIssueNote: (context, visibility) => onNoteOfIssue(context, visibility),

  listSnippetNotes: (context, visibility) => at(onSnippet, context, visibility),
  createSnippetNote: async (context, visibility) => writing(await at(onSnippet, context, visibility)),
  getSnippetNote: (context, visibility) => onNoteOfSnippet(context, visibility),
  updateSnippetNote: async (context, visibility) => writing(await onNoteOfSnippet(context, visibility)),
  deleteSnippetNote: (context, visibility) => onNoteOfSnippet(context, visibility),

  listMergeRequestNotes: (context, visibility) => at(onMergeRequest, context, visibility),
  createMergeRequestNote: async (context, visibility) => writing(await at(onMergeRequest, context, visibility)),
  getMergeRequestNote: (context, visibility) => at(onMergeRequestNote, context, visibility),
  updateMergeRequestNote: async (context, visibility) =>
    writing(await at(onMergeRequestNote, context, visibility)),
  deleteMergeRequestNote: (context, visibility) => at(onMergeRequestNote, context, visibility),
} satisfies RequestBuilders<'notes'>

export const awardEmoji = {
  listIssueAwardEmoji: (context, visibility) => at(onIssue, context, visibility),
  createIssueAwardEmoji: async (context, visibility) => awarding(await at(onIssue, context, visibility)),
  getIssueAwardEmoji: awardOnIssue,
  deleteIssueAwardEmoji: awardOnIssue,

  listMergeRequestAwardEmoji: (context, visibility) => at(onMergeRequest, context, visibility),
  createMergeRequestAwardEmoji: async (context, visibility) =>
    awarding(await at(onMergeRequest, context, visibility)),
  getMergeRequestAwardEmoji: awardOnMergeRequest,
  deleteMergeRequestAwardEmoji: awardOnMergeRequest,

  listSnippetAwardEmoji: (context, visibility) => at(onSnippet, context, visibility),
  createSnippetAwardEmoji: async (context, visibility) => awarding(await at(onSnippet, context, visibility)),
  getSnippetAwardEmoji: awardOnSnippet,
  deleteSnippetAwardEmoji: awardOnSnippet,

  listIssueNoteAwardEmoji: (context, visibility) => at(onIssueNote, context, visibility),
  createIssueNoteAwardEmoji: async (context, visibility) => awarding(await at(onIssueNote, context, visibility)),
  getIssueNoteAwardEmoji: awardOnIssueNote,
  deleteIssueNoteAwardEmoji: awardOnIssueNote,

  listMergeRequestNoteAwardEmoji: (context, visibility) => at(onMergeRequestNote, context, visibility),
  createMergeRequestNoteAwardEmoji: async (context, visibility) =>
    awarding(await at(onMergeRequestNote, context, visibility)),
  getMergeRequestNoteAwardEmoji: awardOnMergeRequestNote,
  deleteMergeRequestNoteAwardEmoji: awardOnMergeRequestNote,
} satisfies RequestBuilders<'award-emoji'>

const award = { name: 'thumbsup' }

interface OnPath<Path> {
  readonly by: Actor
  readonly input: { readonly path: Path }
}

/** Something with its path, by its owner. */
async function at<Path>(
  subject: {
    readonly given: (
      context: CheckContext,
      visibility: Visibility,
    ) => Promise<{ readonly owner: Actor; readonly path: Path }>
  },
  context: CheckContext,
  visibility: Visibility,
) {
  const { owner, path } = await subject.given(context, visibility)
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

async function awardOnIssue(context: CheckContext, visibility: Visibility) {
  return awardOn(await at(onIssue, context, visibility), ({ by, input }) =>
    by.call('createIssueAwardEmoji', { ...input, body: award }),
  )
}

async function awardOnMergeRequest(context: CheckContext, visibility: Visibility) {
  return awardOn(await at(onMergeRequest, context, visibility), ({ by, input }) =>
    by.call('createMergeRequestAwardEmoji', { ...input, body: award }),
  )
}

async function awardOnSnippet(context: CheckContext, visibility: Visibility) {
  return awardOn(await at(onSnippet, context, visibility), ({ by, input }) =>
    by.call('createSnippetAwardEmoji', { ...input, body: award }),
  )
}

async function awardOnIssueNote(context: CheckContext, visibility: Visibility) {
  return awardOn(await at(onIssueNote, context, visibility), ({ by, input }) =>
    by.call('createIssueNoteAwardEmoji', { ...input, body: award }),
  )
}

async function awardOnMergeRequestNote(context: CheckContext, visibility: Visibility) {
  return awardOn(await at(onMergeRequestNote, context, visibility), ({ by, input }) =>
    by.call('createMergeRequestNoteAwardEmoji', { ...input, body: award }),
  )
}

function onNoteOfIssue(context: CheckContext, visibility: Visibility) {
  return at(onIssueNote, context, visibility)
}

async function onNoteOfSnippet(context: CheckContext, visibility: Visibility) {
  const { by, input } = await at(onSnippet, context, visibility)
  const { id } = (await by.call('createSnippetNote', { ...input, body: { body: 'Edges first.' } })).body
  return { by, input: { path: { ...input.path, note_id: id } } }
}

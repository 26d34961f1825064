/** One valid request to each operation of award emoji: what the generated checks vary. */
import {
  awardedEmoji,
  onMergeRequestNote,
  onIssueNote,
  onSnippet,
  onMergeRequest,
  onIssue,
} from '../../fixtures/issues.ts'
import { type Visibility, type RequestBuilders, type OnPath, at } from '../../fixtures/request.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const requests = {
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
  createIssueNoteAwardEmoji: async (context, visibility) =>
    awarding(await at(onIssueNote, context, visibility)),
  getIssueNoteAwardEmoji: awardOnIssueNote,
  deleteIssueNoteAwardEmoji: awardOnIssueNote,

  listMergeRequestNoteAwardEmoji: (context, visibility) => at(onMergeRequestNote, context, visibility),
  createMergeRequestNoteAwardEmoji: async (context, visibility) =>
    awarding(await at(onMergeRequestNote, context, visibility)),
  getMergeRequestNoteAwardEmoji: awardOnMergeRequestNote,
  deleteMergeRequestNoteAwardEmoji: awardOnMergeRequestNote,
} satisfies RequestBuilders<'award-emoji'>

const award = { name: awardedEmoji }

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

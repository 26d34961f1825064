/** Lists of issues, notes and award emoji with enough of them to turn pages. */
import { sharedUsers } from '../../fixtures/shared-users.ts'
import {
  givenIssue,
  onIssue,
  onIssueNote,
  onMergeRequest,
  onMergeRequestNote,
  onSnippet,
  type Awardable,
  type Discussed,
} from '../../fixtures/issues.ts'
import type { GivenProject } from '../../fixtures/repository.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { FilledList } from './filled-lists.ts'

export const issues = {
  async listIssues(context: CheckContext) {
    const by = await context.given.user()
    await fiveIssues(context, await context.given.project({ by }))
    return staged(by, {})
  },

  async listGroupIssues(context: CheckContext) {
    const group = await context.given.group()
    await fiveIssues(context, await context.given.projectIn(group))
    return staged(group.owner, group.path)
  },

  async listProjectIssues(context: CheckContext) {
    const project = await context.given.project()
    await fiveIssues(context, project)
    return staged(project.owner, project.path)
  },
}

export const discussions = {
  listIssueNotes: (context: CheckContext) => fiveNotes(context, onIssue),
  listMergeRequestNotes: (context: CheckContext) => fiveNotes(context, onMergeRequest),
  listSnippetNotes: (context: CheckContext) => fiveNotes(context, onSnippet),
  listIssueAwardEmoji: (context: CheckContext) => someAwards(context, onIssue),
  listMergeRequestAwardEmoji: (context: CheckContext) => someAwards(context, onMergeRequest),
  listSnippetAwardEmoji: (context: CheckContext) => someAwards(context, onSnippet),
  listIssueNoteAwardEmoji: (context: CheckContext) => someAwards(context, onIssueNote),
  listMergeRequestNoteAwardEmoji: (context: CheckContext) => someAwards(context, onMergeRequestNote),
}

const five = [1, 2, 3, 4, 5] as const

/** Five issues that the filters of the stage let through, and one that they do not. */
async function fiveIssues(context: CheckContext, project: GivenProject): Promise<void> {
  for (const number of five) await givenIssue(context, { project, title: `Thread ${number}`, labels: 'warp' })
  await givenIssue(context, { project })
}

function staged(by: Actor, path: FilledList['path']): FilledList {
  return { by, path, query: { labels: 'warp' }, key: 'id', least: 5 }
}

async function fiveNotes(context: CheckContext, subject: Discussed): Promise<FilledList> {
  const { owner, path } = await subject.given(context)
  for (const number of five) {
    await owner.call(subject.createNote, { path, body: { body: `Thread ${number} is loose.` } })
  }
  return { by: owner, path, query: {}, key: 'id', least: 5 }
}

/** Each person awards once: whether somebody may give the same twice is not shown. */
async function someAwards(context: CheckContext, subject: Awardable): Promise<FilledList> {
  const { owner, path, project } = await subject.given(context)
  for (const by of await sharedUsers(context)) {
    await context.given.member(project, by, 40)
    await by.call(subject.createAward, { path, body: { name: 'thumbsup' } })
  }
  return { by: owner, path, query: {}, key: 'id', least: 5 }
}

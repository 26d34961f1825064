/** Lists of issues, notes and award emoji with enough of them to turn pages. */
import { crowd } from '../../fixtures/shared-users.ts'
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
import type { Persona } from '../../fixtures/actor.ts'
import type { World } from '../../fixtures/context.ts'
import type { Stage } from './filled-lists.ts'

export const issues = {
  async listIssues(world: World) {
    const by = await world.given.user()
    await fiveIssues(world, await world.given.project({ by }))
    return staged(by, {})
  },

  async listGroupIssues(world: World) {
    const group = await world.given.group()
    await fiveIssues(world, await world.given.projectIn(group))
    return staged(group.owner, group.path)
  },

  async listProjectIssues(world: World) {
    const project = await world.given.project()
    await fiveIssues(world, project)
    return staged(project.owner, project.path)
  },
}

export const discussions = {
  listIssueNotes: (world: World) => fiveNotes(world, onIssue),
  listMergeRequestNotes: (world: World) => fiveNotes(world, onMergeRequest),
  listSnippetNotes: (world: World) => fiveNotes(world, onSnippet),
  listIssueAwardEmoji: (world: World) => someAwards(world, onIssue),
  listMergeRequestAwardEmoji: (world: World) => someAwards(world, onMergeRequest),
  listSnippetAwardEmoji: (world: World) => someAwards(world, onSnippet),
  listIssueNoteAwardEmoji: (world: World) => someAwards(world, onIssueNote),
  listMergeRequestNoteAwardEmoji: (world: World) => someAwards(world, onMergeRequestNote),
}

const five = [1, 2, 3, 4, 5] as const

/** Five issues that the filters of the stage let through, and one that they do not. */
async function fiveIssues(world: World, project: GivenProject): Promise<void> {
  for (const number of five) await givenIssue(world, { project, title: `Thread ${number}`, labels: 'warp' })
  await givenIssue(world, { project })
}

function staged(by: Persona, path: Stage['path']): Stage {
  return { by, path, query: { labels: 'warp' }, key: 'id', least: 5 }
}

async function fiveNotes(world: World, subject: Discussed): Promise<Stage> {
  const { owner, path } = await subject.given(world)
  for (const number of five) {
    await owner.does(subject.createNote, { path, body: { body: `Thread ${number} is loose.` } })
  }
  return { by: owner, path, query: {}, key: 'id', least: 5 }
}

/** Each person awards once: whether somebody may give the same twice is not shown. */
async function someAwards(world: World, subject: Awardable): Promise<Stage> {
  const { owner, path, project } = await subject.given(world)
  for (const by of await crowd(world)) {
    await world.given.member(project, by, 40)
    await by.does(subject.createAward, { path, body: { name: 'thumbsup' } })
  }
  return { by: owner, path, query: {}, key: 'id', least: 5 }
}

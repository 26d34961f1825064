/** Each list of issues with enough items for several pages. */
import { type FilledList, type FilledLists, five } from '../../fixtures/filled-list.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import type { GivenProject } from '../../fixtures/repository.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const filledLists = {
  async listIssues(context: CheckContext) {
    const by = await context.given.user()
    await fiveIssues(context, await context.given.project({ by }))
    return filled(by, {})
  },

  async listGroupIssues(context: CheckContext) {
    const group = await context.given.group()
    await fiveIssues(context, await context.given.projectIn(group))
    return filled(group.owner, group.path)
  },

  async listProjectIssues(context: CheckContext) {
    const project = await context.given.project()
    await fiveIssues(context, project)
    return filled(project.owner, project.path)
  },
} satisfies FilledLists<'issues'>

/** Five issues that match the query, and one that they do not. */
async function fiveIssues(context: CheckContext, project: GivenProject): Promise<void> {
  for (const number of five) await givenIssue(context, { project, title: `Thread ${number}`, labels: 'warp' })
  await givenIssue(context, { project })
}

function filled(by: Actor, path: FilledList['path']): FilledList {
  return { by, path, query: { labels: 'warp' }, key: 'id', least: 5 }
}

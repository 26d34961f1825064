/** Each list of runners with enough items for several pages. */
import { givenRunner } from '../../fixtures/provisioned.ts'
import { type FilledList, type FilledLists, five } from '../../fixtures/filled-list.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const filledLists = {
  async listRunners(context: CheckContext): Promise<FilledList> {
    const by = await context.given.user()
    const projects = [await context.given.project({ by })]
    for (const _ of five) await givenRunner(context, { projects })
    // Listed only by a page that loses the filter.
    await givenRunner(context, { projects, active: false })
    return { by, path: {}, query: { scope: 'active' }, key: 'id', least: 5 }
  },

  async listAllRunners(context: CheckContext): Promise<FilledList> {
    const projects = [await context.given.project()]
    for (const _ of five) await givenRunner(context, { projects, active: false })
    return { by: context.admin, path: {}, query: { scope: 'paused' }, key: 'id', least: 5 }
  },

  async listProjectRunners(context: CheckContext): Promise<FilledList> {
    const project = await context.given.project({ shared_runners_enabled: false })
    for (const _ of five) await givenRunner(context, { projects: [project] })
    return { by: project.owner, path: project.path, query: {}, key: 'id', least: 5 }
  },
} satisfies FilledLists<'runners'>

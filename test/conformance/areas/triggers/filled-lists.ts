/** Each list of triggers with enough items for several pages. */
import { givenTrigger } from '../../fixtures/ci.ts'
import { type FilledList, type FilledLists, five } from '../../fixtures/filled-list.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const filledLists = {
  async listTriggers(context: CheckContext): Promise<FilledList> {
    const project = await context.given.project()
    for (const _ of five) await givenTrigger(context, { project })
    return { by: project.owner, path: project.path, query: {}, key: 'id', least: 5 }
  },
} satisfies FilledLists<'triggers'>

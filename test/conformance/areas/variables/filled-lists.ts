/** Each list of variables with enough items for several pages. */
import { givenVariable } from '../../fixtures/ci.ts'
import { type FilledList, type FilledLists, five } from '../../fixtures/filled-list.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const filledLists = {
  async listVariables(context: CheckContext): Promise<FilledList> {
    const project = await context.given.project()
    for (const number of five) await givenVariable(context, { project, key: `KEY_${number}` })
    return { by: project.owner, path: project.path, query: {}, key: 'key', least: 5 }
  },
} satisfies FilledLists<'variables'>

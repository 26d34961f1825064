/** The issues that the filters and orders of all three lists are applied to. */
import { givenIssue, type GivenIssue } from '../../fixtures/issues.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { CheckContext } from '../../fixtures/context.ts'

/** Three issues of a user who has no others, in one project of a group. Title or description of two contain a unique word. */
export const threeIssues = new Shared('three issues', async (context) => createThree(context, async () => {}))

/** The same, created in three different seconds. The last note is on the oldest. */
export const threeMoments = new Shared('issues at three moments', async (context) => {
  const wait = () => context.wait(1_100)
  const issues = await createThree(context, wait)
  await wait()
  await issues.by.call('createIssueNote', { path: issues.first.path, body: { body: 'It still does.' } })
  return issues
})

async function createThree(context: CheckContext, between: () => Promise<void>) {
  // An issue of another project, so that IIDs and IDs differ.
  await givenIssue(context)
  const by = await context.given.user({ can_create_group: true })
  const group = await context.given.group({ by })
  const project = await context.given.projectIn(group, { by })
  const word = context.uniqueName('heddle').replaceAll('-', '')
  const first = await givenIssue(context, {
    project,
    title: `The ${word} squeaks`,
    labels: 'warp,weft,two words',
  })
  await between()
  const second = await givenIssue(context, { project, description: `Oil the ${word} once`, labels: 'warp' })
  await between()
  const third = await givenIssue(context, { project, title: 'Another subject' })
  return { by, group, project, word, first, second, third }
}

/** Three issues with a `created_at` in the past, in another order than they were created in. */
export const backdated = new Shared('backdated issues', async (context) => {
  const by = await context.given.user({ can_create_group: true })
  const group = await context.given.group({ by })
  const project = await context.given.projectIn(group, { by })
  for (const year of [2016, 2014, 2015]) {
    await givenIssue(context, { project, created_at: `${year}-03-11T03:45:40Z` })
    await context.wait(1_100)
  }
  return { by, group, project }
})

/** The three lists, and the path parameters of each for the issues above. */
export const lists = {
  own: { operation: 'listIssues', pathOf: () => ({}) },
  ofGroup: { operation: 'listGroupIssues', pathOf: ({ group }: Scopes) => group.path },
  ofProject: { operation: 'listProjectIssues', pathOf: ({ project }: Scopes) => project.path },
} as const

export type List = (typeof lists)[keyof typeof lists]

interface Scopes {
  readonly group: { readonly path: { readonly id: number } }
  readonly project: { readonly path: { readonly id: number } }
}

export function idsOf(...issues: readonly GivenIssue[]): readonly number[] {
  return issues.map(({ id }) => id)
}

/** Issues of one person: what the filters and orders of all three lists are tried on. */
import { givenIssue, type GivenIssue } from '../../fixtures/issues.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { CheckContext } from '../../fixtures/context.ts'

/** Three issues of a person who has no others, in one project of a group: a word stands in the texts of two of them. */
export const threeIssues = new Shared('issues to choose from', async (context) =>
  threeOf(context, async () => {}),
)

/** The same, made in three different seconds and in order of time; the oldest was talked about last. */
export const threeMoments = new Shared('issues at three moments', async (context) => {
  const wait = () => context.wait(1_100)
  const gallery = await threeOf(context, wait)
  await wait()
  await gallery.by.call('createIssueNote', { path: gallery.first.path, body: { body: 'It still does.' } })
  return gallery
})

async function threeOf(context: CheckContext, between: () => Promise<void>) {
  // Whatever came before, numbers in the project are no IDs.
  await givenIssue(context)
  const by = await context.given.user({ can_create_group: true })
  const group = await context.given.group({ by })
  const project = await context.given.projectIn(group, { by })
  const word = context.uniqueName('heddle').replaceAll('-', '')
  const first = await givenIssue(context, { project, title: `The ${word} squeaks`, labels: 'warp,weft' })
  await between()
  const second = await givenIssue(context, { project, description: `Oil the ${word} once`, labels: 'warp' })
  await between()
  const third = await givenIssue(context, { project, title: 'Nothing of the kind' })
  return { by, group, project, word, first, second, third }
}

/** Three issues that are said to be older than they are, in another order than they were made in. */
export const backdated = new Shared('issues of long ago', async (context) => {
  const by = await context.given.user({ can_create_group: true })
  const group = await context.given.group({ by })
  const project = await context.given.projectIn(group, { by })
  for (const year of [2016, 2014, 2015]) {
    await givenIssue(context, { project, created_at: `${year}-03-11T03:45:40Z` })
    await context.wait(1_100)
  }
  return { by, group, project }
})

/** The three lists, and how each is asked for the issues of the gallery. */
export const lists = {
  own: { operation: 'listIssues', pathOf: () => ({}) },
  ofGroup: { operation: 'listGroupIssues', pathOf: ({ group }: Places) => group.path },
  ofProject: { operation: 'listProjectIssues', pathOf: ({ project }: Places) => project.path },
} as const

export type List = (typeof lists)[keyof typeof lists]

interface Places {
  readonly group: { readonly path: { readonly id: number } }
  readonly project: { readonly path: { readonly id: number } }
}

export function idsOf(...issues: readonly GivenIssue[]): readonly number[] {
  return issues.map(({ id }) => id)
}

/** Each list of events with enough items for several pages. */
import { givenIssue } from '../../fixtures/issues.ts'
import type { FilledList, FilledLists } from '../../fixtures/filled-list.ts'
import type { Parameters } from '../../protocol/encode.ts'
import type { GivenProject } from '../../fixtures/repository.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const filledLists = {
  listEvents: (context: CheckContext) => feed(context, () => ({})),

  listUserEvents: (context: CheckContext) => feed(context, ({ owner }) => ({ id: owner.id })),

  listProjectEvents: (context: CheckContext) => feed(context, ({ id }) => ({ project_id: id })),

  listProjectEventsAtRoot: (context: CheckContext) => feed(context, ({ id }) => ({ project_id: id })),
} satisfies FilledLists<'events'>

const least = 5

/** Five issues of a user. Without the filter, a page includes the event of the project as well. */
async function feed(context: CheckContext, path: (project: GivenProject) => Parameters): Promise<FilledList> {
  const by = await context.given.user()
  const project = await context.given.project({ by })
  for (let count = 0; count < least; count += 1) {
    await givenIssue(context, { project, title: context.uniqueName('issue') })
  }
  const query = { target_type: 'issue', sort: 'asc' }
  // An issue may have several events: the list is complete when it names every issue.
  await context.eventually(
    () => by.call('listEvents', { query: { target_type: 'issue' } }),
    ({ items }) => new Set(items.map(({ target_title: title }) => title)).size >= least,
  )
  return { by, path: path(project), query, key: 'target_title', least }
}

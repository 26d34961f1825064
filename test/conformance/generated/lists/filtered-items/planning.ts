import type { CheckContext } from '../../../fixtures/context.ts'
import { givenIssue } from '../../../fixtures/issues.ts'
import { givenMilestone } from '../../../fixtures/provisioned.ts'
import type { GivenProject } from '../../../fixtures/repository.ts'
import { givenTodo, projectWith } from '../../../fixtures/todos.ts'
import { excludedBy, none, type Create, type Filtered } from './filtered.ts'

type Milestone = 'with a milestone' | 'without'

/** Only the provisioning creates milestones. */
async function milestoneOf(context: CheckContext, project: GivenProject, milestone: Milestone) {
  if (milestone === 'without') return { attributes: {}, filter: {} }
  const { id, title } = await givenMilestone(context, project)
  return { attributes: { milestone_id: id }, filter: { milestone: title } }
}

/** A label, and the value of a filter with it and a second one: all must match. */
function labelsOf(context: CheckContext): readonly [label: string, labels: string] {
  const [label, other] = [context.uniqueName('label'), context.uniqueName('label')]
  return [label, `${label},${other}`]
}

/** No label of the item, or one and no other. */
const labelsOfOthers = (label: string) =>
  [none, `${label},${none}`, `${none},${label}`].map((labels) => ({ labels }))

/** Filters with several IIDs, of which one is that of the item, or none. */
const severalWith = (iid: number) => [{ iids: [iid, iid + 1] }, { iids: [iid + 1, iid] }]
const severalWithout = (iid: number) => [{ iids: [iid + 1] }, { iids: [iid + 1, iid + 2] }]

export const issues =
  (scope: 'caller' | 'group' | 'project', milestone: Milestone = 'without'): Create =>
  async (context) => {
    const { owner, given } = context
    const group = await given.group()
    const project = await given.projectIn(group)
    const [title, [label, labels]] = [context.uniqueName('issue'), labelsOf(context)]
    const { attributes, filter } = await milestoneOf(context, project, milestone)
    const description = context.uniqueName('description')
    const { id, iid } = await givenIssue(context, { project, title, description, labels, ...attributes })
    return {
      by: owner,
      path: { caller: {}, group: group.path, project: project.path }[scope],
      query: { labels, search: title, iids: [iid], state: 'opened', ...filter },
      value: id,
      including: [{ search: description }, { labels: label }, ...severalWith(iid)],
      excluding: excludedBy(
        ...labelsOfOthers(label),
        { search: none },
        ...severalWithout(iid),
        { state: 'closed' },
        { milestone: none },
      ),
    }
  }

export const mergeRequests =
  (milestone: Milestone = 'without'): Create =>
  async (context) => {
    const [label, labels] = labelsOf(context)
    const project = await context.given.repository()
    const { attributes, filter } = await milestoneOf(context, project, milestone)
    const { id, iid } = await context.given.openMergeRequest({ project, labels, ...attributes })
    return {
      by: project.owner,
      path: project.path,
      query: { labels, iids: [iid], state: 'opened', ...filter },
      value: id,
      including: [{ labels: label }, { state: 'all' }, ...severalWith(iid)],
      excluding: excludedBy(
        // Whether all of several labels must match is not specified.
        { labels: none },
        { labels: `${none},${none}-either` },
        ...severalWithout(iid),
        { state: 'merged' },
        { milestone: none },
      ),
    }
  }

/** The same filters for todos that are done. */
export async function doneTodos(context: CheckContext): Promise<Filtered> {
  const { by, query, value, excluding, ...rest } = await todos(context)
  await by.call('markTodoAsDone', { path: { id: Number(value) } })
  const ofOther = excluding.filter((each) => each.query?.['state'] === undefined)
  return {
    ...rest,
    by,
    query: { ...query, state: 'done' },
    value,
    excluding: [...ofOther, { query: { state: 'pending' } }],
  }
}

export async function todos(context: CheckContext): Promise<Filtered> {
  const by = await context.given.user()
  const project = await projectWith(context, [by])
  const other = await context.given.project({ by })
  const { id } = await givenTodo(context, { for: by, project, type: 'Issue' })
  return {
    by,
    path: {},
    query: {
      action: 'assigned',
      author_id: project.owner.id,
      project_id: project.id,
      state: 'pending',
      type: 'Issue',
    },
    value: id,
    excluding: excludedBy(
      { action: 'mentioned' },
      { author_id: by.id },
      { project_id: other.id },
      { state: 'done' },
      { type: 'MergeRequest' },
    ),
  }
}

import { actions, targetTypes } from '../../../fixtures/event-filters.ts'
import type { CheckContext } from '../../../fixtures/context.ts'
import { givenIssue } from '../../../fixtures/issues.ts'
import { serverTime } from '../../../fixtures/times.ts'
import type { Parameters } from '../../../protocol/encode.ts'
import { excludedBy, none, type Create, type Filtered } from './filtered.ts'

export async function commits(context: CheckContext): Promise<Filtered> {
  const { given, owner } = context
  const project = await given.repository()
  const branch = await given.branch(project)
  const value = await given.file(project, 'branch.txt', 'Of the branch\n', branch)
  const now = await serverTime(context)
  return {
    by: owner,
    path: project.path,
    query: { ref_name: branch, since: moment(now, -2), until: moment(now, 2) },
    value,
    excluding: excludedBy(
      { ref_name: project.branch },
      { since: moment(now, 2), until: moment(now, 4) },
      { since: moment(now, -4), until: moment(now, -2) },
    ),
  }
}

export async function commitStatuses({ given, owner }: CheckContext): Promise<Filtered> {
  const project = await given.repository()
  const path = { id: project.id, sha: project.commit }
  const created = await owner.call('createCommitStatus', {
    path,
    body: { state: 'success', name: 'build', ref: project.branch },
  })
  return {
    by: owner,
    path,
    query: { ref: project.branch, name: 'build', all: true },
    value: created.body.id,
    excluding: excludedBy({ ref: await given.branch(project) }, { name: none }, { stage: none }),
  }
}

/** The values by which the creation of an issue is not listed; `updated` may have further events of the issue. */
const otherActions = actions.filter((each) => each !== 'created' && each !== 'updated')
const otherTargetTypes = targetTypes.filter((each) => each !== 'issue')

export const events =
  (pathOf: (ids: { user: number; project: number }) => Parameters): Create =>
  async (context) => {
    const by = await context.given.user()
    const project = await context.given.project({ by })
    const title = context.uniqueName('issue')
    await givenIssue(context, { project, title })
    const now = await serverTime(context)
    const path = pathOf({ user: by.id, project: project.id })
    return {
      by,
      path,
      query: {
        action: 'created',
        target_type: 'issue',
        after: day(now, -2),
        before: day(now, 2),
        sort: 'asc',
      },
      key: 'target_title',
      value: title,
      excluding: excludedBy(
        ...otherActions.map((action) => ({ action })),
        ...otherTargetTypes.map((target_type) => ({ target_type })),
        { after: day(now, 2), before: day(now, 4) },
        { after: day(now, -4), before: day(now, -2) },
      ),
    }
  }

const oneDay = 24 * 60 * 60 * 1000

function moment(now: number, days: number): string {
  return new Date(now + days * oneDay).toISOString().replace(/\.\d+Z$/, 'Z')
}

function day(now: number, days: number): string {
  return moment(now, days).slice(0, 10)
}

/** Spec: document 3, "Issues", creation. */
import { check, idPart, type CoverageOf } from '../../fixtures/check.ts'
import { needsAuthentication } from '../../generated/access-rules.ts'
import { isMemberName } from '../../fixtures/roles.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import { givenMilestone } from '../../fixtures/provisioned.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import type { CheckContext } from '../../fixtures/context.ts'

const longAgo = '2016-03-11T03:45:40Z'

export const createIssue = {
  'create-issue/authentication-required': needsAuthentication('createIssue'),
  'create-issue/title-required': missing('createIssue', 'title'),

  'create-issue/keeps-attributes': [
    check('plain-ones', 'plain ones', async (context) => {
      await expectKept(context, {
        title: 'Warp breaks',
        description: 'At *high* tension.',
        due_date: '2099-12-31',
      })
    }),
    check(
      'in-any-letters-and-what-is-markup-elsewhere',
      'in any letters, and what is markup elsewhere',
      async (context) => {
        await expectKept(context, {
          title: 'Fädle <ein> & öffne',
          description: 'Zuerst **links**, „dann“ &amp; <b>rechts</b>.\n\n- 3 < 4\n- Ш, 糸',
          due_date: '2000-02-29',
        })
      },
    ),
  ],

  'create-issue/confidential-default': [
    check('not-given', 'not given', async (context) => expectConfidential(context, undefined)),
    check('true', 'true', async (context) => expectConfidential(context, true)),
    check('false', 'false', async (context) => expectConfidential(context, false)),
  ],

  'create-issue/assignees': [
    check('one', 'one', async (context) => {
      const { developer } = context
      const { path, project } = await givenIssue(context, {
        assignee_ids: [developer.id],
        members: ['developer'],
      })
      const response = await project.owner.observe('getIssue', { path })
      response.expectMatch({ assignees: [{ id: developer.id }] })
    }),
    check('several', 'several', async (context) => {
      const { developer, master } = context
      const wanted = [developer.id, master.id].toSorted((a, b) => a - b)
      const { path, project } = await givenIssue(context, {
        assignee_ids: wanted,
        members: ['developer', 'master'],
      })
      const response = await project.owner.observe('getIssue', { path })
      const shown = response.body.assignees.map(({ id }) => id)
      if (shown.toSorted((a, b) => a - b).join() !== wanted.join()) {
        response.fail(`The assignees ${wanted.join(', ')}.`, `They are ${shown.join(', ')}.`)
      }
    }),
  ],

  'create-issue/milestone': check(async (context) => {
    const { owner, given } = context
    const project = await given.project()
    await givenMilestone(context, project)
    const { id, title } = await givenMilestone(context, project)
    const { path } = await givenIssue(context, { project, milestone_id: id })
    const response = await owner.observe('getIssue', { path })
    response.expectMatch({ milestone: { id, title } })
  }),

  'create-issue/labels': check(async (context) => {
    const { path, project } = await givenIssue(context, { labels: 'weft,warp' })
    const response = await project.owner.observe('getIssue', { path })
    const labels = response.body.labels.toSorted().join()
    if (labels !== 'warp,weft') response.fail('The labels warp and weft.', `They are ${labels}.`)
  }),

  'create-issue/created-at-by-owner': [
    check('an-owner', 'an owner', async (context) => expectDated(context.owner, context, longAgo)),
    check('an-administrator', 'an administrator', async (context) =>
      expectDated(context.admin, context, longAgo),
    ),
    check('with-an-offset', 'with an offset', async (context) =>
      expectDated(context.owner, context, '2016-03-11T05:15:40+01:30'),
    ),
  ],

  'create-issue/created-at-restricted': (
    ['guest', 'reporter', 'developer', 'master', 'stranger'] as const
  ).map((role) =>
    check(idPart(`by a ${role}`), `by a ${role}`, async (context) => expectNotDated(context[role], context)),
  ),

  'create-issue/discussions-description': check(async (context) => {
    const { project, path, iid } = await context.given.openMergeRequest()
    await project.owner.call('createMergeRequestNote', { path, body: { body: 'Is the warp tight?' } })
    const issue = await givenIssue(context, { project, merge_request_to_resolve_discussions_of: iid })
    const response = await project.owner.observe('getIssue', { path: issue.path })
    const { description } = response.body
    if (typeof description !== 'string' || description === '') response.fail('A default description.')
  }),

  'create-issue/explicit-precedence': check(async (context) => {
    const { project, iid } = await context.given.openMergeRequest()
    const given = { title: 'Of my own', description: 'In my own words.' }
    const issue = await givenIssue(context, {
      project,
      ...given,
      merge_request_to_resolve_discussions_of: iid,
    })
    const response = await project.owner.observe('getIssue', { path: issue.path })
    response.expectMatch(given)
  }),

  'create-issue/subscribed': check(async ({ owner, given, act }) => {
    const { path } = await given.project()
    const created = await act(owner, 'createIssue', { path, body: { title: 'Warp breaks' } })
    const { subscribed } = created.expectStatus(201).body
    if (typeof subscribed !== 'boolean') created.fail('A boolean `subscribed`.')
  }),
} satisfies CoverageOf<'createIssue'>

type Kept = Required<Pick<BodyOf<'createIssue'>, 'title' | 'description' | 'due_date'>>

async function expectKept({ owner, given, act }: CheckContext, body: Kept): Promise<void> {
  const { id, path } = await given.project()
  const created = await act(owner, 'createIssue', { path, body })
  const shown = { ...body, state: 'opened' as const, project_id: id, author: { id: owner.id } }
  const { iid } = created.expectStatus(201).expectMatch(shown).body
  const response = await owner.observe('getIssue', { path: { id, issue_iid: iid } })
  response.expectMatch(shown)
  const list = await owner.observe('listProjectIssues', { path })
  list.expectValues('iid', [iid]).expectItem(body)
}

async function expectDated(
  by: Actor,
  { owner, given, act }: CheckContext,
  created_at: string,
): Promise<void> {
  const { id, path } = await given.project()
  const body = { title: 'Old', created_at }
  const created = await act(by, 'createIssue', { path, body })
  const { iid } = created.expectStatus(201).expectMatch({ created_at }).body
  const response = await owner.observe('getIssue', { path: { id, issue_iid: iid } })
  response.expectMatch({ created_at })
}

// Whether such a request is refused or the time ignored is not shown.
async function expectNotDated(by: Actor, { owner, given, act }: CheckContext): Promise<void> {
  const { path } = await given.project({
    visibility: 'public',
    members: isMemberName(by.name) ? [by.name] : [],
  })
  await act(by, 'createIssue', { path, body: { title: 'Old', created_at: longAgo } })
  const list = await owner.observe('listProjectIssues', { path })
  const times = list.items.map(({ created_at }) => Date.parse(created_at))
  if (times.includes(Date.parse(longAgo))) list.fail(`No issue of ${longAgo}.`)
}

async function expectConfidential(context: CheckContext, confidential: boolean | undefined): Promise<void> {
  const { path, project } = await givenIssue(context, confidential === undefined ? {} : { confidential })
  const response = await project.owner.observe('getIssue', { path })
  response.expectMatch({ confidential: confidential ?? false })
}

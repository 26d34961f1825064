/** Spec: document 3, "Issues". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { expectValues } from '../../generated/effects/values.ts'
import { recordOf } from '../../generated/effects/reads.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { expectLabels, severalLabels } from '../../fixtures/labels.ts'
import type { GivenProject } from '../../fixtures/repository.ts'
import { givenMilestone } from '../../fixtures/provisioned.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { isMemberName } from '../../fixtures/roles.ts'

const longAgo = '2016-03-11T03:45:40Z'

export const createIssue = {
  'create-issue/title-required': missing('createIssue', 'title'),

  'create-issue/keeps-attributes': [
    check('plain-ones', 'Plain text is kept.', async (context) => {
      await expectKept(context, {
        title: 'Warp breaks',
        description: 'At *high* tension.',
        due_date: '2099-12-31',
      })
    }),
    check('unicode-and-markup', 'Text beyond ASCII and markup are kept.', async (context) => {
      await expectKept(context, {
        title: 'Fädle <ein> & öffne',
        description: 'Zuerst **links**, „dann“ &amp; <b>rechts</b>.\n\n- 3 < 4\n- Ш, 糸',
        due_date: '2000-02-29',
      })
    }),
  ],

  'create-issue/confidential-default': [
    check('not-given', 'Without `confidential` the issue is not confidential.', async (context) =>
      expectConfidential(context, undefined),
    ),
    check('true', 'With `true` the issue is confidential.', async (context) =>
      expectConfidential(context, true),
    ),
    check('false', 'With `false` the issue is not confidential.', async (context) =>
      expectConfidential(context, false),
    ),
  ],

  'create-issue/assignees': [
    check('one', 'One user is assigned.', async ({ owner, developer, given, act }) => {
      const project = await given.project({ members: ['developer'] })
      const path = await createIn({ act }, owner, project, { assignee_ids: [developer.id] })
      const response = await owner.observe('getIssue', { path })
      response.expectMatch({ assignees: [{ id: developer.id }] })
    }),
    check('several', 'Several users are assigned.', async ({ owner, developer, master, given, act }) => {
      const assignee_ids = [developer.id, master.id].toSorted((a, b) => a - b)
      const project = await given.project({ members: ['developer', 'master'] })
      const path = await createIn({ act }, owner, project, { assignee_ids })
      const response = await owner.observe('getIssue', { path })
      const ids = response.body.assignees.map(({ id }) => id)
      if (ids.toSorted((a, b) => a - b).join() !== assignee_ids.join()) {
        response.fail(`The assignees ${assignee_ids.join(', ')}.`, `They are ${ids.join(', ')}.`)
      }
    }),
  ],

  'create-issue/milestone': check(async (context) => {
    const { owner, given } = context
    const project = await given.project()
    await givenMilestone(context, project)
    const milestone = await givenMilestone(context, project)
    const body = { title: 'Warp breaks', milestone_id: milestone.id }
    const created = await context.act(owner, 'createIssue', { path: project.path, body })
    const { iid } = created.expectStatus(201).expectMatch({ milestone }).body
    const response = await owner.observe('getIssue', { path: { id: project.id, issue_iid: iid } })
    response.expectMatch({ milestone })
  }),

  'create-issue/labels': check(async ({ owner, given, act }) => {
    const path = await createIn({ act }, owner, await given.project(), {
      labels: severalLabels.join(','),
    })
    const response = await owner.observe('getIssue', { path })
    expectLabels(response, severalLabels)
  }),

  'create-issue/created-at-by-owner': [
    check('an-owner', 'An owner sets the time.', async (context) =>
      expectDated(context.owner, context, longAgo),
    ),
    check('an-administrator', 'An administrator sets the time.', async (context) =>
      expectDated(context.admin, context, longAgo),
    ),
    check('with-an-offset', 'A time with an offset is converted.', async (context) =>
      expectDated(context.owner, context, '2016-03-11T05:15:40+01:30'),
    ),
  ],

  'create-issue/created-at-restricted': (
    ['guest', 'reporter', 'developer', 'master', 'non-member'] as const
  ).map((role) =>
    check(`by-a-${role}`, `The time that a ${role} sends is not used.`, async (context) =>
      expectNotDated(context.actor(role), context),
    ),
  ),

  'create-issue/discussions-description': check(async (context) => {
    const { project, path, iid } = await context.given.openMergeRequest()
    await project.owner.call('createMergeRequestNote', { path, body: { body: 'Is the warp tight?' } })
    const created = await createIn(context, project.owner, project, {
      merge_request_to_resolve_discussions_of: iid,
    })
    const response = await project.owner.observe('getIssue', { path: created })
    const { description } = response.body
    if (typeof description !== 'string' || description === '') response.fail('A default description.')
  }),

  'create-issue/explicit-precedence': check(async (context) => {
    const request = await context.given.openMergeRequest()
    const { project, iid } = request
    const texts = { title: 'Own title', description: 'Own description.' }
    const path = await createIn(context, project.owner, project, {
      ...texts,
      merge_request_to_resolve_discussions_of: iid,
    })
    const response = await project.owner.observe('getIssue', { path })
    response.expectMatch(texts)
    const read = () => project.owner.observe('getMergeRequest', { path: request.path })
    const after = await observeIfPossible(context, read, null)
    after?.expectMatch({ state: 'opened', title: `Merge ${request.source}` })
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
  const shown = { created_at, author: { id: by.id } }
  const { iid } = created.expectStatus(201).expectMatch(shown).body
  const response = await owner.observe('getIssue', { path: { id, issue_iid: iid } })
  response.expectMatch(shown)
}

/** The request is rejected or its time is ignored. */
async function expectNotDated(by: Actor, { owner, given, act }: CheckContext): Promise<void> {
  const { path } = await given.project({
    visibility: 'public',
    members: isMemberName(by.name) ? [by.name] : [],
  })
  const created = await act(by, 'createIssue', { path, body: { title: 'Old', created_at: longAgo } })
  const shown = recordOf(created)['created_at']
  if (typeof shown === 'string' && Date.parse(shown) === Date.parse(longAgo))
    created.fail(`No issue of ${longAgo}.`)
  const list = await owner.observe('listProjectIssues', { path })
  const times = list.items.map(({ created_at }) => Date.parse(created_at))
  if (times.includes(Date.parse(longAgo))) list.fail(`No issue of ${longAgo}.`)
}

async function expectConfidential(context: CheckContext, confidential: boolean | undefined): Promise<void> {
  const { owner, given } = context
  const attributes = confidential === undefined ? {} : { confidential }
  const path = await createIn(context, owner, await given.project(), attributes)
  const response = await owner.observe('getIssue', { path })
  response.expectMatch({ confidential: confidential ?? false })
}

/** Creates an issue, whose response has the attributes, and returns the path parameters that identify it. */
async function createIn(
  { act }: Pick<CheckContext<'createIssue'>, 'act'>,
  by: Actor,
  { id, path }: GivenProject,
  attributes: BodyOf<'createIssue'>,
) {
  const created = await act(by, 'createIssue', { path, body: { title: 'Warp breaks', ...attributes } })
  const { iid } = created.expectStatus(201).body
  expectValues({ ...attributes }, created, recordOf(created))
  return { id, issue_iid: iid }
}

/** Spec: document 3, "Issues", creation. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { needsAuthentication } from '../../generated/access-rules.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import { givenMilestone } from '../../fixtures/provisioned.ts'
import type { Persona } from '../../fixtures/actor.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import type { World } from '../../fixtures/context.ts'

const longAgo = '2016-03-11T03:45:40Z'

export const createIssue = {
  'create-issue/authentication-required': needsAuthentication('createIssue'),
  'create-issue/title-required': missing('createIssue', 'title'),

  'create-issue/keeps-attributes': [
    check('plain ones', async (world) => {
      await claimsKept(world, {
        title: 'Warp breaks',
        description: 'At *high* tension.',
        due_date: '2099-12-31',
      })
    }),
    check('in any letters, and what is markup elsewhere', async (world) => {
      await claimsKept(world, {
        title: 'Fädle <ein> & öffne',
        description: 'Zuerst **links**, „dann“ &amp; <b>rechts</b>.\n\n- 3 < 4\n- Ш, 糸',
        due_date: '2000-02-29',
      })
    }),
  ],

  'create-issue/confidential-default': [
    check('not given', async (world) => claimsConfidential(world, undefined)),
    check('true', async (world) => claimsConfidential(world, true)),
    check('false', async (world) => claimsConfidential(world, false)),
  ],

  'create-issue/assignees': [
    check('one', async (world) => {
      const { developer } = world
      const { path, project } = await givenIssue(world, { assignee_ids: [developer.id] })
      const answer = await project.owner.tries('getIssue', { path })
      answer.is(200).shows({ assignees: [{ id: developer.id }] })
    }),
    check('several', async (world) => {
      const { developer, master } = world
      const wanted = [developer.id, master.id].toSorted((a, b) => a - b)
      const { path, project } = await givenIssue(world, { assignee_ids: wanted })
      const answer = await project.owner.tries('getIssue', { path })
      const shown = answer.is(200).body.assignees.map(({ id }) => id)
      if (shown.toSorted((a, b) => a - b).join() !== wanted.join()) {
        answer.contradicts(`The assignees ${wanted.join(', ')}.`, `They are ${shown.join(', ')}.`)
      }
    }),
  ],

  'create-issue/milestone': check(async (world) => {
    const { owner, given } = world
    const project = await given.project()
    await givenMilestone(world, project)
    const { id, title } = await givenMilestone(world, project)
    const { path } = await givenIssue(world, { project, milestone_id: id })
    const answer = await owner.tries('getIssue', { path })
    answer.is(200).shows({ milestone: { id, title } })
  }),

  'create-issue/labels': check(async (world) => {
    const { path, project } = await givenIssue(world, { labels: 'weft,warp' })
    const answer = await project.owner.tries('getIssue', { path })
    const labels = answer.is(200).body.labels.toSorted().join()
    if (labels !== 'warp,weft') answer.contradicts('The labels warp and weft.', `They are ${labels}.`)
  }),

  'create-issue/created-at-by-owner': [
    check('an owner', async (world) => claimsDated(world.owner, world, longAgo)),
    check('an administrator', async (world) => claimsDated(world.admin, world, longAgo)),
    check('with an offset', async (world) => claimsDated(world.owner, world, '2016-03-11T05:15:40+01:30')),
  ],

  'create-issue/created-at-restricted': (
    ['guest', 'reporter', 'developer', 'master', 'stranger'] as const
  ).map((role) => check(`by a ${role}`, async (world) => claimsNotDated(world[role], world))),

  'create-issue/discussions-description': check(async (world) => {
    const { project, path, iid } = await world.given.openMergeRequest()
    await project.owner.does('createMergeRequestNote', { path, body: { body: 'Is the warp tight?' } })
    const issue = await givenIssue(world, { project, merge_request_to_resolve_discussions_of: iid })
    const answer = await project.owner.tries('getIssue', { path: issue.path })
    const { description } = answer.is(200).body
    if (typeof description !== 'string' || description === '') answer.contradicts('A default description.')
  }),

  'create-issue/explicit-precedence': check(async (world) => {
    const { project, iid } = await world.given.openMergeRequest()
    const given = { title: 'Of my own', description: 'In my own words.' }
    const issue = await givenIssue(world, {
      project,
      ...given,
      merge_request_to_resolve_discussions_of: iid,
    })
    const answer = await project.owner.tries('getIssue', { path: issue.path })
    answer.is(200).shows(given)
  }),

  'create-issue/subscribed': check(async ({ owner, given }) => {
    const { path } = await given.project()
    const created = await owner.tries('createIssue', { path, body: { title: 'Warp breaks' } })
    const { subscribed } = created.is(201).body
    if (typeof subscribed !== 'boolean') created.contradicts('A boolean `subscribed`.')
  }),
} satisfies CoverageOf<'createIssue'>

type Kept = Required<Pick<BodyOf<'createIssue'>, 'title' | 'description' | 'due_date'>>

async function claimsKept({ owner, given }: World, body: Kept): Promise<void> {
  const { id, path } = await given.project()
  const created = await owner.tries('createIssue', { path, body })
  const shown = { ...body, state: 'opened' as const, project_id: id, author: { id: owner.id } }
  const { iid } = created.is(201).shows(shown).body
  const answer = await owner.tries('getIssue', { path: { id, issue_iid: iid } })
  answer.is(200).shows(shown)
  const list = await owner.tries('listProjectIssues', { path })
  list.is(200).lists('iid', [iid]).holds(body)
}

async function claimsDated(by: Persona, { owner, given }: World, created_at: string): Promise<void> {
  const { id, path } = await given.project()
  const body = { title: 'Old', created_at }
  const created = await by.tries('createIssue', { path, body })
  const { iid } = created.is(201).shows({ created_at }).body
  const answer = await owner.tries('getIssue', { path: { id, issue_iid: iid } })
  answer.is(200).shows({ created_at })
}

// Whether such a request is refused or the time ignored is not shown.
async function claimsNotDated(by: Persona, { owner, given }: World): Promise<void> {
  const { path } = await given.project({ visibility: 'public' })
  await by.tries('createIssue', { path, body: { title: 'Old', created_at: longAgo } })
  const list = await owner.tries('listProjectIssues', { path })
  const times = list.is(200).items.map(({ created_at }) => Date.parse(created_at))
  if (times.includes(Date.parse(longAgo))) list.contradicts(`No issue of ${longAgo}.`)
}

async function claimsConfidential(world: World, confidential: boolean | undefined): Promise<void> {
  const { path, project } = await givenIssue(world, confidential === undefined ? {} : { confidential })
  const answer = await project.owner.tries('getIssue', { path })
  answer.is(200).shows({ confidential: confidential ?? false })
}

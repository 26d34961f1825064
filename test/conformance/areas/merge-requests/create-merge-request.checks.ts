/** Spec: document 3, "Merge requests". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { expectValues } from '../../generated/effects/values.ts'
import { recordOf } from '../../generated/effects/reads.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { expectLabels, severalLabels } from '../../fixtures/labels.ts'
import { givenMilestone } from '../../fixtures/provisioned.ts'
import type { Encoding } from '../../protocol/encode.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import type { GivenRepositoryProject } from '../../fixtures/repository.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { expectSameRecord } from '../../generated/effects/same-values.ts'
import { forkWithBranch } from './from-fork.ts'
import { plannedIn } from './planned.ts'

export const createMergeRequest = {
  'create-merge-request/source-branch-required': missing('createMergeRequest', 'source_branch'),
  'create-merge-request/target-branch-required': missing('createMergeRequest', 'target_branch'),
  'create-merge-request/title-required': missing('createMergeRequest', 'title'),

  'create-merge-request/keeps-attributes': [
    check('plain-ones', 'Plain text is kept.', async (context) => {
      await expectKept(context, { title: 'Add it', description: 'What *it* is about.' })
    }),
    check('unicode-and-markup', 'Text beyond ASCII and markup are kept.', async (context) => {
      await expectKept(context, {
        title: 'Fädle <ein> & öffne',
        description: 'Zuerst **links**, „dann“ &amp; <b>rechts</b>.\n\n- 3 < 4\n- Ш, 糸',
      })
    }),
  ],

  'create-merge-request/assignee': check(async (context) => {
    const { owner, developer, given } = context
    const project = await given.repository({ members: ['developer'] })
    const path = await createIn(context, project, { assignee_id: developer.id })
    const response = await owner.observe('getMergeRequest', { path })
    response.expectMatch({ assignee: { id: developer.id } })
  }),

  'create-merge-request/labels': check(async (context) => {
    const { owner, given } = context
    const path = await createIn(context, await given.repository(), {
      labels: severalLabels.join(','),
    })
    const response = await owner.observe('getMergeRequest', { path })
    expectLabels(response, severalLabels)
  }),

  'create-merge-request/milestone': check(async (context) => {
    const { owner, given } = context
    const project = await given.repository()
    const milestone = await givenMilestone(context, project)
    const path = await createIn(context, project, { milestone_id: milestone.id }, { shown: { milestone } })
    const response = await owner.observe('getMergeRequest', { path })
    response.expectMatch({ milestone })
  }),

  'create-merge-request/target-project': check(async (context) => {
    const { master, owner, given } = context
    const project = await given.repository({ members: ['master'] })
    const fork = await forkWithBranch(context, project, 'from-afar')
    // The branches of the two projects have the same name.
    await given.branch(project, 'from-afar')
    const created = await context.act(master, 'createMergeRequest', {
      path: { id: fork },
      body: {
        source_branch: 'from-afar',
        target_branch: 'from-afar',
        title: 'From afar',
        target_project_id: project.id,
      },
    })
    created.expectStatus(201).expectMatch({ source_project_id: fork, target_project_id: project.id })
    const response = await owner.observe('listMergeRequests', { path: project.path })
    response.expectValues('title', ['From afar'])
  }),

  'create-merge-request/remove-source-branch': check(async (context) => {
    const { owner, given } = context
    const project = await given.repository()
    for (const isRemoved of [true, false]) {
      const branch = await given.branch(project)
      const attributes = { source_branch: branch, remove_source_branch: isRemoved }
      const path = await createIn(context, project, attributes, { file: `${branch}.txt`, encoding: 'form' })
      const named = { path: { id: project.id, branch } }
      await owner.call('getBranch', named)
      await owner.call('acceptMergeRequest', { path })
      if (isRemoved) await owner.observeAbsent('getBranch', named)
      else await owner.observe('getBranch', named)
    }
  }),
} satisfies CoverageOf<'createMergeRequest'>

interface CreationOptions {
  /** The file of the commit. */
  readonly file?: string
  /** What the response has in addition to the attributes. */
  readonly shown?: Readonly<Record<string, unknown>>
  readonly encoding?: Encoding
}

/**
 * Creates a merge request with one commit into `master`, whose response has the attributes, and returns the path
 * parameters that identify it.
 */
async function createIn(
  { owner, given, act }: CheckContext<'createMergeRequest'>,
  project: GivenRepositoryProject,
  attributes: BodyOf<'createMergeRequest'>,
  { file = 'new.txt', shown = {}, encoding = 'json' }: CreationOptions = {},
) {
  const { source_branch = await given.branch(project), ...others } = attributes
  await given.file(project, file, 'New.\n', source_branch)
  const body = { source_branch, target_branch: project.branch, title: 'Add new.txt', ...others }
  const created = await act(owner, 'createMergeRequest', { path: project.path, body, encoding })
  const { iid } = created.expectStatus(201).expectMatch({ author: { id: owner.id }, ...shown }).body
  expectValues({ ...attributes }, created, recordOf(created))
  return { id: project.id, merge_request_iid: iid }
}

async function expectKept(
  context: CheckContext,
  texts: { readonly title: string; readonly description: string },
): Promise<void> {
  const { owner, given, act } = context
  const project = await given.repository()
  const [source_branch, target_branch] = [
    await given.branch(project, 'Warp'),
    await given.branch(project, 'Weft'),
  ]
  const head = await given.file(project, 'new.txt', 'New.\n', source_branch)
  const body = { source_branch, target_branch, ...texts }
  const planned = await plannedIn(context, project)
  const created = await act(owner, 'createMergeRequest', {
    path: project.path,
    body: { ...body, ...planned },
  })
  const { iid } = created
    .expectStatus(201)
    .expectMatch({ ...body, state: 'opened', author: { id: owner.id } }).body
  const response = await owner.observe('getMergeRequest', {
    path: { id: project.id, merge_request_iid: iid },
  })
  response.expectMatch({
    ...body,
    state: 'opened',
    sha: head,
    project_id: project.id,
    source_project_id: project.id,
    target_project_id: project.id,
  })
  expectSameRecord(response, created)
  const list = await owner.observe('listMergeRequests', { path: project.path })
  list.expectValues('title', [texts.title])
}

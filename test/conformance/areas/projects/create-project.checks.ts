/** Spec: document 2, "Projects". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { createProjectWith, createsProject, namespaceOfGroup } from '../../fixtures/created-project.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { rejects } from '../../generated/attributes/attribute-checks.ts'
import { expectSameRecord } from '../../generated/effects/same-values.ts'
import { attributeValues, otherValues } from '../../fixtures/project-attributes.ts'
import { Observed } from '../../protocol/signals.ts'
import { expectTopics, manyTopics, unreturned } from './attributes.ts'

/** The defaults are not specified. */
const features = [
  'issues_enabled',
  'merge_requests_enabled',
  'jobs_enabled',
  'wiki_enabled',
  'snippets_enabled',
] as const

type Feature = (typeof features)[number]

export const createProject = {
  'create-project/name-or-path-required': check(async ({ owner, act }) => {
    const response = await act(owner, 'createProject', { body: { description: 'Neither name nor path' } })
    response.expectStatus(400)
  }),

  'create-project/name-alone-suffices': check(async (context) => {
    const name = context.uniqueName('project')
    const id = await createsProject(context, context.owner, { name }, name)
    const response = await context.owner.observe('getProject', { path: { id } })
    response.expectMatch({ name })
  }),

  'create-project/path-alone-suffices': check(async (context) => {
    const path = context.uniqueName('project')
    const id = await createsProject(context, context.owner, { path }, path)
    const response = await context.owner.observe('getProject', { path: { id } })
    response.expectMatch({ path })
  }),

  'create-project/path-from-name': check(async (context) => {
    const word = context.uniqueName('spaced')
    const name = `Some Long ${word}`
    const id = await createsProject(context, context.owner, { name }, name)
    const response = await context.owner.observe('getProject', { path: { id } })
    response.expectMatch({ name, path: `some-long-${word}` })
  }),

  'create-project/own-namespace-by-default': check(async (context) => {
    // The caller cannot read a project in the namespace of another user.
    const { owner, nonMember, admin } = context
    const one = context.uniqueName('project')
    const two = context.uniqueName('project')
    const mine = await createsProject(context, owner, { name: one }, one)
    const idOfSecond = await createsProject(context, nonMember, { name: two }, two)
    const first = await admin.observe('getProject', { path: { id: mine } })
    const second = await admin.observe('getProject', { path: { id: idOfSecond } })
    const another = await admin.call('getProject', { path: (await context.given.project()).path })
    first.expectMatch({ namespace: { id: another.body.namespace.id } })
    if (second.body.namespace.id === another.body.namespace.id) {
      second.fail('Each caller’s project is in the caller’s own namespace.')
    }
  }),

  'create-project/given-namespace': check(async (context) => {
    const { owner, given } = context
    const group = await given.group()
    const { body } = await owner.call('getProject', { path: (await given.projectIn(group)).path })
    const namespace_id = body.namespace.id
    // A path is that of one project in each namespace.
    const { name } = await given.project()
    const [list, details] = [
      await ifPossible(() => owner.call('listGroupProjects', { path: group.path }), null),
      await ifPossible(() => owner.call('getGroup', { path: group.path }), null),
    ]
    const id = await createsProject(context, owner, { name, namespace_id }, name)
    const response = await owner.observe('getProject', { path: { id } })
    response.expectMatch({ name, namespace: { id: namespace_id } })
    // Both were read before.
    if (list !== null)
      (await owner.observe('listGroupProjects', { path: group.path })).expectIncludes('id', id)
    if (details === null) return
    const after = await owner.observe('getGroup', { path: group.path })
    if (!after.body.projects.some((project) => project.id === id)) after.fail(`The project ${id}.`)
    const { name: nameOfGroup, path: pathOfGroup, description, visibility, parent_id } = details.body
    after.expectMatch({ name: nameOfGroup, path: pathOfGroup, description, visibility, parent_id })
  }),

  'create-project/owned-by-caller': check(async (context) => {
    const { owner, admin } = context
    const name = context.uniqueName('project')
    const id = await createsProject(context, owner, { name }, name)
    // The caller cannot read a project of another user.
    const response = await admin.observe('getProject', { path: { id } })
    response.expectMatch({ owner: { id: owner.id } })
    const owned = await owner.observe('listProjects', { query: { owned: true, search: name } })
    owned.expectIncludes('id', id)
  }),

  'create-project/visibility-is-a-string': [
    ...(['private', 'internal', 'public'] as const).map((visibility) =>
      check(visibility, `The visibility \`${visibility}\` is set.`, async (context) => {
        const name = context.uniqueName('project')
        const id = await createsProject(context, context.owner, { name, visibility }, name)
        const response = await context.owner.observe('getProject', { path: { id } })
        response.expectMatch({ visibility })
      }),
    ),
    rejects('createProject', 'visibility', 'secret'),
  ],

  'create-project/attributes-are-kept': [
    ...[attributeValues, otherValues].map((attributes, index) =>
      check(
        index === 0 ? 'one-way' : 'the-other-way',
        `${index === 0 ? 'One value' : 'The other value'} of each attribute is kept.`,
        async (context) => {
          const name = context.uniqueName('project')
          const tag_list = ['warp', 'weft', ...manyTopics]
          const body = { name, ...attributes, ...unreturned[index], tag_list }
          const { id, created } = await createProjectWith(context, context.owner, body, name)
          const response = await context.owner.observe('getProject', { path: { id } })
          response.expectMatch(attributes)
          expectTopics(response, tag_list)
          expectSameRecord(response, created)
        },
      ),
    ),
    ...[attributeValues, otherValues].map((attributes, index) =>
      check(
        index === 0 ? 'in-a-group-one-way' : 'in-a-group-the-other-way',
        `${index === 0 ? 'One value' : 'The other value'} of each attribute is kept with a path and a namespace.`,
        async (context) => {
          const [name, path] = [context.uniqueName('project'), context.uniqueName('path')]
          const namespace_id = await namespaceOfGroup(context, 'public')
          const visibility = index === 0 ? ('public' as const) : ('internal' as const)
          const body = { name, path, namespace_id, visibility, ...attributes }
          const id = await createsProject(context, context.owner, body, name)
          const response = await context.owner.observe('getProject', { path: { id } })
          response.expectMatch({ name, path, visibility, ...attributes, namespace: { id: namespace_id } })
        },
      ),
    ),
    check('accented-name', 'A name outside ASCII is kept next to a path.', async (context) => {
      const [name, path] = [`Größe ${context.uniqueName('project')}`, context.uniqueName('path')]
      const project = await ifPossible(() => context.given.project({ name, path }), null)
      if (project === null) throw new Observed('The server rejects the name.')
      const response = await context.owner.observe('getProject', { path: project.path })
      response.expectMatch({ name, path })
    }),
    check('one-feature', 'A feature that is switched changes no other feature.', async (context) => {
      const create = async (features: Partial<Record<Feature, boolean>>) => {
        const name = context.uniqueName('project')
        const id = await createsProject(context, context.owner, { name, ...features }, name)
        return context.owner.observe('getProject', { path: { id } })
      }
      const { body: usual } = await create({})
      for (const feature of features) {
        const others = features.filter((each) => each !== feature).map((each) => [each, usual[each]] as const)
        const response = await create({ [feature]: !usual[feature] })
        response.expectMatch({ [feature]: !usual[feature], ...Object.fromEntries(others) })
      }
    }),
  ],

  'create-project/public-attribute-removed': check(async (context) => {
    const { owner, anonymous } = context
    const name = context.uniqueName('project')
    const body = { name, visibility: 'private', public: true }
    const response = await owner.sendUnchecked({ operation: 'createProject', body })
    // An attribute that is no more may also be rejected.
    if (response.status !== 201) {
      response.expectStatus(400)
      return
    }
    const list = await owner.observe('listProjects', { query: { search: name, owned: true } })
    for (const id of list.values('id')) if (typeof id === 'number') context.given.removes('projects', id)
    list.expectEvery('visibility', 'private')
    const open = await anonymous.observe('listProjects', { query: { search: name } })
    open.expectValues('id', [])
  }),
} satisfies CoverageOf<'createProject'>

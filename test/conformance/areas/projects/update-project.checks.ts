/** Spec: document 2, "Projects". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { attributeValues, otherValues } from '../../fixtures/project-attributes.ts'
import { expectTopics, manyTopics } from './attributes.ts'

/** Properties that usually contain the path. */
const urls = ['web_url', 'http_url_to_repo', 'ssh_url_to_repo'] as const

export const updateProject = {
  'update-project/name-required': [
    missing('updateProject', 'name'),
    check('changes-nothing', 'A rejected request changes nothing.', async ({ owner, given, act }) => {
      const { path } = await given.project()
      const rejected = await act(owner, 'updateProject', { path, body: { description: 'Without a name' } })
      rejected.expectStatus(400)
      const response = await owner.observe('getProject', { path })
      if (response.body.description === 'Without a name') {
        response.fail('The rejected write changes nothing.')
      }
    }),
  ],

  'update-project/attributes-are-kept': [
    ...(
      [
        [attributeValues, otherValues],
        [otherValues, attributeValues],
      ] as const
    ).map(([before, after], index) =>
      check(
        index === 0 ? 'one-way' : 'the-other-way',
        `${index === 0 ? 'One value' : 'The other value'} of each attribute is kept.`,
        async ({ owner, given, act }) => {
          const group = index === 0 ? null : await ifPossible(() => given.group(), null)
          const create = () => (group === null ? given.project(before) : given.projectIn(group, before))
          const [{ path, name }, sibling] = [await create(), await create()]
          const groupBefore = group === null ? null : await owner.call('getGroup', { path: group.path })
          const byPath = { id: (await owner.call('getProject', { path })).body.path_with_namespace }
          // A server that returns what it has returned before is noticed only if it was read before.
          await ifPossible(() => owner.call('getProject', { path: byPath }), null)
          const written = await act(owner, 'updateProject', { path, body: { name, ...after } })
          written.expectStatus(200)
          const response = await owner.observe('getProject', { path })
          response.expectMatch({ name, ...after })
          const readByPath = await owner.observe('getProject', { path: byPath })
          readByPath.expectMatch({ name, ...after })
          const other = await owner.observe('getProject', { path: sibling.path })
          other.expectMatch({ name: sibling.name, ...before })
          if (group === null || groupBefore === null) return
          const groupAfter = await owner.observe('getGroup', { path: group.path })
          const { description, visibility, request_access_enabled } = groupBefore.body
          groupAfter.expectMatch({ name: group.name, description, visibility, request_access_enabled })
        },
      ),
    ),
    check('name-and-path', 'The name and the path are updated.', async (context) => {
      const { owner, given } = context
      const { path } = await given.project()
      const body = { name: context.uniqueName('renamed'), path: context.uniqueName('moved') }
      // Another namespace has a project with the same path.
      await given.project({ by: context.master, ...body })
      const { body: before } = await owner.call('getProject', { path })
      const written = await context.act(owner, 'updateProject', { path, body })
      written.expectStatus(200)
      const response = await owner.observe('getProject', { path })
      const path_with_namespace = `${response.body.namespace.full_path}/${body.path}`
      response.expectMatch({ ...body, path_with_namespace })
      for (const [property, former, present] of [
        ['name_with_namespace', before.name, body.name],
        ...urls.map((url) => [url, before.path_with_namespace, path_with_namespace] as const),
      ] as const) {
        // Which form it has is not specified.
        const follows = before[property].includes(former)
        if (follows && !response.body[property].includes(present))
          response.fail(`\`${property}\` with ${present}.`, response.body[property])
      }
      const { name_with_namespace, web_url } = response.body
      const list = await owner.observe('listProjects', { query: { search: body.name } })
      list.expectItem({ ...body, path_with_namespace, name_with_namespace, web_url })
    }),
    ...(['private', 'internal', 'public'] as const).map((visibility) =>
      check(
        `visibility-${visibility}`,
        `The visibility is set to \`${visibility}\`.`,
        async ({ owner, given, act }) => {
          const group = await ifPossible(() => given.group({ visibility: 'public' }), null)
          const before = visibility === 'private' ? ('public' as const) : ('private' as const)
          const options = { visibility: before, members: ['reporter' as const] }
          const { path, name } = await (group === null
            ? given.project(options)
            : given.projectIn(group, options))
          const members = await ifPossible(() => owner.call('listProjectMembers', { path }), null)
          const written = await act(owner, 'updateProject', { path, body: { name, visibility } })
          written.expectStatus(200)
          const response = await owner.observe('getProject', { path })
          response.expectMatch({ visibility })
          if (members !== null) {
            const after = await owner.observe('listProjectMembers', { path })
            after.expectIncludes('id', ...members.items.map(({ id }) => id))
          }
          if (group === null) return
          const groupAfter = await owner.observe('getGroup', { path: group.path })
          groupAfter.expectMatch({ visibility: 'public' })
        },
      ),
    ),
    check('made-public', 'Anonymous callers see a project that was made public.', async (context) => {
      const { owner, anonymous, given } = context
      const { id, path, name } = await given.project({ visibility: 'private' })
      const written = await context.act(owner, 'updateProject', {
        path,
        body: { name, visibility: 'public' },
      })
      written.expectStatus(200)
      const { path_with_namespace } = (await owner.observe('getProject', { path })).body
      for (const each of [id, path_with_namespace]) {
        const response = await anonymous.observe('getProject', { path: { id: each } })
        response.expectMatch({ id })
      }
      const list = await anonymous.observe('listProjects', { query: { search: name } })
      list.expectIncludes('id', id)
    }),
    check(
      'made-private',
      'Anonymous callers no longer see a project that was made private.',
      async (context) => {
        const { owner, anonymous, given } = context
        const { id, path, name } = await given.project({ visibility: 'public' })
        const { path_with_namespace } = (await anonymous.call('getProject', { path })).body
        const written = await context.act(owner, 'updateProject', {
          path,
          body: { name, visibility: 'private' },
        })
        written.expectStatus(200)
        for (const each of [id, path_with_namespace]) {
          await anonymous.observeRejected('getProject', { path: { id: each } })
        }
        const list = await anonymous.observe('listProjects', { query: { search: name } })
        list.expectOmits('id', id)
      },
    ),
  ],

  'update-project/default-branch': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const default_branch = await given.branch(project)
    const written = await act(owner, 'updateProject', {
      path: project.path,
      body: { name: project.name, default_branch },
    })
    written.expectStatus(200)
    const response = await owner.observe('getProject', { path: project.path })
    response.expectMatch({ default_branch })
    const together = { name: project.name, default_branch: project.branch, description: 'Changed together' }
    const again = await act(owner, 'updateProject', { path: project.path, body: together })
    again.expectStatus(200)
    const after = await owner.observe('getProject', { path: project.path })
    after.expectMatch(together)
  }),

  'update-project/tag-list-replaces': check(async ({ owner, given, act }) => {
    const { path, name } = await given.project({ tag_list: ['one', 'two'] })
    const tag_list = ['two', 'three', ...manyTopics]
    const written = await act(owner, 'updateProject', { path, body: { name, tag_list } })
    written.expectStatus(200)
    expectTopics(await owner.observe('getProject', { path }), tag_list)
  }),

  'update-project/public-attribute-removed': check(async ({ owner, anonymous, given }) => {
    const { path, name } = await given.project()
    await owner.sendUnchecked({ operation: 'updateProject', path, body: { name, public: true } })
    const kept = await owner.observe('getProject', { path })
    kept.expectMatch({ visibility: 'private' })
    await anonymous.observeRejected('getProject', { path })
  }),
} satisfies CoverageOf<'updateProject'>

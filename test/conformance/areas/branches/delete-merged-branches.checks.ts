/** Spec: document 3, "Branches". */
import type { Actor } from '../../fixtures/actor.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const deleteMergedBranches = {
  'delete-merged-branches/returns-202': check(async ({ owner, given, act }) => {
    const { path } = await given.repository()
    const response = await act(owner, 'deleteMergedBranches', { path })
    response.expectStatus(202)
    if (response.json === undefined) response.fail('A JSON body.')
  }),

  'delete-merged-branches/deletes-merged': [
    check('all-of-them', 'Every merged branch is deleted.', async (context) => {
      const { given } = context
      const { project, source } = await given.mergedMergeRequest()
      const { source: other } = await given.mergedMergeRequest({ project })
      const named = await given.unusualBranch(project, 'größe/織機', other)
      // More than a page has by default.
      const many = Array.from({ length: 21 }, (_, index) => `${other}-${index + 1}`)
      for (const name of many) await given.branch(project, name, other)
      const tag_name = await given.tag(project, source)
      const elsewhere = await given.repository()
      await given.branch(elsewhere, source)
      await given.file(elsewhere, 'ahead.txt', 'Ahead.\n')
      const response = await deleteMerged(context, project, source, other, named, ...many)
      response
        .expectStatus(200)
        .expectIncludes('name', project.branch)
        .expectOmits('name', source, other, named, ...many)
      const tags = await project.owner.observe('listTags', { path: project.path })
      tags.expectValues('name', [tag_name])
      const others = await project.owner.observe('listBranches', { path: elsewhere.path })
      others.expectIncludes('name', source)
    }),
    check('other-default-branch', 'The default branch may have any name.', async (context) => {
      const { project, merged } = await withTrunk(context)
      const { owner, path } = project
      const { path_with_namespace: id } = (await owner.call('getProject', { path })).body
      const response = await deleteMerged(context, { owner, path: { id } }, merged)
      response.expectStatus(200).expectIncludes('name', 'trunk').expectOmits('name', merged)
    }),
  ],

  'delete-merged-branches/keeps-unmerged': [
    check('with-a-merged-one', 'An unmerged branch remains if a merged one is deleted.', async (context) => {
      const { given } = context
      const { project, source } = await given.openMergeRequest()
      const within = await given.branch(project, undefined, source)
      const closed = await ifPossible(
        async () => (await given.closedMergeRequest({ project })).source,
        source,
      )
      const { source: merged } = await given.mergedMergeRequest({ project })
      const { owner, path } = project
      const { description, request_access_enabled } = (await owner.call('getProject', { path })).body
      const response = await deleteMerged(context, project, merged)
      response.expectStatus(200).expectIncludes('name', source, within, closed, project.branch)
      const after = await owner.observe('getProject', { path })
      after.expectMatch({ description, request_access_enabled })
    }),
    check('merged-elsewhere', 'A branch that is merged into another branch remains.', async (context) => {
      const { project, merged, apart } = await withTrunk(context)
      const response = await deleteMerged(context, project, merged)
      response.expectStatus(200).expectIncludes('name', apart, 'master')
    }),
  ],
} satisfies CoverageOf<'deleteMergedBranches'>

/** A project with the default branch `trunk`: one branch is merged into it, another into `master` only. */
async function withTrunk({ owner, given }: CheckContext) {
  const project = await given.repository()
  await given.branch(project, 'trunk')
  const branches = { merged: 'trunk', apart: 'master' }
  for (const [name, from] of Object.entries(branches)) {
    await given.file(project, `${name}.txt`, 'Before.\n', from)
    await given.branch(project, name, from)
    await given.file(project, `${from}.txt`, 'After.\n', from)
  }
  const body = { name: project.name, default_branch: 'trunk' }
  await owner.call('updateProject', { path: project.path, body })
  return { project, merged: 'merged', apart: 'apart' }
}

/** Deletes merged branches, and lists the branches when the named ones are deleted, or after a time limit. */
async function deleteMerged(
  context: CheckContext,
  { owner, path }: { readonly owner: Actor; readonly path: { readonly id: number | string } },
  ...names: readonly string[]
) {
  // A server that remembers this response returns it afterwards as well.
  const request = { path, query: { per_page: 100 } }
  await owner.call('listBranches', request)
  const [first = ''] = names
  const single = { path: { ...path, branch: first } }
  const wasRead = await ifPossible(() => owner.call('getBranch', single).then(() => true), false)
  const accepted = await context.act(owner, 'deleteMergedBranches', { path })
  accepted.expectStatus(202)
  const list = await context.eventually(
    () => owner.observe('listBranches', request),
    ({ items }) => items.every(({ name }) => !names.includes(name)),
  )
  if (wasRead && list.items.every(({ name }) => name !== first))
    await owner.observeAbsent('getBranch', single)
  return list
}

/** Spec: document 2, "Projects". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { recordOf, validRecordOf } from '../../generated/effects/reads.ts'
import { expectSameValues } from '../../generated/effects/same-values.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { idIn } from '../../fixtures/accounts.ts'
import { levels } from '../../fixtures/roles.ts'

export const forkProject = {
  'fork-project/returns-new-project': check(async (context) => {
    const { master, given } = context
    const project = await given.repository({ members: ['master'], visibility: 'internal' })
    const { id, path } = project
    const fork = await forks(context, master, path)
    const response = await master.observe('getProject', { path: { id: fork } })
    if (fork === id) response.fail('A project of its own.', 'The ID is that of the original.')
    const source = await master.observe('getProject', { path })
    source.expectMatch({ name: project.name, visibility: 'internal' })
    const another = await given.user()
    await given.member(project, another, levels.master)
    const second = await forks(context, another, path)
    if (second === fork) response.fail('A project of its own.', 'The ID is that of the fork of another user.')
  }),

  'fork-project/own-namespace-by-default': check(async (context) => {
    const { master, given } = context
    const { path } = await given.repository({ members: ['master'] })
    const own = await given.project({ by: master })
    const { body } = await master.call('getProject', { path: own.path })
    const fork = await forks(context, master, path)
    const response = await master.observe('getProject', { path: { id: fork } })
    response.expectMatch({ namespace: { id: body.namespace.id }, owner: { id: master.id } })
  }),

  'fork-project/asynchronous': check(async (context) => {
    const { master, given } = context
    const { path, commit } = await given.repository({ members: ['master'] })
    const id = await forks(context, master, path)
    const first = await master.observe('getProject', { path: { id } })
    if (typeof first.body.import_status !== 'string') first.fail('An `import_status`.')
    const response = await context.eventually(() =>
      master.observe('getCommit', { path: { id, sha: commit } }),
    )
    response.expectMatch({ id: commit })
  }),

  'fork-project/v3-route-removed': check(async ({ master, given }) => {
    const { id, path } = await given.repository({ members: ['master'] })
    const before = await master.call('getProject', { path })
    const response = await master.sendRaw({ method: 'POST', target: `/projects/fork/${id}` })
    response.expectRejected()
    const after = await master.observe('getProject', { path })
    after.expectMatch({ forks_count: before.body.forks_count })
  }),
} satisfies CoverageOf<'forkProject'>

/** Forks a project, whose response has the properties of the new project, and returns the ID of the fork. */
async function forks(
  { given, act }: CheckContext,
  by: Actor,
  path: { readonly id: number },
): Promise<number> {
  const response = await act(by, 'forkProject', { path })
  response.expectStatus(201)
  const id = idIn(response.json)
  if (id === null) return response.fail('The new project with its `id`.')
  given.removes('projects', id)
  const read = validRecordOf(await by.observe('getProject', { path: { id } }))
  // Other properties can change while the fork is completed.
  const kept = Object.entries(read).filter(([name]) => unchanging.has(name))
  expectSameValues(Object.fromEntries(kept), recordOf(response), response)
  return id
}

const unchanging: ReadonlySet<string> = new Set([
  'name',
  'path',
  'path_with_namespace',
  'namespace',
  'owner',
  'description',
  'visibility',
])

/** Writes that other projects with the same path get as well. Forks have the path of their source. */
import { type Fault, mutant, type Mutant } from '../../mutant.ts'
import { shownAt, listedAt } from '../../vocabulary/lookups.ts'
import { segmentsOf, isRecord, isSuccess, withSegment } from '../../message.ts'
import { byAdministrator } from '../../vocabulary/effects.ts'

const toLikeNamedProjects: Fault = {
  alone: true,
  async around(call, upstream) {
    const own = await shownAt(`/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`, call, upstream)
    const all = await listedAt('/projects', call, upstream)
    const response = await upstream.pass(call)
    if (!isRecord(own) || !isSuccess(response)) return response
    for (const other of all.filter(({ id, path }) => id !== own['id'] && path === own['path']))
      await upstream.pass(byAdministrator(withSegment(call, 1, JSON.stringify(other['id'])), upstream))
    return response
  },
}

const inForks = (
  [
    ['createBranch', 'general/created-is-201'],
    ['createCommit', 'general/created-is-201'],
    ['createFile', 'general/created-is-201'],
    ['createRelease', 'general/created-is-201'],
    ['createTag', 'general/created-is-201'],
    ['deleteBranch', 'delete-branch/deletes'],
    ['deleteFile', 'delete-file/deletes'],
    ['deleteTag', 'delete-tag/deletes'],
    ['protectBranch', 'general/success-is-200'],
    ['unprotectBranch', 'general/success-is-200'],
    ['updateFile', 'general/success-is-200'],
    ['updateRelease', 'general/success-is-200'],
  ] as const
).map(([operation, rule]) => mutant('SFX-02', operation, rule, 'does the same in forks', toLikeNamedProjects))

export const likeNamedProjectMutants: readonly Mutant[] = [
  ...inForks,
  ...(
    [
      ['deleteProject', 'delete-project/removes-the-project'],
      ['updateProject', 'general/success-is-200'],
    ] as const
  ).map(([operation, rule]) =>
    mutant('SFX-02', operation, rule, 'does the same to like-named projects', toLikeNamedProjects),
  ),
]

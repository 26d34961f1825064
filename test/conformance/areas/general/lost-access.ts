/** Callers who have read the records of a project, and may read them no longer. Spec: document 1, "Authentication". */
import type { Actor } from '../../fixtures/actor.ts'
import { check, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible, observeIfPossible } from '../../fixtures/if-possible.ts'
import { firstFile, type GivenRepositoryProject } from '../../fixtures/repository.ts'
import { levels } from '../../fixtures/roles.ts'

const readsByAnyone = ['getProject', 'listBranches', 'getBranch', 'listTags', 'getTag', 'getFile'] as const
const readsByUsers = [...readsByAnyone, 'listProjectIssues', 'listBoards'] as const

type Read = readonly [by: Actor, operation: (typeof readsByUsers)[number]]

/** The reads that succeed are rejected after the change. */
async function expectLost(
  context: CheckContext,
  { id, branch, ...project }: GivenRepositoryProject,
  reads: readonly Read[],
  change: () => Promise<unknown>,
): Promise<void> {
  const tag_name = await ifPossible(() => context.given.tag({ id, branch, ...project }), 'no-such-tag')
  const path = { id, branch, tag_name, file_path: firstFile }
  const read = ([by, operation]: Read) => {
    const query = operation === 'getFile' ? { ref: branch } : {}
    return observeIfPossible(context, () => by.sendUnchecked({ operation, path, query }), null)
  }
  const before = await Promise.all(reads.map(read))
  await change()
  const after = await Promise.all(reads.map(read))
  for (const [index, response] of after.entries())
    if (before[index]?.status === 200) response?.expectRejected()
}

export const lostAccess: readonly Check[] = [
  check('made-private', 'Records of a project that was made private are not returned.', async (context) => {
    const { owner, nonMember, anonymous, given } = context
    const project = await given.repository({ visibility: 'public' })
    const reads = [
      ...readsByAnyone.map((operation): Read => [anonymous, operation]),
      ...readsByUsers.map((operation): Read => [nonMember, operation]),
    ]
    const body = { name: project.name, visibility: 'private' as const }
    await expectLost(context, project, reads, () => owner.call('updateProject', { path: project.path, body }))
  }),
  check(
    'removed-member',
    'Records of a private project are not returned to former members.',
    async (context) => {
      const { owner, nonMember, given } = context
      const project = await given.repository()
      await given.member(project, nonMember, levels.reporter)
      const reads = readsByUsers.map((operation): Read => [nonMember, operation])
      await expectLost(context, project, reads, () =>
        owner.call('removeProjectMember', { path: { ...project.path, user_id: nonMember.id } }),
      )
    },
  ),
]

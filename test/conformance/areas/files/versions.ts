/** A file with several versions. Spec: document 3, "Repository files". */
import { Shared } from '../../fixtures/shared.ts'

export const file_path = 'lib/shuttle.txt'

/** A file with a version at the first commit, at the head of `master`, and on another branch. */
export const versions = new Shared('a file in three versions', async (context) => {
  const { given } = context
  const project = await given.repository({ files: { [file_path]: 'One.\n' } })
  const branch = await given.branch(project)
  const update = (content: string) => [{ action: 'update' as const, file_path, content }]
  const onMaster = await given.commit(project, 'master', update('Two.\n'))
  const onBranch = await given.commit(project, branch, update('Three.\n'))
  return { project, branch, onMaster, onBranch }
})

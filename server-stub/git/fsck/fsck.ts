/** Whether a pushed object is well-formed, as `git fsck --strict` requires. The identifiers are those of git-fsck(1). */
import type { PlainObject } from '../stored-object.ts'
import { PackError } from '../packs/pack-error.ts'
import { commitProblem } from './commit-problem.ts'
import type { FsckProblem } from './problem.ts'
import { tagProblem } from './tag-problem.ts'
import { treeProblem } from './tree-problem.ts'

/** Throws `PackError` when the object is malformed. */
export function checkObject(oid: string, { type, body }: PlainObject): void {
  const problem = problemOf(type, body)
  if (problem !== undefined)
    throw new PackError(`${type} ${oid} is malformed: ${problem.id}: ${problem.text}`)
}

function problemOf(type: PlainObject['type'], body: Buffer): FsckProblem | undefined {
  if (type === 'tree') return treeProblem(body)
  if (type === 'commit') return commitProblem(body)
  return type === 'tag' ? tagProblem(body) : undefined
}

/** Writes with an effect on another record than the one that their path names. Spec: "States and transitions". */
import type { Parameters } from '../../protocol/encode.ts'
import type { JsonRecord } from './reads.ts'
import type { PreparedRequest, SpecifiedOperation } from '../valid-request.ts'

/** The read that returns the effect of a write. */
export interface EffectRead {
  readonly read: SpecifiedOperation
  readonly path: Parameters
  readonly query?: Parameters
  /** What the record has afterwards. */
  readonly part: unknown
}

type ReadFor = (
  prepared: PreparedRequest,
  body: Parameters,
  written: JsonRecord,
) => Omit<EffectRead, 'path'> & Partial<EffectRead>

const approved =
  (read: SpecifiedOperation): ReadFor =>
  (_, { access_level = 30 }) => ({ read, part: { access_level } })
const ofBranch =
  (part: unknown): ReadFor =>
  () => ({ read: 'getBranch', part })
/** The new commit is the head of the branch. */
const ofHead: ReadFor = ({ path: { id: project } }, { branch }, { id }) => ({
  read: 'getCommit',
  path: { id: project, sha: branch },
  part: { id },
})
const ofTag: ReadFor = (_, { description }) => ({ read: 'getTag', part: { release: { description } } })

const effectReads: Partial<Record<SpecifiedOperation, ReadFor>> = {
  approveGroupAccessRequest: approved('getGroupMember'),
  approveProjectAccessRequest: approved('getProjectMember'),
  acceptMergeRequest: () => ({ read: 'getMergeRequest', part: { state: 'merged' } }),
  protectBranch: ofBranch({ protected: true }),
  unprotectBranch: ofBranch({ protected: false }),
  cherryPickCommit: ofHead,
  createCommit: ofHead,
  createRelease: ofTag,
  createTag: ({ path }, { tag_name, release_description: description }) => ({
    read: 'getTag',
    path: { ...path, tag_name },
    part: description === undefined ? {} : { release: { description } },
  }),
  updateRelease: ofTag,
  createFile: ({ path }, { branch }) => ({
    read: 'getFile',
    query: { ref: branch },
    part: { file_path: path['file_path'] },
  }),
  markAllTodosAsDone: () => ({ read: 'listTodos', part: [] }),
  cancelJob: () => ({ read: 'getJob', part: { status: 'canceled' } }),
  eraseJob: () => ({ read: 'getJob', part: { artifacts_file: null } }),
  transferProject: ({ path }) => ({
    read: 'getProject',
    path: { id: path['project_id'] },
    part: { namespace: { id: path['id'] } },
  }),
}

/** The read of the effect of a write; null if the path of the write names the record. */
export function effectReadOf(prepared: PreparedRequest, written: JsonRecord): EffectRead | null {
  const found = effectReads[prepared.operation]?.(prepared, prepared.body ?? {}, written)
  return found === undefined ? null : { path: prepared.path, ...found }
}

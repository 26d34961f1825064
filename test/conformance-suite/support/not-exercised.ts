/** What the contract documents and a run against the reference server does not use, and why. */
import type { OperationId } from '../../../generated/operations.ts'
import { specifiedOperations } from '../../conformance/generated/valid-request.ts'
import { requiresAttributes, type Feature } from './exercise.ts'

/** Features that a run does not use. */
export interface NotExercised {
  readonly reason: string
  /** Some runs happen to use all of it. */
  readonly atTimes?: true
  readonly covers: (feature: Feature) => boolean
}

const swept: ReadonlySet<OperationId> = new Set(specifiedOperations)

export const notExercised: readonly NotExercised[] = [
  {
    reason: 'The specification names the route and shows neither request nor answer.',
    covers: ({ operation }) => !swept.has(operation),
  },
  {
    reason: 'No sentence says which entity cannot be processed.',
    covers: isStatus('422'),
  },
  {
    reason: 'Nothing is required, and no value is said to be invalid.',
    covers: (feature) => isStatus('400')(feature) && !requiresAttributes(feature.operation),
  },
  {
    reason: 'A list that all checks add to is mostly modified when it is read again.',
    atTimes: true,
    covers: (feature) => isStatus('304')(feature) && feature.operation.startsWith('list'),
  },
  {
    reason: 'What workers have done moves on from one read to the next.',
    atTimes: true,
    covers: isStatus('304', 'getQueueMetrics', 'getProcessMetrics', 'getJobStatistics', 'getCompoundMetrics'),
  },
  {
    reason:
      'Nothing is said to be in conflict; the reference server takes a second one, or rejects it with 400.',
    covers: isStatus(
      '409',
      'createProject',
      'createProjectForUser',
      'createGroup',
      'createUserSshKey',
      'createCurrentUserSshKey',
      'createBroadcastMessage',
      'createCommit',
      'cherryPickCommit',
      'createCommitComment',
      'createTag',
      'createFile',
      'createIssue',
      'createIssueNote',
      'createSnippetNote',
      'createMergeRequestNote',
      'createTrigger',
    ),
  },
  {
    reason: 'Which status rejects is not said, and the reference server has chosen another.',
    covers: isStatus('409', 'deleteBranch', 'disableProjectRunner'),
  },
  {
    reason: 'Whether it is 200 or 201 is not said, and the reference server has chosen 201.',
    covers: isStatus(
      '200',
      'createCommitStatus',
      'cancelJob',
      'retryJob',
      'eraseJob',
      'keepJobArtifacts',
      'enableProjectRunner',
      'takeTriggerOwnership',
    ),
  },
  {
    reason: 'The parameters of a fork are not shown.',
    covers: ({ operation, kind }) => operation === 'forkProject' && kind === 'media-type',
  },
  {
    reason: 'The server would fetch from an address that the suite cannot provide.',
    covers: isAttribute('import_url', 'createProject', 'updateProject', 'createProjectForUser'),
  },
  {
    reason: 'Its values are names of storages that only the operator of an instance knows.',
    covers: isAttribute('repository_storage', 'updateApplicationSettings'),
  },
  {
    reason: 'It identifies a discussion, and no operation shows the id of one.',
    covers: isAttribute('discussion_to_resolve', 'createIssue'),
  },
]

/** A status of some operations; of all where none is named. */
function isStatus(status: string, ...operations: readonly OperationId[]): NotExercised['covers'] {
  return ({ operation, kind, name }) =>
    kind === 'status' && name === status && (operations.length === 0 || operations.includes(operation))
}

function isAttribute(attribute: string, ...operations: readonly OperationId[]): NotExercised['covers'] {
  return ({ operation, kind, name }) =>
    kind === 'attribute' && name === attribute && operations.includes(operation)
}

/** Features of the contract that a run against the reference server does not use, with reasons. */
import type { OperationId } from '../../../generated/operations.ts'
import { specifiedOperations } from '../../conformance/generated/valid-request.ts'
import { requiresAttributes, type Feature } from './exercise.ts'

/** Features that a run does not use. */
export interface NotExercised {
  readonly reason: string
  /** Some runs use the feature. */
  readonly atTimes?: true
  readonly covers: (feature: Feature) => boolean
}

const documented: ReadonlySet<OperationId> = new Set(specifiedOperations)

export const notExercised: readonly NotExercised[] = [
  {
    reason: 'The specification names the route, and states neither request nor response.',
    covers: ({ operation }) => !documented.has(operation),
  },
  {
    reason: 'The specification does not state which entity cannot be processed.',
    covers: isStatus('422'),
  },
  {
    reason: 'No attribute is required, and the specification states no invalid value.',
    covers: (feature) => isStatus('400')(feature) && !requiresAttributes(feature.operation),
  },
  {
    reason: 'All checks add to the list, so most reads find it modified.',
    atTimes: true,
    covers: (feature) => isStatus('304')(feature) && feature.operation.startsWith('list'),
  },
  {
    reason: 'Other checks change the project between two reads.',
    atTimes: true,
    covers: isStatus('304', 'getProject'),
  },
  {
    reason: 'The metrics of workers change between two reads.',
    atTimes: true,
    covers: isStatus('304', 'getQueueMetrics', 'getProcessMetrics', 'getJobStatistics', 'getCompoundMetrics'),
  },
  {
    reason: 'The specification states no conflict; the reference server accepts a duplicate, or returns 400.',
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
    reason: 'The status of the error is not specified, and the reference server returns another.',
    covers: isStatus(
      '409',
      'deleteBranch',
      'disableProjectRunner',
      'cancelJob',
      'retryJob',
      'eraseJob',
      'keepJobArtifacts',
      'enableProjectRunner',
      'markTodoAsDone',
      'updateMergeRequest',
      'updateRelease',
      'updateProject',
      'updateGroup',
    ),
  },
  {
    reason: 'The specification does not state which requests are not supported.',
    covers: isStatus(
      '405',
      'cancelJob',
      'retryJob',
      'eraseJob',
      'keepJobArtifacts',
      'enableProjectRunner',
      'updateMergeRequest',
      'updateRelease',
    ),
  },
  {
    reason: 'Whether the server returns 200 or 201 is not specified, and the reference server returns 201.',
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
    reason: 'The parameters of a fork are not specified.',
    covers: ({ operation, kind }) => operation === 'forkProject' && kind === 'media-type',
  },
  {
    reason: 'The server fetches from a URL that the suite cannot provide.',
    covers: isAttribute('import_url', 'createProject', 'updateProject', 'createProjectForUser'),
  },
  {
    reason: 'The values are names of storages that the operator of an instance chooses.',
    covers: isAttribute('repository_storage', 'updateApplicationSettings'),
  },
  {
    reason: 'The value is the ID of a discussion, and no operation returns one.',
    covers: isAttribute('discussion_to_resolve', 'createIssue'),
  },
]

/** A status of some operations, or of all. */
function isStatus(status: string, ...operations: readonly OperationId[]): NotExercised['covers'] {
  return ({ operation, kind, name }) =>
    kind === 'status' && name === status && (operations.length === 0 || operations.includes(operation))
}

function isAttribute(attribute: string, ...operations: readonly OperationId[]): NotExercised['covers'] {
  return ({ operation, kind, name }) =>
    kind === 'attribute' && name === attribute && operations.includes(operation)
}

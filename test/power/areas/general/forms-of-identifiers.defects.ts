/** Defects for one form of an identifier, for one caller, or for text outside ASCII in a record within another. */
import { isRecord, valueOf, type Call } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { has, isAnonymous, isByPath, namesCommit, when } from '../../vocabulary/conditions.ts'
import { undoesEffect } from '../../vocabulary/effects.ts'
import { asciiOf } from '../../vocabulary/lists.ts'
import { returnsStaleReads } from '../../vocabulary/lookups.ts'
import { keepsFirst } from '../../vocabulary/memory.ts'
import { ignores } from '../../vocabulary/requests.ts'
import { altersProperty, altersRecords, omitsProperty, returnsValue } from '../../vocabulary/responses.ts'

const filteredByPath: readonly Mutant[] = (
  [
    ['listGroupIssues', 'labels'],
    ['listGroupProjects', 'visibility'],
    ['listMergeRequests', 'iids'],
    ['listProjectIssues', 'state'],
    ['listCommits', 'since'],
  ] as const
).map(([list, filter]) =>
  mutant(
    'SEM-10',
    list,
    'general/success-is-200',
    `ignores ${filter} by path`,
    when((call, upstream) => isByPath(call) && has(filter)(call, upstream), ignores(filter)),
  ),
)

const stale: readonly Mutant[] = (
  [
    ['getProjectNotificationSettings', 'general/project-id-or-path'],
    ['getGroupNotificationSettings', 'general/group-id-or-path'],
    ['getVariable', 'general/project-id-or-path'],
  ] as const
).map(([read, rule]) =>
  mutant('STT-04', read, rule, 'returns the first response by path', when(isByPath, returnsStaleReads)),
)

const isOfSlash = (call: Call): boolean => String(valueOf(call, 'branch')).includes('/')

/** Names outside ASCII in a record within another. */
const within = (property: string, part: string): Fault =>
  altersRecords((record) => {
    const inner = record[property]
    return isRecord(inner) ? { ...record, [property]: { ...inner, [part]: asciiOf(inner[part]) } } : record
  })

export const identifierMutants: readonly Mutant[] = [
  ...filteredByPath,
  ...stale,
  mutant(
    'SCH-01',
    'getGroupNotificationSettings',
    'general/group-id-or-path',
    'omits the events by path',
    when(isByPath, omitsProperty('events')),
  ),
  mutant(
    'SEM-10',
    'getFile',
    'general/success-is-200',
    'returns the commit of a hash as the last commit of the file',
    when(
      namesCommit,
      altersProperty('last_commit_id', (_, file) => file['commit_id']),
    ),
  ),
  mutant(
    'STT-06',
    'cherryPickCommit',
    'cherry-pick-commit/applies-change',
    'writes no branches with a slash',
    when(isOfSlash, undoesEffect),
  ),
  mutant(
    'STT-06',
    'createCommitStatus',
    'create-commit-status/same-name-updates',
    'keeps the first description of a name',
    keepsFirst('description', 'name'),
  ),
  mutant(
    'SCH-03',
    'listTags',
    'general/success-is-200',
    'returns no release without credentials',
    when(isAnonymous, returnsValue('release', null)),
  ),
  mutant(
    'SCH-03',
    'listBranches',
    'general/success-is-200',
    'returns no protection without credentials',
    when(isAnonymous, returnsValue('protected', false)),
  ),
  mutant(
    'SEM-09',
    'getGroup',
    'get-group/with-projects',
    'omits projects with names outside ASCII',
    altersProperty('projects', (projects) =>
      Array.isArray(projects)
        ? projects.filter((each: unknown) => isRecord(each) && asciiOf(each['name']) === each['name'])
        : projects,
    ),
  ),
  mutant(
    'ENC-03',
    'getBoardList',
    'get-board-list/by-id',
    'returns descriptions of labels in ASCII',
    altersProperty('label.description', asciiOf),
  ),
  mutant(
    'ENC-03',
    'listIssueNotes',
    'general/success-is-200',
    'returns names of authors in ASCII',
    within('author', 'name'),
  ),
  mutant(
    'ENC-03',
    'listTodos',
    'general/success-is-200',
    'returns names of projects in ASCII',
    within('project', 'name'),
  ),
]

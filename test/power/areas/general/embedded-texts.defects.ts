/** Texts outside ASCII of other records are changed: names of users, groups and projects, titles and messages. */
import { type Mutant, mutant } from '../../mutant.ts'
import { altersProperty, returnsValue } from '../../vocabulary/responses.ts'
import { asAscii } from '../../vocabulary/values.ts'

const changed = [
  ['approveProjectAccessRequest', 'name'],
  ['createIssue', 'author.name'],
  ['createIssueNoteAwardEmoji', 'user.name'],
  ['createMergeRequestNote', 'author.name'],
  ['createSnippetAwardEmoji', 'user.name'],
  ['updateMergeRequest', 'author.name'],
  ['getMergeRequestChanges', 'milestone.title'],
  ['listGroupProjects', 'namespace.name'],
  ['listProjects', 'shared_with_groups.group_name'],
  ['getRunner', 'projects.name_with_namespace'],
  ['listProjectEvents', 'author.name'],
  ['listTags', 'commit.message'],
  ['listTodos', 'project.name_with_namespace'],
] as const

export const embeddedTexts: readonly Mutant[] = [
  ...changed.map(([operation, property]) =>
    mutant('ENC-03', operation, [], `returns ${property} as ASCII`, altersProperty(property, asAscii)),
  ),
  mutant('STT-04', 'listProjects', [], 'counts no stars', returnsValue('star_count', 0)),
  mutant('STT-04', 'listGroupProjects', [], 'counts no stars', returnsValue('star_count', 0)),
]

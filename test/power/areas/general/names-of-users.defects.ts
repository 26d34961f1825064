/** Names of users outside ASCII are changed in the responses of writes. */
import { type Mutant, mutant } from '../../mutant.ts'
import { altersProperty } from '../../vocabulary/responses.ts'
import { asAscii } from '../../vocabulary/values.ts'

const returned = [
  ['createSnippetAwardEmoji', 'user.name'],
  ['createIssueNoteAwardEmoji', 'user.name'],
  ['createMergeRequestNote', 'author.name'],
  ['createIssue', 'author.name'],
  ['updateMergeRequest', 'author.name'],
  ['approveProjectAccessRequest', 'name'],
] as const

export const namesOfUsers: readonly Mutant[] = returned.map(([operation, property]) =>
  mutant('ENC-03', operation, [], `returns ${property} as ASCII`, altersProperty(property, asAscii)),
)

/** Defects of operations on award emoji that read the IID in their path as an ID. */
import { defectsOfEach, type Defect, type Mutant } from '../../mutant.ts'
import { readsIidsAsIds } from '../../vocabulary/finders.ts'

const iidsAsIds: readonly Defect[] = [['IDT-01', 'reads the IID as an ID', readsIidsAsIds]]

export const iids: readonly Mutant[] = [
  ...defectsOfEach(['listIssueAwardEmoji', 'listMergeRequestAwardEmoji'], { 'lists-awards': iidsAsIds }),
  ...defectsOfEach(['getIssueAwardEmoji', 'getMergeRequestAwardEmoji'], { 'by-id': iidsAsIds }),
  ...defectsOfEach(['createIssueAwardEmoji', 'createMergeRequestAwardEmoji'], { awards: iidsAsIds }),
]

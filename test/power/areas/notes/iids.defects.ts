/** Defects of operations on notes that read the IID in their path as an ID. */
import { defectsOfEach, type Defect, type Mutant } from '../../mutant.ts'
import { readsIidsAsIds } from '../../vocabulary/finders.ts'

const iidsAsIds: readonly Defect[] = [['IDT-01', 'reads the IID as an ID', readsIidsAsIds]]

export const iids: readonly Mutant[] = [
  ...defectsOfEach(['listIssueNotes', 'listMergeRequestNotes'], { 'lists-notes': iidsAsIds }),
  ...defectsOfEach(['getIssueNote', 'getMergeRequestNote'], { 'by-id': iidsAsIds }),
  ...defectsOfEach(['createIssueNote', 'createMergeRequestNote'], { creates: iidsAsIds }),
  ...defectsOfEach(['updateIssueNote', 'updateMergeRequestNote'], { updates: iidsAsIds }),
]

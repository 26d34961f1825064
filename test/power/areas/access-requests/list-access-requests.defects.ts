/** Defects of listing access requests, by the rule that each violates. */
import { defectsOfEach } from '../../mutant.ts'
import { altersRecords, omitsFirstItem } from '../../vocabulary/responses.ts'

/** Lists members together with users who request access. */
const withMembers = altersRecords((record) => ({ ...record, id: 1 }))

export const listAccessRequests = defectsOfEach(['listGroupAccessRequests', 'listProjectAccessRequests'], {
  'lists-pending': [
    ['SFX-01', 'omits the first request', omitsFirstItem],
    ['IDT-01', 'returns the same user for all requests', withMembers],
  ],
})

/** What defects of several operations on events share. */
import { isRecord, segmentsOf, pathOf } from '../../message.ts'
import type { Fault, Defect } from '../../mutant.ts'
import { when, isByPath } from '../../vocabulary/conditions.ts'
import { jsonResponse, rejects } from '../../vocabulary/effects.ts'
import { altersPage } from '../../vocabulary/responses.ts'

/** A user or project that is named rather than numbered is not found. */
export const byNumber = (segment: number): Fault =>
  when((call) => !/^\d+$/.test(segmentsOf(call)[segment] ?? ''), {
    around: async () => jsonResponse(404, { message: '404 Not Found' }),
  })

export const byName = (segment: number): Fault =>
  when((call) => /^\d+$/.test(segmentsOf(call)[segment] ?? ''), {
    around: async () => jsonResponse(404, { message: '404 Not Found' }),
  })

export function withoutIssues(): Fault {
  return altersPage((items) => items.filter((item) => !isRecord(item) || item['target_type'] !== 'Issue'))
}

export const findsNoNested: Defect = [
  'IDT-02',
  'finds no projects of nested groups',
  when(
    (call) => isByPath(call) && pathOf(call).split('%2F').length > 2,
    rejects(404, '404 Project Not Found'),
  ),
]

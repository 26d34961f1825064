/** What defects of several operations on groups share. */
import { segmentsOf, type Call } from '../../message.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'

export const byPath = (call: Call): boolean => !/^\d+$/.test(segmentsOf(call)[1] ?? '')

export const unknownPath = { around: async () => jsonResponse(404, { message: '404 Group Not Found' }) }

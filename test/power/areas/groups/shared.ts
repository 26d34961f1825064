/** What defects of several operations on groups share. */
import { jsonResponse } from '../../vocabulary/effects.ts'

export const unknownPath = { around: async () => jsonResponse(404, { message: '404 Group Not Found' }) }

/** Merge requests. Spec: document 3, "Merge requests". */
import type { Area } from '../../../http/handler.ts'
import type { Services } from '../../../services.ts'
import { accepting } from './accepting.ts'
import { reading } from './reading.ts'
import { writing } from './writing.ts'

export const mergeRequests = { ...reading, ...writing, ...accepting } satisfies Area<
  'merge-requests',
  Services
>

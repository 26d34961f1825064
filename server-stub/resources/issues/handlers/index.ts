/** Issues, and who hears of them. Spec: document 3, "Issues". */
import type { Area } from '../../../http/handler.ts'
import type { Services } from '../../../services.ts'
import { reading } from './reading.ts'
import { subscribing } from './subscribing.ts'
import { writing } from './writing.ts'

export const issues = { ...reading, ...writing, ...subscribing } satisfies Area<'issues', Services>

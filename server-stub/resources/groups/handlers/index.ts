/** Groups. Spec: document 2, "Groups". */
import type { Area } from '../../../http/handler.ts'
import type { Services } from '../../../services.ts'
import { reading } from './reading.ts'
import { writing } from './writing.ts'

export const groups = { ...reading, ...writing } satisfies Area<'groups', Services>

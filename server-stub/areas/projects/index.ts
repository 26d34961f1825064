/** Projects. Spec: document 2, "Projects". */
import type { Area } from '../../contract/handler.ts'
import type { Services } from '../../services.ts'
import { reading } from './reading.ts'
import { writing } from './writing.ts'

export const projects = { ...reading, ...writing } satisfies Partial<Area<'projects', Services>>

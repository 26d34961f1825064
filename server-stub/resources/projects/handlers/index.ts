/** Projects. Spec: document 2, "Projects", and what document 1, "Changes from v3 to v4", names beside them. */
import type { Area } from '../../../http/handler.ts'
import type { Services } from '../../../services.ts'
import { deployKeys } from './deploy-keys.ts'
import { reading } from './reading.ts'
import { templates } from './templates.ts'
import { writing } from './writing.ts'

export const projects = { ...reading, ...writing, ...deployKeys, ...templates } satisfies Area<
  'projects',
  Services
>

/** Jobs of continuous integration, their pipelines and environments. Spec: document 3, "Jobs". */
import type { Area } from '../../../http/handler.ts'
import type { Services } from '../../../services.ts'
import { changing } from './changing.ts'
import { files } from './files.ts'
import { reading } from './reading.ts'

export const jobs = { ...reading, ...files, ...changing } satisfies Area<'jobs', Services>

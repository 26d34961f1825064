/** Every rule on jobs. Spec: document 3, "Jobs". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { inProject, routeExists } from '../../generated/route-exists.ts'
import { changing } from './changing.ts'
import { files } from './files.ts'
import { reading } from './reading.ts'

export const jobs = {
  ...reading,
  ...files,
  ...changing,
  'list-pipelines/route-exists': routeExists('listPipelines', inProject()),
  // An environment that nobody has: those that there are may matter to somebody.
  'stop-environment/route-exists': routeExists('stopEnvironment', async () => ({
    environment_id: 2_000_000_000,
  })),
} satisfies CoverageOfArea<'jobs'>

/** Defects of lists that the specification only names. */
import { mutant, type Mutant } from '../../mutant.ts'
import { ignores } from '../../vocabulary/requests.ts'
import { altersHeader } from '../../vocabulary/responses.ts'

const rule = 'general/page-headers-on-every-list'

const templates = [
  'listCiYmlTemplates',
  'listDockerfileTemplates',
  'listGitignoreTemplates',
  'listLicenceTemplates',
] as const

const withoutTotal = (['getRepositoryTree', 'listDeployKeys', 'listPipelines', ...templates] as const).map(
  (list) =>
    mutant(
      'HDR-01',
      list,
      rule,
      'omits x-total',
      altersHeader('x-total', () => undefined),
    ),
)

const withoutPages = templates.map((list) =>
  mutant('SEM-06', list, rule, 'ignores per_page', ignores('per_page')),
)

export const unspecifiedListMutants: readonly Mutant[] = [...withoutTotal, ...withoutPages]

/** Defects of operations of which only the route is specified. */
import { mutant } from '../../mutant.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'

export const routes = (
  [
    ['unstarProject', 'unstar-project/route-exists'],
    ['listDeployKeys', 'list-deploy-keys/route-exists'],
    ['deleteDeployKey', 'delete-deploy-key/route-exists'],
    ['listLicenceTemplates', 'list-licence-templates/route-exists'],
    ['getLicenceTemplate', 'get-licence-template/route-exists'],
    ['listGitignoreTemplates', 'list-gitignore-templates/route-exists'],
    ['getGitignoreTemplate', 'get-gitignore-template/route-exists'],
    ['listCiYmlTemplates', 'list-ci-yml-templates/route-exists'],
    ['getCiYmlTemplate', 'get-ci-yml-template/route-exists'],
    ['listDockerfileTemplates', 'list-dockerfile-templates/route-exists'],
    ['getDockerfileTemplate', 'get-dockerfile-template/route-exists'],
  ] as const
).map(([operation, rule]) =>
  mutant('STA-02', operation, rule, 'returns the response for an unknown route', {
    around: async () => jsonResponse(404, { error: '404 Not Found' }),
  }),
)

/** Routes about projects that the specification only names. Spec: document 1, "Changes from v3 to v4". */
import { inProject, routeExists } from '../../generated/route-exists.ts'

const key = async () => ({ key: 'mit' })

export const namedRoutes = {
  'unstar-project/route-exists': routeExists('unstarProject', inProject()),
  'list-deploy-keys/route-exists': routeExists('listDeployKeys', inProject()),
  'delete-deploy-key/route-exists': routeExists('deleteDeployKey', inProject({ key_id: 1 })),
  'list-licence-templates/route-exists': routeExists('listLicenceTemplates'),
  'get-licence-template/route-exists': routeExists('getLicenceTemplate', key),
  'list-gitignore-templates/route-exists': routeExists('listGitignoreTemplates'),
  'get-gitignore-template/route-exists': routeExists('getGitignoreTemplate', key),
  'list-ci-yml-templates/route-exists': routeExists('listCiYmlTemplates'),
  'get-ci-yml-template/route-exists': routeExists('getCiYmlTemplate', key),
  'list-dockerfile-templates/route-exists': routeExists('listDockerfileTemplates'),
  'get-dockerfile-template/route-exists': routeExists('getDockerfileTemplate', key),
} as const

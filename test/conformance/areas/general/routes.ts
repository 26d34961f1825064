/** Routes that do not exist, those of version 3 among them. Spec: document 1, "Errors" and "Versioning". */
import { isRecord } from '../../protocol/exchange.ts'
import { check, idPart, type Check } from '../../fixtures/check.ts'

/** Paths that neither this nor an earlier version has. */
const unknown = [
  ['GET', '/no-such-route'],
  ['POST', '/no-such-route'],
  ['GET', '/no/such/route/at/all'],
] as const

export const routes = {
  'general/unknown-route-is-404': unknown.map(([method, target]) =>
    check(idPart(`${method} ${target}`), `${method} ${target}`, async ({ admin }) => {
      const response = await admin.sendRaw({ method, target })
      response.expectStatus(404)
      const { json } = response
      if (!isRecord(json) || json['error'] !== '404 Not Found') {
        response.fail('The body {"error": "404 Not Found"}.')
      }
    }),
  ),

  'general/v3-project-lists-removed': [gone('GET', '/projects/visible'), gone('GET', '/projects/all')],
  'general/v3-project-search-removed': check(async ({ owner, given }) => {
    const { name } = await given.project()
    const response = await owner.sendRaw({ method: 'GET', target: `/projects/${name}` })
    response.expectStatus(404)
  }),
  'general/v3-merge-request-route-removed': goneInProject(
    'GET',
    (id, iid) => `/projects/${id}/merge_request/${iid}`,
  ),
  'general/v3-deploy-key-routes-removed': [
    goneInProject('GET', (id) => `/projects/${id}/keys`, 'the list'),
    goneInProject('DELETE', (id) => `/projects/${id}/deploy_keys/1/disable`, 'the switch'),
  ],
  'general/v3-unstar-route-removed': goneInProject('DELETE', (id) => `/projects/${id}/star`),
  'general/v3-template-routes-removed': [
    gone('GET', '/licences'),
    gone('GET', '/licences/mit'),
    gone('GET', '/gitignores'),
    gone('GET', '/gitignores/Ruby'),
    gone('GET', '/gitlab_ci_ymls'),
    gone('GET', '/gitlab_ci_ymls/Ruby'),
    gone('GET', '/dockerfiles'),
    gone('GET', '/dockerfiles/Ruby'),
  ],
  'general/v3-todo-routes-removed': [gone('DELETE', '/todos'), gone('DELETE', '/todos/1')],
  'general/v3-block-routes-removed': ['block', 'unblock'].map((verb) =>
    check(idPart(`PUT to ${verb}`), `PUT to ${verb}`, async ({ admin, given }) => {
      const person = await given.user()
      const response = await admin.sendRaw({ method: 'PUT', target: `/users/${person.id}/${verb}` })
      response.expectStatusIn(404, 405)
    }),
  ),
  'general/v3-owned-groups-removed': gone('GET', '/groups/owned'),
  'general/v3-commit-jobs-removed': check(async ({ owner, given }) => {
    const { id, commit } = await given.repository()
    const target = `/projects/${id}/repository/commits/${commit}/jobs`
    const response = await owner.sendRaw({ method: 'GET', target })
    response.expectStatusIn(404, 405)
  }),
  'general/v3-builds-removed': goneInProject('GET', (id) => `/projects/${id}/builds`),
  'general/v3-trigger-route-removed': goneInProject('POST', (id) => `/projects/${id}/trigger/builds`),
  'general/v3-file-query-removed': goneInProject(
    'GET',
    (id) => `/projects/${id}/repository/files?file_path=README.md&ref=master`,
  ),
} as const

/** A route of version 3 that this version has not: not found, or not with this method. */
function gone(method: string, target: string): Check {
  return check(idPart(`${method} ${target}`), `${method} ${target}`, async ({ admin }) => {
    const response = await admin.sendRaw({ method, target })
    response.expectStatusIn(404, 405)
  })
}

function goneInProject(
  method: string,
  target: (id: number, iid: number) => string,
  title = 'in a project',
): Check {
  return check(idPart(title), title, async ({ owner, given }) => {
    const { project, iid } = await given.openMergeRequest()
    const response = await owner.sendRaw({ method, target: target(project.id, iid) })
    response.expectStatusIn(404, 405)
  })
}

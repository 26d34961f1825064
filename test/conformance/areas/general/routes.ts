/** Routes that do not exist, those of version 3 among them. Spec: document 1, "Errors" and "Versioning". */
import { isRecord } from '../../protocol/exchange.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { firstFile } from '../../fixtures/repository.ts'
import { givenTodo } from '../../fixtures/todos.ts'
import { check, idPart, type Check } from '../../fixtures/check.ts'

/** Paths of no version of the API. */
const unknown = [
  ['GET', '/no-such-route'],
  ['POST', '/no-such-route'],
  ['GET', '/no/such/route/at/all'],
] as const

export const routes = {
  'general/unknown-route-is-404': [
    ...unknown.map(([method, target]) =>
      check(idPart(`${method} ${target}`), `${method} ${target} returns 404.`, ({ admin }) =>
        expectUnknown(admin, method, target),
      ),
    ),
    check('in-a-project', 'An unknown route of a project is not found.', async ({ owner, given }) => {
      const { id } = await given.project({ by: owner })
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
        await expectUnknown(owner, method, `/projects/${id}/no-such-route`)
    }),
    check('of-a-user', 'An unknown route of a user is not found.', async ({ nonMember }) => {
      await expectUnknown(nonMember, 'GET', '/user/no-such-route')
      await expectUnknown(nonMember, 'GET', `/users/${nonMember.id}/no-such-route`)
    }),
  ],

  'general/v3-project-lists-removed': [removed('GET', '/projects/visible'), removed('GET', '/projects/all')],
  'general/v3-project-search-removed': check(async ({ owner, given }) => {
    const { name } = await given.project()
    const response = await owner.sendRaw({ method: 'GET', target: `/projects/${name}` })
    response.expectStatus(404)
  }),
  'general/v3-merge-request-route-removed': removedInProject(
    'GET',
    (id, iid) => `/projects/${id}/merge_request/${iid}`,
  ),
  'general/v3-deploy-key-routes-removed': [
    removedInProject('GET', (id) => `/projects/${id}/keys`, ['the-list', 'The list is not found.']),
    removedInProject('DELETE', (id) => `/projects/${id}/deploy_keys/1/disable`, [
      'the-switch',
      'The switch is not found.',
    ]),
  ],
  'general/v3-unstar-route-removed': removedInProject('DELETE', (id) => `/projects/${id}/star`),
  'general/v3-template-routes-removed': [
    removed('GET', '/licences'),
    removed('GET', '/licences/mit'),
    removed('GET', '/gitignores'),
    removed('GET', '/gitignores/Ruby'),
    removed('GET', '/gitlab_ci_ymls'),
    removed('GET', '/gitlab_ci_ymls/Ruby'),
    removed('GET', '/dockerfiles'),
    removed('GET', '/dockerfiles/Ruby'),
  ],
  'general/v3-todo-routes-removed': [
    removed('DELETE', '/todos'),
    removed('DELETE', '/todos/1'),
    check('of-a-pending-todo', 'DELETE leaves a pending todo as it is.', async (context) => {
      const user = await context.given.user()
      const { id } = await givenTodo(context, { for: user })
      const response = await user.sendRaw({ method: 'DELETE', target: `/todos/${id}` })
      response.expectStatusIn(404, 405)
      const pending = await user.observe('listTodos')
      pending.expectIncludes('id', id)
    }),
  ],
  'general/v3-block-routes-removed': ['block', 'unblock'].map((verb) =>
    check(`put-to-${verb}`, `PUT to ${verb} a user is not found.`, async ({ admin, given }) => {
      const user = await given.user()
      const response = await admin.sendRaw({ method: 'PUT', target: `/users/${user.id}/${verb}` })
      response.expectStatusIn(404, 405)
    }),
  ),
  'general/v3-owned-groups-removed': removed('GET', '/groups/owned'),
  'general/v3-commit-jobs-removed': check(async ({ owner, given }) => {
    const { id, commit } = await given.repository()
    const target = `/projects/${id}/repository/commits/${commit}/jobs`
    const response = await owner.sendRaw({ method: 'GET', target })
    response.expectStatusIn(404, 405)
  }),
  'general/v3-builds-removed': removedInProject('GET', (id) => `/projects/${id}/builds`),
  'general/v3-trigger-route-removed': removedInProject('POST', (id) => `/projects/${id}/trigger/builds`),
  'general/v3-file-query-removed': removedInProject(
    'GET',
    (id) => `/projects/${id}/repository/files?file_path=${firstFile}&ref=master`,
  ),
} as const

/** The body is that of an unknown route, and of no other error. */
async function expectUnknown(by: Actor, method: string, target: string): Promise<void> {
  const response = await by.sendRaw({ method, target })
  response.expectStatus(404)
  const { json } = response
  if (!isRecord(json) || json['error'] !== '404 Not Found')
    response.fail('The body {"error": "404 Not Found"}.')
}

/** A route of version 3 that is removed: the path is unknown, or the method is not allowed. */
function removed(method: string, target: string): Check {
  return check(idPart(`${method} ${target}`), `${method} ${target} is not found.`, async ({ admin }) => {
    const response = await admin.sendRaw({ method, target })
    response.expectStatusIn(404, 405)
  })
}

function removedInProject(
  method: string,
  target: (id: number, iid: number) => string,
  [part, title] = ['in-a-project', 'The route of a project is not found.'],
): Check {
  return check(part, title, async ({ owner, given }) => {
    const { project, iid } = await given.openMergeRequest()
    const response = await owner.sendRaw({ method, target: target(project.id, iid) })
    response.expectStatusIn(404, 405)
  })
}

/** Handlers of projects and users that are wrong in one thing each. */
import { list } from '../../../server-stub/contract/handler.ts'
import { reference } from '../../../server-stub/reference.ts'
import type { BehaviourMutant } from './mutant.ts'

export const accountMutants: readonly BehaviourMutant[] = [
  {
    name: 'private projects are listed to everybody',
    operation: 'listProjects',
    rule: 'list-projects/public-only-without-credentials',
    shows: /"visibility":"private"/,
    handlers: (administrator) => ({
      listProjects: (request) =>
        request.caller.kind === 'anonymous'
          ? reference.listProjects({ ...request, ...administrator })
          : reference.listProjects(request),
    }),
  },
  {
    name: 'private projects are shown to everybody',
    operation: 'getProject',
    rule: 'get-project/private-needs-access',
    shows: /HTTP\/1.1 200 OK/,
    handlers: (administrator) => ({
      getProject: (request) => reference.getProject({ ...request, ...administrator }),
    }),
  },
  {
    name: 'an attribute of an update is swallowed',
    operation: 'updateProject',
    rule: 'update-project/attributes-are-kept',
    shows: /"wiki_enabled":true/,
    handlers: () => ({
      updateProject: (request) => {
        const { wiki_enabled: _, ...body } = request.body
        return reference.updateProject({ ...request, body })
      },
    }),
  },
  {
    name: 'a new user is an administrator',
    operation: 'createUser',
    rule: 'create-user/no-administrator-by-default',
    shows: /"is_admin":true/,
    handlers: () => ({
      createUser: (request) =>
        // The people of the run themselves stay what they are.
        reference.createUser({
          ...request,
          body: { ...request.body, admin: request.body.username.startsWith('person') },
        }),
    }),
  },
  {
    name: 'the filter for blocked users is ignored',
    operation: 'listUsers',
    rule: 'list-users/blocked-filter',
    shows: /X-Total: 1\b/i,
    handlers: () => ({
      listUsers: (request) => {
        const { blocked: _, ...query } = request.query
        return reference.listUsers({ ...request, query })
      },
    }),
  },
  {
    name: 'keys of others are listed as well',
    operation: 'listCurrentUserSshKeys',
    rule: 'list-current-user-ssh-keys/own-keys',
    shows: /"title":"Somebody’s"/,
    handlers: () => ({
      listCurrentUserSshKeys: async (request) => {
        const reply = await reference.listCurrentUserSshKeys(request)
        if (reply.status !== 200 || reply.body.length < 2) return reply
        const [first] = reply.body
        const stray = {
          id: 1_000_000,
          title: 'Somebody’s',
          key: 'ssh-ed25519 AAAA',
          created_at: '2017-01-01T00:00:00Z',
        }
        return list(
          {
            rows: [...reply.body, { ...first, ...stray }],
            total: reply.page.total + 1,
            page: 1,
            perPage: 20,
          },
          (row) => row,
        )
      },
    }),
  },
]

/** Variations of the creation and deletion of projects, groups and users. */
import { createFile } from '../../../server-stub/resources/files/commands.ts'
import { notFound } from '../../../server-stub/http/errors.ts'
import { operationIds } from '../../../server-stub/http/api.ts'
import { operations } from '../../../generated/operations.ts'
import { each, idOf, named, withBody } from './calls.ts'
import type { InnerResponse, Variation } from './variation.ts'

const defaults = 'The default values of the optional properties of a new project are not specified.'

/** Delay of asynchronous work in milliseconds. */
const later = 150

export const projects: readonly Variation[] = [
  {
    id: 'features-off-by-default',
    varies:
      'The server creates projects with all optional features disabled and all merge restrictions enabled.',
    lawful: defaults,
    open: ['projects/attribute-defaults'],
    layers: ({ fired }) =>
      each(['createProject', 'createProjectForUser'], (call, below) => {
        fired()
        return below({ ...call, body: { ...off, ...call.body } })
      }),
  },
  {
    id: 'features-on-by-default',
    varies: 'The server creates projects with all optional features enabled.',
    lawful: defaults,
    open: ['projects/attribute-defaults'],
    layers: ({ fired }) =>
      each(['createProject', 'createProjectForUser'], (call, below) => {
        fired()
        return below({ ...call, body: { ...on, ...call.body } })
      }),
  },
  {
    id: 'default-names-in-capitals',
    varies:
      'The server names a project that is created without `name` after its path, in capitals with spaces.',
    lawful: 'The name of a project created without `name` is not specified.',
    open: ['create-project/name-from-path'],
    layers: ({ fired }) => ({
      createProject: (call, below) => {
        const { name, path } = call.body
        if (name !== undefined || typeof path !== 'string') return below(call)
        fired()
        return below(withBody(call, { name: path.split('-').join(' ').toUpperCase() }))
      },
    }),
  },
  {
    id: 'default-paths-of-projects-for-users',
    varies:
      'An administrator creates a project for a user without `path`: the server sets a path that is unrelated to the name.',
    lawful: 'The default of `path` is specified only for projects that callers create for themselves.',
    open: ['create-project-for-user/path-default'],
    layers: ({ fired }) => ({
      createProjectForUser: (call, below) => {
        const { name, path } = call.body
        if (path !== undefined || typeof name !== 'string') return below(call)
        fired()
        return below(withBody(call, { path: `p${Buffer.from(name).toString('hex').slice(-16)}` }))
      },
    }),
  },
  {
    id: 'default-branch-of-empty-repositories',
    varies: 'The server returns `main` as the default branch of a project with an empty repository.',
    lawful: 'The value of `default_branch` of an empty repository is not specified.',
    open: ['projects/default-branch-of-empty-repository'],
    layers: ({ fired }) => ({
      getProject: async (call, below) => {
        const result = await below(call)
        const { default_branch: branch } = await call.find.project(named(call))
        if (branch !== null) return result
        fired()
        return withProperties(result, { default_branch: 'main' })
      },
    }),
  },
  {
    id: 'projects-begin-with-a-commit',
    varies: 'The repository of a new project begins with a commit of `README.md` on the default branch.',
    lawful: 'The content of the repository of a new project is not specified.',
    layers: ({ fired }) =>
      each(['createProject', 'createProjectForUser'], async (call, below) => {
        const result = await below(call)
        const id = idOf(result)
        if (result.status !== 201 || id === null) return result
        fired()
        const { default_branch: chosen } = call.body
        const branch = typeof chosen === 'string' ? chosen : 'master'
        const file = { branch, content: '# About\n', commit_message: 'Initial commit' }
        await createFile(call, await call.find.project(id), 'README.md', file)
        return result
      }),
  },
  {
    id: 'projects-deleted-later',
    varies: 'The server deletes a project some time after the response.',
    lawful: '2 § Projects: DELETE "202 with JSON body (asynchronous)".',
    layers: ({ fired }) => ({
      deleteProject: async (call, below) => {
        const project = await call.find.project(named(call)).catch(() => null)
        if (project === null || !call.can('delete-project', project)) return below(call)
        fired()
        actLater(() => below(call))
        return { status: 202, body: { message: '202 Accepted' } }
      },
    }),
  },
  {
    id: 'merged-branches-deleted-later',
    varies: 'The server deletes merged branches some time after the response.',
    lawful: '1 § Status codes: 202 "Asynchronous removal accepted, with JSON body".',
    layers: ({ fired }) => ({
      deleteMergedBranches: async (call, below) => {
        const project = await call.find.project(named(call))
        call.authorize('push-code', project)
        fired()
        actLater(() => below(call))
        return { status: 202, body: {} }
      },
    }),
  },
  {
    id: 'forks-imported-later',
    varies: 'A fork has no content until its import finishes, some time after the response.',
    lawful:
      '2 § States and transitions: a fork is "asynchronous"; clients "query the new project\'s `import_status` to learn completion".',
    open: ['projects/import-status-values'],
    layers: ({ fired }) => {
      // The time counts from the first request for the fork: on a slow machine as well, that request finds it incomplete.
      const until = new Map<number, number | 'not requested yet'>()
      const isImporting = (id: unknown): boolean => {
        const fork = Number(id)
        if (until.get(fork) === 'not requested yet') until.set(fork, performance.now() + later)
        return Number(until.get(fork) ?? 0) > performance.now()
      }
      const inRepository = operationIds.filter((operation) =>
        operations[operation].path.includes('/repository/'),
      )
      return {
        ...each(inRepository, async (call, below) => {
          if (!isImporting(call.path['id'])) return below(call)
          fired()
          throw notFound()
        }),
        getProject: async (call, below) => {
          const result = await below(call)
          if (!isImporting(call.path['id'])) return result
          fired()
          return withProperties(result, { import_status: 'started' })
        },
        forkProject: async (call, below) => {
          const result = await below(call)
          const id = idOf(result)
          if (id !== null) until.set(id, 'not requested yet')
          return withProperties(result, { import_status: 'scheduled' })
        },
      }
    },
  },
  {
    id: 'malformed-user-updates-are-400',
    varies: 'The server returns 400 for a malformed request to update a user.',
    lawful:
      '1 § Endpoint-specific error rules: "Modify user | Any failure … | 404 only". The specification does not state whether this includes malformed requests.',
    open: ['update-user/malformed-requests'],
    alterResponse: (response) => {
      const { operation, status, json } = response
      if (operation !== 'updateUser' || status !== 404) return false
      if (!/"must be (?:boolean|integer|string)"/.test(JSON.stringify(json))) return false
      response.status = 400
      return true
    },
  },
  {
    id: 'unconfirmed-users',
    varies:
      'The server creates users with an unconfirmed email address who may not create groups unless the request allows it.',
    lawful:
      '2 § Users: `can_create_group` is optional and has no stated default; the meaning of `confirm` is not specified.',
    open: ['create-user/confirm-meaning'],
    layers: ({ fired }) => ({
      createUser: (call, below) => {
        fired()
        const { confirm: _, skip_confirmation: __, ...body } = call.body
        return below({
          ...call,
          body: { can_create_group: false, ...body, skip_confirmation: false },
        })
      },
    }),
  },
]

const off = {
  issues_enabled: false,
  merge_requests_enabled: false,
  jobs_enabled: false,
  wiki_enabled: false,
  snippets_enabled: false,
  container_registry_enabled: false,
  shared_runners_enabled: false,
  public_jobs: false,
  request_access_enabled: false,
  only_allow_merge_if_pipeline_succeeds: true,
  only_allow_merge_if_all_discussions_are_resolved: true,
}

const on = {
  issues_enabled: true,
  merge_requests_enabled: true,
  jobs_enabled: true,
  wiki_enabled: true,
  snippets_enabled: true,
  container_registry_enabled: true,
  shared_runners_enabled: true,
  public_jobs: true,
  request_access_enabled: true,
  description: 'A project without a subject',
  tag_list: ['unsorted'],
}

function withProperties(result: InnerResponse, properties: object): InnerResponse {
  return typeof result.body === 'object' && result.body !== null
    ? { ...result, body: { ...result.body, ...properties } }
    : result
}

/** Acts after the delay. The server may be closed by then. */
function actLater(act: () => Promise<unknown>): void {
  setTimeout(() => void act().catch(() => undefined), later)
}

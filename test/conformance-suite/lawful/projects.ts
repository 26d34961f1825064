/** Other lawful ways to create and delete projects, groups and users. */
import { notFound } from '../../../server-stub/http/errors.ts'
import { operationIds } from '../../../server-stub/http/api.ts'
import { operations } from '../../../generated/operations.ts'
import { each, idOf, named, withBody } from './calls.ts'
import type { InnerResponse, Variation } from './variation.ts'

const defaults = 'The default values of the optional properties of a new project are not specified.'

/** How long something takes that is done later, in milliseconds. */
const later = 150

export const projects: readonly Variation[] = [
  {
    id: 'features-off-by-default',
    varies:
      'A new project has no issues, merge requests, jobs, wiki, snippets or runners, and merges nothing unchecked.',
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
    varies: 'A new project has everything that can be turned on.',
    lawful: defaults,
    open: ['projects/attribute-defaults'],
    layers: ({ fired }) =>
      each(['createProject', 'createProjectForUser'], (call, below) => {
        fired()
        return below({ ...call, body: { ...on, ...call.body } })
      }),
  },
  {
    id: 'names-from-paths-in-words',
    varies: 'A project that is created with a path alone is named by the path in words.',
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
    id: 'paths-of-projects-for-others',
    varies: 'A project that is made for somebody without a path gets one that tells nothing of the name.',
    lawful: 'What becomes of `path` when it is not given is stated for the caller’s own projects only.',
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
    id: 'branch-told-before-there-is-one',
    varies: 'A project without a branch shows `main` as its default branch.',
    lawful: 'The value of `default_branch` of an empty repository is not specified.',
    open: ['projects/default-branch-of-empty-repository'],
    layers: ({ fired }) => ({
      getProject: async (call, below) => {
        const result = await below(call)
        const { default_branch: branch } = await call.find.project(named(call))
        if (branch !== null) return result
        fired()
        return shows(result, { default_branch: 'main' })
      },
    }),
  },
  {
    id: 'projects-go-later',
    varies: 'A project that is to be deleted is there for a while.',
    lawful: '2 § Projects: DELETE "202 with JSON body (asynchronous)".',
    layers: ({ fired }) => ({
      deleteProject: async (call, below) => {
        const project = await call.find.project(named(call)).catch(() => null)
        if (project === null || !call.can('delete-project', project)) return below(call)
        fired()
        afterwards(() => below(call))
        return { status: 202, body: { message: '202 Accepted' } }
      },
    }),
  },
  {
    id: 'merged-branches-go-later',
    varies: 'Merged branches that are to be deleted are there for a while.',
    lawful: '1 § Status codes: 202 "Asynchronous removal accepted, with JSON body".',
    layers: ({ fired }) => ({
      deleteMergedBranches: async (call, below) => {
        const project = await call.find.project(named(call))
        call.authorize('push-code', project)
        fired()
        afterwards(() => below(call))
        return { status: 202, body: {} }
      },
    }),
  },
  {
    id: 'forks-come-later',
    varies: 'A fork says so at once, and holds nothing for a while.',
    lawful:
      '2 § States and transitions: a fork is "asynchronous"; the new project’s `import_status` tells of completion.',
    open: ['projects/import-status-values'],
    layers: ({ fired }) => {
      // The time counts from the first request for the fork: on a slow machine as well, that request finds it incomplete.
      const until = new Map<number, number | 'not requested yet'>()
      const isComing = (id: unknown): boolean => {
        const fork = Number(id)
        if (until.get(fork) === 'not requested yet') until.set(fork, performance.now() + later)
        return Number(until.get(fork) ?? 0) > performance.now()
      }
      const inRepository = operationIds.filter((operation) =>
        operations[operation].path.includes('/repository/'),
      )
      return {
        ...each(inRepository, async (call, below) => {
          if (!isComing(call.path['id'])) return below(call)
          fired()
          throw notFound()
        }),
        getProject: async (call, below) => {
          const result = await below(call)
          if (!isComing(call.path['id'])) return result
          fired()
          return shows(result, { import_status: 'started' })
        },
        forkProject: async (call, below) => {
          const result = await below(call)
          const id = idOf(result)
          if (id !== null) until.set(id, 'not requested yet')
          return shows(result, { import_status: 'scheduled' })
        },
      }
    },
  },
  {
    id: 'unreadable-changes-of-users-are-404',
    varies: 'A change of a user that cannot be read at all is a failure like others.',
    lawful:
      '1 § Endpoint-specific error rules: "Modify user | Any failure … | 404 only"; whether that holds for a malformed request is not shown.',
    open: ['update-user/malformed-requests'],
    alterResponse: (response) => {
      if (response.operation !== 'updateUser' || response.status !== 400) return false
      response.status = 404
      response.json = { message: '404 Not found' }
      return true
    },
  },
  {
    id: 'unfinished-accounts',
    varies: 'People have not confirmed their address and may create no groups unless allowed.',
    lawful:
      '2 § Users: `can_create_group` is optional and has no stated default; the meaning of `confirm` is not shown.',
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
  description: 'Nobody said what it is about.',
  tag_list: ['unsorted'],
}

function shows(result: InnerResponse, members: object): InnerResponse {
  return typeof result.body === 'object' && result.body !== null
    ? { ...result, body: { ...result.body, ...members } }
    : result
}

/** Does something a while from now; that there is no server any more by then does not matter. */
function afterwards(act: () => Promise<unknown>): void {
  setTimeout(() => void act().catch(() => undefined), later)
}

/** Handlers of branches, commits and files that are wrong in one thing each. */
import { ok, refuse } from '../../../server-stub/contract/handler.ts'
import { reference } from '../../../server-stub/reference.ts'
import type { BehaviourMutant } from './mutant.ts'

export const repositoryMutants: readonly BehaviourMutant[] = [
  {
    name: 'branches are listed in reverse order',
    operation: 'listBranches',
    rule: 'list-branches/sorted-by-name',
    shows: /"name":"quince".*"name":"apple"/s,
    handlers: () => ({
      listBranches: async (request) => {
        const reply = await reference.listBranches(request)
        return reply.status === 200 ? { ...reply, body: reply.body.toReversed() } : reply
      },
    }),
  },
  {
    name: 'a new branch always begins at master',
    operation: 'createBranch',
    rule: 'create-branch/from-commit',
    shows: /HTTP\/1.1 201 Created/,
    handlers: () => ({
      createBranch: (request) =>
        reference.createBranch({ ...request, body: { ...request.body, ref: 'master' } }),
    }),
  },
  {
    name: 'a deletion is answered and not done',
    operation: 'deleteBranch',
    rule: 'delete-branch/deletes',
    shows: /HTTP\/1.1 200 OK/,
    handlers: () => ({ deleteBranch: async ({ path }) => ok({ branch: path.branch }) }),
  },
  {
    name: 'protecting twice is a conflict',
    operation: 'protectBranch',
    rule: 'protect-branch/idempotent',
    shows: /HTTP\/1.1 422/,
    handlers: () => ({
      protectBranch: async (request) => {
        const before = await reference.getBranch({
          ...request,
          operationId: 'getBranch',
          query: {},
          body: {},
        })
        const already = before.status === 200 && before.body.protected
        return already ? refuse(422, 'already protected') : reference.protectBranch(request)
      },
    }),
  },
  {
    name: 'Base64 is written as it stands',
    operation: 'createFile',
    rule: 'create-file/encoding-base64',
    shows: /"content":"QUFF/,
    handlers: () => ({
      createFile: (request) =>
        reference.createFile({ ...request, body: { ...request.body, encoding: 'text' } }),
    }),
  },
  {
    name: 'an update does not look at the last commit',
    operation: 'updateFile',
    rule: 'update-file/changed-branch-is-400',
    shows: /HTTP\/1.1 200 OK/,
    handlers: () => ({
      updateFile: (request) => {
        const { last_commit_id: _, ...body } = request.body
        return reference.updateFile({ ...request, body })
      },
    }),
  },
  {
    name: '`since` leaves its own moment out',
    operation: 'listCommits',
    rule: 'list-commits/since-inclusive',
    shows: /X-Total: 1\b/i,
    handlers: () => ({
      listCommits: (request) => {
        const { since } = request.query
        const later = since === undefined ? {} : { since: new Date(Date.parse(since) + 1_000).toISOString() }
        return reference.listCommits({ ...request, query: { ...request.query, ...later } })
      },
    }),
  },
  {
    name: 'the last of several actions is forgotten',
    operation: 'createCommit',
    rule: 'create-commit/several-actions',
    shows: /HTTP\/1.1 (?:404|201)/,
    handlers: () => ({
      createCommit: (request) => {
        const { actions } = request.body
        const some = actions.length > 1 ? actions.slice(0, -1) : actions
        return reference.createCommit({ ...request, body: { ...request.body, actions: some } })
      },
    }),
  },
  {
    name: 'a wrong action spoils the commit only in part',
    operation: 'createCommit',
    rule: 'create-commit/several-actions',
    shows: /HTTP\/1.1 (?:201|200)/,
    handlers: () => ({
      createCommit: async (request) => {
        const whole = await reference.createCommit(request).catch(() => null)
        if (whole?.status === 201) return whole
        const [first] = request.body.actions
        const actions = first === undefined ? [] : [first]
        return reference.createCommit({ ...request, body: { ...request.body, actions } })
      },
    }),
  },
  {
    name: 'a cherry-pick returns the commit and leaves the branch alone',
    operation: 'cherryPickCommit',
    rule: 'cherry-pick-commit/applies-change',
    shows: /HTTP\/1.1 201/,
    handlers: () => ({
      cherryPickCommit: async (request) => {
        const reply = await reference.getCommit({ ...request, operationId: 'getCommit', query: {}, body: {} })
        return reply.status === 200 ? { status: 201, body: reply.body } : refuse(404, '404 Not Found')
      },
    }),
  },
  {
    name: 'each setting of a status adds one',
    operation: 'createCommitStatus',
    rule: 'create-commit-status/new-name-adds',
    shows: /"name":"lint 1"/,
    handlers: () => ({
      createCommitStatus: (request) => {
        const { name = 'default' } = request.body
        return reference.createCommitStatus({ ...request, body: { ...request.body, name: `${name} 1` } })
      },
    }),
  },
]

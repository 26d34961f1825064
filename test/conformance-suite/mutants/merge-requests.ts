/** Handlers of merge requests that are wrong in one thing each. */
import { ok, refuse } from '../../../server-stub/contract/handler.ts'
import { reference } from '../../../server-stub/reference.ts'
import type { BehaviourMutant } from './mutant.ts'

const everyRight = { may: () => {} }

export const mergeRequestMutants: readonly BehaviourMutant[] = [
  {
    name: 'a closed merge request is refused with 405',
    operation: 'acceptMergeRequest',
    rule: 'accept-merge-request/closed-is-406',
    shows: /HTTP\/1.1 405/,
    handlers: () => ({
      acceptMergeRequest: async (request) => {
        const reply = await reference.acceptMergeRequest(request)
        return reply.status === 406 ? refuse(405, 'Method Not Allowed') : reply
      },
    }),
  },
  {
    name: 'a merge is answered and not stored',
    operation: 'acceptMergeRequest',
    rule: 'accept-merge-request/merges',
    shows: /"state":"opened"/,
    handlers: () => ({
      acceptMergeRequest: async (request) => {
        const reply = await reference.getMergeRequest({
          ...request,
          operationId: 'getMergeRequest',
          query: {},
          body: {},
        })
        return reply.status === 200
          ? ok({ ...reply.body, state: 'merged' as const })
          : refuse(404, '404 Not Found')
      },
    }),
  },
  {
    name: 'the given `sha` is not looked at',
    operation: 'acceptMergeRequest',
    rule: 'accept-merge-request/sha-mismatch-is-409',
    shows: /HTTP\/1.1 200 OK/,
    handlers: () => ({
      acceptMergeRequest: (request) => {
        const { sha: _, ...body } = request.body
        return reference.acceptMergeRequest({ ...request, body })
      },
    }),
  },
  {
    name: 'the source branch stays although it was to go',
    operation: 'acceptMergeRequest',
    rule: 'accept-merge-request/remove-source-branch',
    shows: /HTTP\/1.1 200 OK/,
    handlers: () => ({
      acceptMergeRequest: (request) =>
        reference.acceptMergeRequest({
          ...request,
          body: { ...request.body, should_remove_source_branch: false },
        }),
    }),
  },
  {
    name: 'everybody may accept',
    operation: 'acceptMergeRequest',
    rule: 'accept-merge-request/not-permitted-is-401',
    shows: /HTTP\/1.1 200 OK/,
    handlers: () => ({
      acceptMergeRequest: (request) => reference.acceptMergeRequest({ ...request, ...everyRight }),
    }),
  },
  {
    name: 'everybody may delete',
    operation: 'deleteMergeRequest',
    rule: 'delete-merge-request/owners-and-administrators-only',
    shows: /HTTP\/1.1 404/,
    handlers: () => ({
      deleteMergeRequest: (request) => reference.deleteMergeRequest({ ...request, ...everyRight }),
    }),
  },
  {
    name: 'the state filter is ignored',
    operation: 'listMergeRequests',
    rule: 'list-merge-requests/filter-state',
    shows: /X-Total: 3\b/i,
    handlers: () => ({
      listMergeRequests: (request) =>
        reference.listMergeRequests({ ...request, query: { ...request.query, state: 'all' } }),
    }),
  },
  {
    name: 'the order is always descending',
    operation: 'listMergeRequests',
    rule: 'list-merge-requests/sort-asc',
    shows: /"iid":3.*"iid":2.*"iid":1/s,
    handlers: () => ({
      listMergeRequests: (request) =>
        reference.listMergeRequests({ ...request, query: { ...request.query, sort: 'desc' } }),
    }),
  },
  {
    name: 'an update of the title takes the description away',
    operation: 'updateMergeRequest',
    rule: 'update-merge-request/others-stay',
    shows: /"description":""/,
    handlers: () => ({
      updateMergeRequest: (request) =>
        reference.updateMergeRequest({ ...request, body: { description: '', ...request.body } }),
    }),
  },
]

/** Answers that are wrong in one thing each. */
import { alterJson } from '../support/proxy.ts'
import type { WireMutant } from './mutant.ts'

const isBranchList = (target: string) => /\/repository\/branches(\?|$)/.test(target)

export const wireMutants: readonly WireMutant[] = [
  {
    name: 'a paging header is missing',
    operation: 'listBranches',
    rule: 'general/page-headers-on-every-list',
    shows: /^(?!.*x-total-pages)/is,
    alter: ({ method, target, headers }) => {
      if (method === 'GET' && isBranchList(target)) delete headers['x-total-pages']
    },
  },
  {
    name: 'the total is wrong by one',
    operation: 'listBranches',
    rule: 'general/x-total',
    shows: /x-total: 7/i,
    alter: ({ method, target, headers }) => {
      if (method === 'GET' && isBranchList(target))
        headers['x-total'] = String(Number(headers['x-total']) + 1)
    },
  },
  {
    name: 'the links lose the filter',
    operation: 'listMergeRequests',
    rule: 'general/links-lead-through-the-list',
    shows: /<[^>]*merge_requests\?[^>]*>/,
    alter: ({ target, headers }) => {
      if (!target.includes('/merge_requests') || headers['link'] === undefined) return
      headers['link'] = headers['link'].replaceAll(/state=opened&|&state=opened/g, '')
    },
  },
  {
    name: 'the next page is named on the last one',
    operation: 'listCommitDiffs',
    rule: 'general/x-next-page',
    shows: /x-next-page: 99/i,
    alter: ({ target, headers }) => {
      if (target.includes('/diff') && headers['x-next-page'] === '') headers['x-next-page'] = '99'
    },
  },
  {
    name: 'links are no full URLs',
    operation: 'listBranches',
    rule: 'general/links-are-full-urls',
    shows: /link: <\//i,
    alter: ({ target, headers }) => {
      if (isBranchList(target)) headers['link'] = (headers['link'] ?? '').replaceAll(/http:\/\/[^/]+/g, '')
    },
  },
  {
    name: 'a creation succeeds with 200',
    operation: 'createBranch',
    rule: 'general/created-is-201',
    shows: /HTTP\/1.1 200 OK/,
    alter: (answer) => {
      if (answer.method === 'POST' && isBranchList(answer.target) && answer.status === 201)
        answer.status = 200
    },
  },
  {
    name: 'the 401 has another body',
    operation: 'listCommits',
    rule: 'general/authentication-by-default',
    shows: /"error":"unauthorized"/,
    alter: (answer) => {
      if (answer.status === 401) alterJson(answer, () => ({ error: 'unauthorized' }))
    },
  },
  {
    name: 'a missing attribute is not named',
    operation: 'createBranch',
    rule: 'create-branch/ref-required',
    shows: /something is missing/,
    alter: (answer) => {
      if (answer.status === 400) alterJson(answer, () => ({ message: 'something is missing' }))
    },
  },
  {
    name: 'what is not there is forbidden',
    operation: 'getBranch',
    rule: 'general/not-found-is-404',
    shows: /HTTP\/1.1 403/,
    alter: (answer) => {
      if (answer.target.includes('/no-such-branch') && answer.status === 404) answer.status = 403
    },
  },
  {
    name: 'a raw file loses its line ends',
    operation: 'getRawFile',
    rule: 'get-raw-file/raw-content',
    shows: /HTTP\/1.1 200 OK/,
    alter: (answer) => {
      if (answer.target.includes('/raw')) answer.body = Buffer.from(answer.body.toString('utf8').trimEnd())
    },
  },
  {
    name: 'an email address is shown to everybody',
    operation: 'getUser',
    rule: 'get-user/profile-for-normal-users',
    shows: /"email":"leaked@example.com"/,
    alter: (answer) => {
      if (!/^\/users\/\d+$/.test(answer.target)) return
      alterJson(answer, (user) => ({ email: 'leaked@example.com', ...Object(user) }))
    },
  },
  {
    name: 'deleting what is not there is 404',
    operation: 'deleteUser',
    rule: 'delete-user/unknown-is-200',
    shows: /HTTP\/1.1 404/,
    alter: (answer) => {
      if (answer.method === 'DELETE' && answer.target === '/users/2000000000') answer.status = 404
    },
  },
  {
    name: 'sudo without the right is told in other words',
    operation: 'getCurrentUser',
    rule: 'general/sudo-non-admin-is-403',
    shows: /"no sudo for you"/,
    alter: (answer) => {
      if (answer.status === 403) alterJson(answer, () => ({ message: 'no sudo for you' }))
    },
  },
  {
    name: 'an unknown route says `message`',
    operation: 'getCurrentUser',
    rule: 'general/unknown-route-is-404',
    shows: /"message":"404 Not Found"/,
    alter: (answer) => {
      if (answer.target.includes('no-such-route')) alterJson(answer, () => ({ message: '404 Not Found' }))
    },
  },
  {
    name: 'a member of a record is missing in the list',
    operation: 'listBranches',
    rule: null,
    shows: /"developers_can_push"/,
    alter: (answer) => {
      if (answer.method !== 'GET' || !isBranchList(answer.target)) return
      alterJson(answer, (branches) =>
        Array.isArray(branches) ? branches.map((branch) => ({ ...branch, merged: undefined })) : branches,
      )
    },
  },
  {
    name: 'an identifier is a text',
    operation: 'getMergeRequest',
    rule: null,
    shows: /"iid":"\d+"/,
    alter: (answer) => {
      if (/\/merge_requests\/\d+$/.test(answer.target) && answer.method === 'GET') {
        alterJson(answer, (request) => ({ ...Object(request), iid: String(Object(request).iid) }))
      }
    },
  },
]

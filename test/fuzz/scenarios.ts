/** Requests that only together are a burden, and bytes that are hardly HTTP. */
import * as fc from 'fast-check'
import type { ApiRequest, Case, RawRequest } from './case.ts'
import type { Value } from './value.ts'
import { operations, type OperationId } from '../../generated/operations.ts'
import { gitRequest } from './git-requests.ts'
import { apiRequest } from './requests.ts'
import { count } from './values.ts'

type Body = Readonly<Record<string, Value>>

function byOwner(operation: OperationId, body: Body, path: Body = {}): ApiRequest {
  return {
    operation,
    method: operations[operation].method,
    unknown: { count: 0, length: 1 },
    actor: 'owner',
    credential: 'header',
    visibility: 'private',
    path: { id: { record: 'project' }, ...path },
    query: [],
    body,
    encoding: 'json',
    form: 'origin',
  }
}

function commit(branch: string, actions: Value): ApiRequest {
  return byOwner('createCommit', { branch, commit_message: 'Weave', actions })
}

const file = (action: string, file_path: string, content: Value): Value => ({
  fields: { action, file_path, content },
})

const readHead = byOwner('getCommit', {}, { sha: 'master' })
const readDiff = byOwner('listCommitDiffs', {}, { sha: 'master' })

/** Numbers the file of each run, since a file can be created once. */
const fileName = fc.integer({ min: 0, max: 2 ** 31 }).map((number) => `f${number}`)

const longFile: fc.Arbitrary<readonly ApiRequest[]> = fc
  .tuple(fileName, fc.constantFrom(500, 30_000, 220_000))
  .map(([name, lines]) => [commit('master', [file('create', name, { lines })]), readHead, readDiff])

const movedFiles: fc.Arbitrary<readonly ApiRequest[]> = fc
  .tuple(fileName, fc.constantFrom(20, 300, 2000), fc.constantFrom<Value>('same', { lines: 300 }))
  .map(([name, times, content]) => [
    commit('master', { each: { action: 'create', file_path: `${name}/#`, content }, times }),
    commit('master', {
      each: { action: 'move', file_path: `${name}x/#`, previous_path: `${name}/#` },
      times,
    }),
    readHead,
    readDiff,
  ])

const merged: fc.Arbitrary<readonly ApiRequest[]> = fc
  .tuple(fileName, fc.constantFrom(500, 30_000, 220_000))
  .map(([name, lines]) => [
    commit('master', [file('create', name, { lines })]),
    byOwner('createBranch', { branch: name, ref: 'master' }),
    commit(name, [file('create', `${name}s`, { lines })]),
    commit('master', [file('update', name, { unit: 'x\n', times: lines, before: '', after: '' })]),
    byOwner('createMergeRequest', { source_branch: name, target_branch: 'master', title: 'Merge' }),
    byOwner('listMergeRequests', {}),
    byOwner('deleteBranch', {}, { branch: name }),
  ])

const searched: fc.Arbitrary<readonly ApiRequest[]> = fc
  .tuple(fc.constantFrom(100, 255, 5000), fc.constantFrom('a', '%', '_'))
  .map(([length, unit]) => [
    byOwner('createIssue', {
      title: 'Long',
      description: { unit, times: 900_000, before: '', after: '' },
    }),
    {
      ...byOwner('listProjectIssues', {}),
      query: [['search', { unit, times: length, before: '', after: 'b' }]],
    },
  ])

const discussed: fc.Arbitrary<readonly ApiRequest[]> = fc.constantFrom(1000, 999_998).map((times) => {
  const path = { merge_request_iid: { record: 'mergeRequest' } }
  const note = byOwner(
    'createMergeRequestNote',
    { body: { unit: '\n', times, before: '', after: 'x' } },
    path,
  )
  const issue = { title: 'Go on', merge_request_to_resolve_discussions_of: { record: 'mergeRequest' } }
  return [note, note, byOwner('createIssue', issue)]
})

const raw: fc.Arbitrary<RawRequest> = fc.record({
  raw: fc.constantFrom(
    'GET /api/v4/projects HTTP/1.1\r\nHost: a\r\nX: #\r\n\r\n',
    'GET /api/v4/projects?# HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /# HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET http://# HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET http://a/api/v4/projects HTTP/1.1\r\nHost: #\r\n\r\n',
    'GET * HTTP/1.1\r\nHost: a\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
    'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n',
    'TRACE /api/v4/projects HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /api/v4/projects HTTP/1.1\r\n\r\n',
    'GET /api/v4/projects HTTP/1.0\r\n\r\n',
    'GET /api/v4/projects HTTP/2.0\r\nHost: a\r\n\r\n',
    'GET /api/v4/projects HTTP/1.1\r\nHost: a\r\nExpect: #\r\n\r\n',
    'GET /api/v4/projects HTTP/1.1\r\nHost: a\r\nCookie: _service_session=#\r\n\r\n',
    'GET /api/v4/projects HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer #\r\n\r\n',
    'GET /api/v4/projects HTTP/1.1\r\nHost: a\r\nSudo: #\r\nPrivate-Token: #\r\n\r\n',
    'GET /api/v4/projects HTTP/1.1\r\nHost: a\r\nUpgrade: #\r\nConnection: upgrade\r\n\r\n',
    'POST /api/v4/projects HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Type: #\r\n\r\nhello',
    'POST /api/v4/projects HTTP/1.1\r\nHost: a\r\nContent-Length: #\r\n\r\n',
    'POST /api/v4/projects HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
    'POST /api/v4/projects HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n#\r\n',
    'POST /api/v4/projects HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5;#\r\nhello\r\n0\r\n\r\n',
    'POST /api/v4/projects HTTP/1.1\r\nHost: a\r\nContent-Encoding: gzip\r\nContent-Length: 1\r\n\r\n#',
    'POST /api/v4/projects/1/issues HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 30\r\n\r\n--x\r\nContent-Disposition: #\r\n\r\n',
    'POST /users/sign_in HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 12\r\n\r\n############',
    'GET /public-1/public-1.git/info/refs?service=# HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /public-1/public-1.git/info/refs?service=git-upload-pack HTTP/1.1\r\nHost: a\r\nGit-Protocol: #\r\n\r\n',
    'GET /#.git/info/refs?service=git-upload-pack HTTP/1.1\r\nHost: a\r\nAuthorization: Basic #\r\n\r\n',
    'POST /public-1/public-1.git/git-upload-pack HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n0008#\r\n0\r\n\r\n',
    'POST /public-1/public-1.git/git-upload-pack HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-git-upload-pack-request\r\nContent-Length: 12\r\n\r\n0011command=#',
    'POST /public-1/public-1.git/git-receive-pack HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-git-receive-pack-request\r\nContent-Length: 8\r\n\r\nPACK#',
    '#\r\n\r\n',
  ),
  unit: fc.constantFrom(
    'a',
    '%',
    '%ff',
    '\0',
    '\r',
    '\n',
    '\t',
    ' ',
    '/',
    '..',
    ':',
    '[',
    '"',
    'é',
    ';',
    ',',
    '0',
    '-1',
    '=x&',
  ),
  times: fc.oneof(fc.constant(1), fc.integer({ min: 0, max: 200 }), fc.integer({ min: 200, max: 20_000 })),
})

/** Text that is sent as a form before sign-in. */
const form: fc.Arbitrary<Case> = fc
  .tuple(fc.constantFrom('a=1&', '\n', '=', '&', '%41', 'a[]=&', 'a[0]=1&', 'a[b][c]=1&', '[', '+'), count)
  .map(([unit, times]) => {
    const length = Buffer.byteLength(unit) * times + 3
    const head = `POST /api/v4/projects/1/issues HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`
    return { atOnce: false, steps: [{ raw: `${head}x=#x`, unit, times }] }
  })

const inTurn = (steps: readonly ApiRequest[]): Case => ({ atOnce: false, steps })

/** Any case: mostly requests that are sent at once, sometimes a scenario or bytes. */
export function anyCase(ids?: readonly OperationId[]): fc.Arbitrary<Case> {
  const requests = fc
    .array(apiRequest(ids), { minLength: 1, maxLength: 16, size: 'max' })
    .map((steps): Case => ({ atOnce: true, steps }))
  if (ids !== undefined) return requests
  const scenarios = fc.oneof(longFile, movedFiles, merged, searched, discussed).map(inTurn)
  return fc.oneof(
    { arbitrary: requests, weight: 60 },
    {
      arbitrary: fc
        .array(raw, { minLength: 1, maxLength: 4 })
        .map((steps): Case => ({ atOnce: true, steps })),
      weight: 4,
    },
    { arbitrary: form, weight: 3 },
    {
      arbitrary: fc
        .array(gitRequest, { minLength: 1, maxLength: 8 })
        .map((steps): Case => ({ atOnce: true, steps })),
      weight: 4,
    },
    { arbitrary: scenarios, weight: 1 },
  )
}

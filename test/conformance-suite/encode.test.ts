import { expect, test } from 'vitest'
import { encode, type Call } from '../conformance/protocol/encode.ts'

function written(call: Call): { target: string; type: string | undefined; body: string | null } {
  const { target, headers, body } = encode(call)
  return { target, type: headers['content-type'], body: body === null ? null : Buffer.from(body).toString() }
}

test('every path value is one segment', () => {
  const path = { id: 'group/sub group/project', file_path: 'lib/a%b?.rb' }
  expect(written({ operation: 'getFile', path, query: { ref: 'feature/a b' } }).target).toBe(
    '/projects/group%2Fsub%20group%2Fproject/repository/files/lib%2Fa%25b%3F.rb?ref=feature%2Fa%20b',
  )
})

test('arrays of a query repeat the plain name; what is undefined is left out', () => {
  const query = { iids: [1, 2], state: undefined }
  expect(written({ operation: 'listMergeRequests', path: { id: 1 }, query }).target).toBe(
    '/projects/1/merge_requests?iids=1&iids=2',
  )
})

const body = { name: 'a & b', tag_list: ['one'], issues_enabled: true }

test('a write is sent as JSON by default', () => {
  expect(written({ operation: 'createProject', body })).toEqual({
    target: '/projects',
    type: 'application/json',
    body: '{"name":"a & b","tag_list":["one"],"issues_enabled":true}',
  })
})

test('names of arrays have brackets in forms', () => {
  expect(written({ operation: 'createProject', body, encoding: 'form' })).toEqual({
    target: '/projects',
    type: 'application/x-www-form-urlencoded',
    body: 'name=a+%26+b&tag_list%5B%5D=one&issues_enabled=true',
  })
})

test('a multipart form has one part a value', () => {
  const { type, body: text } = written({ operation: 'createProject', body, encoding: 'multipart' })
  const boundary = /boundary=(.+)$/.exec(type ?? '')?.[1]
  expect(text?.split(`--${boundary}`)).toHaveLength(5)
  expect(text).toContain('name="tag_list[]"\r\n\r\none\r\n')
})

test('in the query string a write has no body', () => {
  expect(written({ operation: 'createProject', body, encoding: 'query' })).toEqual({
    target: '/projects?name=a%20%26%20b&tag_list%5B%5D=one&issues_enabled=true',
    type: undefined,
    body: null,
  })
})

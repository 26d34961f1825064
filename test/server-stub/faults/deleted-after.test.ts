/** A completed write is a success, even if other clients delete records before its response is complete. */
import { expect, test } from 'vitest'
import { deleteAllBut, withCommits } from '../../support/after-commit.ts'
import { sampleOf } from '../../support/sample.ts'
import { startSubject, type Subject } from './subject.ts'
import type { WriteRequest } from './writes.ts'

/** What is left of a deleted project for a moment. */
const hidden = ['project', 'git_object']

/** Sends the request, and deletes all tables but these right after the commit of this number. */
async function sendBeforeDeletion(
  subject: Subject,
  request: WriteRequest,
  { commit, kept }: { readonly commit: number; readonly kept: readonly string[] },
): Promise<number> {
  let commits = 0
  return withCommits(
    (connection) => {
      if (++commits === commit) deleteAllBut(kept, connection)
    },
    () => subject.send(request),
  )
}

test('every write that was committed is a success, even if its records are deleted right after', async () => {
  await using subject = await startSubject({ kind: 'memory' })
  const tested = new Set(sampleOf(subject.requests, 6))
  for (const request of subject.requests) {
    if (!tested.has(request)) {
      await subject.send(request)
      continue
    }
    const before = await subject.stub.snapshot()
    let commit = 0
    const expected = await withCommits(
      () => (commit += 1),
      () => subject.send(request),
    )
    const after = await subject.stub.snapshot()
    await subject.stub.restore(before)
    const status = await sendBeforeDeletion(subject, request, { commit, kept: hidden })
    expect.soft([request.operation, status]).toEqual([request.operation, expected])
    await subject.stub.restore(before)
    const withoutObjects = await sendBeforeDeletion(subject, request, { commit, kept: [] })
    expect.soft([request.operation, withoutObjects]).toEqual([request.operation, expected])
    await subject.stub.restore(after)
  }
})

const larger = [
  ['17 files of a mebibyte', 17, 1],
  ['a file of 17 mebibytes', 1, 17],
] as const

test.for(larger)(
  'a commit of %s is a success, even if everything is deleted right after',
  async ([, files, mebibytes]) => {
    await using subject = await startSubject({ kind: 'memory' })
    const content = 'weft\n'.repeat((mebibytes * 1024 * 1024) / 5)
    const actions = Array.from({ length: files }, (_, n) => ({
      action: 'create',
      file_path: `f${n}`,
      content: `${n}${content}`,
    }))
    const request = subject.requests.find(({ operation }) => operation === 'createCommit')
    if (request === undefined) throw new Error('No request creates a commit')
    const large = { ...request, body: { ...request.body, actions } }
    expect(await sendBeforeDeletion(subject, large, { commit: 1, kept: [] })).toBe(201)
  },
)

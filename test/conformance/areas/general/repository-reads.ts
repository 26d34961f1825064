/** What is stated of the blobs of a repository. Spec: document 1, "Versioning". */
import { check } from '../../fixtures/check.ts'
import { firstFile } from '../../fixtures/repository.ts'
import { isRecord } from '../../protocol/exchange.ts'

export const repositoryReads = {
  'general/blob-attributes': check(async ({ owner, given, act }) => {
    const { id, branch } = await given.repository()
    const file = { path: { id, file_path: firstFile }, query: { ref: branch } }
    const { blob_id: sha } = (await owner.call('getFile', file)).body
    const response = await act(owner, 'getBlob', { path: { id, sha } })
    const { json } = response.expectStatus(200)
    if (!isRecord(json)) response.fail('A JSON object.')
  }),
} as const

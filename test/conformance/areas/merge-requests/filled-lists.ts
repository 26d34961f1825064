/** Each list of merge requests with enough items for several pages. */
import { type FilledLists, five } from '../../fixtures/filled-list.ts'

export const filledLists = {
  async listMergeRequests({ owner, given }) {
    const project = await given.repository()
    for (const _ of five) await given.openMergeRequest({ project })
    await given.closedMergeRequest({ project })
    return { by: owner, path: project.path, query: { state: 'opened' }, key: 'iid', least: 5 }
  },

  async listMergeRequestCommits({ owner, given }) {
    const request = await given.openMergeRequest()
    for (const number of five) {
      await given.file(request.project, `${number}.txt`, `${number}\n`, request.source)
    }
    return { by: owner, path: request.path, query: {}, key: 'id', least: 6 }
  },
} satisfies FilledLists<'merge-requests'>

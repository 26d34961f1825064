/** Each list of commits with enough items for several pages. */
import { type FilledLists, five } from '../../fixtures/filled-list.ts'

export const filledLists = {
  async listCommits({ owner, given }) {
    const project = await given.repository()
    const branch = await given.branch(project)
    for (const number of five) await given.file(project, `${number}.txt`, `${number}\n`, branch)
    return { by: owner, path: project.path, query: { ref_name: branch }, key: 'id', least: 6 }
  },

  async listCommitDiffs({ owner, given }) {
    const project = await given.repository()
    const actions = five.map((number) => ({
      action: 'create' as const,
      file_path: `${number}.txt`,
      content: `${number}\n`,
    }))
    const sha = await given.commit(project, 'master', actions)
    return { by: owner, path: { id: project.id, sha }, query: {}, key: 'new_path', least: 5 }
  },

  async listCommitComments({ owner, given }) {
    const { id, commit: sha } = await given.repository()
    for (const number of five) {
      await owner.call('createCommitComment', { path: { id, sha }, body: { note: `Remark ${number}` } })
    }
    return { by: owner, path: { id, sha }, query: {}, key: 'note', least: 5 }
  },

  async listCommitStatuses({ owner, given }) {
    const { id, commit: sha } = await given.repository()
    for (const number of five) {
      await owner.call('createCommitStatus', {
        path: { id, sha },
        body: { state: 'success', name: `job ${number}` },
      })
    }
    return { by: owner, path: { id, sha }, query: { all: true }, key: 'name', least: 5 }
  },
} satisfies FilledLists<'commits'>

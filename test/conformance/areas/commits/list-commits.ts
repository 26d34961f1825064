/** Spec: document 3, "Commits", the list. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { Blocked } from '../../protocol/signals.ts'
import { firstPageOf, linksLeadThroughOf } from '../../generated/pagination/index.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { GivenProject } from '../../fixtures/repository.ts'

/** Three commits on `master` in three different seconds. */
const threeMoments = new Shared('commits at three moments', async (world) => {
  const { given } = world
  const project = await given.repository()
  const shas = [project.commit]
  for (const file of ['two.txt', 'three.txt']) {
    await world.waits(1_100)
    shas.push(await given.file(project, file, 'More.\n'))
  }
  const [first = '', second = '', third = ''] = shas
  return { project, first, second, third, moment: await momentOf(project, second) }
})

export const listCommits = {
  'list-commits/default-branch': check(async ({ owner, given }) => {
    const project = await given.repository()
    const { name, path, commit } = project
    const branch = await given.branch(project)
    const aside = await given.file(project, 'aside.txt', 'Aside.\n', branch)
    const ahead = await given.file(project, 'ahead.txt', 'Ahead.\n')
    const answer = await owner.tries('listCommits', { path })
    answer.is(200).lists('id', [commit, ahead]).omits('id', aside)
    await owner.does('updateProject', { path, body: { name, default_branch: branch } })
    const other = await owner.tries('listCommits', { path })
    other.is(200).lists('id', [commit, aside]).omits('id', ahead)
  }),

  'list-commits/ref-name': [
    check('of a branch', async ({ owner, given }) => {
      const project = await given.repository()
      const branch = await given.branch(project)
      const aside = await given.file(project, 'aside.txt', 'Aside.\n', branch)
      await given.file(project, 'ahead.txt', 'Ahead.\n')
      const answer = await owner.tries('listCommits', { path: project.path, query: { ref_name: branch } })
      answer.is(200).lists('id', [project.commit, aside])
    }),
    check('of a tag', async ({ owner, given }) => {
      const project = await given.repository()
      await owner.does('createTag', { path: project.path, body: { tag_name: 'v1', ref: 'master' } })
      await given.file(project, 'ahead.txt', 'Ahead.\n')
      const answer = await owner.tries('listCommits', { path: project.path, query: { ref_name: 'v1' } })
      answer.is(200).lists('id', [project.commit])
    }),
  ],

  'list-commits/since-inclusive': [
    check('alone', async (world) => {
      const { project, second, third, moment } = await world.uses(threeMoments)
      const owner = world.acting(project.owner)
      const answer = await owner.tries('listCommits', { path: project.path, query: { since: moment } })
      answer.is(200).lists('id', [second, third])
    }),
    check('of a branch', async (world) => {
      const { project, second, third, moment } = await world.uses(threeMoments)
      const owner = world.acting(project.owner)
      const query = { ref_name: 'master', since: moment }
      const answer = await owner.tries('listCommits', { path: project.path, query })
      answer.is(200).lists('id', [second, third])
    }),
  ],

  'list-commits/until-inclusive': [
    check('alone', async (world) => {
      const { project, first, second, moment } = await world.uses(threeMoments)
      const owner = world.acting(project.owner)
      const answer = await owner.tries('listCommits', { path: project.path, query: { until: moment } })
      answer.is(200).lists('id', [first, second])
    }),
    check('with `since`', async (world) => {
      const { project, second, moment } = await world.uses(threeMoments)
      const owner = world.acting(project.owner)
      const query = { since: moment, until: moment }
      const answer = await owner.tries('listCommits', { path: project.path, query })
      answer.is(200).lists('id', [second])
    }),
  ],

  'list-commits/first-page-is-1': firstPageOf('listCommits'),
  'list-commits/link-header-correct': linksLeadThroughOf('listCommits'),
} satisfies CoverageOf<'listCommits'>

/** When a commit was made, as `YYYY-MM-DDTHH:MM:SSZ`. */
async function momentOf(project: GivenProject, sha: string): Promise<string> {
  const answer = await project.owner.does('getCommit', { path: { id: project.id, sha } })
  const { committed_date } = answer.body
  if (committed_date === undefined) throw new Blocked('getCommit shows no `committed_date`', answer.exchange)
  return new Date(committed_date).toISOString().replace(/\.\d+Z$/, 'Z')
}

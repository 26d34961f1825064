/** A project in which much has happened, and in what order. Nothing happens in it any more. */
import { givenIssue } from '../../fixtures/issues.ts'
import type { GivenContent, GivenProject } from '../../fixtures/repository.ts'
import type { Persona } from '../../fixtures/actor.ts'
import { Shared } from '../../fixtures/shared.ts'
import { serverTime } from '../../fixtures/times.ts'
import type { World } from '../../fixtures/context.ts'

export interface Scene {
  /** Who did it all, but for what the other did. */
  readonly person: Persona
  readonly other: Persona
  readonly project: GivenContent
  /** The project's path with its namespace. */
  readonly fullPath: string
  /** Private, and the person's as well. */
  readonly elsewhere: GivenProject
  /** Titles; nothing else on the server has them. */
  readonly titles: {
    readonly early: string
    readonly late: string
    readonly byOther: string
    readonly elsewhere: string
    readonly closed: string
    /** Closed like the one before, and not opened again. */
    readonly shut: string
    readonly merged: string
  }
  readonly note: { readonly id: number; readonly body: string }
  /** The second commit on `master`. */
  readonly push: { readonly before: string; readonly after: string; readonly message: string }
  /** Milliseconds by the server's clock before the first event and after the last. */
  readonly times: readonly [start: number, end: number]
}

export const scene = new Shared<Scene>('a project in which much has happened', async (world) => {
  const { given } = world
  const start = await serverTime(world)
  const [person, other] = [await given.user(), await given.user()]
  const project = await given.repository({ by: person, visibility: 'public' })
  const elsewhere = await given.project({ by: person })
  await given.member(project, other, 40)
  const early = await issue(world, project, person)
  await world.waits(1_100)
  const after = await given.file(project, 'second.txt', 'Second.\n')
  const titles = {
    early: early.title,
    ...(await mergeRequests(world, project)),
    byOther: (await issue(world, project, other)).title,
    elsewhere: (await issue(world, elsewhere, person)).title,
  }
  await world.waits(1_100)
  const body = `Noted ${world.unique('note')}`
  const { id } = (await person.does('createIssueNote', { path: early.path, body: { body } })).body
  const late = (await issue(world, project, person)).title
  const { path_with_namespace: fullPath } = (await person.does('getProject', { path: project.path })).body
  const made: Scene = {
    person,
    other,
    project,
    fullPath,
    elsewhere,
    titles: { ...titles, late },
    note: { id, body },
    push: { before: project.commit, after, message: 'Add second.txt' },
    times: [start, await serverTime(world)],
  }
  await isTold(world, made)
  return made
})

async function issue(world: World, project: GivenProject, by: Persona) {
  const title = world.unique('issue')
  return { title, path: (await givenIssue(world, { project, by, title })).path }
}

/** One that was closed and opened again, one that stays closed, and one that was merged. */
async function mergeRequests(world: World, project: GivenContent) {
  const { given } = world
  const titles = {
    closed: world.unique('closed'),
    shut: world.unique('shut'),
    merged: world.unique('merged'),
  }
  const { path } = await given.closedMergeRequest({ project, title: titles.closed })
  await project.owner.does('updateMergeRequest', { path, body: { state_event: 'reopen' } })
  await given.closedMergeRequest({ project, title: titles.shut })
  await given.mergedMergeRequest({ project, title: titles.merged })
  return titles
}

/** A feed may be written a little later than what it tells of. */
async function isTold(world: World, { person, titles }: Scene): Promise<void> {
  await world.eventually(
    () => person.does('listEvents', { query: { per_page: 100 } }),
    (answer) => answer.values('target_title').includes(titles.late),
  )
}

/** A project in which much has happened, and in what order. Nothing happens in it any more. */
import { givenIssue } from '../../fixtures/issues.ts'
import type { GivenRepositoryProject, GivenProject } from '../../fixtures/repository.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { Shared } from '../../fixtures/shared.ts'
import { serverTime } from '../../fixtures/times.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export interface Scene {
  /** Who did it all, but for what the other did. */
  readonly person: Actor
  readonly other: Actor
  readonly project: GivenRepositoryProject
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

export const scene = new Shared<Scene>('a project in which much has happened', async (context) => {
  const { given } = context
  const start = await serverTime(context)
  const [person, other] = [await given.user(), await given.user()]
  const project = await given.repository({ by: person, visibility: 'public' })
  const elsewhere = await given.project({ by: person })
  await given.member(project, other, 40)
  const early = await issue(context, project, person)
  await context.wait(1_100)
  const after = await given.file(project, 'second.txt', 'Second.\n')
  const titles = {
    early: early.title,
    ...(await mergeRequests(context, project)),
    byOther: (await issue(context, project, other)).title,
    elsewhere: (await issue(context, elsewhere, person)).title,
  }
  await context.wait(1_100)
  const body = `Noted ${context.uniqueName('note')}`
  const { id } = (await person.call('createIssueNote', { path: early.path, body: { body } })).body
  const late = (await issue(context, project, person)).title
  const { path_with_namespace: fullPath } = (await person.call('getProject', { path: project.path })).body
  const made: Scene = {
    person,
    other,
    project,
    fullPath,
    elsewhere,
    titles: { ...titles, late },
    note: { id, body },
    push: { before: project.commit, after, message: 'Add second.txt' },
    times: [start, await serverTime(context)],
  }
  await isTold(context, made)
  return made
})

async function issue(context: CheckContext, project: GivenProject, by: Actor) {
  const title = context.uniqueName('issue')
  return { title, path: (await givenIssue(context, { project, by, title })).path }
}

/** One that was closed and opened again, one that stays closed, and one that was merged. */
async function mergeRequests(context: CheckContext, project: GivenRepositoryProject) {
  const { given } = context
  const titles = {
    closed: context.uniqueName('closed'),
    shut: context.uniqueName('shut'),
    merged: context.uniqueName('merged'),
  }
  const { path } = await given.closedMergeRequest({ project, title: titles.closed })
  await project.owner.call('updateMergeRequest', { path, body: { state_event: 'reopen' } })
  await given.closedMergeRequest({ project, title: titles.shut })
  await given.mergedMergeRequest({ project, title: titles.merged })
  return titles
}

/** A feed may be written a little later than what it tells of. */
async function isTold(context: CheckContext, { person, titles }: Scene): Promise<void> {
  await context.eventually(
    () => person.call('listEvents', { query: { per_page: 100 } }),
    (response) => response.values('target_title').includes(titles.late),
  )
}

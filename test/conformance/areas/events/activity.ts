/** One activity of each kind in a project, in a fixed order. Checks only read its events. */
import { ifPossible } from '../../fixtures/if-possible.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import type { GivenRepositoryProject, GivenProject } from '../../fixtures/repository.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { Shared } from '../../fixtures/shared.ts'
import { nonAsciiName } from '../../fixtures/texts.ts'
import { serverTime } from '../../fixtures/times.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { recordOf, type JsonRecord } from '../../generated/effects/reads.ts'
import { userOutsideAscii } from '../../fixtures/varied-users.ts'

export interface Activity {
  /** The author of every activity that is not of the other user. */
  readonly user: Actor
  readonly other: Actor
  /** The name of the user, as the user reads it. */
  readonly nameOfUser: string
  readonly project: GivenRepositoryProject
  /** The project's path with its namespace. */
  readonly fullPath: string
  /** A private project of the user. */
  readonly elsewhere: GivenProject
  /** Unique titles of issues and merge requests. */
  readonly titles: {
    readonly early: string
    readonly late: string
    readonly byOther: string
    readonly elsewhere: string
    readonly closed: string
    /** Closed and not reopened. */
    readonly shut: string
    readonly merged: string
  }
  readonly note: Noted
  /** A further note on the same issue. */
  readonly furtherNote: Noted
  /** A note on a merge request. */
  readonly noteOnRequest: Noted
  /** The second commit on `master`. */
  readonly push: { readonly before: string; readonly after: string; readonly message: string }
  /** Milliseconds by the server's clock before the first event and after the last. */
  readonly times: readonly [start: number, end: number]
}

/** A note of the user, and the record that its creation returned. */
export interface Noted {
  readonly id: number
  readonly body: string
  readonly noteable_id: number
  readonly noteable_type: 'Issue' | 'MergeRequest'
  readonly record: JsonRecord
}

export const sharedActivity = new Shared<Activity>('activity of each kind in a project', async (context) => {
  const { given } = context
  const start = await serverTime(context)
  const [user, other] = [await userOutsideAscii(context, {}), await userOutsideAscii(context, {})]
  const project = await given.repository({ by: user, visibility: 'public' })
  const elsewhere = await given.project({ by: user })
  await given.member(project, other, 40)
  const early = await issue(context, project, user)
  await context.wait(1_100)
  const after = await given.file(project, 'Größe.txt', 'Second.\n')
  const titles = {
    early: early.title,
    ...(await mergeRequests(context, project)),
    byOther: (await issue(context, project, other)).title,
    elsewhere: (await issue(context, elsewhere, user)).title,
  }
  await context.wait(1_100)
  const noted = async () => {
    const body = `Noted: ${nonAsciiName} ${context.uniqueName('note')}`
    const created = await user.call('createIssueNote', { path: early.path, body: { body } })
    const { id } = created.body
    return { id, body, noteable_id: early.id, noteable_type: 'Issue', record: recordOf(created) } as const
  }
  const [note, furtherNote] = [await noted(), await noted()]
  const noteOnRequest = await notedOnRequest(context, project)
  // A server that returns what it has returned before is noticed only if it was read before.
  for (const read of feedsOf(user, project)) await ifPossible(read, null)
  const late = (await issue(context, project, user)).title
  const { name: nameOfUser } = (await user.call('getCurrentUser')).body
  const { path_with_namespace: fullPath } = (await user.call('getProject', { path: project.path })).body
  const activity: Activity = {
    user,
    other,
    nameOfUser,
    project,
    fullPath,
    elsewhere,
    titles: { ...titles, late },
    note,
    furtherNote,
    noteOnRequest,
    push: { before: project.commit, after, message: 'Add Größe.txt' },
    times: [start, await serverTime(context)],
  }
  await waitUntilListed(context, activity)
  return activity
})

async function issue(context: CheckContext, project: GivenProject, by: Actor) {
  const title = `${nonAsciiName} ${context.uniqueName('issue')}`
  const { id, path } = await givenIssue(context, { project, by, title })
  return { title, id, path }
}

async function notedOnRequest({ given }: CheckContext, project: GivenRepositoryProject): Promise<Noted> {
  const { id: noteable_id, path } = await given.openMergeRequest({ project })
  const body = 'On a merge request'
  const created = await project.owner.call('createMergeRequestNote', { path, body: { body } })
  const { id } = created.body
  return { id, body, noteable_id, noteable_type: 'MergeRequest', record: recordOf(created) }
}

/** A reopened, a closed and a merged merge request. */
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

/** The lists that have the activities of the user in the project. */
function feedsOf(user: Actor, { id: project_id }: GivenProject) {
  const feeds = [
    { operation: 'listEvents' },
    { operation: 'listUserEvents', path: { id: user.id } },
    { operation: 'listProjectEvents', path: { project_id } },
    { operation: 'listProjectEventsAtRoot', path: { project_id } },
  ] as const
  return feeds.map((feed) => () => user.sendUnchecked({ ...feed, query: { per_page: 100 } }, 'arrange'))
}

/** A server may add events to a list asynchronously. */
async function waitUntilListed(context: CheckContext, { user, project, titles }: Activity): Promise<void> {
  for (const read of feedsOf(user, project)) {
    await ifPossible(
      () =>
        context.eventually(read, (response) => response.values('target_title').includes(titles.late), 2_000),
      null,
    )
  }
}

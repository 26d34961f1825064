import type { MergeRequest } from '../record.ts'
import type { Project } from '../../projects/record.ts'
import { Failure, invalid, notFound, unlessMissing } from '../../../http/errors.ts'
import { created, ok, type Area, type BodyOf } from '../../../http/handler.ts'
import { copyObjects } from '../../../git/refs.ts'
import { mergeRequest } from '../presenter.ts'
import type { Services } from '../../../services.ts'
import type { Tx } from '../../../database/connection.ts'
import { addMissingLabels } from '../../labels/index.ts'
import {
  addMergeRequest,
  changeMergeRequest,
  mergeRequestNumbered,
  namesIn,
  openBetween,
  setLabels,
} from '../queries.ts'
import { touchProjects } from '../../projects/index.ts'
import { withSystemNotes } from '../../notes/commands.ts'
import { mergeRequestRecord } from '../relations.ts'
import { checkMergeRequest, mergeRequestChange } from '../attributes.ts'
import { newlyMentioned, tellChanged, tellOpened } from '../activity.ts'
import { transition } from '../transition.ts'

export const writing = {
  async createMergeRequest(request, services) {
    const { path, body, origin } = request
    const { find, authorize } = services
    const source = await find.project(path.id)
    authorize('create-merge-request', source)
    const target = await targetOf(services, source, body.target_project_id)
    await checkMergeRequest(body, target, services)
    const iid = await open(services, source, target, body)
    return created(mergeRequest(await mergeRequestRecord(services, target, iid), origin))
  },

  async updateMergeRequest(request, services) {
    const { path, body, origin } = request
    const { find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-merge-request', project)
    const before = await find.mergeRequest(project, path.merge_request_iid)
    authorize('update-merge-request', before)
    refuseNothing(body)
    await checkMergeRequest(body, project, services)
    await change(services, before, body)
    return ok(mergeRequest(await mergeRequestRecord(services, project, before.iid), origin))
  },

  async deleteMergeRequest({ path }, { db, find, authorize, now }) {
    const project = await find.project(path.id)
    authorize('delete-merge-request', project)
    const found = await unlessMissing(find.mergeRequest(project, path.merge_request_iid))
    if (found !== undefined) await changeMergeRequest(db, found.id, { deleted_at: now().toISOString() })
    return ok()
  },
} satisfies Partial<Area<'merge-requests', Services>>

/** The project that the merge request is to lead into: this one, its origin, or another fork of that. */
async function targetOf(
  { find, authorize }: Services,
  source: Project,
  id: number | undefined,
): Promise<Project> {
  const target = id === undefined || id === source.id ? source : await find.project(id)
  authorize('read-merge-request', target)
  if (!areRelated(source, target))
    throw invalid({ target_project_id: ['is not related to the source project by a fork'] })
  return target
}

/** The same project, one forked from the other, or both from a third. */
function areRelated(one: Project, other: Project): boolean {
  if (one.id === other.id) return true
  const [first, second] = [one.forked_from_project_id, other.forked_from_project_id]
  return first === other.id || second === one.id || (first !== null && first === second)
}

/** Opens the merge request and gives its number. */
async function open(
  services: Services,
  source: Project,
  target: Project,
  body: BodyOf<'createMergeRequest'>,
): Promise<number> {
  const { db, git, currentUser, now } = services
  const at = now().toISOString()
  const mentioned = await newlyMentioned(services, target, body)
  return db.transaction().execute(async (tx) => {
    await touchProjects(tx, [source.id, target.id], at)
    const head = await git(source.id, tx).branch(body.source_branch)
    if (head === undefined) throw invalid({ source_branch: ['does not exist'] })
    const branches = {
      source_project_id: source.id,
      source_branch: body.source_branch,
      target_project_id: target.id,
      target_branch: body.target_branch,
    }
    refuseLoop(branches)
    await refuseSecond(tx, branches, new Failure('conflict', { message: alreadyOpen }))
    if (source.id !== target.id) await copyObjects(tx, source.id, target.id, [head])
    const times = { created_at: at, updated_at: at }
    const added = { ...mergeRequestChange(body), ...branches, ...times, title: body.title.trim() }
    const row = await addMergeRequest(tx, { ...added, author_id: currentUser().id, head_sha: head })
    await setLabels(tx, row.id, await addMissingLabels(tx, target.id, namesIn(body.labels), at))
    await tellOpened(services, tx, row, mentioned)
    return row.iid
  })
}

const alreadyOpen = 'These branches have an open merge request already'

async function refuseSecond(
  tx: Tx,
  branches: Parameters<typeof openBetween>[1],
  refusal: Failure,
  own?: number,
): Promise<void> {
  const other = await openBetween(tx, branches)
  if (other !== undefined && other.id !== own) throw refusal
}

const attributes = [
  'target_branch',
  'title',
  'assignee_id',
  'description',
  'state_event',
  'labels',
  'milestone_id',
  'remove_source_branch',
] as const

function refuseNothing(body: BodyOf<'updateMergeRequest'>): void {
  if (attributes.every((name) => body[name] === undefined))
    throw new Failure('invalid', { message: `${attributes.join(', ')} are missing, one has to be given` })
}

async function change(
  services: Services,
  found: MergeRequest,
  body: BodyOf<'updateMergeRequest'>,
): Promise<void> {
  const { id, iid, project, source_project_id } = found
  const { db, currentUser, now } = services
  const at = now().toISOString()
  const mentioned = await newlyMentioned(services, project, body, found)
  await db.transaction().execute(async (tx) => {
    await touchProjects(tx, [project.id, source_project_id ?? project.id], at)
    const before = await mergeRequestNumbered(tx, project.id, iid)
    if (before === undefined) throw notFound('Merge Request')
    const given = mergeRequestChange(body)
    const branches = { ...before, target_branch: given.target_branch ?? before.target_branch }
    refuseLoop(branches)
    const moved = await transition(services, tx, branches, body)
    if ((moved.state ?? before.state) === 'opened')
      await refuseSecond(tx, branches, invalid({ target_branch: [alreadyOpen] }), id)
    await withSystemNotes(tx, id, { author_id: currentUser().id, now: at }, async () => {
      await changeMergeRequest(tx, id, { ...given, ...moved, updated_at: at })
      if (body.labels !== undefined)
        await setLabels(tx, id, await addMissingLabels(tx, project.id, namesIn(body.labels), at))
    })
    await tellChanged(services, tx, before, { ...given, ...moved }, mentioned)
  })
}

function refuseLoop(branches: Parameters<typeof openBetween>[1]): void {
  const { source_project_id, source_branch, target_project_id, target_branch } = branches
  if (source_project_id === target_project_id && source_branch === target_branch)
    throw invalid({ target_branch: ['must be another than the source branch'] })
}

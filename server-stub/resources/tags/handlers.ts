/** Tags and releases. Spec: document 3, "Tags and releases". */
import type { Project } from '../projects/record.ts'
import { check, filled } from '../../http/check.ts'
import { Failure, notFound } from '../../http/errors.ts'
import { created, list, ok, refuse, slice, type Area } from '../../http/handler.ts'
import { tagRef } from '../../git/ref-name.ts'
import type { Tag } from '../../git/types.ts'
import { release, tag, type TagRecord } from './presenter.ts'
import type { Services } from '../../services.ts'
import { addRelease, changeRelease, releasesOf } from './queries.ts'
import { onConstraintViolation } from '../../database/constraints.ts'
import { signatureOf } from '../commits/commands.ts'
import { moveTag } from './commands.ts'
import { unfitRefName } from '../branches/attributes.ts'

export const tags = {
  async listTags(request, services) {
    const { path, paging } = request
    const { find, authorize, git } = services
    const project = await find.project(path.id)
    authorize('read-code', project)
    const page = slice((await git(project.id).tags()).toReversed(), paging)
    return list({ ...page, rows: await tagRecords(services, project, page.rows) }, tag)
  },

  async createTag(request, services) {
    const { path, body } = request
    const { find, authorize, git } = services
    const project = await find.project(path.id)
    authorize('push-code', project)
    const { tag_name: name, ref, message = '', release_description: notes = '' } = body
    const unfit = unfitRefName(name)
    if (typeof unfit === 'string') return refuse(405, `Tag name ${unfit}`)
    const commit = await git(project.id).resolve(ref)
    if (commit === undefined) return refuse(405, `Target ${ref} does not exist`)
    const added = await addTag(services, project, { name, commit, message }, notes)
    if (!added) return refuse(405, `Tag ${name}, or one that is in its way, already exists`)
    return created(tag(await findTag(services, project, name)))
  },

  async getTag(request, services) {
    const { path } = request
    const { find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-code', project)
    return ok(tag(await findTag(services, project, path.tag_name)))
  },

  async deleteTag(request, services) {
    const { path } = request
    const { find, authorize, git, withRef } = services
    const project = await find.project(path.id)
    authorize('push-code', project)
    const found = await git(project.id).tag(path.tag_name)
    if (found === undefined) return ok()
    const move = { projectId: project.id, name: found.name, from: found.oid, to: null }
    await withRef<boolean>(
      project.id,
      tagRef(found.name),
      async (tx, _oid, undo) => (await moveTag(tx, move)) || undo(false),
    )
    return ok()
  },

  async createRelease(request, services) {
    const { path, body } = request
    const { db, find, authorize, now } = services
    const project = await find.project(path.id)
    authorize('push-code', project)
    check({ description: [filled(body.description)] })
    const { name } = await findTag(services, project, path.tag_name)
    const row = releaseRow(project, name, body.description, now())
    return created(release(await onConstraintViolation(addRelease(db, row), released)))
  },

  async updateRelease(request, services) {
    const { path, body } = request
    const { db, find, authorize, now } = services
    const project = await find.project(path.id)
    authorize('push-code', project)
    check({ description: [filled(body.description)] })
    const { name } = await findTag(services, project, path.tag_name)
    const row = await changeRelease(db, releaseRow(project, name, body.description, now()))
    if (row === undefined) throw notFound('Release')
    return ok(release(row))
  },
} satisfies Area<'tags', Services>

const released = {
  release_by_project_id_tag_name: () => new Failure('conflict', { message: 'Release already exists' }),
}

function releaseRow({ id }: Project, tag_name: string, description: string, now: Date) {
  const at = now.toISOString()
  return { project_id: id, tag_name, description, created_at: at, updated_at: at }
}

async function findTag(services: Services, project: Project, name: string): Promise<TagRecord> {
  const found = await services.git(project.id).tag(name)
  const [record] = found === undefined ? [] : await tagRecords(services, project, [found])
  if (record === undefined) throw notFound('Tag')
  return record
}

async function tagRecords(
  { db, git }: Services,
  project: Project,
  rows: readonly Tag[],
): Promise<TagRecord[]> {
  const releases = await releasesOf(
    db,
    project.id,
    rows.map(({ name }) => name),
  )
  const records: TagRecord[] = []
  for (const { name, message, commit: oid } of rows) {
    const commit = await git(project.id).commit(oid)
    if (commit !== undefined) records.push({ name, message, commit, release: releases.get(name) ?? null })
  }
  return records
}

/** A message makes it an annotated tag. False when the name is taken. */
async function addTag(
  services: Services,
  project: Project,
  { name, commit, message }: { name: string; commit: string; message: string },
  notes: string,
): Promise<boolean> {
  const { now, withRef } = services
  return withRef<boolean>(project.id, tagRef(name), async (tx, present, undo) => {
    if (present !== null) return undo(false)
    const annotation = { name, commit, message, tagger: signatureOf(services) }
    const oid = message === '' ? commit : await tx.git(project.id).writeTag(annotation)
    if (!(await moveTag(tx, { projectId: project.id, name, from: null, to: oid }))) return undo(false)
    if (notes !== '') await addRelease(tx.db, releaseRow(project, name, notes, now()))
    return true
  })
}
